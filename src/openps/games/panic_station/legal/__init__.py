"""What the table waits for, and what may be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from openps.engine.decision import Decision
from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.legal import act, answers
from openps.games.panic_station.moves import Listed, StationMove
from openps.games.panic_station.pieces import NEITHER, NOBODY, OFF
from openps.games.panic_station.state import ACT, ARMOR, ENTRY, OFFER, PLACE, PULL, Ask, Station

# Made once: by question and seat, and of the two who choose at the same time.
_SEATS: Final = range(max(box.PLAYERS))
_ALONE: Final = {ask: [Decision(ask.value, (seat,)) for seat in _SEATS] for ask in Ask}
_ACT: Final = _ALONE[ACT]
_BOTH: Final = [[Decision(OFFER.value, (seat, partner)) for partner in _SEATS] for seat in _SEATS]


def ask_of(state: Station) -> Ask | None:
    """The question that is open, read off what is pending."""
    if state.end:
        return None
    now = state.now
    if now.pull_seat != NOBODY:
        return PULL
    if now.shots:
        return Ask.SECOND_SHOT
    if now.shields:
        return ARMOR
    if now.placing != OFF:
        return PLACE
    if now.partner != NOBODY:
        return OFFER
    return ACT if now.duty == NEITHER else ENTRY


def asked(state: Station, ask: Ask) -> tuple[Seat, ...]:
    first = first_asked(state, ask)
    return (first, state.now.partner) if are_two(state, ask) else (first,)


def first_asked(state: Station, ask: Ask) -> Seat:
    """Who is asked; of two traders who have not chosen yet the active player."""
    if ask is ACT or ask is ENTRY:
        return state.active
    if ask is OFFER:
        return state.now.partner if state.now.offered[0] else state.active
    if ask is ARMOR:
        return state.now.shields[0][0]
    return state.now.pull_seat if ask is PULL else state.active


def are_two(state: Station, ask: Ask) -> bool:
    """PS-10.1  Both traders are asked while neither has chosen; otherwise one seat is asked alone."""
    return ask is OFFER and not state.now.offered[0] and not state.now.offered[1]


def is_asked(state: Station, ask: Ask, seat: Seat) -> bool:
    return seat == first_asked(state, ask) or (are_two(state, ask) and seat == state.now.partner)


def decision(state: Station) -> Decision | None:
    ask = ask_of(state)
    if ask is ACT:  # the most frequent one, without looking it up
        return _ACT[state.active]
    if ask is None:
        return None
    first = first_asked(state, ask)
    return _BOTH[first][state.now.partner] if are_two(state, ask) else _ALONE[ask][first]


def legal_moves(state: Station, seat: Seat) -> Sequence[StationMove]:
    return legal_list(state, seat) or ()


def legal_list(state: Station, seat: Seat) -> Listed:
    """The same for those who go through it at every step. Worked out once, as long as the same seat asks.

    Of any type: a compiler would look among all types of moves for the one of each that is taken from the list.
    """
    if state.cached is not None and state.cached_for == seat:
        return state.cached
    ask = ask_of(state)
    if ask is ACT:  # the most frequent one, without a call more
        if seat != state.active:
            return []
        legal = act.act_moves(state, seat)
    elif ask is None or not is_asked(state, ask, seat):
        return []
    else:
        legal = _LEGAL[ask](state, seat)
    state.cached, state.cached_for = legal, seat
    return legal


def moves_of(state: Station, ask: Ask, seat: Seat) -> Listed:
    """The moves of a seat that is asked this, worked out anew: for those who ask once and know who is asked."""
    if ask is ACT:  # the most frequent one, without looking it up
        return act.act_moves(state, seat)
    return _LEGAL[ask](state, seat)


_LEGAL: Final[dict[Ask, Callable[[Station, Seat], list[StationMove]]]] = {
    Ask.ENTRY: answers.entry_moves,
    Ask.OFFER: answers.offer_moves,
    Ask.ARMOR: answers.armor_moves,
    Ask.SECOND_SHOT: answers.shot_moves,
    Ask.PLACE: answers.place_moves,
    Ask.PULL: answers.pull_moves,
}
