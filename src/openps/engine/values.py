"""Small values that come back thousands of times are made once and shared."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")
MOST_KEPT: Final = 4096


def made_once(make: Callable[P, T]) -> Callable[P, T]:
    """A maker of frozen values that gives the same one for the same arguments.

    For values of which there are few, such as a move or an event that names a seat and a card: it saves the making,
    and a log of shared values is small. Cards of one's own have names of their own, so what is not asked for is let go.
    """
    return cast("Callable[P, T]", lru_cache(MOST_KEPT)(make))
