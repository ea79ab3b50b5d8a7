"""What packages beside us bring by an entry point. One that is broken is left out and named; the others play on.

Nothing is said here: whoever talks to people tells what was left out, and why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint, entry_points
from typing import Final, TypeVar

from openps.engine.errors import OpenpsError

MOST_REASON: Final = 200

T = TypeVar("T")


def brought(group: str, checked: Callable[[object], T], left_out: list[OpenpsError]) -> Iterator[tuple[EntryPoint, T]]:
    """All that can be used of a group, by name; what cannot is added to the list.

    `checked` says what a thing is, or raises; where the thing itself is the trouble, anything may be raised.
    """
    for entry in sorted(entry_points(group=group), key=lambda entry: entry.name):
        try:
            yield entry, checked(entry.load())
        except Exception as error:  # noqa: BLE001 - whatever a stranger's package does, ours play on
            left_out.append(failure("left-out-broken", entry, reason=_in_one_line(error)))


def failure(key: str, entry: EntryPoint, **arguments: object) -> OpenpsError:
    package = entry.dist.name if entry.dist is not None else entry.module
    return OpenpsError(key, package=package, name=entry.name, value=entry.value, **arguments)


def _in_one_line(error: Exception) -> str:
    words = " ".join(str(error).split())
    return f"{type(error).__name__}: {words}"[:MOST_REASON] if words else type(error).__name__
