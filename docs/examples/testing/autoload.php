<?php
// Loads the packages of http_foundation.php and psr7.php that are installed on this machine, in the place of Composer.
declare(strict_types=1);
require __DIR__ . '/../parlance/autoload.php';

foreach (['Symfony/Component/HttpFoundation/autoload.php', 'GuzzleHttp/Psr7/autoload.php'] as $file) {
    if (stream_resolve_include_path($file) !== false) {
        require_once $file;
    }
}
