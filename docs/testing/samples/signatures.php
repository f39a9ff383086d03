<?php
// Says of each request of a file whether the printed function takes its signature for right.
require $argv[1];
$verdicts = [];
foreach (json_decode(file_get_contents($argv[2]), true) as $case) {
    $server = [];
    foreach ($case['headers'] as $name => $value) {
        $server['HTTP_' . strtr(strtoupper($name), '-', '_')] = $value;
    }
    $verdicts[] = isSigned($server, $case['body'], $case['secret'], $case['now']);
}
echo json_encode($verdicts);
