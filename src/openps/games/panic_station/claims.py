"""What claims mean in Panic Station, judged when the match is over (PS-19.6: the rules never check talk)."""

from __future__ import annotations

from collections.abc import Sequence

from openps.engine.claims import Claim, IAm, IGave, IHave, ITrust, Status, TheyAre, Verdict
from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.events import CardsTraded, StationEvent
from openps.games.panic_station.evolve import evolve
from openps.games.panic_station.legal import ask_of
from openps.games.panic_station.state import Ask, Station, StationOptions, blank, is_infected


def may_speak(state: Station, seat: Seat) -> bool:
    """Any living seat, at any time outside a secret choice."""
    return bool(state.alive >> seat & 1) and ask_of(state) not in (Ask.OFFER, None)


def judge(options: StationOptions, log: Sequence[StationEvent], claims: Sequence[Claim]) -> list[Verdict]:
    """Each claim by what was true when it was spoken; `log` is the whole log of a match that is over."""
    verdicts: dict[int, Verdict] = {}
    state = blank(options)
    for at in range(len(log) + 1):
        for index, claim in enumerate(claims):
            if claim.at == at:
                verdicts[index] = judged(state, log[:at], claim)
        if at < len(log):
            evolve(state, log[at])
    return [verdicts.get(index, Verdict.UNKNOWABLE) for index in range(len(claims))]


def judged(state: Station, before: Sequence[StationEvent], claim: Claim) -> Verdict:
    """One claim, against the state in which it was spoken and the events before it."""
    says, speaker = claim.says, claim.speaker
    if isinstance(says, IAm):
        return _verdict(status_holds(state, speaker, says.status))
    if isinstance(says, TheyAre):
        return _verdict(status_holds(state, says.seat, says.status)) if known(state, says.seat) else Verdict.UNKNOWABLE
    if isinstance(says, IHave):
        return _verdict(says.card in state.hands[speaker]) if is_card(says.card) else Verdict.UNKNOWABLE
    if isinstance(says, IGave):
        good = known(state, says.seat) and is_card(says.card)
        return _verdict(gave(before, speaker, says.seat, says.card)) if good else Verdict.UNKNOWABLE
    assert isinstance(says, ITrust)
    return Verdict.UNKNOWABLE


def known(state: Station, seat: Seat) -> bool:
    return 0 <= seat < len(state.hands)


def is_card(card: str) -> bool:
    return card in box.SEARCH_COPIES or card in box.COLOUR_OF


def status_holds(state: Station, seat: Seat, status: Status) -> bool:
    if status is Status.HOST:
        return state.host == seat
    return is_infected(state, seat) == (status is Status.INFECTED)


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
