"""Compiles rules and bots for `make play` and `make serve`, once and only when asked (`make fast`).

What was compiled from other sources or for another Python is not used. Everything that isn't compiled comes from the
sources themselves, by links.

    python fast_core.py path    prints what PYTHONPATH should be: with the compiled folder, where it is up to date
    python fast_core.py make    compiles, unless that was done already
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from compile_core import FLOORS, HOUSE

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "openps"
FAST = ROOT / "build" / "fast"
WORK = ROOT / "build" / "core"
TOOLS = ROOT / ".venv-core"
LOCKED = ROOT / "requirements-core.txt"
STAMP = "made-of"
LOWEST_PRIORITY = 19

STARTED = (
    "Compiling rules and bots takes about ten minutes of one processor. Ctrl-C stops it, and you can play meanwhile."
)
DONE = "Done. From the next start on, `make play` and `make serve` use it, until the sources change."
UP_TO_DATE = "Rules and bots are compiled already."
STOPPED = "\nStopped; nothing was changed."
RUNNING = "They are being compiled already, by another `make fast`."
NO_COMPILER = "A C compiler or Python's headers are missing. On Debian or Ubuntu: sudo apt install gcc python3-dev"
FAILED = "It could not be compiled, and openps plays without it. %s says why."


def stamp() -> str:
    """What a compiled core is made of: these sources, the way they are compiled, this Python."""
    told = hashlib.sha256(str(sysconfig.get_config_var("EXT_SUFFIX")).encode())
    for path in [ROOT / "compile_core.py", LOCKED, *sources()]:
        told.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return told.hexdigest()


def sources() -> list[Path]:
    return sorted(path for floor in floors() for path in floor.rglob("*") if is_source(path))


def floors() -> list[Path]:
    """The folders of which something is compiled."""
    house = {(PACKAGE / module).parent for module in HOUSE}
    return sorted(house | {folder for floor in FLOORS for folder in PACKAGE.glob(floor)})


def is_source(path: Path) -> bool:
    return path.is_file() and "__pycache__" not in path.parts and path.suffix != ".so"


def where() -> Path | None:
    """The folder with the compiled core, if it was made of what is here now."""
    made = FAST / STAMP
    return FAST if made.is_file() and made.read_text("utf-8") == stamp() else None


def path() -> str:
    """Whatever else stands on the path of the person stays there, such as a game of their own."""
    return os.pathsep.join([str(one) for one in (where(), os.environ.get("PYTHONPATH")) if one])


def can_compile() -> bool:
    """A compiler alone is not enough: Python's headers are a package of their own on many machines."""
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    return os.name == "posix" and shutil.which(compiler) is not None and headers.is_file()


def make() -> str:
    """Compile, at the lowest priority and once at a time. Returns what to tell the person who asked."""
    if where() is not None:
        return UP_TO_DATE
    if not can_compile():
        sys.exit(NO_COMPILER)
    with alone():
        print(STARTED, flush=True)
        os.nice(LOWEST_PRIORITY)
        made_of = stamp()
        with FAST.with_name("core.log").open("w") as log:
            try:
                compile_all(log)
                put_together(made_of)
            except (OSError, subprocess.CalledProcessError) as error:
                log.write(f"{error}\n")
                sys.exit(FAILED % log.name)
            except KeyboardInterrupt:
                sys.exit(STOPPED)
    return DONE


@contextlib.contextmanager
def alone() -> Iterator[None]:
    FAST.parent.mkdir(exist_ok=True)
    with (FAST.parent / "core.lock").open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            sys.exit(RUNNING)
        yield


def compile_all(log: TextIO) -> None:
    def run(*command: str) -> None:
        subprocess.run(command, check=True, stdout=log, stderr=subprocess.STDOUT)

    run(sys.executable, str(ROOT / "tools" / "environment.py"), str(TOOLS), "--require-hashes", "-r", str(LOCKED))
    run(str(TOOLS / "bin" / "python"), str(ROOT / "compile_core.py"), str(WORK), "1")


def put_together(made_of: str) -> None:
    """Floors with something compiled, and links to all others. Whole or not at all: it is moved to its place."""
    new = FAST.with_name("fast.new")
    shutil.rmtree(new, ignore_errors=True)
    lay_out(PACKAGE, new)
    for library in [*WORK.glob("*.so"), *(WORK / "openps").rglob("*.so")]:
        shutil.copy(library, new / library.relative_to(WORK))
    (new / STAMP).write_text(made_of, "utf-8")
    shutil.rmtree(FAST, ignore_errors=True)
    new.rename(FAST)


def lay_out(folder: Path, new: Path) -> None:
    """Copies of the floors of which something is compiled, as a library must lie beside its source."""
    here = new / folder.relative_to(PACKAGE.parent)
    if folder in floors():
        shutil.copytree(folder, here, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        return
    here.mkdir(parents=True)
    for path in folder.iterdir():
        if path.is_dir() and any(floor.is_relative_to(path) for floor in floors()):
            lay_out(path, new)
        elif path.name != "__pycache__":
            (here / path.name).symlink_to(path)


if __name__ == "__main__":
    if sys.argv[1:] == ["make"]:
        print(make())
    elif sys.argv[1:] == ["path"]:
        sys.stdout.write(path() + "\n")
    else:
        sys.exit(__doc__)
