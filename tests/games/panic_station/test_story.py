"""What everybody remembers: attacks and trades with their turn, and how far rooms are from each other."""

from __future__ import annotations

from openps.games.panic_station import box
from openps.games.panic_station.events import Incident, What
from openps.games.panic_station.floor import FAR
from tests.clauses import clause
from tests.games.panic_station.tables import GAME, at, built, do, hold, table, trade


@clause("PS-11.15", "PS-19.1")
def test_everybody_remembers_who_attacked_whom() -> None:
    state = hold(table(at(built("empty_1 0 E upright"), r=1, G=1), 0, box.AMMO))
    do(state, "fire green_trooper")

    assert GAME.view(state, 3).story[-1] == Incident(What.ATTACK, 0, 1, state.turn, "")


@clause("PS-11.9")
def test_a_knife_that_misses_is_an_attack_as_well() -> None:
    state = hold(table(at(built("empty_1 0 E upright"), R=1, G=1), 0, box.KNIFE))
    do(state, "stab trooper green_trooper", 2)

    assert GAME.view(state, None).story[-1] == Incident(What.ATTACK, 0, 1, state.turn, "")


@clause("PS-10.11")
def test_everybody_remembers_when_a_trade_was() -> None:
    state = hold(at(built("empty_1 0 E upright"), G=1))
    state.turn = 7
    do(state, "walk trooper E")
    do(state, "trade 1")
    trade(state, "gas_can", "gas_can")

    assert GAME.view(state, 2).story[-1] == Incident(What.TRADE, 0, 1, 7, "")


@clause("PS-8.1", "PS-8.2")
def test_how_far_a_room_is_depends_on_who_passes_doors() -> None:
    floor = built("empty_1 0 E upright", "sick_bay 0 N upright").floor  # rooms 1; 2 (inner), 3

    assert floor.distances(1, False) == [1, 0, FAR, 2]
    assert floor.distances(1, True) == [1, 0, 3, 2]
