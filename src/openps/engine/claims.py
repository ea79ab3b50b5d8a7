"""What players say about a match: typed, in the log in its order, true or not. A claim is no move: it changes nothing.

`Claim` is what one seat said and when. A game says who may speak and judges claims when the match is over; it alone
knows what they mean. Everybody hears every claim.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final, TypeAlias

from openps.engine.errors import OpenpsError, Refusal
from openps.engine.ids import Seat


class Verdict(StrEnum):
    """What a claim turns out to be when the match is over."""

    TRUE = "true"
    FALSE = "false"
    UNKNOWABLE = "unknowable"


@dataclass(frozen=True, slots=True)
class IAm:
    """`I am <status>`: one of those that the game knows."""

    status: Annotated[str, "status"]


@dataclass(frozen=True, slots=True)
class TheyAre:
    """`2 is <status>`"""

    seat: Seat
    status: Annotated[str, "status"]


@dataclass(frozen=True, slots=True)
class IGave:
    """`I gave 2 gas_can`"""

    seat: Seat
    card: Annotated[str, "piece"]


@dataclass(frozen=True, slots=True)
class IHave:
    """`I have gas_can`"""

    card: Annotated[str, "piece"]


@dataclass(frozen=True, slots=True)
class ITrust:
    """`I trust 2`"""

    seat: Seat


Saying: TypeAlias = IAm | TheyAre | IGave | IHave | ITrust


@dataclass(frozen=True, slots=True)
class Claim:
    """What a seat said; `at` is its own number in the log, `because` that of the entry it points at."""

    speaker: Seat
    says: Saying
    at: int
    because: int | None = None


class BadClaim(OpenpsError):
    """A line of text that is no claim; `expected` are the forms of those that can be said."""

    def __init__(self, text: str, expected: str) -> None:
        super().__init__("error-claim-text", text=text[:_LONGEST_TOLD], expected=expected or "none")


class IllegalClaim(OpenpsError):
    """A claim that may not be spoken now, or not by this seat; nothing was said. `cards` are those one can speak of."""

    def __init__(self, refusal: Refusal, cards: tuple[str, ...] = ()) -> None:
        super().__init__(f"refusal-{refusal.key}", clause=refusal.clause, cards=cards)
        self.refusal = refusal


_FORMS: Final[dict[type[Saying], str]] = {
    IAm: "I am <status>",
    TheyAre: "<seat> is <status>",
    IGave: "I gave <seat> <card>",
    IHave: "I have <card>",
    ITrust: "I trust <seat>",
}
SAYINGS: Final = tuple(_FORMS)


def forms(sayings: Sequence[type[Saying]]) -> str:
    """How claims of these kinds are written."""
    return ", ".join([_FORMS[one] for one in sayings])


_BECAUSE: Final = "because"
_LONGEST_TOLD: Final = 80


def claim_text(claim: Claim) -> str:
    """One line that `parse_claim` reads back: `I trust 2 because 17`."""
    reason = "" if claim.because is None else f" {_BECAUSE} {claim.because}"
    return saying_text(claim.says) + reason


def saying_text(says: Saying) -> str:
    if isinstance(says, IAm):
        return f"I am {says.status}"
    if isinstance(says, TheyAre):
        return f"{says.seat} is {says.status}"
    if isinstance(says, IGave):
        return f"I gave {says.seat} {says.card}"
    return f"I have {says.card}" if isinstance(says, IHave) else f"I trust {says.seat}"


def parse_claim(
    text: str, speaker: Seat, at: int, sayings: Sequence[type[Saying]] = SAYINGS, statuses: Sequence[str] = ()
) -> Claim:
    """The claim that a line of text means, in capitals or not; raises BadClaim, which names the kinds of a game.

    Where statuses are given, nobody is said to be anything else.
    """
    words = text.lower().split()
    because = None
    try:
        if len(words) > 2 and words[-2] == _BECAUSE:
            because = _number(words[-1])
            words = words[:-2]
        return Claim(speaker, _saying(words, statuses), at, because)
    except _NoClaim:
        raise BadClaim(text, forms(sayings)) from None


class _NoClaim(Exception):
    """These words are no claim."""


def _saying(words: Sequence[str], statuses: Sequence[str]) -> Saying:
    match list(words):
        case ["i", "am", status] if not statuses or status in statuses:
            return IAm(status)
        case ["i", "have", card]:
            return IHave(card)
        case ["i", "trust", seat]:
            return ITrust(_number(seat))
        case ["i", "gave", seat, card]:
            return IGave(_number(seat), card)
        case [seat, "is", status] if not statuses or status in statuses:
            return TheyAre(_number(seat), status)
        case _:
            raise _NoClaim


def _number(word: str) -> int:
    """A number of a sensible size: a claim must never cost anything to read."""
    if not (word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS):
        raise _NoClaim
    return int(word)


_MOST_DIGITS: Final = 6


def seats_named(says: Saying) -> tuple[Seat, ...]:
    """The other seats that a claim speaks of."""
    return (says.seat,) if isinstance(says, TheyAre | IGave | ITrust) else ()
