"""What people may bring to a game as a file of their own, such as a deck of cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from openps.words.messages import Messages


@dataclass(frozen=True, slots=True)
class OwnFile:
    """An option whose value comes from a TOML file. The terminal has a flag and a command of the same name for it."""

    option: str
    example: Callable[[Messages], str]  # ours as a file, to start one's own from
    praise: Callable[
        [Mapping[str, object], str, Messages], str
    ]  # of a good file, by its name; a bad one raises OpenpsError
