<?php
// Copied from src/contract/codegen/emit/php/runtime/autoload.php by `npm run generate`. Change it there.

// Loads the classes of the package in a program without Composer: require 'parlance/autoload.php';
declare(strict_types=1);

spl_autoload_register(function (string $class): void {
    $file = __DIR__ . '/src/' . str_replace('\\', '/', substr($class, strlen('Parlance\\'))) . '.php';
    if (str_starts_with($class, 'Parlance\\') && is_file($file)) {
        require $file;
    }
});
