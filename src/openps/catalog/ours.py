"""The editions that come with openps, each imported when its game is asked for: who plays one waits for no other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import overload

from openps.editions.edition import Edition


class Ours(Sequence[Edition]):
    """By the names of their packages, which are their keys."""

    def __init__(self, *keys: str) -> None:
        self.keys = keys

    def __len__(self) -> int:
        return len(self.keys)

    @overload
    def __getitem__(self, at: int) -> Edition: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Edition]: ...
    def __getitem__(self, at: int | slice) -> Edition | Sequence[Edition]:
        return _imported(self.keys[at]) if isinstance(at, int) else Ours(*self.keys[at])

    def named(self, key: str) -> Edition | None:
        return _imported(key) if key in self.keys else None


@cache
def _imported(key: str) -> Edition:
    edition: Edition = import_module(f"openps.editions.{key}").EDITION
    return edition
