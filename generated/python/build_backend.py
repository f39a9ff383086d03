# Copied from src/contract/codegen/emit/python/runtime/build_backend.py by `npm run generate`. Change it there.

"""Builds the wheel and the sdist, and needs only the standard library: `pip install .` or `python3 build_backend.py`."""

import base64
import gzip
import hashlib
import io
import os
import re
import sys
import tarfile
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
EPOCH = (1980, 1, 1, 0, 0, 0)


def _project():
    with open(os.path.join(HERE, "pyproject.toml"), encoding="utf-8") as file:
        text = file.read()
    return [re.search(rf'^{key} = "(.+)"$', text, re.M)[1] for key in ("name", "version", "requires-python", "description")]


NAME, VERSION, PYTHON, SUMMARY = _project()
STEM = f"{NAME.replace('-', '_')}-{VERSION}"


def _file(path):
    with open(os.path.join(HERE, path), "rb") as file:
        return file.read()


def _modules():
    names = sorted(name for name in os.listdir(os.path.join(HERE, "parlance")) if name.endswith((".py", ".typed")))
    return {f"parlance/{name}": _file(f"parlance/{name}") for name in names}


def _metadata():
    head = f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {VERSION}\nSummary: {SUMMARY}\nLicense: MIT\n"
    return f"{head}Requires-Python: {PYTHON}\nDescription-Content-Type: text/markdown\n\n".encode() + _file("README.md")


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel, and returns its file name (PEP 517)."""
    info = f"{STEM}.dist-info"
    wheel = b"Wheel-Version: 1.0\nGenerator: parlance\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    files = {**_modules(), f"{info}/METADATA": _metadata(), f"{info}/WHEEL": wheel}
    record = ""
    for path, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        record += f"{path},sha256={digest},{len(content)}\n"
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    name = f"{STEM}-py3-none-any.whl"
    with zipfile.ZipFile(os.path.join(wheel_directory, name), "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in files.items():
            entry = zipfile.ZipInfo(path, EPOCH)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            archive.writestr(entry, content)
    return name


def build_sdist(sdist_directory, config_settings=None):
    """Writes the sdist, and returns its file name (PEP 517)."""
    files = {path: _file(path) for path in ("pyproject.toml", "README.md", "build_backend.py")}
    files.update(_modules())
    files["PKG-INFO"] = _metadata()
    name = f"{STEM}.tar.gz"
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for path, content in files.items():
            entry = tarfile.TarInfo(f"{STEM}/{path}")
            entry.size, entry.mode = len(content), 0o644
            archive.addfile(entry, io.BytesIO(content))
    with open(os.path.join(sdist_directory, name), "wb") as file:
        file.write(gzip.compress(buffer.getvalue(), mtime=0))
    return name


if __name__ == "__main__":
    target = sys.argv[1] if len(sys.argv) > 1 else "dist"
    os.makedirs(target, exist_ok=True)
    print(os.path.join(target, build_wheel(target)))
    print(os.path.join(target, build_sdist(target)))
