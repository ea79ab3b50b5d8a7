"""What can be typed at a prompt: only what this game and this table know, in their words."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

from openps.engine.claims import IAm, ITrust, Saying, saying_text
from openps.words.messages import Messages
from openps.words.page import COLUMNS


@dataclass(frozen=True, slots=True)
class Door:
    """Where a person sits: what means something to those who listen, whether bots play, and at a server or at home."""

    sayings: Sequence[type[Saying]]  # none where nobody listens
    statuses: Sequence[str]
    bots: bool
    online: bool = False


def lines(say: Messages, door: Door, **examples: str) -> list[str]:
    """A line for each thing that can be typed here."""
    told = [say(key, **examples, claim=example_of(door)) for key in _keys(door)]
    return [
        line for one in told for line in textwrap.wrap(one, COLUMNS, initial_indent="  ", subsequent_indent="      ")
    ]


def _keys(door: Door) -> list[str]:
    keys = ["play-help-choice", "play-help-again", "play-help-explain", "play-help-log", "play-help-rules"]
    keys += ["play-help-say"] if door.sayings else []
    if door.online:
        keys += ["online-help-chat"] if door.sayings else []
        keys += ["online-help-level"] if door.bots else []
        return [*keys, "online-help-quit"]
    keys += ["play-help-level"] if door.bots else []
    return [*keys, "play-help-save", "play-help-quit"]


def example_of(door: Door) -> str:
    """A claim that means something in this game: of what one can be, the least telling."""
    return saying_text(IAm(door.statuses[-1]) if IAm in door.sayings and door.statuses else ITrust(1))
