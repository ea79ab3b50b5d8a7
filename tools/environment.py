"""Makes a Python environment beside its place and renames it when it is whole.

    python3 tools/environment.py FOLDER [PIP ARGUMENTS ... [-- PIP ARGUMENTS ...]]

Each group of arguments is one `pip install` in the new environment. If a run fails or is interrupted, FOLDER stays
as it was, and the next run starts again from nothing.
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
PIP = ("-m", "pip", "--disable-pip-version-check", "--quiet", "install")
TOO_OLD = "openps needs Python %d.%d or newer, and this is %d.%d. Name another one: make PYTHON=python3.12 ..."
NO_VENV = "openps needs Python's venv module. On Debian or Ubuntu type: sudo apt install python3-venv. Then try again."
FAILED = "The environment %s could not be made; the lines above say why. Nothing is left half-made: just try again."


def main(folder: str, *arguments: str) -> None:
    if sys.version_info < OLDEST:
        sys.exit(TOO_OLD % (*OLDEST, *sys.version_info[:2]))
    place = Path(folder).absolute()
    aside = place.with_name(place.name + ".new")
    shutil.rmtree(aside, ignore_errors=True)
    try:
        create(aside)
        for group in groups(arguments):
            run(aside / "bin" / "python", *PIP, *group)
    except subprocess.CalledProcessError:
        shutil.rmtree(aside, ignore_errors=True)
        sys.exit(FAILED % folder)
    relocate(aside, place)
    shutil.rmtree(place, ignore_errors=True)
    aside.rename(place)


def create(folder: Path) -> None:
    """With venv and its pip, else with uv, else with the pip of this machine."""
    if has("venv") and has("ensurepip"):
        run(sys.executable, "-m", "venv", folder)
    elif shutil.which("uv"):
        run("uv", "venv", "--quiet", "--seed", "--python", sys.executable, folder)
    elif has("venv") and has("pip"):
        run(sys.executable, "-m", "venv", "--without-pip", folder)
        run(sys.executable, *PIP[:-1], "--python", folder / "bin" / "python", "install", "pip")
    else:
        sys.exit(NO_VENV)


def has(module: str) -> bool:
    """Debian leaves parts of the standard library out until their package is installed."""
    return importlib.util.find_spec(module) is not None


def groups(arguments: tuple[str, ...]) -> list[list[str]]:
    made: list[list[str]] = [[]]
    for argument in arguments:
        if argument == "--":
            made.append([])
        else:
            made[-1].append(argument)
    return [group for group in made if group]


def run(*command: str | Path) -> None:
    subprocess.run([str(part) for part in command], check=True)


def relocate(aside: Path, place: Path) -> None:
    """Scripts begin with the path of their Python: let them name the place where the folder goes."""
    for path in [aside / "pyvenv.cfg", *(aside / "bin").iterdir()]:
        if path.is_file() and not path.is_symlink():
            old = path.read_bytes()
            path.write_bytes(old.replace(aside.name.encode(), place.name.encode()))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
