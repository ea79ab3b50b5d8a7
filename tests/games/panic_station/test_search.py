"""Sections 12 and 14: searching and parasites that appear."""

from __future__ import annotations

import pytest

from openps.engine.errors import ScriptError
from openps.games.panic_station import box, events
from openps.games.panic_station.state import Station
from tests.clauses import clause
from tests.games.panic_station.tables import (
    GAME,
    ask,
    asked,
    at,
    bugs,
    built,
    do,
    hold,
    lay_room,
    legal,
    may,
    names,
    parasites,
    table,
    why,
)


def searching(card: str, *top: str, players: int = 4) -> Station:
    """Red's Trooper is in this room east of the Reactor."""
    return hold(at(built(f"{card} 0 E upright", players=players), R=1), top=top)


@clause("PS-12.1")
@pytest.mark.parametrize(
    ("card", "can"), [("storage_2", True), ("parasites_1", True), ("run_1", True), ("empty_1", False)]
)
def test_a_room_with_an_icon_can_be_searched(card: str, can: bool) -> None:
    state = searching(card)

    assert may(state, "search trooper") == can
    assert why(state, "search android") == "PS-12.1"  # the Reactor
    state = at(built("hive 0 N upright"), R=1)
    assert why(state, "search trooper") == "PS-12.1"


@clause("PS-12.2", "PS-12.3")
def test_a_two_room_card_is_searched_from_either_room() -> None:
    state = hold(at(built("sick_bay 0 N upright"), R=1, r=2), top=["armor", "armor"])
    do(state, "search android")
    assert state.red == 0b10
    do(state, "search trooper", 1)  # the card is red for both rooms

    assert state.hands[0].count("armor") == 2


@clause("PS-12.3", "PS-12.5")
def test_the_first_search_turns_the_card_red_and_brings_one_card() -> None:
    state = searching("team_1", "armor")
    told = do(state, "search trooper")

    assert names(told) == ["Searched", "CardDrawn"]
    assert state.hands[0].count("armor") == 1
    assert state.red == 0b10
    assert state.now.ap == 3
    assert GAME.mask(told[1], 1) == events.CardDrawn(0, None)
    assert GAME.mask(told[1], 0) == events.CardDrawn(0, "armor")


@clause("PS-12.4")
def test_a_red_card_brings_a_parasite_before_the_draw() -> None:
    state = searching("team_1", "armor", "armor")
    do(state, "search trooper")
    told = do(state, "search trooper", 4)

    assert names(told) == ["Searched", "ParasiteAppeared", "CardDrawn"]
    assert bugs(state) == ["gray 0"]


@clause("PS-12.6")
def test_a_drawn_alert_is_resolved_discarded_and_not_replaced() -> None:
    state = searching("team_1", "parasite_alert", "armor")
    told = do(state, "search trooper", 1)

    assert names(told) == ["Searched", "AlertDrawn", "ParasiteAppeared"]
    assert bugs(state) == ["gray 1"]  # no room in the north
    assert state.discard == ("parasite_alert",)
    assert len(state.hands[0]) == 5


@clause("PS-12.7")
def test_a_drawn_host_card_infects_secretly() -> None:
    state = searching("team_1", "host")
    told = do(state, "search trooper")

    assert (state.host, state.infected) == (0, 1)
    assert GAME.view(state, 0).host
    other = searching("team_1", "armor")
    assert [GAME.mask(event, 2) for event in told] == [GAME.mask(event, 2) for event in do(other, "search trooper")]
    assert GAME.view(state, 2) == GAME.view(other, 2)


@clause("PS-12.8", "PS-2.6")
def test_storage_gives_three_cards_at_first_and_one_later() -> None:
    state = searching("storage_2", "armor", "ammo", "armor", "keycard", "ammo")
    do(state, "search trooper")
    assert [card for card in state.hands[0] if card in ("armor", "ammo")] == ["ammo", "armor", "armor"]
    do(state, "search trooper", 1)

    assert "keycard" in state.hands[0]
    assert len(state.hands[0]) == 9


@clause("PS-12.8", "PS-12.6")
def test_an_alert_in_a_storage_room_is_not_replaced_either() -> None:
    state = searching("storage_2", "armor", "parasite_alert", "armor")
    told = do(state, "search trooper", 1)

    assert names(told) == ["Searched", "CardDrawn", "AlertDrawn", "ParasiteAppeared", "CardDrawn"]
    assert len(state.hands[0]) == 7


def team(*top: str) -> Station:
    return at(searching("team_1", *top), G=1, p=1)


