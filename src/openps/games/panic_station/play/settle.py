"""What follows of itself: everything that is pending, until a question is open or the match is over."""

from __future__ import annotations

from openps.engine.chance import Chance
from openps.games.panic_station.play import attack, enter, rooms, search, turns
from openps.games.panic_station.play.words import StationTurn
from openps.games.panic_station.state import NOBODY, OFF


def settle(turn: StationTurn, chance: Chance) -> None:
    state = turn.state
    while not (state.end or state.pull_seat != NOBODY or state.shots or state.shields or state.placing != OFF):
        if state.hits:
            attack.hurt(turn)
        elif state.draws:
            search.draw_next(turn, chance)
        elif state.use:
            rooms.use_room(turn)
        elif state.entering != NOBODY:
            enter.settle_entry(turn)
        elif not state.begun:
            turns.begin_turn(turn, chance)
        else:
            return
