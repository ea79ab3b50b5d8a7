"""The heuristic bot: what it does in plain situations, and that it plays whole matches from views alone."""

from __future__ import annotations

import pytest

from openps.bots.budget import QUICK
from openps.catalog.bots import bot_names, make_bot
from openps.engine.chance import FreeChance
from openps.games.panic_station.state import Station
from tests.clauses import clause
from tests.games.panic_station.tables import GAME, asked, at, built, do, hold, infect, kill, options, parasites, table


def chosen(state: Station, seat: int | None = None, rung: str = "heuristic") -> str:
    seat = asked(state)[0] if seat is None else seat
    bot = make_bot(rung, "panic_station")
    return GAME.move_text(bot.choose(GAME.view(state, seat), GAME.legal_moves(state, seat), FreeChance(1), QUICK))


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


def late(state: Station) -> Station:
    """So late in the match that everybody takes risks."""
    state.turn = 4 * 18
    return state


def test_late_the_gas_goes_to_whoever_lacks_one_can() -> None:
    giver = late(hold(trading(), {0: ["armor", "ammo", "gas_can"], 1: ["grenade", "gas_can", "gas_can"]}))
    assert chosen(giver, 0) == "offer gas_can"

    taker = late(hold(trading(), {0: ["grenade", "gas_can", "gas_can"], 1: ["armor", "ammo", "gas_can"]}))
    assert chosen(taker, 0) == "offer grenade"


def test_late_it_keeps_the_gas_that_burns_the_hive() -> None:
    assert chosen(late(hold(trading(), {0: ["gas_can"] * 3 + ["grenade"]})), 0) == "offer grenade"


def test_without_a_trooper_its_gas_is_for_others() -> None:
    state = late(hold(trading(), {0: ["gas_can"] * 3 + ["grenade"]}))
    kill(state, "R")
    assert chosen(state, 0) == "offer gas_can"


def test_it_does_not_search_for_gas_that_cannot_be_drawn() -> None:
    """A red room brings a parasite; everybody saw that the last shuffle put no gas into the deck."""
    state = hold(at(built("storage_2 0 E upright"), R=1), {0: ["gas_can", "gas_can"]})
    state.red |= 1 << 1
    state.plan = ()  # nothing left to explore
    assert chosen(state) == "search trooper"

    state.fresh = ("ammo", "armor", "grenade")
    assert chosen(state) != "search trooper"


def test_it_opens_the_doors_when_the_hive_is_behind_them() -> None:
    state = built("open_terminal 0 E upright", "empty_2 1 E upright", "hive 2 N upright")
    assert chosen(hold(at(state, R=1), {0: ["gas_can"] * 3})) == "doors trooper"
    assert chosen(hold(at(state, R=2), {0: ["gas_can"] * 3})) == "walk trooper W"


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


def test_the_infected_do_not_shoot_while_they_can_infect() -> None:
    state = infect(at(table(built("empty_1 0 E upright"), 0, "ammo"), r=1, G=1), 0, host=3)
    assert not chosen(hold(state)).startswith("fire")
    assert chosen(hold(state, {0: ["infection_blue", "armor", "armor", "grenade"]})).startswith("fire")


@clause("PS-11.4")
@pytest.mark.parametrize(("infected", "rounds"), [(True, 1), (False, 1), (False, 40)])
@pytest.mark.parametrize("rung", sorted(set(bot_names("panic_station")) - {"random"}))
def test_no_bot_shoots_twice_because_its_gun_does(rung: str, infected: bool, rounds: int) -> None:
    """The first shot killed the parasite; green is a friend, or may still be infected.

    Late an infected player does shoot at humans: then the second shot has a target.
    """
    state = parasites(at(table(built("empty_1 0 E upright"), 0, "ammo", "heavy_gun"), r=1, G=1), gray=[1])
    state = hold(infect(state, 0, host=0) if infected else state)
    state.turn = 4 * rounds
    do(state, "fire gray")

    assert GAME.legal_moves(state, 0)[0] == GAME.parse_move("fire green_trooper")
    assert chosen(state, rung=rung) == "waste"


@pytest.mark.parametrize("players", [4, 5, 6])
def test_it_plays_whole_matches(players: int) -> None:
    assert "heuristic" in bot_names("panic_station")
    bot = make_bot("heuristic", "panic_station")
    for seed in range(3):
        chance = FreeChance(seed)
        state = GAME.setup(options(players), chance).state
        played = 0
        while (decision := GAME.decision(state)) is not None:
            seat = decision.seats[0]
            move = bot.choose(GAME.view(state, seat), GAME.legal_moves(state, seat), chance, QUICK)
            GAME.apply(state, seat, move, chance)
            played += 1
            assert played < GAME.info.longest
