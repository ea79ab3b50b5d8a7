"""What compiled classes do not know of themselves; in pure Python nobody asks for it.

The build writes a call of `describe` behind each dataclass that it compiles (compile_core.py).
"""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import NoReturn


def describe(cls: type, annotations: str, frozen: bool) -> None:
    """The annotations in full, as text; and what is frozen in pure Python cannot be written by anybody here either."""
    cls.__annotations__ = dict([line.split(": ", 1) for line in annotations.splitlines()])
    own: dict[str, object] = {"__reduce__": _reduce}
    if frozen:
        own |= {"__setattr__": _refuse, "__delattr__": _refuse}
    for name, method in own.items():
        setattr(cls, name, method)


def _refuse(one: object, name: str, *value: object) -> NoReturn:
    raise FrozenInstanceError(f"cannot write field {name!r}")


def _reduce(one: object) -> tuple[type, tuple[object, ...]]:
    """How it is pickled and copied: made again from its fields."""
    cls = type(one)
    return cls, tuple([getattr(one, name) for name in cls.__annotations__])
