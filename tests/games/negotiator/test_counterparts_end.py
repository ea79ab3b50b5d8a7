"""NG-12.3: what a Demand did to the dice for a time ends with the Hostage-Taker, by the rules of today."""

from __future__ import annotations

import pytest

from openps.engine.chance import FreeChance, named_seed
from openps.engine.game import by_rules
from openps.engine.match import Match
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.state import Crisis, Fate
from tests.games.negotiator.tables import changed_plain, do, hold

TRUST = "trust_me"


def after(counterpart: list[str], helping: list[str], rules: int = 2, answer: str = "") -> Crisis:
    """Beer is conceded, which takes this in return; then the Hostage-Taker is eliminated in the same call."""
    plain = changed_plain({
        "beer": {"effect": ["free 1"], "counterpart": counterpart},
        "sniper": {"test": "none", "effect": ["eliminate"]},
        TRUST: {"test": "none", "effect": helping},
    })  # fmt: skip
    game = by_rules(NEGOTIATOR, rules)
    assert game is not None
    state = hold(game.setup(game.options(1, {"cards": plain}), FreeChance(1)).state, "sniper", TRUST, "small_talk")
    state.minors, state.out = ["beer"], [card for card in state.out if card != "beer"]
    for line in (f"play {TRUST}", "concede beer", *([answer] if answer else []), "play sniper"):
        do(state, line)
    assert state.fate is Fate.ACCOMPLICE
    return state


@pytest.mark.clause("NG-12.3")
@pytest.mark.parametrize("span", ["next_test", "this_discussion", "this_turn"])
def test_a_counterpart_with_a_time_limit_ends_with_the_taker(span: str) -> None:
    state = after([f"dice -2 {span}", f"fours {span}", f"reroll 1 {span}"], ["points +1"])

    assert (state.dice, state.fours, state.rerolls) == ([0, 0, 0], [0, 0, 0], [0, 0, 0])


@pytest.mark.clause("NG-12.3")
def test_what_a_card_gave_stays() -> None:
    lines = ["dice +2 this_turn", "fours this_turn", "reroll 1 this_turn"]
    state = after(lines, lines)

    assert (state.dice, state.fours, state.rerolls) == ([0, 0, 2], [0, 0, 1], [0, 0, 1])


@pytest.mark.clause("NG-12.3", "NG-D5")
def test_a_counterpart_that_was_chosen_ends_too() -> None:
    state = after(["choose dice -1 this_turn / threat +1"], ["points +1"], answer="choose 0")

    assert state.dice == [0, 0, 0]


@pytest.mark.clause("NG-12.3")
def test_by_the_rules_of_before_it_went_on() -> None:
    assert after(["dice -2 this_turn"], ["points +1"], rules=1).dice == [0, 0, -2]


@pytest.mark.clause("NG-R11")
def test_a_file_of_before_is_played_by_the_rules_of_before() -> None:
    """A record names the cards that it was played with, also those that nobody would accept today."""
    before = by_rules(NEGOTIATOR, 1)
    assert before is not None
    plain = changed_plain(
        {"weapons": {"counterpart": ["fours while_in_play"]}, "small_talk": {"one": ["reroll 1 while_in_play"]}}
    )
    match = Match(before, before.options(1, {"cards": plain}), named_seed("before"))
    thinking = FreeChance(1)
    while match.outcome() is None:
        match.play(0, thinking.pick(match.legal_moves(0), "move"))

    assert match.state.rerolls == [0, 0, 0]
