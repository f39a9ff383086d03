"""Says of each request of a file whether the printed function takes its signature for right."""

import json
import pathlib
import sys

printed, cases = (pathlib.Path(name).read_text("utf-8") for name in sys.argv[1:])
exec(printed)
print(json.dumps([
    is_signed(case["headers"], case["body"].encode(), case["secret"], case["now"]) for case in json.loads(cases)
]))
