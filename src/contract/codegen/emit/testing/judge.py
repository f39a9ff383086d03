"""Reads lines `[interface, schema, message]` from a file. Prints for each line the JSON pointers of the message's faults, as JSON."""

import importlib
import json
import sys

from parlance.faults import parse

with open(sys.argv[1], "rb") as lines:
    for line in lines:
        interface, schema, message = parse(line)
        faults = importlib.import_module(f"parlance.{interface}").faults_of(schema, message)
        print(json.dumps([fault.path for fault in faults]))
