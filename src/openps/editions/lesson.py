"""A lesson is a first match as data: scenes with fixed luck, what is played in them, and what a guide says to it.

It stands beside its game in a folder `lesson`: the scenes in `scenes.toml`, the words in `en.ftl` and `fr.ftl`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import takewhile
from typing import Any, Final, TypeAlias

NEWCOMER: Final = 0
"""The seat of whoever learns; programs play the others by the script."""

Line: TypeAlias = tuple[int, str]
"""Who plays what."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One idea, told once everything before it was played."""

    says: str  # the key of its words
    anchor: str = ""  # what the guide points at: `area:` and a part of the table, or `pick:` and a thing on the board
    move: str = ""  # what the newcomer is to do now; without one, a tap goes on
    then: tuple[Line, ...] = ()  # what is played by the others after that, or at the same time

    def lines(self) -> tuple[Line, ...]:
        return ((NEWCOMER, self.move), *self.then) if self.move else self.then


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of a match. With nobody's luck added to it, the seed follows from the secret."""

    name: str
    players: int
    options: Mapping[str, object]
    secret: str
    before: tuple[Line, ...]
    beats: tuple[Beat, ...]

    def script(self) -> list[Line]:
        """All that is played in it."""
        return self.until(len(self.beats))

    def until(self, beat: int) -> list[Line]:
        """What is played before the beat of that number is told."""
        return [line for one in self.beats[:beat] for line in one.lines()]


@dataclass(frozen=True, slots=True)
class Lesson:
    scenes: tuple[Scene, ...]

    def scene(self, name: str) -> Scene | None:
        return next((scene for scene in self.scenes if scene.name == name), None)


@dataclass(frozen=True, slots=True)
class Path:
    """How far a match has followed a scene: by seats, as those who are asked at once answer in any order."""

    scene: Scene
    played: Sequence[Line]  # after what had been played before

    def done(self, seat: int) -> int:
        """How many moves of the script the seat has played, up to where it did something else."""
        pairs = zip(self._mine(seat), self._script(seat), strict=False)
        return len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))

    @property
    def followed(self) -> bool:
        return all(self.done(seat) == len(self._mine(seat)) for seat in range(self.scene.players))

    @property
    def left(self) -> bool:
        """The newcomer did something else. What is played after all that was to be learned leaves nothing."""
        done = self.done(NEWCOMER)
        return done < len(self._mine(NEWCOMER)) and done < len(self._script(NEWCOMER))

    def next_move(self, seat: int) -> str | None:
        """What the script has a seat play now; nothing once the match went its own way."""
        script, done = self._script(seat), self.done(seat)
        return script[done] if self.followed and done < len(script) else None

    def _mine(self, seat: int) -> list[str]:
        return [move for who, move in self.played if who == seat]

    def _script(self, seat: int) -> list[str]:
        return [move for who, move in self.scene.script() if who == seat]


@cache
def read_lesson(package: str) -> Lesson:
    """From the folder `lesson` of a package."""
    told = tomllib.loads(_file(package, "scenes.toml"))
    return Lesson(tuple([_scene(scene) for scene in told["scene"]]))


@cache
def lesson_words(package: str, language: str) -> str:
    """The messages of its beats, in Fluent."""
    return _file(package, f"{language}.ftl")


def _file(package: str, name: str) -> str:
    return files(package).joinpath("lesson", name).read_text("utf-8")


def _scene(told: Mapping[str, Any]) -> Scene:
    beats = [Beat(one["says"], one.get("anchor", ""), one.get("move", ""), _lines(one)) for one in told["beat"]]
    return Scene(
        told["name"], told["players"], told.get("options", {}), told["secret"], _lines(told, "before"), tuple(beats)
    )


def _lines(told: Mapping[str, Any], name: str = "then") -> tuple[Line, ...]:
    """One move a line: the seat, and the move as it is typed."""
    lines = [line.strip().partition(" ") for line in told.get(name, "").strip().splitlines()]
    return tuple([(int(seat), move) for seat, _, move in lines])
