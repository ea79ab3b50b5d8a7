"""Environments are made aside: a run that fails leaves nothing behind, and says in one sentence what to install."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "environment.py"
# What Debian's Python says of itself before python3-venv is installed.
WITHOUT = """
import importlib.util, runpy, sys
found = importlib.util.find_spec
importlib.util.find_spec = lambda name: None if name in {missing} else found(name)
sys.argv = ["environment.py", *sys.argv[1:]]
runpy.run_path({tool!r}, run_name="__main__")
"""


def made(folder: Path, *arguments: str, missing: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    program = WITHOUT.format(missing=missing, tool=str(TOOL))
    command = [sys.executable, "-c", program, str(folder), *arguments]
    alone = {**os.environ, "PATH": str(folder)}  # no uv
    return subprocess.run(command, capture_output=True, text=True, env=alone, check=False)


def test_an_environment_stands_at_its_place_and_its_scripts_know_it(tmp_path: Path) -> None:
    place = tmp_path / ".venv"
    done = made(place)

    assert (done.returncode, done.stderr) == (0, "")
    assert os.listdir(tmp_path) == [".venv"]
    said = subprocess.run([place / "bin" / "pip", "--version"], capture_output=True, text=True, check=True)
    assert str(place) in said.stdout
    assert ".venv.new" not in (place / "bin" / "activate").read_text("utf-8")


def test_a_package_that_cannot_be_had_leaves_the_old_environment(tmp_path: Path) -> None:
    place = tmp_path / ".venv"
    place.mkdir()
    (place / "old").touch()
    (tmp_path / ".venv.new").mkdir()  # from a run that was interrupted
    failed = made(place, "--no-index", "no-such-package")

    assert failed.returncode == 1
    assert failed.stderr.splitlines()[-1].endswith("Nothing is left half-made: just try again.")
    assert sorted(path.name for path in tmp_path.rglob("*")) == [".venv", "old"]


def test_a_python_without_venv_says_what_to_install_and_leaves_nothing(tmp_path: Path) -> None:
    failed = made(tmp_path / ".venv", missing=("ensurepip", "pip"))

    assert failed.returncode == 1
    assert failed.stderr.count("\n") == 1
    assert "sudo apt install python3-venv" in failed.stderr
    assert list(tmp_path.iterdir()) == []
