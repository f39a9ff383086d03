"""Runs every Python sample of a folder that serves something, all at once in one process."""

import pathlib
import sys
import threading

for file in pathlib.Path(sys.argv[1]).glob("*.py"):
    code = compile(file.read_text("utf-8"), file, "exec")
    threading.Thread(target=exec, args=(code, {"__name__": "__main__"})).start()
