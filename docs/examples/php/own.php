<?php
// Functions that the examples share: reading environment variables, storing files, and printing to the terminal.
declare(strict_types=1);

/** Returns the value of an environment variable. Without a value and a default, it prints an error and exits. */
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

/** Returns a folder for data that must outlive a request. PHP keeps nothing in memory between two requests. */
function memory(string $name): string
{
    $folder = setting('MEMORY', sys_get_temp_dir() . '/parlance-php') . "/$name";
    if (!is_dir($folder)) {
        @mkdir($folder, 0700, true);
    }
    return $folder;
}
