"""3. Turn (PH-3.1 to PH-3.8, PH-R5 to PH-R10)."""

from __future__ import annotations

from openps.games.pani_high.events import CardDrawn, HandOverLimit, LocationLaid, TurnPassed
from tests.clauses import clause
from tests.games.pani_high.tables import a_table, asked, attack, fight, last, lines, play, refused, settle, where


@clause("PH-3.1")
def test_a_turn_begins_with_one_card_from_the_draw_pile() -> None:
    state = a_table(pile=["raid", "spy"])
    cards = len(state.pile)

    assert play(state, 0, "pass") == [TurnPassed(0), CardDrawn(1, "raid")]
    assert state.hands[1] == ["raid"]
    assert len(state.pile) == cards - 1


@clause("PH-3.2", "PH-R6")
def test_a_drawn_location_is_laid_face_up() -> None:
    state = a_table(pile=["pool"], places={1: ["dojo"]})
    events = play(state, 0, "pass")

    assert events[1:3] == [CardDrawn(1, "pool"), LocationLaid(1, "pool")]
    assert state.places[1] == ["dojo", "pool"]
    assert "pool" not in state.hands[1]


@clause("PH-3.3")
def test_a_drawn_location_ends_the_turn() -> None:
    state = a_table(pile=["pool", "raid"], hands={1: ["swim", "spy"]}, places={3: ["dojo"]})
    play(state, 0, "pass")

    assert asked(state) == ("act", 2)
    assert (state.active, state.hands[2]) == (2, ["raid"])
    assert refused(state, 1, "attack dojo") == ("not-asked", "PH-R37")


@clause("PH-3.3", "PH-R5")
def test_several_locations_in_a_row_end_several_turns() -> None:
    state = a_table(pile=["pool", "dojo", "library", "spy"], active=3)
    play(state, 3, "pass")

    assert state.places == [["dojo"], ["library"], [], [], ["pool"]]
    assert asked(state) == ("act", 2)
    assert state.turn == 1 + 4


@clause("PH-3.4", "PH-R8")
def test_the_active_player_attacks_or_conspires_or_passes() -> None:
    state = a_table(hands={0: ["swim", "raid", "agitation"], 2: ["spy"]}, places={0: ["dojo"], 1: ["pool"]})

    assert lines(state, 0) == ["attack pool", "raid 2", "agitate", "pass"]


@clause("PH-3.4", "PH-R7")
def test_a_battle_is_the_whole_action() -> None:
    state = a_table(hands={0: ["swim", "raid"], 1: ["first_year"]}, places={1: ["pool"], 2: ["dojo"]}, pile=["spy"])
    fight(state, "pool", ["swim"], ["first_year"])
    settle(state)

    assert where(state, "pool") == ["place 0"]
    assert asked(state) == ("act", 1)
    assert refused(state, 0, "raid 2") == ("not-asked", "PH-R37")
    assert refused(state, 0, "attack dojo") == ("not-asked", "PH-R37")


@clause("PH-3.4", "PH-R7")
def test_nothing_else_can_be_done_in_the_middle_of_an_attack() -> None:
    state = a_table(hands={0: ["swim", "raid"], 1: ["first_year"]}, places={1: ["pool", "dojo"]})
    play(state, 0, "attack pool")

    for other in ("pass", "raid 1", "attack dojo"):
        assert refused(state, 0, other) == ("other-question", "PH-R13")


@clause("PH-3.5")
def test_only_the_locations_of_others_can_be_attacked() -> None:
    state = a_table(hands={0: ["swim"]}, places={0: ["pool"], 1: ["dojo"], 4: ["library"]})

    assert lines(state, 0) == ["attack dojo", "attack library", "pass"]
    assert refused(state, 0, "attack pool") == ("own-location", "PH-3.5")
    assert refused(state, 0, "attack rooftop") == ("no-such-location", "PH-3.5")


@clause("PH-3.6", "PH-R10")
def test_whoever_can_do_nothing_else_passes() -> None:
    state = a_table(hands={0: ["seal", "raid"]}, places={1: ["pool"]})

    assert lines(state, 0) == ["pass"], "nothing to fight with and nobody to raid"
    play(state, 0, "pass")
    assert state.active == 1


@clause("PH-3.6", "PH-R10")
def test_passing_is_legal_when_much_else_is() -> None:
    state = a_table(hands={0: ["swim", "raid", "spy"], 1: ["bribe"]}, places={1: ["pool"]})

    assert lines(state, 0)[-1] == "pass"
    play(state, 0, "pass")
    assert state.hands[0] == ["raid", "spy", "swim"]


@clause("PH-3.7")
def test_everybody_may_pass_turn_after_turn() -> None:
    state = a_table()
    for turn in range(20):
        assert asked(state) == ("act", turn % 5)
        play(state, turn % 5, "pass")

    assert [len(hand) for hand in state.hands] == [4] * 5, "one card a turn, and nothing spent"


@clause("PH-R10", "PH-R44")
def test_an_empty_hand_still_takes_its_turns() -> None:
    state = a_table(pile=["raid"], hands={1: []})
    play(state, 0, "pass")

    assert asked(state) == ("act", 1)
    assert lines(state, 1) == ["pass"]


@clause("PH-3.8", "PH-R9")
def test_the_hand_limit_is_checked_at_the_end_of_the_turn() -> None:
    eight = ["second_year"] * 6 + ["swim", "spy"]
    state = a_table(hands={0: eight})

    assert asked(state) == ("act", 0), "not before the action"
    assert last(play(state, 0, "pass"), HandOverLimit) == HandOverLimit(0, 1)
    assert asked(state) == ("discard", 0)


@clause("PH-R9", "PH-3.8")
def test_the_hand_limit_is_checked_after_a_drawn_location_too() -> None:
    eight = ["second_year"] * 6 + ["swim", "spy"]
    state = a_table(hands={1: eight}, pile=["pool", "raid"])
    play(state, 0, "pass")

    assert asked(state) == ("discard", 1)
    play(state, 1, "discard spy")
    assert asked(state) == ("act", 2)
    assert state.hands[2] == ["raid"]


@clause("PH-R5")
def test_turns_go_round_by_seat_number() -> None:
    state = a_table(players=6, active=4)
    order = []
    for _ in range(7):
        order.append(state.active)
        play(state, state.active, "pass")

    assert order == [4, 5, 0, 1, 2, 3, 4]


@clause("PH-R8")
def test_the_drawn_card_may_be_used_at_once() -> None:
    conspiring = a_table(pile=["raid"], hands={2: ["swim"]})
    play(conspiring, 0, "pass")
    play(conspiring, 1, "raid 2", "swim")
    assert "swim" in conspiring.hands[1]

    attacking = a_table(pile=["swim"], places={2: ["pool"]})
    play(attacking, 0, "pass")
    assert attack(attacking, "pool", ["swim"]) == 2


@clause("PH-R7", "PH-R44")
def test_whoever_loses_his_last_location_plays_on() -> None:
    state = a_table(hands={0: ["swim"]}, places={1: ["pool"]}, pile=["raid"])
    attack(state, "pool", ["swim"])
    play(state, 1, "yield")

    assert state.places == [["pool"], [], [], [], []]
    assert asked(state) == ("act", 1)
