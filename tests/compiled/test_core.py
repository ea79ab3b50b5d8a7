"""`make compiled` proves the compiled core: these tests make sure that it is the one being proved."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import openps
from openps.engine import chance
from openps.games.pani_high import play
from openps.lab.bench import core

IN_COMPILED_ENVIRONMENT = Path(sys.prefix).name == ".venv-compiled"


@pytest.mark.skipif(
    not IN_COMPILED_ENVIRONMENT, reason="the default environment is pure Python; make compiled runs this"
)
def test_the_compiled_core_is_compiled() -> None:
    assert not str(chance.__file__).endswith(".py")
    assert not str(play.__file__).endswith(".py")
    assert core() == "compiled"


@pytest.mark.skipif(IN_COMPILED_ENVIRONMENT, reason="the default environment is the pure one")
def test_pure_python_is_the_default() -> None:
    assert core() == "pure"
    assert list(Path(openps.__file__).parent.rglob("*.so")) == []