@clause("PS-12.9", "PS-12.10")
@pytest.mark.parametrize("luck", [0, 1])
def test_a_team_search_gives_two_cards_dealt_at_random_one_each(luck: int) -> None:
    state = team("armor", "ammo", "keycard")
    assert [text for text in legal(state) if "team" in text] == ["team_search trooper 1", "team_search trooper 2"]
    do(state, "team_search trooper 2", luck)
    mine, theirs = ("armor", "ammo") if luck == 0 else ("ammo", "armor")

    assert mine in state.hands[0]
    assert theirs in state.hands[2]
    assert len(state.hands[1]) == 5
    assert state.now.ap == 3
    assert why(state, "team_search trooper 3") == "PS-12.9"
    assert why(state, "team_search trooper 0") == "PS-12.9"
    assert why(searching("storage_2"), "team_search trooper 1") == "PS-12.9"


@clause("PS-12.10")
def test_who_of_two_gets_which_card_is_a_toss_of_a_coin() -> None:
    with pytest.raises(ScriptError, match="below 2"):
        do(team("armor", "ammo"), "team_search trooper 2", 2)


@clause("PS-12.9")
def test_a_team_room_may_be_searched_alone() -> None:
    assert may(team(), "search trooper")


@clause("PS-12.11")
def test_a_team_search_of_a_red_card_still_gives_two_cards() -> None:
    state = team("armor", "ammo")
    state.red = 0b10
    told = do(state, "team_search trooper 1", 0, 4)

    assert names(told) == ["Searched", "ParasiteAppeared", "CardDrawn", "CardDrawn"]


@clause("PS-12.12", "PS-14.4")
def test_the_partner_resolves_an_own_alert() -> None:
    state = team("armor", "parasite_alert")
    told = do(state, "team_search trooper 1", 0, 4)
    assert names(told) == ["Searched", "CardDrawn", "AlertDrawn", "ParasiteAppeared"]
    assert told[2].seat == 1

    # With an empty supply it is the partner who chooses.
    state = parasites(team("armor", "parasite_alert"), gray=[0] * 5, black=[0] * 5)
    do(state, "team_search trooper 1", 0, 2)
    assert (ask(state), asked(state)) == ("pull", (1,))


@clause("PS-12.10", "PS-12.17")
def test_of_a_single_card_that_is_left_the_searcher_gets_it() -> None:
    state = team("armor")
    state.deck, state.left = ("armor",), 1
    told = do(state, "team_search trooper 1")

    assert names(told) == ["Searched", "CardDrawn", "NothingLeftToDraw"]
    assert told[1].seat == 0


@clause("PS-12.9", "PS-12.16")
def test_two_cards_are_dealt_at_random_also_when_one_of_them_is_in_the_discard_pile() -> None:
    state = team("armor")
    state.deck, state.left, state.discard = ("armor",), 1, ("ammo",)
    told = do(state, "team_search trooper 1", 1, ["ammo"])

    assert names(told) == ["Searched", "CardDrawn", "DeckReshuffled", "CardDrawn"]
    assert [told[1].seat, told[3].seat] == [1, 0]


@clause("PS-12.13")
def test_whoever_attacked_another_player_here_searches_alone() -> None:
    state = hold(table(at(team(), r=1), 0, "ammo"))
    do(state, "fire green_trooper")
    do(state, "take_hit")

    assert why(state, "team_search trooper 2") == "PS-12.13"
    assert may(state, "search trooper")


@clause("PS-12.14")
def test_running_through_and_searching_exclude_each_other() -> None:
    state = hold(built("run_1 0 E upright", "run_2 1 E upright"), top=["armor"] * 3)
    do(state, "walk trooper E")
    do(state, "search trooper")
    assert why(state, "run E") == "PS-9.17"

    # Who runs is out of the room before anything else can be done there; coming back is another visit.
    state = hold(built("run_1 0 E upright", "empty_1 1 E upright"), top=["armor"] * 3)
    do(state, "walk trooper E")
    assert may(state, "search trooper")
    do(state, "run E")
    assert why(state, "search trooper") == "PS-12.1"
    do(state, "walk trooper W")
    assert may(state, "search trooper")


@clause("PS-12.16")
def test_an_empty_deck_is_refilled_from_the_discard_pile() -> None:
    state = searching("team_1")
    state.left, state.discard = 0, ("ammo", "armor")
    told = do(state, "search trooper", ["ammo", "armor"])

    assert names(told) == ["Searched", "DeckReshuffled", "CardDrawn"]
    assert "armor" in state.hands[0]
    assert (state.left, state.discard) == (1, ())
    assert GAME.mask(told[1], 0) == events.DeckReshuffled((None, None))
    assert GAME.view(state, 3).fresh == ("ammo", "armor")


@clause("PS-12.17")
def test_with_nothing_to_draw_there_is_no_search() -> None:
    state = searching("storage_2")
    state.left = 0
    assert why(state, "search trooper") == "PS-12.17"

    state.deck, state.left, state.cached = ("armor", "ammo"), 2, None
    told = do(state, "search trooper")
    assert names(told) == ["Searched", "CardDrawn", "CardDrawn", "NothingLeftToDraw"]


