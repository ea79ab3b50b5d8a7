"""`make fast` compiles the core, and `make play` and `make serve` take one that was made of these sources."""

from __future__ import annotations

import fcntl
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TextIO

import fast_core
import pytest

COPIED = "from openps.engine import match; from openps.server import app; print(match.__file__, app.STATIC.parent)"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a core is made, with one library that nobody loads: what is played is the copy of the sources beside it."""
    build = tmp_path / "build"
    monkeypatch.setattr(fast_core, "FAST", build / "fast")
    monkeypatch.setattr(fast_core, "WORK", build / "core")
    (build / "core" / "openps" / "engine").mkdir(parents=True)
    (build / "core" / "openps" / "engine" / "made.so").write_text("a library")
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
    assert (Path(core).parent / "made.so").read_text() == "a library"
    assert "3 games" in python(fast, "-m", "openps", "simulate", "negotiator", "--num", "3")

    assert fast_core.make() == fast_core.UP_TO_DATE
    assert compilings == ["compiled"], "once is enough"


def test_bots_are_copied_with_what_they_learned_and_the_rest_of_an_edition_is_linked(
    folder: Path, compilings: list[str]
) -> None:
    fast_core.make()
    for edition in (fast_core.PACKAGE / "editions").glob("*/bots"):
        made = folder / "fast" / "openps" / "editions" / edition.parent.name
        assert (made / "bots").is_dir()
        assert not (made / "bots").is_symlink()
        assert (made / "bots" / "learned.json").read_bytes() == (edition / "learned.json").read_bytes()
        assert (made / "balance.json").resolve() == edition.parent / "balance.json"


def test_results_tell_the_same_origin_whatever_core_played(folder: Path, compilings: list[str]) -> None:
    """Workers with and without a compiler may share an experiment."""
    fast_core.make()
    asks = "from openps.lab.origin import digest; print(digest('panic_station', ['normal', 'strong']))"
    assert python(folder / "fast", "-c", asks) == python(fast_core.PACKAGE.parent, "-c", asks)


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


def test_without_a_compiler_one_sentence_says_what_to_install(
    folder: Path, compilings: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fast_core, "can_compile", lambda: False)
    with pytest.raises(SystemExit, match="sudo apt install gcc python3-dev"):
        fast_core.make()
    assert (compilings, fast_core.where()) == ([], None)


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
    with pytest.raises(SystemExit, match=re.escape(str(folder / "core.log"))):
        fast_core.make()
    assert fast_core.where() is None
    assert "'cc' returned non-zero" in (folder / "core.log").read_text("utf-8")


def test_an_interrupted_compilation_changes_nothing(
    folder: Path, compilings: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_: TextIO) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(fast_core, "compile_all", interrupted)
    with pytest.raises(SystemExit, match="nothing was changed"):
        fast_core.make()
    assert fast_core.where() is None


def test_a_folder_is_not_compiled_twice_at_the_same_time(folder: Path, compilings: list[str]) -> None:
    with (folder / "core.lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        with pytest.raises(SystemExit, match="already"):
            fast_core.make()
    assert compilings == []
    fast_core.make()
    assert compilings == ["compiled"]
