"""Who is asked what (PH-D1 to PH-D10), and that being asked tells nothing."""

from __future__ import annotations

import pytest

from openps.games.pani_high.events import CardTaken
from tests.clauses import clause
from tests.games.pani_high.tables import (
    a_table,
    asked,
    attack,
    battle,
    fight,
    game,
    lines,
    play,
    refused,
    start,
)


@clause("PH-D1")
def test_the_host_is_asked_for_the_first_player_even_if_he_is_not_tied() -> None:
    state = start({2: ["pool"], 4: ["dojo"]}, host=True).state

    assert asked(state) == ("first", 0)
    assert lines(state, 0) == ["first 2", "first 4"]
    for seat in (1, 2, 3, 4):
        assert lines(state, seat) == []
        assert refused(state, seat, "first 2") == ("not-asked", "PH-R37")


@clause("PH-D1", "PH-R3")
def test_nobody_is_asked_where_luck_decides() -> None:
    assert asked(start({2: ["pool"], 4: ["dojo"]}, luck=[4]).state) == ("act", 4)


@clause("PH-D2")
def test_the_active_player_chooses_one_action() -> None:
    hands = {0: ["swim", "raid", "drop_out", "spy", "agitation"], 1: ["kendo"], 3: ["seal"]}
    state = a_table(hands=hands, places={0: ["pool"], 1: ["dojo"], 2: ["library", "rooftop"]})

    assert asked(state) == ("act", 0)
    assert lines(state, 0) == [
        "attack dojo", "attack library", "attack rooftop",
        "raid 1", "raid 3", "drop_out 1", "drop_out 3", "spy 1", "spy 3", "agitate", "pass",
    ]  # fmt: skip


@clause("PH-D2")
def test_the_attacker_lays_a_non_empty_set_of_his_own_combat_cards() -> None:
    state = a_table(hands={0: ["swim", "bribe", "raid"], 1: ["kendo"]}, places={1: ["pool"]})
    play(state, 0, "attack pool")

    assert asked(state) == ("lay", 0)
    assert lines(state, 0) == ["lay bribe", "lay swim"]
    play(state, 0, "lay bribe")
    assert lines(state, 0) == ["lay swim", "ready"]


@clause("PH-D3")
def test_the_owner_defends_or_passes() -> None:
    state = a_table(hands={0: ["swim"], 3: ["kendo", "seal", "policewoman"]}, places={3: ["pool"]})
    attack(state, "pool", ["swim"])

    assert asked(state) == ("defend", 3)
    assert lines(state, 3) == ["lay kendo", "lay policewoman", "yield"]


@clause("PH-D3")
def test_an_owner_without_combat_cards_is_asked_all_the_same() -> None:
    state = a_table(hands={0: ["swim"], 3: ["seal"]}, places={3: ["pool"]})
    attack(state, "pool", ["swim"])

    assert asked(state) == ("defend", 3)
    assert lines(state, 3) == ["yield"]


@clause("PH-D4")
def test_the_defender_shows_as_often_as_he_can() -> None:
    hands = {0: ["swim", "kendo", "aikido"], 1: ["bribe", "bribe", "policewoman"]}
    state = a_table(hands=hands, places={1: ["pool"]})
    battle(state, "pool", hands[0], hands[1])

    for expected in (["bribe", "policewoman", "close"], ["bribe", "policewoman", "close"]):
        assert asked(state) == ("defender_window", 1)
        assert lines(state, 1) == expected
        play(state, 1, "bribe")
        play(state, 1, "take 0")
    assert lines(state, 1) == ["policewoman", "close"]


@clause("PH-D5")
def test_the_attacker_has_the_same_options() -> None:
    hands = {0: ["bribe", "policewoman", "swim"], 1: ["kendo", "aikido"]}
    state = a_table(hands=hands, places={1: ["pool"]})
    battle(state, "pool", hands[0], hands[1])
    play(state, 1, "close")

    assert asked(state) == ("attacker_window", 0)
    assert lines(state, 0) == ["bribe", "policewoman", "close"]
    play(state, 0, "bribe")
    play(state, 0, "take 0")
    assert asked(state) == ("attacker_window", 0)
    assert lines(state, 0) == ["policewoman", "close"]


@clause("PH-D5", "PH-R21")
def test_the_attacker_has_no_window_when_the_battle_is_over() -> None:
    state = a_table(hands={0: ["policewoman"], 1: ["policewoman"]}, places={1: ["pool"]})
    battle(state, "pool", ["policewoman"], ["policewoman"])
    play(state, 1, "policewoman")

    assert asked(state) == ("act", 1)


