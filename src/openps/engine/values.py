"""Small values that come back thousands of times are made once and shared."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")


def made_once(make: Callable[P, T]) -> Callable[P, T]:
    """A maker of frozen values that gives the same one for the same arguments.

    For values of which there are few, such as a move or an event that names a seat and a card: it saves the making,
    and a log of shared values is small.
    """
    return cast("Callable[P, T]", cache(make))
