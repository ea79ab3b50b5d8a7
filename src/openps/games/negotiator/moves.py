"""What the negotiator may ask to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from openps.engine.codec import MoveTexts
from openps.games.negotiator.box import Card


@dataclass(frozen=True, slots=True)
class Play:
    """NG-4.4, NG-8.5  Play a Discussion card face up."""

    card: Card


@dataclass(frozen=True, slots=True)
class Lay:
    """NG-4.6  Play a Discussion card face down for one point."""

    card: Card


@dataclass(frozen=True, slots=True)
class Concede:
    """NG-10.9  Grant a face-up Demand."""

    demand: Card


@dataclass(frozen=True, slots=True)
class EndTalk:
    """NG-4.10  Put the telephone down."""


@dataclass(frozen=True, slots=True)
class Buy:
    """NG-7.2, NG-9.3  Take a card from the Purchase Area for its cost."""

    card: Card


@dataclass(frozen=True, slots=True)
class Done:
    """NG-7.2  Buy nothing more."""


@dataclass(frozen=True, slots=True)
class Convert:
    """NG-5.3  Turn a 4 into a success; this is the first of the two cards it takes."""

    card: Card


@dataclass(frozen=True, slots=True)
class Pay:
    """NG-5.3  The second card of a conversion."""

    card: Card


@dataclass(frozen=True, slots=True)
class Reroll:
    """NG-D3  Roll the die at this position again, counted from 0."""

    die: int


@dataclass(frozen=True, slots=True)
class Accept:
    """NG-D3  Take the dice as they lie."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """NG-R32  Turn up the face-down Demand at this position, counted from 0."""

    position: int


@dataclass(frozen=True, slots=True)
class Choose:
    """NG-D5  One of the options that a card lists, counted from 0."""

    option: int


@dataclass(frozen=True, slots=True)
class Take:
    """NG-D5  The card of the Purchase Area that an effect gives free."""

    card: Card


@dataclass(frozen=True, slots=True)
class Roll:
    """NG-D7  Play no further card before the test of a Terror card."""


@dataclass(frozen=True, slots=True)
class Abandon:
    """NG-D8  Give up."""


CrisisMove: TypeAlias = (
    Play | Lay | Concede | EndTalk | Buy | Done | Convert | Pay | Reroll | Accept | Reveal | Choose | Take | Roll
    | Abandon
)  # fmt: skip

TEXTS: Final = MoveTexts(
    {
        "play": Play,
        "lay": Lay,
        "concede": Concede,
        "end": EndTalk,
        "buy": Buy,
        "done": Done,
        "convert": Convert,
        "pay": Pay,
        "reroll": Reroll,
        "accept": Accept,
        "reveal": Reveal,
        "choose": Choose,
        "take": Take,
        "roll": Roll,
        "abandon": Abandon,
    }
)

CLAUSES: Final[dict[type, str]] = {
    Play: "NG-4.4",
    Lay: "NG-4.6",
    Concede: "NG-10.9",
    EndTalk: "NG-4.10",
    Buy: "NG-7.2",
    Done: "NG-7.2",
    Convert: "NG-5.3",
    Pay: "NG-5.3",
    Reroll: "NG-D3",
    Accept: "NG-D3",
    Reveal: "NG-R32",
    Choose: "NG-D5",
    Take: "NG-D5",
    Roll: "NG-D7",
    Abandon: "NG-D8",
}
