"""What the table waits for, and what may be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from openps.engine.decision import Decision
from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.legal import act, answers
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.pieces import NEITHER, NOBODY, OFF
from openps.games.panic_station.state import Ask, Station

_DECISION: Final = cache(Decision)
_ACTS: Final = [Decision(Ask.ACT.value, (seat,)) for seat in range(max(box.PLAYERS))]


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
        return Ask.OFFER
    return Ask.ACT if now.duty == NEITHER else Ask.ENTRY


def asked(state: Station, ask: Ask) -> tuple[Seat, ...]:
    if ask is Ask.PULL:
        return (state.now.pull_seat,)
    if ask is Ask.ARMOR:
        return (state.now.shields[0][0],)
    if ask is Ask.OFFER:
        mine, theirs = state.now.offered
        if mine:
            return (state.now.partner,)
        return (state.active,) if theirs else (state.active, state.now.partner)
    return (state.active,)


def decision(state: Station) -> Decision | None:
    ask = ask_of(state)
    if ask is Ask.ACT:
        return _ACTS[state.active]
    return None if ask is None else _DECISION(ask.value, asked(state, ask))


def legal_moves(state: Station, seat: Seat) -> Sequence[StationMove]:
    cached = state.cached
    if cached is not None and cached[0] == seat:
        return cached[1]
    ask = ask_of(state)
    if ask is Ask.ACT:  # the most frequent one, without looking it up
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
