"""The heuristic bot: what it does in plain situations, and that it plays whole matches from views alone."""

from __future__ import annotations

import pytest

from openps.bots.registry import bot_names, make_bot
from openps.engine.chance import FreeChance
from openps.games.panic_station.state import Station
from tests.games.panic_station.tables import GAME, asked, at, built, do, hold, infect, options, parasites, table


def chosen(state: Station, seat: int | None = None) -> str:
    seat = asked(state)[0] if seat is None else seat
    bot = make_bot("heuristic", "panic_station")
    return GAME.move_text(bot.choose(GAME.view(state, seat), GAME.legal_moves(state, seat), FreeChance(1)))


def test_it_burns_the_hive_when_it_can() -> None:
    assert chosen(hold(at(built("hive 0 N upright"), R=1), {0: ["gas_can"] * 3})) == "burn"


def test_it_goes_to_the_hive_with_enough_gas() -> None:
    state = hold(built("hive 0 N upright", "storage_2 0 E upright"), {0: ["gas_can"] * 3})

    assert chosen(state) == "walk trooper N"


def test_it_searches_first() -> None:
    state = at(built("storage_2 0 E upright"), R=1)

    assert chosen(state) == "search trooper"
    assert chosen(built("storage_2 0 E upright")).startswith(("walk", "explore"))


def trading(*infected: int) -> Station:
    state = infect(at(built("empty_1 0 E upright"), G=1), *infected, host=3)
    state = hold(state, {0: ["armor", "gas_can", "ammo"], 1: ["grenade", "gas_can"]})
    do(state, "walk trooper E")
    do(state, "trade 1")
    return state


def test_it_gives_gas_to_whom_it_does_not_trust() -> None:
    assert chosen(trading(), 0) == "offer gas_can"


def test_it_infects_when_it_is_infected() -> None:
    assert chosen(trading(0), 0) == "offer infection_red"


def test_without_gas_it_does_not_walk_into_strangers() -> None:
    state = hold(at(built("storage_2 0 E upright"), G=1), {0: ["armor", "armor"]})

    assert chosen(state) != "walk trooper E"


def test_it_shoots_parasites_and_plays_armor() -> None:
    state = parasites(at(table(built("empty_1 0 E upright"), 0, "ammo"), r=1), gray=[1])
    assert chosen(hold(state)) == "fire gray"

    state = at(built("empty_1 0 E upright"), r=1, G=1)
    state = hold(table(state, 0, "ammo"), {1: ["armor", "gas_can", "gas_can"]})
    do(state, "fire green_trooper")
    assert chosen(state) == "armor"


@pytest.mark.parametrize("players", [4, 5, 6])
def test_it_plays_whole_matches(players: int) -> None:
    assert bot_names("panic_station") == ["random", "heuristic"]
    bot = make_bot("heuristic", "panic_station")
    for seed in range(3):
        chance = FreeChance(seed)
        state = GAME.setup(options(players), chance).state
        played = 0
        while (decision := GAME.decision(state)) is not None:
            seat = decision.seats[0]
            move = bot.choose(GAME.view(state, seat), GAME.legal_moves(state, seat), chance)
            GAME.apply(state, seat, move, chance)
            played += 1
            assert played < GAME.info.longest
