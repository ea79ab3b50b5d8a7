"""Gives `make play` and `make serve` the compiled core, where this machine has a C compiler.

The first start waits for nothing: it takes the pure core, and the compiled one is made beside it, at the lowest
priority, for the starts to come. What was made of other sources or for another Python is not taken. The rest of
openps comes from the sources themselves, by links.

    python fast_core.py path    prints what PYTHONPATH should be: with that folder, where it is there, before the rest
    python fast_core.py make    makes it, where it is missing and can be made
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import shutil
import signal
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
HARDLY = 19  # how far it steps back behind everybody else


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


def make() -> None:
    """Once at a time: two servers of one folder do not compile twice. Where it fails, the pure core stays."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell tells what runs beside it to ignore it
    with contextlib.suppress(BlockingIOError), alone():
        if where() is None and can_compile():
            os.nice(HARDLY)
            made_of = stamp()
            with (FAST.parent / "core.log").open("w") as log:  # who plays is not interested
                try:
                    compile_all(log)
                    put_together(made_of)
                except (OSError, subprocess.CalledProcessError) as error:
                    log.write(f"{error}\n")


@contextlib.contextmanager
def alone() -> Iterator[None]:
    FAST.parent.mkdir(exist_ok=True)
    with (FAST.parent / "core.lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield


def compile_all(log: TextIO) -> None:
    def run(*command: str) -> None:
        subprocess.run(command, check=True, stdout=log, stderr=subprocess.STDOUT)

    run(sys.executable, "-m", "venv", str(TOOLS))
    python = str(TOOLS / "bin" / "python")
    run(python, "-m", "pip", "--disable-pip-version-check", "install", "--require-hashes", "-r", str(LOCKED))
    run(python, str(ROOT / "compile_core.py"), str(WORK), "1")


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
        make()
    elif sys.argv[1:] == ["path"]:
        sys.stdout.write(path() + "\n")
    else:
        sys.exit(__doc__)
