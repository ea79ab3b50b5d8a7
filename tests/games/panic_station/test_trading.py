"""Section 10: trading and infection."""

from __future__ import annotations

from openps.games.panic_station import events
from openps.games.panic_station.state import Station
from tests.clauses import clause
from tests.games.panic_station.tables import (
    GAME,
    ask,
    asked,
    at,
    built,
    do,
    hold,
    infect,
    legal,
    may,
    table,
    trade,
    why,
)


def trading(hands: dict[int, list[str]] | None = None, *infected: int, host: int = 0, **given: str) -> Station:
    """Red has just met green and trades."""
    state = hold(at(built("empty_1 0 E upright", **given), G=1), hands)
    state = infect(state, *infected, host=host) if infected else state
    do(state, "walk trooper E")
    do(state, "trade 1")
    return state


@clause("PS-10.1")
def test_both_traders_choose_in_secret_at_the_same_time() -> None:
    state = trading({0: ["armor", "gas_can"], 1: ["ammo", "keycard"]})
    assert asked(state) == (0, 1)

    told = do(state, "offer armor", seat=0)
    assert asked(state) == (1,)
    assert GAME.mask(told[0], 1) == events.CardOffered(0, None)
    assert GAME.mask(told[0], 0) == events.CardOffered(0, "armor")
    assert GAME.view(state, 1).offer == ""
    assert GAME.view(state, 1).now.offered == (True, False)
    assert GAME.view(state, 0).offer == "armor"
    assert legal(state, 0) == []

    do(state, "offer keycard", seat=1)
    assert "keycard" in state.hands[0]
    assert "armor" in state.hands[1]


@clause("PS-10.1")
def test_the_partner_may_choose_first() -> None:
    state = trading()
    do(state, "offer gas_can", seat=1)

    assert asked(state) == (0,)


@clause("PS-10.2")
def test_a_human_never_gives_an_own_infection_card() -> None:
    state = trading()

    assert legal(state, 0) == ["offer gas_can"]
    assert why(state, "offer infection_red", 0) == "PS-10.2"


@clause("PS-10.3", "PS-10.13")
def test_every_infected_player_may_try_to_infect() -> None:
    state = trading(None, 0, 1, host=2)

    assert may(state, "offer infection_red", 0)
    assert may(state, "offer infection_green", 1)


@clause("PS-10.4")
def test_the_partner_can_infect_the_one_who_came_in() -> None:
    state = trading({0: ["armor", "gas_can"]}, 1, host=1)
    trade(state, "armor", "infection_green")

    assert state.infected == 0b11


@clause("PS-10.4")
def test_the_gas_can_of_the_one_who_came_in_stops_the_partner() -> None:
    state = trading(None, 1, host=1)
    trade(state, "gas_can", "infection_green")

    assert state.infected == 0b10
    assert state.infections == ()


@clause("PS-10.4", "PS-17.5")
def test_whoever_is_infected_already_is_not_infected_again() -> None:
    state = trading({1: ["armor", "armor"]}, 0, 1)
    trade(state, "infection_red", "armor")

    assert state.infections == ()


@clause("PS-10.7")
def test_items_are_not_used_up_by_a_trade() -> None:
    state = trading({0: ["grenade", "armor"], 1: ["first_aid_kit", "gas_can"]})
    trade(state, "grenade", "first_aid_kit")

    assert state.discard == ()
    assert len(state.hands[0]) == len(state.hands[1]) == 5


@clause("PS-10.8")
def test_another_colour_may_be_given_only_without_items_and_infects_nobody() -> None:
    green = ["infection_red", "infection_red", "infection_green", "infection_green", "infection_green"]
    red = ["infection_red", "infection_purple", "gas_can", "gas_can", "armor"]
    state = trading({0: red, 1: green}, 2, host=2)
    assert legal(state, 1) == ["offer infection_red"]
    assert why(state, "offer infection_purple", 0) == "PS-10.8"
    trade(state, "armor", "infection_red")

    assert state.infected == 1 << 2


@clause("PS-10.9")
def test_the_host_card_cannot_be_traded() -> None:
    state = trading({0: ["host", "gas_can"]}, 0)

    assert why(state, "offer host", 0) == "PS-10.9"


@clause("PS-10.10")
def test_two_infection_cards_change_nothing_but_hands() -> None:
    state = trading(None, 0, 1)
    trade(state, "infection_red", "infection_green")

    assert state.infected == 0b11
    assert state.infections == ()
    assert state.hands[0].count("infection_red") == 2
    assert "infection_green" in state.hands[0]


@clause("PS-10.11")
def test_everybody_sees_that_a_trade_happened_and_nothing_more() -> None:
    state = trading({1: ["grenade", "gas_can"]}, 0)
    told = trade(state, "infection_red", "grenade")

    assert GAME.mask(told[-2], 2) == events.CardsTraded(0, 1, None, None)
    assert GAME.mask(told[-2], None) == events.CardsTraded(0, 1, None, None)
    assert GAME.mask(told[-2], 1) == events.CardsTraded(0, 1, "infection_red", "grenade")
    # Nothing that follows tells whether it infected: the same events come after a harmless trade.
    harmless = trade(trading({1: ["grenade", "gas_can"]}), "gas_can", "grenade")
    assert [GAME.mask(event, 2) for event in told] == [GAME.mask(event, 2) for event in harmless]


@clause("PS-10.12")
def test_cards_on_the_table_cannot_be_traded() -> None:
    state = built("empty_1 0 E upright")
    state = hold(table(at(state, G=1), 0, "keycard"))
    do(state, "walk trooper E")
    do(state, "trade 1")

    assert not may(state, "offer keycard", 0)
    assert why(state, "offer keycard", 0) == "PS-10.12"


@clause("PS-10.13")
def test_a_newly_infected_player_knows_at_once_and_may_infect_others() -> None:
    state = trading({1: ["grenade", "gas_can"]}, 0)
    assert not GAME.view(state, 1).infected
    trade(state, "infection_red", "grenade")
    assert GAME.view(state, 1).infected

    do(state, "walk trooper W")
    do(state, "walk android E")
    do(state, "trade 1")
    assert may(state, "offer infection_green", 1)
    assert ask(state) == "offer"
