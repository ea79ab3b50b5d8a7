"""Tries wheels as a stranger would: each in a new environment, far from this folder, on the golden records.

    python bench/try_wheels.py dist/*.whl

A wheel for any machine must bring the pure core, one for this machine the compiled one, and both must read the golden
records and find every line as it was written.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
WHICH = "from openps.lab.bench import core; print(core())"


def main(wheels: list[str]) -> None:
    if not wheels:
        raise SystemExit("Name the wheels that shall be tried.")
    for wheel in wheels:
        with tempfile.TemporaryDirectory() as folder:
            try_wheel(Path(wheel).absolute(), Path(folder))


def try_wheel(wheel: Path, folder: Path) -> None:
    venv.create(folder / "new", with_pip=True)
    python = folder / "new" / ("Scripts" if os.name == "nt" else "bin") / "python"
    run(folder, python, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", str(wheel))
    wanted = "pure" if wheel.name.endswith("-none-any.whl") else "compiled"
    core = run(folder, python, "-c", WHICH).strip()
    if core != wanted:
        raise SystemExit(f"{wheel.name}: the core is {core}, not {wanted}")
    records = sorted(GOLDEN.glob("*/*.jsonl"))
    for record in records:
        run(folder, python, "-m", "openps", "verify", str(record))
    print(f"{wheel.name}: {core}, {len(records)} golden records verified")


def run(folder: Path, python: Path, *command: str) -> str:
    """In that environment, and not in this folder: the checkout must not stand before the wheel."""
    return subprocess.run([str(python), *command], check=True, capture_output=True, text=True, cwd=folder).stdout


if __name__ == "__main__":
    main(sys.argv[1:])
