"""Section 10: trading and infection."""

from __future__ import annotations

import pytest

from openps.engine import codec
from openps.games.panic_station import events
from openps.games.panic_station.events import Did
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
    in_vain,
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
    assert GAME.mask(told[-2], 1) == events.CardsTraded(0, 1, "infection_red", "grenade", Did.INFECTED, Did.NOTHING)
    # Nothing that follows tells whether it infected: the same events come after a harmless trade.
    harmless = trade(trading({1: ["grenade", "gas_can"]}), "gas_can", "grenade")
    assert [GAME.mask(event, 2) for event in told] == [GAME.mask(event, 2) for event in harmless]


RED, ITEM, GAS = "infection_red", "grenade", "gas_can"
ATTEMPTS = [
    # whether green was infected before, what red gave and got back, what is true and told green, what red is told
    pytest.param(False, RED, ITEM, Did.INFECTED, Did.SICK, id="infected"),
    pytest.param(True, RED, ITEM, Did.ALREADY, Did.SICK, id="already"),
    pytest.param(False, RED, GAS, Did.PARRIED, Did.STOPPED, id="parried"),
    pytest.param(True, RED, GAS, Did.ALREADY, Did.STOPPED, id="already-with-gas"),
    pytest.param(True, RED, "infection_green", Did.ALREADY, Did.ALREADY, id="both-try"),
    pytest.param(False, GAS, ITEM, Did.NOTHING, Did.NOTHING, id="no-attempt"),
    pytest.param(True, GAS, GAS, Did.NOTHING, Did.NOTHING, id="gas-against-gas"),
]


@clause("PS-10.4", "PS-10.10", "PS-10.11", "PS-10.13")
@pytest.mark.parametrize("partner_gives", [False, True])
@pytest.mark.parametrize(("before", "given", "back", "true", "to_giver"), ATTEMPTS)
def test_the_trade_says_what_a_card_did_to_those_who_may_know(
    before: bool, given: str, back: str, true: Did, to_giver: Did, partner_gives: bool
) -> None:
    state = attempting(before)
    if partner_gives:
        state.active, state.now.partner = 1, 0  # green walked in on red instead
    told = traded(state, given, back)
    theirs = Did.ALREADY if back == "infection_green" else Did.NOTHING
    if partner_gives:
        assert (told.given_did, told.back_did) == (theirs, true)
        assert (did(told, 0).back_did, did(told, 1).back_did) == (to_giver, true)
    else:
        assert (told.given_did, told.back_did) == (true, theirs)
        assert (did(told, 0).given_did, did(told, 1).given_did) == (to_giver, true)
    assert GAME.mask(told, 2) == events.CardsTraded(told.seat, told.partner, None, None)
    assert GAME.view(state, 0).notes[-1].did == (to_giver, theirs)
    assert GAME.view(state, 1).notes[-1].did == (theirs, true)


def attempting(green_before: bool) -> Station:
    """Red is infected and trades with green, who may have been infected before."""
    hands = {0: [ITEM, GAS], 1: [ITEM, GAS]}
    return trading(hands, 0, 1) if green_before else trading(hands, 0)


def traded(state: Station, given: str, back: str) -> events.CardsTraded:
    happened = do(state, f"offer {given}", seat=0) + do(state, f"offer {back}", seat=1)
    return next(event for event in happened if isinstance(event, events.CardsTraded))


def did(event: events.CardsTraded, viewer: int) -> events.CardsTraded:
    masked = GAME.mask(event, viewer)
    assert isinstance(masked, events.CardsTraded)
    return masked


@clause("PS-10.11", "PS-19.4")
@pytest.mark.parametrize("back", [ITEM, GAS])
def test_whoever_tries_to_infect_cannot_tell_a_human_from_one_infected_before(back: str) -> None:
    """Two worlds: green was human, or infected already. Red is told the same, byte for byte; green is not."""
    told: dict[int, list[str]] = {0: [], 1: []}
    for before in (False, True):
        state = attempting(before)
        event = traded(state, RED, back)
        for viewer, seen in told.items():
            seen.append(codec.to_json(GAME.mask(event, viewer)) + codec.to_json(GAME.view(state, viewer)))

    assert told[0][0] == told[0][1]
    assert told[1][0] != told[1][1]


@clause("PS-18.2", "PS-10.4")
@pytest.mark.parametrize("before", [False, True])
def test_the_host_card_says_so_when_it_makes_a_host(before: bool) -> None:
    spent = ["host", "infection_green", "armor", "ammo", "keycard"]
    state = trading({0: spent, 1: [ITEM, GAS]}, *((0, 1) if before else (0,)), host_card_infects="on")
    in_vain(state, 0)
    told = traded(state, "host", ITEM)

    assert told.given_did is did(told, 0).given_did is did(told, 1).given_did is Did.HOST
    assert (state.host, state.infected) == (1, 0b11)
    assert len(state.infections) == (not before)


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
