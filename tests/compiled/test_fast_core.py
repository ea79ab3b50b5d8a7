"""`make play` and `make serve` take the compiled core where one was made of these sources, and make it otherwise."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TextIO

import fast_core
import pytest

COPIED = "from openps.engine import match; from openps.server import app; print(match.__file__, app.STATIC.parent)"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a core is made, with nothing in it; what a compiler would have written is a plain copy."""
    build = tmp_path / "build"
    monkeypatch.setattr(fast_core, "FAST", build / "fast")
    monkeypatch.setattr(fast_core, "WORK", build / "core")
    for floor in fast_core.COPIED:
        left_out = shutil.ignore_patterns("__pycache__", "messages", "*.toml")  # the build makes a copy without them
        shutil.copytree(fast_core.PACKAGE / floor, build / "core" / "openps" / floor, ignore=left_out)
    monkeypatch.setattr("signal.signal", lambda *_: None)  # of this process
    monkeypatch.setattr("os.nice", lambda _: 0)
    return build


@pytest.fixture
def compilings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    done: list[str] = []
    monkeypatch.setattr(fast_core, "compile_all", lambda _: done.append("compiled"))
    monkeypatch.setattr(fast_core, "can_compile", lambda: True)
    return done


def python(path: Path, *arguments: str) -> str:
    told = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        check=True,
    )
    return told.stdout


def test_the_core_that_was_made_stands_before_the_sources_and_all_else_is_theirs(
    folder: Path, compilings: list[str]
) -> None:
    assert fast_core.where() is None
    fast_core.make()
    fast = fast_core.where()
    assert fast is not None
    core, server = python(fast, "-c", COPIED).split()
    assert Path(core).is_relative_to(folder)
    assert Path(server).resolve() == fast_core.PACKAGE / "server"
    assert "3 games" in python(fast, "-m", "openps", "simulate", "negotiator", "--num", "3")

    fast_core.make()
    assert compilings == ["compiled"], "once is enough"


def test_a_core_of_other_sources_is_not_taken_and_made_anew(
    folder: Path, compilings: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fast_core.make()
    monkeypatch.setattr(fast_core, "sources", lambda: [fast_core.PACKAGE / "__init__.py"])
    assert fast_core.where() is None
    fast_core.make()
    assert compilings == ["compiled", "compiled"]
    assert fast_core.where() == folder / "fast"


def test_what_else_stands_on_the_path_of_the_person_stays_there(
    folder: Path, compilings: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", "my-game")
    assert fast_core.path() == "my-game"
    fast_core.make()
    assert fast_core.path() == os.pathsep.join([str(folder / "fast"), "my-game"])
    monkeypatch.delenv("PYTHONPATH")
    assert fast_core.path() == str(folder / "fast")


def test_without_a_compiler_nothing_is_made_and_nothing_said(
    folder: Path, compilings: list[str], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fast_core, "can_compile", lambda: False)
    fast_core.make()
    assert (compilings, fast_core.where()) == ([], None)
    assert capfd.readouterr() == ("", "")


def test_a_machine_without_the_headers_of_python_cannot_compile(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    assert not fast_core.can_compile()


def test_a_compiler_that_fails_leaves_the_pure_core(
    folder: Path, compilings: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_: TextIO) -> None:
        raise subprocess.CalledProcessError(1, "cc")

    monkeypatch.setattr(fast_core, "compile_all", fails)
    fast_core.make()
    assert fast_core.where() is None
    assert "'cc' returned non-zero" in (folder / "core.log").read_text("utf-8")


def test_two_servers_of_one_folder_do_not_compile_twice(folder: Path, compilings: list[str]) -> None:
    with (folder / "core.lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        fast_core.make()
    assert compilings == []
    fast_core.make()
    assert compilings == ["compiled"]
