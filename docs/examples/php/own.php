<?php
// What the examples share: settings of the environment, a folder, and lines in the terminal.
declare(strict_types=1);

/** The value of a variable of the environment. */
function setting(string $name, ?string $default = null): string
{
    $value = getenv($name) ?: $default;
    if ($value === null) {
        say("The environment has no $name. Set it before php: $name=... php -S ...");
        http_response_code(500);
        exit(1);
    }
    return $value;
}

/** Writes a line to the terminal. */
function say(string $line): void
{
    file_put_contents('php://stderr', "$line\n");
}

/** PHP keeps nothing in memory from one request to the next: this folder does. */
function memory(string $name): string
{
    $folder = setting('MEMORY', sys_get_temp_dir() . '/parlance-php') . "/$name";
    if (!is_dir($folder)) {
        @mkdir($folder, 0700, true);
    }
    return $folder;
}
