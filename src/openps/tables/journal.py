"""Facts about a table, in the past tense: the journal of a table is these and nothing else.

Folding the journal gives the table, on this server or on another one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from openps.wire.messages import ClockPlan, Room

By = Literal["person", "bot", "stand_in", "clock"]


class _Happened(Struct, frozen=True, kw_only=True, tag_field="fact"):
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
    open_chat: bool = False
    resign: bool | None = None  # without a word: where no other person plays
    lost_after: int = 30  # seconds that a person must be away before anybody may ask for their ticket
    lost_wait: int = 600  # seconds that the owner's word alone waits for it, once cards are dealt
    hints: bool = False  # a person who plays alone against bots may ask what a strong one would do


class Practice(Struct, frozen=True, kw_only=True):
    """A moment of a match that is over, from which a table plays on; enough to come there without that match.

    With its own cards; or, `fair`, in a deal that the seat could not rule out, which this luck imagines. Where the
    match is not over and goes on elsewhere, nothing of it is here but what the seat has `seen`: its view.
    """

    table: str  # where it was played
    seed: str
    lines: list[tuple[int, str, bool]]  # seat and text of what was played, and of what was said (true)
    ply: int  # how many moves are among them
    seat: int
    fair: bool
    luck: str
    seen: dict[str, object] | None = None


class Brought(Struct, frozen=True, kw_only=True):
    """A match that was played elsewhere and brought as a record: it is over as soon as it starts."""

    seed: str
    lines: list[tuple[int, str, bool]]  # as those of practice


class Opened(_Happened, frozen=True, tag="opened"):
    game: str
    rules: int
    options: dict[str, object]
    settings: Settings
    secret: str
    bots: dict[int, str]
    lesson: str = ""  # the scene of a lesson, on whose luck and script it is played
    practice: Practice | None = None
    brought: Brought | None = None


class Joined(_Happened, frozen=True, tag="joined"):
    member: str
    name: str
    ticket: str
    seat: int | None
    colour: str | None


class Sat(_Happened, frozen=True, tag="sat"):
    member: str
    seat: int | None
    colour: str | None


class Readied(_Happened, frozen=True, tag="readied"):
    member: str
    ready: bool
    entropy: str


class BotPlaced(_Happened, frozen=True, tag="bot_placed"):
    seat: int
    level: str | None


class Left(_Happened, frozen=True, tag="left"):
    member: str
    kicked: bool


class AskedBack(_Happened, frozen=True, tag="asked_back"):
    """Written no more: as long as nobody of the table has agreed, a request is nothing that happened at it."""

    member: str
    ticket: str
    code: str


class Reissued(_Happened, frozen=True, tag="reissued"):
    """Written no more: the host's word alone, to the last that was asked for."""

    member: str


class TicketAgreed(_Happened, frozen=True, tag="ticket_agreed"):
    """Somebody says yes to a new ticket of a member who is away; others have to, or time."""

    member: str
    ticket: str
    code: str
    asked: float  # when
    by: str


class TicketRefused(_Happened, frozen=True, tag="ticket_refused"):
    """Somebody says no to whoever has asked for a new ticket of a member until now."""

    member: str
    by: str


class TicketReissued(_Happened, frozen=True, tag="ticket_reissued"):
    """From now on a member has another ticket; these had agreed."""

    member: str
    ticket: str
    by: list[str]


class TicketKept(_Happened, frozen=True, tag="ticket_kept"):
    """A member is back with the ticket that others were about to replace."""

    member: str


class Started(_Happened, frozen=True, tag="started"):
    bots: dict[int, str]


class Played(_Happened, frozen=True, tag="played"):
    seat: int
    move: str
    by: By


class TookBack(_Happened, frozen=True, tag="took_back"):
    """The last move has never been: a finger had slipped, and nobody had learned anything by it."""

    seat: int


class Said(_Happened, frozen=True, tag="said"):
    seat: int
    text: str


class Chatted(_Happened, frozen=True, tag="chatted"):
    """Whoever looks on without a ticket is nobody's member and has a name instead."""

    member: str
    text: str
    room: Room = "players"
    name: str = ""


class StoodIn(_Happened, frozen=True, tag="stood_in"):
    """A bot begins, or stops, to play for a person who is away."""

    seat: int
    on: bool


class Voted(_Happened, frozen=True, tag="voted"):
    """Somebody wants a bot to play for the person of that seat, who is away; or does not want it any more."""

    member: str
    seat: int
    on: bool


class Resigned(_Happened, frozen=True, tag="resigned"):
    """A person gives the seat up for good, and a bot has it."""

    seat: int
    bot: str


class Paused(_Happened, frozen=True, tag="paused"):
    on: bool


class Paced(_Happened, frozen=True, tag="paced"):
    """Bots answer faster or slower from now on."""

    pace: int


class Skipped(_Happened, frozen=True, tag="skipped"):
    """Somebody wants bots to answer at once, until a person is asked; or does not want it any more."""

    member: str
    on: bool


class Woken(_Happened, frozen=True, tag="woken"):
    """People are back after nobody was there: the clocks go on from now."""


class Rematched(_Happened, frozen=True, tag="rematched"):
    table: str


class Closed(_Happened, frozen=True, tag="closed"):
    """The host of the server ended the table: nothing more can happen at it."""


FactOfPeople: TypeAlias = Opened | Joined | Sat | Readied | BotPlaced | Left
"""Who is at the table, and where."""
FactOfTickets: TypeAlias = AskedBack | Reissued | TicketAgreed | TicketRefused | TicketReissued | TicketKept
"""Whose right to a seat is made anew."""
FactOfCompany: TypeAlias = Chatted | StoodIn | Voted | Resigned
"""What goes on between people while a match is played, beside it."""
FactOfMatch: TypeAlias = Started | Played | TookBack | Said | Paused | Woken | Rematched | Closed
FactOfPace: TypeAlias = Paced | Skipped
"""How fast bots answer."""
Fact: TypeAlias = FactOfPeople | FactOfTickets | FactOfCompany | FactOfMatch | FactOfPace


@dataclass(frozen=True, slots=True)
class Stamp:
    """The number of a fact, counted from 1, which is also the number of the news it makes; and when it happened."""

    seq: int
    at: float


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[Fact]] = msgspec.json.Decoder(Fact)


def write(fact: Fact) -> bytes:
    return _ENCODER.encode(fact)


def read(data: bytes) -> Fact:
    return _DECODER.decode(data)
