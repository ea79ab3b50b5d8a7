"""What claims mean in Panic Station, judged when the match is over (PS-19.6: the rules never check talk)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from openps.engine.claims import Claim, IAm, IGave, IHave, TheyAre, Verdict
from openps.engine.errors import Refusal
from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.events import CardsTraded, StationEvent
from openps.games.panic_station.legal import ask_of
from openps.games.panic_station.state import Ask, Station, is_alive, is_infected


class Status(StrEnum):
    """What somebody is said to be, the most telling first."""

    HOST = "host"
    INFECTED = "infected"
    HUMAN = "human"


OVER: Final = Refusal("match-over", "PS-17.1")
DEAD: Final = Refusal("dead-are-silent", "PS-19.6")
SECRET_CHOICE: Final = Refusal("silent-choice", "PS-19.6")
NO_SUCH_CARD: Final = Refusal("no-such-card", "PS-1.2")


def why_unsaid(state: Station, claim: Claim) -> Refusal | None:
    """PS-19.6  Any living player, about anything that there is; nobody while a trade is open."""
    ask = ask_of(state)
    if ask is None:
        return OVER
    if not is_alive(state, claim.speaker):
        return DEAD
    if ask is Ask.OFFER:
        return SECRET_CHOICE
    if isinstance(claim.says, IGave | IHave) and not is_card(claim.says.card):
        return NO_SUCH_CARD
    return None


def judge(state: Station, before: Sequence[StationEvent], claim: Claim) -> Verdict:
    """One claim, against the state in which it was spoken and the events before it."""
    says, speaker = claim.says, claim.speaker
    if isinstance(says, IAm):
        return _verdict(status_holds(state, speaker, says.status))
    if isinstance(says, TheyAre):
        return _verdict(status_holds(state, says.seat, says.status))
    if isinstance(says, IHave):
        return _verdict(says.card in state.hands[speaker] or says.card in state.tables[speaker])
    if isinstance(says, IGave):
        return _verdict(gave(before, speaker, says.seat, says.card))
    return Verdict.UNKNOWABLE  # whom somebody trusts, only that player knows


def is_card(card: str) -> bool:
    return card in box.SEARCH_COPIES or card in box.COLOUR_OF


def status_holds(state: Station, seat: Seat, status: str) -> bool:
    if status == Status.HOST:
        return state.host == seat
    return is_infected(state, seat) == (status == Status.INFECTED)


def gave(before: Sequence[StationEvent], giver: Seat, taker: Seat, card: str) -> bool:
    for event in before:
        if isinstance(event, CardsTraded):
            if (event.seat, event.partner, event.given) == (giver, taker, card):
                return True
            if (event.partner, event.seat, event.back) == (giver, taker, card):
                return True
    return False


def _verdict(holds: bool) -> Verdict:
    return Verdict.TRUE if holds else Verdict.FALSE