@clause("PS-14.1", "PS-14.2")
def test_a_parasite_comes_in_from_the_direction_of_the_die_whatever_is_between() -> None:
    # West of the team room lies the Reactor behind a security door; there is nothing in the north.
    state = hold(at(built("team_3 0 E upright"), R=1), top=["armor"] * 4)
    state.red = 0b10
    do(state, "search trooper", 4)
    assert bugs(state) == ["gray 0"]
    do(state, "search trooper", 1)
    assert bugs(state) == ["gray 0", "gray 1"]
    # A wall does not matter either.
    state = hold(at(built("team_1 0 W upright"), R=1), top=["armor"] * 4)
    state.red = 0b10
    do(state, "search trooper", 2)
    assert bugs(state) == ["gray 0"]


@clause("PS-14.3")
def test_gray_parasites_come_before_black_ones() -> None:
    state = parasites(searching("team_1", "armor", "armor"), gray=[0] * 4)
    state.red = 0b10
    do(state, "search trooper", 4)
    do(state, "search trooper", 4)

    assert bugs(state) == ["gray 0"] * 5 + ["black 0"]
    assert (state.gray, state.black) == (0, 4)


@clause("PS-14.4")
def test_with_an_empty_supply_a_parasite_on_the_board_is_moved() -> None:
    state = parasites(searching("team_1", "armor"), gray=[0] * 5, black=[1] * 4, turned=[0])
    state.red = 0b10
    told = do(state, "search trooper", 4)
    assert names(told) == ["Searched", "PullOwed"]
    assert legal(state) == ["pull black 1"]
    assert why(state, "pull gray 0") == "PS-14.4"
    assert why(state, "pull gray 1") == "PS-14.4"
    told = do(state, "pull black 1")

    assert names(told) == ["ParasitePulled", "CardDrawn"]
    assert bugs(state).count("black 0") == 1


@clause("PS-14.4")
def test_entering_goes_on_after_a_parasite_was_moved() -> None:
    state = at(parasites(built("parasites_1 0 E upright"), gray=[0] * 5, black=[0] * 5), G=1)
    do(state, "walk trooper E", 1)
    assert ask(state) == "pull"
    do(state, "pull gray 0")

    assert ask(state) == "entry"


@clause("PS-14.5")
def test_a_parasite_that_appears_does_not_attack_and_the_others_stay() -> None:
    state = parasites(searching("team_1", "armor"), gray=[0, 0])
    state.red = 0b10
    do(state, "search trooper", 4)

    assert bugs(state) == ["gray 0"] * 3
    assert state.health == [4] * 8


@clause("PS-14.6", "PS-14.7", "PS-2.7")
def test_a_parasite_room_brings_one_at_each_entry_and_one_for_a_red_search() -> None:
    state = hold(built("parasites_1 0 E upright"), top=["armor"] * 3)
    do(state, "walk trooper E", 2)
    do(state, "walk trooper W")
    do(state, "walk trooper E", 2)
    assert len(state.parasites) == 2
    state.red = 0b10
    do(state, "search trooper", 2)

    assert len(state.parasites) == 3


@clause("PS-14.8")
@pytest.mark.parametrize(
    ("start", "die", "room"),
    [(1, 1, 1), (1, 3, 2), (1, 2, 1), (2, 1, 1), (2, 3, 0), (2, 4, 2)],
)
def test_on_a_two_room_card_the_die_may_lead_into_its_other_room(start: int, die: int, room: int) -> None:
    state = hold(at(built("sick_bay 0 N upright"), R=start), top=["armor"])
    state.red = 0b10
    do(state, "search trooper", die)

    assert bugs(state) == [f"gray {room}"]


@clause("PS-14.8")
def test_into_a_two_room_card_from_outside() -> None:
    # The sick bay (rooms 3 and 4) lies north-east: north of room 2, east of room 1, whose card has rooms 1 and 2 ...
    state = built("closed_terminal 0 N upright", "run_1 0 E upright")
    lay_room(state, "sick_bay 3 N upright")
    terminal_inner, terminal_outer, run, bay_inner, bay_outer = 1, 2, 3, 4, 5
    near = state.floor.near

    assert near[terminal_inner][box.EAST] == bay_inner  # halves at the same height
    assert near[terminal_outer][box.EAST] == bay_outer
    assert near[run][box.NORTH] == bay_outer  # the nearer half
    lay_room(state, "run_2 3 E upright")
    lay_room(state, "empty_1 6 N upright")
    assert state.floor.near[7][box.WEST] == bay_outer  # from a room of full height: the half with the exit
