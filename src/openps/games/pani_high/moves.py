"""What a seat may ask to do in Pani-High!"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from openps.engine.codec import MoveTexts
from openps.engine.ids import Seat
from openps.games.pani_high.box import Card


@dataclass(frozen=True, slots=True)
class ChooseFirst:
    """PH-D1  The host names the first player among the tied."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Attack:
    """PH-4.2  Announce which location is attacked."""

    location: Card


@dataclass(frozen=True, slots=True)
class Raid:
    """PH-8.3  Take one card blindly from another hand."""

    target: Seat


@dataclass(frozen=True, slots=True)
class DropOut:
    """PH-8.4  Two cards of another hand go blindly to the discard pile."""

    target: Seat


@dataclass(frozen=True, slots=True)
class Spy:
    """PH-8.5  Look at another hand and discard one of its cards."""

    target: Seat


@dataclass(frozen=True, slots=True)
class Agitate:
    """PH-8.6  Take one card blindly from every other hand."""


@dataclass(frozen=True, slots=True)
class Pass:
    """PH-3.6  Take no action."""


@dataclass(frozen=True, slots=True)
class LayCard:
    """PH-4.3, PH-4.4  Lay one more combat card face down."""

    card: Card


@dataclass(frozen=True, slots=True)
class Ready:
    """PH-R11, PH-R12  No more cards from this side."""


@dataclass(frozen=True, slots=True)
class Yield:
    """PH-4.5  Do not defend."""


@dataclass(frozen=True, slots=True)
class ShowBribe:
    """PH-5.1, PH-5.4  Show a Bribe of one's own side."""


@dataclass(frozen=True, slots=True)
class ShowPolicewoman:
    """PH-6.1, PH-6.5  Show a Policewoman of one's own side."""


@dataclass(frozen=True, slots=True)
class CloseWindow:
    """PH-R14  Show nothing more."""


@dataclass(frozen=True, slots=True)
class Take:
    """PH-5.2  The opponent's face-down card at this position, counted from 0."""

    position: int


@dataclass(frozen=True, slots=True)
class TakeNothing:
    """PH-R19  Leave the further card that a found Bribe would give."""


@dataclass(frozen=True, slots=True)
class Save:
    """PH-7.1  Keep one lost card for a Health Committee from hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class SaveNoMore:
    """PH-R29  Keep no further card."""


@dataclass(frozen=True, slots=True)
class Discard:
    """PH-8.5, PH-9.1  Put this card on the discard pile: of the spied hand, or of one's own above the limit."""

    card: Card


PaniMove: TypeAlias = (
    ChooseFirst | Attack | Raid | DropOut | Spy | Agitate | Pass | LayCard | Ready | Yield | ShowBribe
    | ShowPolicewoman | CloseWindow | Take | TakeNothing | Save | SaveNoMore | Discard
)  # fmt: skip

TEXTS: Final = MoveTexts(
    {
        "first": ChooseFirst,
        "attack": Attack,
        "raid": Raid,
        "drop_out": DropOut,
        "spy": Spy,
        "agitate": Agitate,
        "pass": Pass,
        "lay": LayCard,
        "ready": Ready,
        "yield": Yield,
        "bribe": ShowBribe,
        "policewoman": ShowPolicewoman,
        "close": CloseWindow,
        "take": Take,
        "take_nothing": TakeNothing,
        "save": Save,
        "save_no_more": SaveNoMore,
        "discard": Discard,
    }
)

# The clause that explains a move; where it depends on the question, the question stands beside it.
CLAUSES_BY_QUESTION: Final[dict[tuple[type, str], str]] = {
    (LayCard, "defend"): "PH-4.4",
    (Ready, "defend"): "PH-R12",
    (ShowBribe, "attacker_window"): "PH-5.4",
    (ShowPolicewoman, "attacker_window"): "PH-6.5",
    (Discard, "spy"): "PH-8.5",
}
CLAUSES: Final[dict[type, str]] = {
    ChooseFirst: "PH-2.6",
    Attack: "PH-3.4",
    Raid: "PH-8.3",
    DropOut: "PH-8.4",
    Spy: "PH-8.5",
    Agitate: "PH-8.6",
    Pass: "PH-3.6",
    LayCard: "PH-4.3",
    Ready: "PH-R11",
    Yield: "PH-4.5",
    ShowBribe: "PH-5.2",
    ShowPolicewoman: "PH-6.2",
    CloseWindow: "PH-R14",
    Take: "PH-R15",
    TakeNothing: "PH-R19",
    Save: "PH-R28",
    SaveNoMore: "PH-R29",
    Discard: "PH-9.1",
}
