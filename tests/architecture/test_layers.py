"""The arrows of the house: imports go down only."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_imports_go_down_only() -> None:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout


def test_the_core_imports_without_any_third_party() -> None:
    """A fresh interpreter without site-packages can play: the core needs nothing."""
    code = "import openps.cli.main, openps.lab.simulate, sys; print(sorted({m.split('.')[0] for m in sys.modules}))"
    done = subprocess.run(
        [sys.executable, "-S", "-c", code],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": str(ROOT / "src")},
    )

    assert done.returncode == 0, done.stderr


IN_A_TAB = "what runs in a browser's tab needs no server, no process and no other package"
BROKEN = {
    "only the full screen knows its toolkit": ("tables/pace.py", "import textual"),
    "the server never sees the store": ("server/app.py", "from openps.store import door"),
    IN_A_TAB: (
        "desk/pulse.py",
        "import sqlalchemy",
    ),
    "clients never see a state": ("client/seat.py", "from openps.engine.match import Match"),
}


def test_what_the_architecture_promises_is_checked(tmp_path: Path) -> None:
    """A server that opens the store itself, or a client that holds a match, breaks the contract that says so."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "static", "data"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for file, line in BROKEN.values():
        module = tmp_path / "src" / "openps" / file
        module.write_text(f"{module.read_text()}\n{line}\n")
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, env=environment)

    broken = [line.removesuffix(" BROKEN") for line in done.stdout.splitlines() if line.endswith(" BROKEN")]
    assert broken == list(BROKEN), done.stdout
