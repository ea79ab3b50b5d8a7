"""What only the rules can count goes out with the news: the odds before a roll, the exploits as they are earned."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from openps.catalog import edition_named, game_named
from openps.editions.negotiator.aids import aid
from openps.editions.negotiator.career import CareerMatch
from openps.engine.chance import FreeChance, named_seed
from openps.engine.match import Match
from openps.games.negotiator import exploits, odds
from openps.games.negotiator.read_cards import HOUSE_CARDS, plain_cards
from openps.games.negotiator.state import Ask

AnyMatch = Match[Any, Any, Any, Any, Any]


def played(number: int, **given: object) -> list[tuple[AnyMatch, Any]]:
    """A match at random with what was told at each of its moments."""
    game = game_named("negotiator")
    match: AnyMatch = Match(game, game.options(1, given), named_seed(number))
    luck = FreeChance(number)
    told = []
    while True:
        view = match.view(0)
        told.append((view, aid(match, view, "abcd")))
        if match.decision() is None:
            return told
        match.play(0, luck.pick(match.legal_moves(0), "move"))


def test_the_odds_of_every_card_that_can_be_tested_are_told_before_the_roll() -> None:
    told = [one for number in range(12) for one in played(number)]
    discussing = [(view, aids) for view, aids in told if view.ask is Ask.DISCUSS and view.hand]
    assert len(discussing) > 50
    for view, aids in discussing:
        assert aids.dice == odds.dice_for(view)
        for card, counted in aids.cards.items():
            assert sum(counted.plain) == sum(counted.converted) == counted.total
            assert counted.plain == list(odds.odds(view, card).plain)
    preparing = [(view, aids) for view, aids in told if view.ask is Ask.PREPARE]
    assert preparing
    assert all(view.todo[0].split()[1] in aids.cards for view, aids in preparing)


def test_the_successes_of_the_dice_on_the_table_are_told() -> None:
    told = [one for number in range(12) for one in played(number)]
    assert {aids.successes for view, aids in told if view.testing and view.ask is not None} >= {0, 1}
    assert all(aids.successes is None for view, aids in told if not view.testing)


def left_at(view: Any, aids: Any) -> CareerMatch:
    """What a career remembers of a match that is left here: given up, and lost."""
    return CareerMatch(
        table="abcd", taker="donna", won=False, reason="abandoned", turns=view.turn, freed=view.freed, dead=view.dead,
        exploits=aids.exploits, practice=False,
    )  # fmt: skip


def test_exploits_are_told_as_they_are_earned_and_the_end_for_a_career() -> None:
    for number in range(12):
        told = played(number, taker="donna")
        for (_, before), (_, after) in pairwise(told):
            assert set(before.exploits) <= set(after.exploits)
        assert all(aids.ended is None for _, aids in told[:-1])
        assert all(aids.left == left_at(view, aids) for view, aids in told[:-1])
        assert told[-1][1].left is None
        ended = told[-1][1].ended
        assert (ended.table, ended.taker, ended.practice) == ("abcd", "donna", False)
        assert ended.exploits == told[-1][1].exploits
        assert set(ended.exploits) <= set(exploits.Exploit)
    assert any(played(number)[-1][1].exploits for number in range(12))


def test_a_match_with_cards_of_ones_own_is_practice() -> None:
    cards = plain_cards(HOUSE_CARDS)
    cards["name"] = "mine"

    assert played(1, cards=cards)[-1][1].ended.practice


def test_other_games_need_no_aid() -> None:
    other = edition_named("pani_high")
    match: AnyMatch = Match(other.rules, other.rules.options(5, {}), named_seed(1))

    assert other.aid(match, match.view(0), "abcd") is None
