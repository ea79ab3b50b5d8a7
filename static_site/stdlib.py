"""Which modules of the standard library go into the browser: what ours import, what those import, and so on.

Imports are read line by line and not by a parser: the library is that of a newer Python than the one that builds, and
a line of a docstring that looks like an import only keeps a module too much.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import PurePosixPath
from typing import Final

IMPORT: Final = re.compile(
    r"^[ \t]*(?:from[ \t]+(\.*[\w.]*)[ \t]+import[ \t]*(\([^)]*\)|[^#\n]*)|import[ \t]+([\w., \t]+))", re.MULTILINE
)
NAME: Final = re.compile(r"\w+(?:\.\w+)*")
PACKAGE: Final = "__init__"

BEGINNINGS: Final = (
    "encodings.ascii",
    "encodings.cp437",  # of names in archives
    "encodings.latin_1",
    "encodings.utf_8",
    "encodings.utf_8_sig",
    "encodings.idna",
    "encodings.unicode_escape",
    "importlib",
    "linecache",
    "os",
    "site",
    "traceback",
    "zipimport",
)
"""What the interpreter needs to begin, and to say what went wrong."""
WHOLE: Final = ("_pyodide", "pyodide")
"""What is called from JavaScript: no import tells of it."""

NEVER: Final = frozenset(
    {
        "_aix_support", "_android_support", "_apple_support", "_ios_support", "_osx_support",  # other systems
        "_pyrepl", "bdb", "cmd", "doctest", "pdb", "profile", "pydoc", "pydoc_data", "rlcompleter",
        "unittest", "test", "idlelib", "turtledemo", "ensurepip", "venv", "tkinter",  # for whoever writes programs
        "ctypes", "multiprocessing", "concurrent.futures.process", "concurrent.interpreters",
        "ssl", "smtplib", "ftplib", "http.server", "socketserver", "xmlrpc", "wsgiref", "webbrowser",
        "asyncio.windows_events", "asyncio.windows_utils", "asyncio.__main__",
        "asyncio.tools", "sqlite3", "dbm", "shelve", "optparse", "getpass", "tarfile", "lzma", "bz2",
        "xml", "pyexpat", "plistlib", "http.cookiejar", "concurrent.futures.interpreter", "pyodide.console",
        "mailbox", "zoneinfo", "curses", "compression.zstd",
    }
)  # fmt: skip
"""What others import for cases that a tab of a browser never comes to: no processes, no sockets, no terminal."""


def module_of(path: str) -> str:
    """`json/decoder.py` is `json.decoder`, `json/__init__.py` is `json`."""
    parts = PurePosixPath(path).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == PACKAGE else parts)


def imported(source: str, package: str) -> set[str]:
    """Every name that may be a module, also in functions; `package` is where relative imports begin."""
    found = set()
    for start, names, plain in IMPORT.findall(source):
        if plain:
            found |= {part.split()[0] for part in plain.split(",") if part.split()}
        else:
            base = absolute(start, package)
            found |= {base, *(f"{base}.{name}" for name in NAME.findall(names))}
    return found


def absolute(start: str, package: str) -> str:
    name = start.lstrip(".")
    if name == start:
        return start
    parts = package.split(".")
    kept = parts[: len(parts) - (len(start) - len(name)) + 1]
    return ".".join([*kept, *([name] if name else [])])


def is_never(module: str) -> bool:
    parts = module.split(".")
    return any(".".join(parts[:length]) in NEVER for length in range(1, len(parts) + 1))


def used(library: Mapping[str, str], ours: Iterable[str]) -> set[str]:
    """The files of the library, by path, that our sources lead to."""
    paths = {module_of(path): path for path in library if path.endswith(".py")}
    wanted = [*BEGINNINGS, *(module for module in paths if module.partition(".")[0] in WHOLE)]
    for source in ours:
        wanted += imported(source, "")
    kept: set[str] = set()
    while wanted:
        module = wanted.pop()
        if module in kept or module not in paths or is_never(module):
            continue
        kept.add(module)
        wanted += following(module, paths[module], library)
    return {paths[module] for module in kept}


def following(module: str, path: str, library: Mapping[str, str]) -> set[str]:
    """What a module brings along: what it imports, and the packages that it lies in."""
    parent = module.rpartition(".")[0]
    package = module if path.endswith(f"{PACKAGE}.py") else parent
    return imported(library[path], package) | ({parent} if parent else set())


def missing_at_once(library: Mapping[str, str], kept: Iterable[str]) -> set[tuple[str, str]]:
    """Modules that are left out although one that is kept imports them as soon as it is imported itself."""
    at_once = {path: "\n".join(line for line in library[path].split("\n") if line[:1] not in " \t") for path in kept}
    paths = {module_of(path): path for path in library}
    gone = {module for module in paths if paths[module] not in at_once}
    return {(path, module) for path, source in at_once.items() for module in imported(source, _package_of(path)) & gone}


def _package_of(path: str) -> str:
    module = module_of(path)
    return module if path.endswith(f"{PACKAGE}.py") else module.rpartition(".")[0]
