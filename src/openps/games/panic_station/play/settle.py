"""What follows of itself: everything that is pending, until a question is open or the match is over."""

from __future__ import annotations

from openps.engine.chance import Chance
from openps.games.panic_station.pieces import NEITHER, NOBODY, OFF
from openps.games.panic_station.play import attack, enter, rooms, search, turns
from openps.games.panic_station.play.shared import StationTurn


def settle(turn: StationTurn, chance: Chance) -> None:
    state = turn.state
    while not state.end:
        now = state.now  # each event may put another one in its place
        if now.pull_seat != NOBODY or now.shots or now.shields or now.placing != OFF:
            return
        if now.hits:
            attack.hurt(turn)
        elif now.draws:
            search.draw_next(turn, chance)
        elif now.use:
            rooms.use_room(turn)
        elif now.entering != NEITHER:
            enter.settle_entry(turn)
        elif not now.begun:
            turns.begin_turn(turn, chance)
        else:
            return
