"""Facts about a table, in the past tense: the journal of a table is these and nothing else.

Folding the journal gives the table, on this server or on another one.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from openps.wire.messages import ClockPlan

By = Literal["person", "bot", "stand_in", "clock"]


class Fact(Struct, frozen=True, kw_only=True, tag_field="fact"):
    """Something that happened at a table."""


class Settings(Struct, frozen=True, kw_only=True):
    """What the host chose when the table was opened; public, but for the hash of the password."""

    listed: bool
    password: str
    spectators: bool
    patience: int
    clock: ClockPlan | None
    pace: int
    reminders: bool = True


class Opened(Fact, frozen=True, tag="opened"):
    game: str
    rules: int
    options: dict[str, Any]
    settings: Settings
    secret: str
    bots: dict[int, str]


class Joined(Fact, frozen=True, tag="joined"):
    member: str
    name: str
    ticket: str
    seat: int | None
    colour: str | None


class Sat(Fact, frozen=True, tag="sat"):
    member: str
    seat: int | None
    colour: str | None


class Readied(Fact, frozen=True, tag="readied"):
    member: str
    ready: bool
    entropy: str


class BotPlaced(Fact, frozen=True, tag="bot_placed"):
    seat: int
    level: str | None


class Left(Fact, frozen=True, tag="left"):
    member: str
    kicked: bool


class AskedBack(Fact, frozen=True, tag="asked_back"):
    member: str
    ticket: str
    code: str


class Reissued(Fact, frozen=True, tag="reissued"):
    member: str


class Started(Fact, frozen=True, tag="started"):
    bots: dict[int, str]


class Played(Fact, frozen=True, tag="played"):
    seat: int
    move: str
    by: By


class Said(Fact, frozen=True, tag="said"):
    seat: int
    text: str


class Chatted(Fact, frozen=True, tag="chatted"):
    member: str
    text: str


class StoodIn(Fact, frozen=True, tag="stood_in"):
    """A bot begins, or stops, to play for a person who is away."""

    seat: int
    on: bool


class Paused(Fact, frozen=True, tag="paused"):
    on: bool


class Woken(Fact, frozen=True, tag="woken"):
    """People are back after nobody was there: the clocks go on from now."""


class Rematched(Fact, frozen=True, tag="rematched"):
    table: str


AnyFact = (
    Opened | Joined | Sat | Readied | BotPlaced | Left | AskedBack | Reissued | Started | Played | Said | Chatted
    | StoodIn | Paused | Woken | Rematched
)  # fmt: skip

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[AnyFact]] = msgspec.json.Decoder(AnyFact)


def write(fact: Fact) -> bytes:
    return _ENCODER.encode(fact)


def read(data: bytes) -> AnyFact:
    return _DECODER.decode(data)
