"""The search of Négociateur and what it knows: beliefs, learned habits, learned judgement."""

from __future__ import annotations

from collections import Counter

import pytest

from openps.bots.budget import Budget
from openps.bots.negotiator.beliefs import likely_demands, next_terror
from openps.bots.negotiator.habits import PLAIN, learned_habits, with_numbers
from openps.bots.negotiator.heuristic import best_move
from openps.bots.negotiator.judge import FEATURES, facts, learned_judge
from openps.bots.negotiator.search import Search
from openps.engine.chance import FreeChance
from openps.games.negotiator import box
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.moves import Lay
from openps.games.negotiator.state import CONCEDED, FACE_UP, Crisis
from openps.lab.train_negotiator import learn_habits, learn_judge


def a_crisis(taker: str = box.ARKAYNE, seed: int = 1) -> Crisis:
    return NEGOTIATOR.setup(NEGOTIATOR.options(1, {"taker": taker}), FreeChance(seed)).state


# ---- beliefs


def test_every_red_card_that_was_not_seen_may_come_next() -> None:
    """NG-H2"""
    state = a_crisis()
    odds = next_terror(NEGOTIATOR.view(state, 0))

    assert sum(odds.values()) == pytest.approx(1.0)
    assert odds["worsening"] == pytest.approx(4 / 21)
    state.discard = ["worsening"]
    assert next_terror(NEGOTIATOR.view(state, 0))["worsening"] == pytest.approx(3 / 20)


def test_the_last_card_is_a_pivotal_event_and_then_there_is_none() -> None:
    """NG-2.13"""
    state = a_crisis()
    state.deck = state.deck[:1]
    assert set(next_terror(NEGOTIATOR.view(state, 0))) == set(state.options.cards.gold)
    state.deck = []
    assert next_terror(NEGOTIATOR.view(state, 0)) == {}


def test_a_hidden_demand_is_any_candidate_and_an_open_one_is_known() -> None:
    """NG-H4"""
    state = a_crisis()
    major, escape = likely_demands(NEGOTIATOR.view(state, 0))
    assert major == {demand: pytest.approx(1 / 3) for demand in ("ransom", "free_the_fugitives", "weapons")}
    assert len(escape) == 4

    state.faces[0] = FACE_UP
    assert likely_demands(NEGOTIATOR.view(state, 0))[0] == {state.demands[0]: 1.0}


# ---- what was learned


@pytest.mark.parametrize("taker", box.TAKERS)
def test_fewer_hostages_less_threat_and_more_time_are_worth_more(taker: str) -> None:
    judge, good, bad = learned_judge(taker), a_crisis(taker), a_crisis(taker)
    good.zone, good.freed, good.threat = 2, good.zone - 2, 1
    bad.threat, bad.deck = 6, bad.deck[:4]

    assert judge.odds(facts(good)) > judge.odds(facts(a_crisis(taker))) > judge.odds(facts(bad))


def test_what_is_face_down_is_not_looked_at() -> None:
    """NG-H4  A view and every world that it cannot rule out are judged alike."""
    state = a_crisis()
    view = NEGOTIATOR.view(state, 0)

    for seed in range(5):
        assert facts(NEGOTIATOR.determinize(view, FreeChance(seed))) == facts(view)


def test_learned_habits_win_more_often() -> None:
    """1,000 matches that nothing was learned from: 41.0 % with plain habits, 46.8 % with learned ones."""
    wins = {"plain": 0, "learned": 0}
    for name, habits in (("plain", PLAIN), ("learned", learned_habits(box.ARKAYNE))):
        for seed in range(400):
            luck = FreeChance(f"tune {seed}")
            state = NEGOTIATOR.setup(NEGOTIATOR.options(1, {}), luck).state
            while state.ask is not None:
                NEGOTIATOR.apply(state, 0, best_move(state, NEGOTIATOR.legal_moves(state, 0), habits), luck)
            end = NEGOTIATOR.outcome(state)
            wins[name] += bool(end is not None and end.winners)

    assert wins["learned"] > wins["plain"]


def test_numbers_change_habits_by_their_names() -> None:
    habits = with_numbers(PLAIN, {"freed": 3.0, "play sniper": 0.5, "buy sniper": -1.0})

    assert (habits.freed, habits.play["sniper"], habits.buy["sniper"]) == (3.0, 0.5, -1.0)
    assert habits.killed == PLAIN.killed


def test_learning_says_the_same_every_time() -> None:
    told: list[str] = []
    first, second = (learn_judge(box.EDWARD, PLAIN, 5, told.append) for _ in range(2))

    assert first.weights == second.weights
    assert len(first.weights) == FEATURES
    assert any(first.weights)
    assert told


def test_habits_are_learned_by_trying() -> None:
    told: list[str] = []
    found = learn_habits(box.ARKAYNE, told.append, rounds=1, pairs=2, matches=2)

    assert any(value != getattr(PLAIN, name) for name, value in found.items() if " " not in name)
    assert len(told) == 1


# ---- the search


def test_a_certain_capture_is_seen() -> None:
    state = a_crisis()
    state.zone, state.freed, state.threat = 0, 7, 0
    state.hand = ["keep_cool", "let_him_breathe"]
    moves = NEGOTIATOR.legal_moves(state, 0)
    move = Search().choose(NEGOTIATOR.view(state, 0), moves, FreeChance(1), Budget(80))

    assert NEGOTIATOR.move_text(move) == "play let_him_breathe"


@pytest.mark.parametrize("taker", box.TAKERS)
def test_it_plays_legal_moves_and_the_same_ones_in_worlds_that_look_the_same(taker: str) -> None:
    luck, bot = FreeChance(3), Search()
    state = NEGOTIATOR.setup(NEGOTIATOR.options(1, {"taker": taker, "abandon": "yes"}), luck).state
    for ply in range(40):
        if state.ask is None:
            break
        view, moves = NEGOTIATOR.view(state, 0), NEGOTIATOR.legal_moves(state, 0)
        move = bot.choose(view, moves, FreeChance(ply), Budget(16))
        other = NEGOTIATOR.view(NEGOTIATOR.determinize(view, FreeChance(ply + 99)), 0)
        assert move in moves
        assert NEGOTIATOR.move_text(move) != "abandon"
        assert bot.choose(other, moves, FreeChance(ply), Budget(16)) == move
        NEGOTIATOR.apply(state, 0, move, luck)


# ---- ends


def test_a_small_end_is_solved() -> None:
    """NG-9.3  The card in hand frees nobody; face down it buys another that pays for a third, and that one may."""
    state = a_crisis()
    cards = state.options.cards
    state.hand, state.market = ["what_do_you_want"], ["hear_his_breath", "minor_extraction"]
    state.removed = sorted((Counter(cards.discussion) - Counter(state.hand + state.market)).elements())
    state.zone, state.freed, state.threat, state.last = 0, 7, box.THREAT_L, True
    state.deck, state.discard, state.out = [], sorted(cards.red + cards.gold), []
    state.faces = [CONCEDED, CONCEDED]
    state.gone, state.demands = state.demands, []
    view = NEGOTIATOR.view(state, box.NEGOTIATOR)
    options = NEGOTIATOR.legal_moves(state, box.NEGOTIATOR)

    assert best_move(view, options) != Lay("what_do_you_want")
    assert Search().choose(view, options, FreeChance(1), Budget(steps=0)) == Lay("what_do_you_want")
