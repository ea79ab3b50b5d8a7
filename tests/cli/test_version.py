"""Which commit an openps was made from, wherever it says its version."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from openps import __version__, version
from openps.cli import main as command

GIT = ("git", "-c", "user.name=A", "-c", "user.email=a@games.example", "-c", "commit.gpgsign=false")
SOURCE = Path(version.__file__)


def commit_of(module: Path) -> str:
    """What a copy of the module says, in a Python of its own."""
    asked = f"import runpy; print(runpy.run_path({str(module)!r})['commit']())"
    return subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout.strip()


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The module in the place that it has in a checkout."""
    package = tmp_path / "src" / "openps"
    package.mkdir(parents=True)
    return Path(shutil.copy(SOURCE, package))


def run_git(folder: Path, *asked: str) -> str:
    return subprocess.run([*GIT, *asked], cwd=folder, capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.skipif(shutil.which("git") is None, reason="asks git")
def test_a_checkout_says_its_commit_and_whether_files_were_changed(tmp_path: Path, copied: Path) -> None:
    run_git(tmp_path, "init", "--quiet")
    run_git(tmp_path, "add", ".")
    run_git(tmp_path, "commit", "--quiet", "--message", "All")
    run_git(tmp_path, "tag", "v1")
    short = run_git(tmp_path, "rev-parse", "--short=10", "HEAD")
    assert commit_of(copied) == short
    copied.write_text(copied.read_text("utf-8") + "\n", "utf-8")
    assert commit_of(copied) == f"{short}-dirty"


def test_what_was_built_says_what_the_build_wrote(tmp_path: Path, copied: Path) -> None:
    """Also inside of a checkout of somebody else, as those who package it have it."""
    (tmp_path / ".git").mkdir()
    copied.with_name(version.COMMIT_FILE).write_text("0123456789\n", "utf-8")
    assert commit_of(copied) == "0123456789"


def test_without_either_there_is_none(tmp_path: Path, copied: Path) -> None:
    assert commit_of(copied) == ""
    (tmp_path / ".git").mkdir()  # and git does not know it
    assert commit_of(copied) == ""


def test_a_package_in_an_environment_asks_no_git(tmp_path: Path) -> None:
    """An environment may lie in a checkout of something else."""
    (tmp_path / ".git").mkdir()
    installed = tmp_path / ".venv" / "lib" / "python3" / "site-packages" / "openps"
    installed.mkdir(parents=True)
    assert commit_of(Path(shutil.copy(SOURCE, installed))) == ""


@pytest.mark.parametrize(
    ("commit", "line"), [("0123456789", f"openps {__version__} (0123456789)\n"), ("", f"openps {__version__}\n")]
)
def test_the_version_says_it(
    commit: str, line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "commit", lambda: commit)
    with pytest.raises(SystemExit) as ended:
        command.main(["--version"])
    assert (ended.value.code, capsys.readouterr().out) == (0, line)
