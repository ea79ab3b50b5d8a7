"""Luck, the only source of it. Handed to the rules as an argument.

`SeededChance` derives every draw from (seed, ply, label) by a keyed hash: a match can be committed to before it
starts and checked after it ended. `FreeChance` is for simulation, `ScriptedChance` for tests.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from typing import Final, TypeVar

from openps.engine.errors import ScriptError

T = TypeVar("T")

SEED_BYTES: Final = 32
_COMMITMENT: Final = b"openps commitment 1\n"
_NAMED_SEED: Final = b"openps named seed 1\n"
_BLOCK_BYTES: Final = 64
_DRAW_BYTES: Final = 8
_DRAW_RANGE: Final = 1 << (8 * _DRAW_BYTES)


class Chance:
    """Whatever draws. The label says what is drawn for, so that one draw never shifts another."""

    def below(self, bound: int, label: str) -> int:
        """A whole number from 0 to bound - 1, each as likely."""
        raise NotImplementedError

    def pick(self, items: Sequence[T], label: str) -> T:
        """One of the items, each as likely."""
        return items[self.below(len(items), label)]

    def shuffled(self, items: Sequence[T], label: str) -> list[T]:
        """All items in an order of which each is as likely (Fisher and Yates)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1, label)
            order[last], order[other] = order[other], order[last]
        return order

    def roll(self, dice: int, label: str, sides: int = 6) -> tuple[int, ...]:
        """The faces of some dice."""
        return tuple([1 + self.below(sides, label) for _ in range(dice)])


class SeededChance(Chance):
    """The luck of one ply of a match, derived from the secret seed by a keyed hash."""

    def __init__(self, seed: str, ply: int) -> None:
        self._key = bytes.fromhex(seed)
        self._ply = ply
        self._drawn: dict[str, int] = {}
        self._blocks: dict[str, bytes] = {}

    def below(self, bound: int, label: str) -> int:
        if not 1 <= bound <= _DRAW_RANGE:
            raise ValueError("nothing to draw from, or more than a draw can reach")
        # Draws past the largest multiple of the bound are thrown away, so that no number is favoured.
        limit = _DRAW_RANGE - _DRAW_RANGE % bound
        while True:
            drawn = self._next(label)
            if drawn < limit:
                return drawn % bound

    def _next(self, label: str) -> int:
        count = self._drawn.get(label, 0)
        self._drawn[label] = count + 1
        block, offset = divmod(count * _DRAW_BYTES, _BLOCK_BYTES)
        if offset == 0:
            message = f"{self._ply}\n{label}\n{block}".encode()
            self._blocks[label] = hashlib.blake2b(message, key=self._key, digest_size=_BLOCK_BYTES).digest()
        return int.from_bytes(self._blocks[label][offset : offset + _DRAW_BYTES], "big")


class FreeChance(Chance):
    """Fast, free-running luck for simulation: reproducible, but not derived from plies and labels."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._generator = random.Random(seed)
        # A bound builtin is fast, and `copy` would share it: see `__reduce__`.
        self._random = self._generator.random

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """For `copy` and `pickle`: a copy draws the same numbers from here on, and moves nobody else's generator."""
        return _resumed, (self.seed, self._generator.getstate())

    def below(self, bound: int, label: str) -> int:
        if bound < 1:
            raise ValueError("nothing to draw from")
        return int(self._random() * bound)

    def pick(self, items: Sequence[T], label: str) -> T:
        return items[int(self._random() * len(items))]

    def shuffled(self, items: Sequence[T], label: str) -> list[T]:
        order = list(items)
        draw = self._random
        for last in range(len(order) - 1, 0, -1):
            other = int(draw() * (last + 1))
            order[last], order[other] = order[other], order[last]
        return order

    def roll(self, dice: int, label: str, sides: int = 6) -> tuple[int, ...]:
        draw = self._random
        return tuple([1 + int(draw() * sides) for _ in range(dice)])


def _resumed(seed: int | str, state: tuple[object, ...]) -> FreeChance:
    made = FreeChance(seed)
    made._generator.setstate(state)
    return made


class ScriptedChance(Chance):
    """Luck that a test wrote down: dice faces, picked items and whole shuffles, in the order they are asked for."""

    def __init__(self, *script: object) -> None:
        self._script = list(script)

    def below(self, bound: int, label: str) -> int:
        value = self._next(label)
        if not isinstance(value, int) or not 0 <= value < bound:
            raise ScriptError("error-script", label=label, expected=f"a number below {bound}", got=value)
        return value

    def pick(self, items: Sequence[T], label: str) -> T:
        value = self._next(label)
        for item in items:
            if item == value:
                return item
        raise ScriptError("error-script", label=label, expected=f"one of {list(items)}", got=value)

    def shuffled(self, items: Sequence[T], label: str) -> list[T]:
        value = self._next(label)
        if not isinstance(value, list | tuple) or sorted(map(repr, value)) != sorted(map(repr, items)):
            raise ScriptError("error-script", label=label, expected=f"an order of {list(items)}", got=value)
        return list(value)

    def roll(self, dice: int, label: str, sides: int = 6) -> tuple[int, ...]:
        faces: list[int] = []
        for _ in range(dice):
            value = self._next(label)
            if not isinstance(value, int) or not 1 <= value <= sides:
                raise ScriptError("error-script", label=label, expected=f"a face from 1 to {sides}", got=value)
            faces.append(value)
        return tuple(faces)

    def finished(self) -> bool:
        """Whether everything written down was asked for."""
        return not self._script

    def _next(self, label: str) -> object:
        if not self._script:
            raise ScriptError("error-script", label=label, expected="no further draw", got="nothing left")
        return self._script.pop(0)


class DrawNeeded(Exception):
    """Luck has to decide before the rules can go on: between so many outcomes, each as likely."""

    def __init__(self, bound: int) -> None:
        super().__init__(bound)
        self.bound = bound


class DrawnChance(Chance):
    """Luck that somebody else draws, one draw after the other; who runs out of it asks for the next.

    For those who go through the branches of luck one by one: they play the same move again with one draw more.
    """

    def __init__(self, draws: Sequence[int]) -> None:
        self._draws = draws
        self._next = 0

    def below(self, bound: int, label: str) -> int:
        if bound == 1:
            return 0
        if self._next == len(self._draws):
            raise DrawNeeded(bound)
        drawn = self._draws[self._next]
        self._next += 1
        return drawn


def named_seed(name: int | str) -> str:
    """The seed that a person names by a number or a word; whoever knows the name knows the seed."""
    return hashlib.sha256(_NAMED_SEED + str(name).encode()).hexdigest()


def commitment(seed: str) -> str:
    """What is published before the match: it binds the seed and does not tell it."""
    return hashlib.sha256(_COMMITMENT + bytes.fromhex(seed)).hexdigest()


def is_seed(text: object) -> bool:
    """Whether a text is a seed as records hold it: 64 lower-case hexadecimal digits."""
    return isinstance(text, str) and len(text) == 2 * SEED_BYTES and all(c in "0123456789abcdef" for c in text)
