"""What made a result: the version of openps, of the rules, and of the bots with all that they have learned."""

from __future__ import annotations

import hashlib
import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from openps import __version__
from openps.bots.program import ProgramBot
from openps.catalog import game_named
from openps.catalog.bots import ladder_of, spec_named

_LEFT_OUT: Final = ("__pycache__",)
SHORT: Final = 16


@dataclass(frozen=True, slots=True)
class Origin:
    """Two workers of different origins would mix two kinds of matches."""

    version: str
    rules: int
    bots: str  # a digest of the code and the data of the bots

    def told(self) -> str:
        return f"openps {self.version}, rules {self.rules}, bots {self.bots}"


@cache
def origin_of(game: str, bots: tuple[str, ...]) -> Origin:
    return Origin(__version__, game_named(game).info.rules_version, digest(game, bots))


def meaning(bot: str, game: str) -> str:
    """What a level stands for in a game; any other spec means itself."""
    return ladder_of(game).levels.get(bot, bot)


def digest(game: str, bots: Sequence[str]) -> str:
    """Of every file that these bots come from: their packages, and what the command of a program names."""
    made_of = [make for bot in bots for make in _made_of(spec_named(bot, game).rung.make)]
    told = hashlib.sha256()
    for name, data in sorted(set(made_of)):
        told.update(name.encode() + b"\0" + hashlib.sha256(data).digest())
    return told.hexdigest()[:SHORT]


def _made_of(make: object) -> list[tuple[str, bytes]]:
    if isinstance(make, partial) and make.func is ProgramBot:
        named = [Path(word) for word in shlex.split(make.args[0])]
        return [(path.name, path.read_bytes()) for path in named if path.is_file()]
    package = _package(make)
    if package:
        return _files(files(package), package)
    module = sys.modules[make.__module__]  # one file that is in no package
    return [(module.__name__, Path(module.__file__ or "").read_bytes())]


def _package(make: object) -> str:
    module: str = getattr(make, "__module__", "") or "openps.bots.bot"
    known = sys.modules.get(module)
    return module if known is not None and hasattr(known, "__path__") else module.rpartition(".")[0]


def _files(folder: Traversable, name: str) -> list[tuple[str, bytes]]:
    inside_it: list[tuple[str, bytes]] = []
    for one in sorted(folder.iterdir(), key=lambda one: one.name):
        inside = f"{name}/{one.name}"
        if one.is_dir():
            inside_it += _files(one, inside) if one.name not in _LEFT_OUT else []
        elif not one.name.endswith((".pyc", ".so")):
            inside_it.append((inside, one.read_bytes()))
    return inside_it
