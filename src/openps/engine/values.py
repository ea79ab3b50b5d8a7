"""Small values that come back thousands of times are made once and shared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")
K = TypeVar("K")
MOST_KEPT: Final = 4096


def made_once(make: Callable[P, T]) -> Callable[P, T]:
    """A maker of frozen values that gives the same one for the same arguments.

    For values of which there are few, such as a move or an event that names a seat and a card: it saves the making,
    and a log of shared values is small. Cards of one's own have names of their own, so what is not asked for is let go.
    """
    return cast("Callable[P, T]", lru_cache(MOST_KEPT)(make))


def left_of(copies: dict[K, int], taken: Sequence[K]) -> list[K]:
    """What is left of so many copies of each kind when these are taken away, kind by kind.

    The same as removing one after the other from a list, which looks through the list each time.
    """
    left = copies.copy()
    for kind in taken:
        left[kind] -= 1
        if left[kind] < 0:
            raise ValueError(f"more of {kind} than there are")
    return [kind for kind, count in left.items() for _ in range(count)]


class Table(dict[K, T]):
    """Frozen values by the one thing that each is made of, each made when it is first asked for.

    The same as `made_once` at half the cost, for what the lists of legal moves are made of.
    """

    def __init__(self, make: Callable[[K], T]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> T:
        if len(self) >= MOST_KEPT:
            self.clear()
        value = self[key] = self._make(key)
        return value
