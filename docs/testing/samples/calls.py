"""Runs every Python sample of a folder, one after the other in one process; a line says which."""

import pathlib
import sys

for file in sorted(pathlib.Path(sys.argv[1]).glob("*.py")):
    print("===", file.stem, flush=True)
    exec(compile(file.read_text("utf-8"), file, "exec"), {"__name__": "__main__"})
