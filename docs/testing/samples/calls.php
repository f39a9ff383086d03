<?php
// Runs every PHP sample of a folder, one after the other in one process; a line says which.
foreach (glob("$argv[1]/*.php") as $file) {
    echo "\n=== ", basename($file, '.php'), "\n";
    (static fn() => require $file)();
}
