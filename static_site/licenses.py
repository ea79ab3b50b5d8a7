"""Adds to the `licenses.txt` of a page what lies in its folder `py`: Pyodide, Python and the packages beside ours."""

from __future__ import annotations

import json
from collections.abc import Iterator
from email import message_from_bytes
from pathlib import Path
from typing import Final

from static_site import archive, python

FILE: Final = "licenses.txt"
TEXTS: Final = python.ROOT / "LICENSES"
RULE: Final = "=" * 80
HEADING: Final = "With Python in the browser come these programs."


def add(page: Path) -> None:
    """Once: what an earlier build added is written anew. A build of the page alone has none of it."""
    path = page / FILE
    of_page = path.read_text("utf-8").partition(f"\n\n{HEADING}")[0]
    path.write_text("\n\n".join([of_page, HEADING, *sections()]), "utf-8")


def sections() -> Iterator[str]:
    pyodide = json.loads((python.PYODIDE / "package.json").read_text("utf-8"))
    listed = json.loads((python.PYODIDE / python.NO_PACKAGES).read_text("utf-8"))
    yield section("pyodide", pyodide["version"], pyodide["license"], common(pyodide["license"]))
    yield section("Libraries in pyodide", pyodide["version"], "several", common("pyodide-libraries"))
    yield section("CPython", listed["info"]["python"], "Python-2.0", common("Python-2.0"))
    for wheel in python.downloaded():
        yield of_wheel(archive.read(wheel))


def common(name: str) -> str:
    """The text of a license, for programs that bring none."""
    return (TEXTS / f"{name}.txt").read_text("utf-8")


def of_wheel(files: dict[str, bytes]) -> str:
    told = message_from_bytes(next(data for name, data in files.items() if name.endswith(".dist-info/METADATA")))
    texts = [data.decode() for name, data in files.items() if ".dist-info/licenses/" in name]
    return section(told["Name"], told["Version"], told["License-Expression"], "\n\n".join(texts))


def section(name: str, version: str, license_: str, text: str) -> str:
    return f"{RULE}\n{name} {version} ({license_})\n{RULE}\n\n{text.strip()}\n"
