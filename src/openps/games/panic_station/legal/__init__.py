"""What the table waits for, and what may be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from openps.engine.decision import Decision
from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.legal import act, answers
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.pieces import NEITHER, NOBODY, OFF
from openps.games.panic_station.state import ACT, ENTRY, OFFER, Ask, Station

# Made once: by question and seat, and of the two who choose at the same time.
_SEATS: Final = range(max(box.PLAYERS))
_ALONE: Final = {ask: [Decision(ask.value, (seat,)) for seat in _SEATS] for ask in Ask}
_BOTH: Final = [[Decision(OFFER.value, (seat, partner)) for partner in _SEATS] for seat in _SEATS]


def ask_of(state: Station) -> Ask | None:
    """The question that is open, read off what is pending."""
    if state.end:
        return None
    now = state.now
    if now.pull_seat != NOBODY:
        return Ask.PULL
    if now.shots:
        return Ask.SECOND_SHOT
    if now.shields:
        return Ask.ARMOR
    if now.placing != OFF:
        return Ask.PLACE
    if now.partner != NOBODY:
        return OFFER
    return ACT if now.duty == NEITHER else ENTRY


def asked(state: Station, ask: Ask) -> tuple[Seat, ...]:
    if ask is ACT or ask is ENTRY:
        return (state.active,)
    if ask is Ask.PULL:
        return (state.now.pull_seat,)
    if ask is Ask.ARMOR:
        return (state.now.shields[0][0],)
    if ask is OFFER:
        mine, theirs = state.now.offered
        if mine:
            return (state.now.partner,)
        return (state.active,) if theirs else (state.active, state.now.partner)
    return (state.active,)


def decision(state: Station) -> Decision | None:
    ask = ask_of(state)
    if ask is None:
        return None
    seats = asked(state, ask)
    return _ALONE[ask][seats[0]] if len(seats) == 1 else _BOTH[seats[0]][seats[1]]


def legal_moves(state: Station, seat: Seat) -> Sequence[StationMove]:
    cached = state.cached
    if cached is not None and cached[0] == seat:
        return cached[1]
    ask = ask_of(state)
    if ask is ACT:  # the most frequent one, without looking it up
        if seat != state.active:
            return ()
        legal = act.act_moves(state, seat)
    elif ask is None or seat not in asked(state, ask):
        return ()
    else:
        legal = _LEGAL[ask](state, seat)
    state.cached = (seat, legal)
    return legal


_LEGAL: Final[dict[Ask, Callable[[Station, Seat], list[StationMove]]]] = {
    Ask.ENTRY: answers.entry_moves,
    Ask.OFFER: answers.offer_moves,
    Ask.ARMOR: answers.armor_moves,
    Ask.SECOND_SHOT: answers.shot_moves,
    Ask.PLACE: answers.place_moves,
    Ask.PULL: answers.pull_moves,
}
