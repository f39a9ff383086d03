<?php
// Reads lines `[interface, schema, message]` from a file. Prints for each line the JSON pointers of the message's faults, as JSON.
declare(strict_types=1);
require $argv[1];

foreach (new SplFileObject($argv[2], 'r') as $line) {
    if ($line === '') {
        continue;
    }
    [$interface, $schema, $message] = Parlance\Json::parse($line);
    $schemas = constant('Parlance\\' . ucfirst($interface) . '\\Messages::SCHEMAS');
    $faults = Parlance\Validator::faultsOf($schemas, $schema, $message);
    echo json_encode(array_column($faults, 'path'), JSON_UNESCAPED_SLASHES), "\n";
}