@clause("PH-D4", "PH-D5", "PH-D8")
def test_whoever_has_nothing_to_show_or_save_is_asked_with_a_single_answer() -> None:
    state = a_table(hands={0: ["swim"], 1: ["kendo"]}, places={1: ["pool"]})
    battle(state, "pool", ["swim"], ["kendo"])

    assert (asked(state), lines(state, 1)) == (("defender_window", 1), ["close"])
    play(state, 1, "close")
    assert (asked(state), lines(state, 0)) == (("attacker_window", 0), ["close"])
    play(state, 0, "close")
    assert (asked(state), lines(state, 1)) == (("save", 1), ["save_no_more"])


@clause("PH-D4", "PH-D5", "PH-D8")
def test_the_questions_of_a_battle_are_the_same_whatever_the_cards() -> None:
    plain = a_table(hands={0: ["swim"], 1: ["kendo", "choir"]}, places={1: ["pool"]})
    tricky = a_table(hands={0: ["swim"], 1: ["bribe", "health_committee"]}, places={1: ["pool"]})
    battle(plain, "pool", ["swim"], ["kendo"])
    battle(tricky, "pool", ["swim"], ["bribe"])

    for _ in range(2):
        assert game.decision(plain) == game.decision(tricky)
        assert game.view(plain, 2) == game.view(tricky, 2)
        play(plain, plain.asked, "close")
        play(tricky, tricky.asked, "close")
    assert asked(plain) == asked(tricky) == ("save", 1)


@clause("PH-D6", "PH-R15")
def test_the_user_of_a_bribe_chooses_by_position() -> None:
    hands = {0: ["swim", "kendo", "aikido"], 1: ["bribe"]}
    state = a_table(hands=hands, places={1: ["pool"]})
    battle(state, "pool", hands[0], hands[1])
    play(state, 1, "bribe")

    assert asked(state) == ("take", 1)
    assert lines(state, 1) == ["take 0", "take 1", "take 2"]
    assert play(state, 1, "take 1") == [CardTaken(taker=1, loser=0, position=1, card="kendo")]


@clause("PH-D7")
def test_the_finder_of_a_bribe_takes_one_more_card_or_not() -> None:
    hands = {0: ["bribe", "kendo", "aikido"], 1: ["bribe"]}
    state = a_table(hands=hands, places={1: ["pool"]})
    battle(state, "pool", hands[0], hands[1])
    play(state, 1, "bribe")
    play(state, 1, "take 0")

    assert asked(state) == ("take_more", 1)
    assert lines(state, 1) == ["take 0", "take 1", "take_nothing"]


@clause("PH-D8")
def test_the_loser_alone_decides_what_to_save() -> None:
    hands = {0: ["swim", "health_committee"], 1: ["council_president", "health_committee"]}
    state = a_table(hands=hands, places={1: ["dojo"]})
    fight(state, "dojo", ["swim"], ["council_president"])

    assert asked(state) == ("save", 0)
    assert lines(state, 0) == ["save swim", "save_no_more"]
    assert refused(state, 1, "save council_president") == ("not-asked", "PH-R37")


@clause("PH-D9")
def test_the_spy_is_asked_which_card_to_discard() -> None:
    state = a_table(hands={0: ["spy"], 2: ["swim", "seal"]})
    play(state, 0, "spy 2")

    assert (asked(state), lines(state, 0)) == (("spy", 0), ["discard seal", "discard swim"])
    assert refused(state, 2, "discard swim") == ("not-asked", "PH-R37")


@clause("PH-D10")
def test_a_hand_above_the_limit_is_asked_so_often_as_it_is_above() -> None:
    state = a_table(hands={0: ["second_year"] * 6 + ["first_year"] * 3})
    play(state, 0, "pass")

    for _ in range(2):
        assert (asked(state), lines(state, 0)) == (("discard", 0), ["discard first_year", "discard second_year"])
        play(state, 0, "discard first_year")
    assert asked(state) == ("act", 1)


@clause("PH-D2", "PH-R37")
@pytest.mark.parametrize("text", ["attack pool", "raid 0", "pass", "lay kendo", "ready", "yield", "bribe", "close"])
def test_nobody_else_may_do_anything_in_a_turn(text: str) -> None:
    state = a_table(hands={0: ["swim"], 1: ["raid", "kendo", "bribe"]}, places={0: ["pool"]})

    assert refused(state, 1, text) == ("not-asked", "PH-R37")
    assert lines(state, 1) == []


@clause("PH-D3", "PH-D5", "PH-D9")
def test_a_choice_is_explained_by_the_clause_of_its_question() -> None:
    explained = {
        ("lay swim", "lay"): "PH-4.3",
        ("lay swim", "defend"): "PH-4.4",
        ("bribe", "defender_window"): "PH-5.2",
        ("bribe", "attacker_window"): "PH-5.4",
        ("policewoman", "defender_window"): "PH-6.2",
        ("policewoman", "attacker_window"): "PH-6.5",
        ("discard swim", "spy"): "PH-8.5",
        ("discard swim", "discard"): "PH-9.1",
    }

    assert {key: game.clause_of(game.parse_move(key[0]), key[1]) for key in explained} == explained
