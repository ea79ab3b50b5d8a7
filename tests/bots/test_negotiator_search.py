"""The search of Négociateur and what it knows: beliefs, and instinct that was learned by playing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from openps.bots.budget import Budget
from openps.editions.negotiator.bots.beliefs import likely_demands, next_terror
from openps.editions.negotiator.bots.heuristic import best_move, worths
from openps.editions.negotiator.bots.instinct import FEATURES, KEEN, Instinct, features, instinct_of, learned_instinct
from openps.editions.negotiator.bots.search import MARGIN, MOST_SOLVED, SLOW, SOLVES, STEPS, Search, liked, nodes
from openps.editions.negotiator.train import LEAST, Learner, learn_instinct
from openps.engine.chance import FreeChance
from openps.games.negotiator import box
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.moves import CrisisMove, Lay
from openps.games.negotiator.odds import Seen
from openps.games.negotiator.state import CONCEDED, FACE_UP, Ask, Crisis
from tests.long import slice_of


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


def won(choose: Callable[[Seen, Sequence[CrisisMove]], CrisisMove], seeds: range, taker: str = box.ARKAYNE) -> int:
    """How many of these matches are won by whoever chooses so."""
    wins = 0
    for seed in seeds:
        luck = FreeChance(f"instinct {seed}")
        state = NEGOTIATOR.setup(NEGOTIATOR.options(1, {"taker": taker}), luck).state
        while state.ask is not None:
            NEGOTIATOR.apply(state, 0, choose(state, NEGOTIATOR.legal_moves(state, 0)), luck)
        end = NEGOTIATOR.outcome(state)
        wins += bool(end is not None and end.winners)
    return wins


@pytest.mark.parametrize("taker", box.TAKERS)
def test_fewer_hostages_less_threat_and_more_time_are_worth_more(taker: str) -> None:
    good, bad = a_crisis(taker), a_crisis(taker)
    good.zone, good.freed, good.threat = 2, good.zone - 2, 1
    bad.threat, bad.deck = 6, bad.deck[:4]
    now, then, never = (
        learned_instinct(taker).chance_to_win(Ask.DISCUSS, features(s)) for s in (good, a_crisis(taker), bad)
    )

    assert now > then > never


def test_what_is_face_down_is_not_looked_at() -> None:
    """NG-H4  A view and every world that it cannot rule out have the same features."""
    state = a_crisis()
    view = NEGOTIATOR.view(state, 0)

    for seed in range(5):
        assert features(NEGOTIATOR.determinize(view, FreeChance(seed))) == features(view)


@pytest.mark.parametrize("taker", box.TAKERS)
def test_no_two_features_share_a_number(taker: str) -> None:
    luck = FreeChance(4)
    state = a_crisis(taker, 4)
    while state.ask is not None:
        active = features(state)
        assert len(active) == len(set(active))
        assert all(0 <= feature < FEATURES for feature in active)
        NEGOTIATOR.apply(state, 0, luck.pick(NEGOTIATOR.legal_moves(state, 0), "any"), luck)


@pytest.mark.parametrize("taker", box.TAKERS)
def test_instinct_wins_more_often_than_the_rule_of_thumb(taker: str) -> None:
    seeds = range(slice_of(200, 80))
    assert won(learned_instinct(taker).best, seeds, taker) > won(best_move, seeds, taker) + len(seeds) / 20


def test_without_anything_learned_it_is_the_rule_of_thumb() -> None:
    state = a_crisis()
    moves = NEGOTIATOR.legal_moves(state, 0)
    blank = Instinct({}, {})

    assert blank.best(state, moves) == best_move(state, moves)
    assert blank.scores(state, moves, features(state)) == [KEEN * worth for worth in worths(state, moves)]


def test_it_is_written_down_and_read_again() -> None:
    learner = Learner(NEGOTIATOR.options(1, {}))
    for number in range(10):
        learner.play(f"written {number}", 0.5, 0.5)
    kept = learner.instinct.kept(LEAST)

    assert instinct_of(kept).kept(LEAST) == kept
    assert any(kept["moves"].values())
    assert kept["chances"]["discuss"]


def test_what_went_well_is_chosen_more_often() -> None:
    state = a_crisis()
    moves = NEGOTIATOR.legal_moves(state, 0)
    learner = Learner(NEGOTIATOR.options(1, {}))
    choice = learner.choice(state, Ask.DISCUSS, moves)
    before = learner.instinct.chance_to_win(Ask.DISCUSS, choice.active)
    learner.learn([choice], True, 0.1, 0.1)
    after = learner.choice(state, Ask.DISCUSS, moves)

    assert after.odds[choice.pick] > choice.odds[choice.pick]
    assert learner.instinct.chance_to_win(Ask.DISCUSS, choice.active) > before


def test_learning_says_the_same_every_time() -> None:
    told: list[str] = []
    first, second = (learn_instinct(box.EDWARD, 12, told.append).kept(LEAST) for _ in range(2))

    assert first == second
    assert first["chances"]["discuss"]


# ---- the search


def test_a_certain_capture_is_seen() -> None:
    state = a_crisis()
    state.zone, state.freed, state.threat = 0, 7, 0
    state.hand = ["keep_cool", "let_him_breathe"]
    moves = NEGOTIATOR.legal_moves(state, 0)
    move = Search().choose(NEGOTIATOR.view(state, 0), moves, FreeChance(1), Budget(80))

    assert NEGOTIATOR.move_text(move) == "play let_him_breathe"


def test_it_thinks_about_what_instinct_likes() -> None:
    state = a_crisis()
    moves, view, instinct = NEGOTIATOR.legal_moves(state, 0), NEGOTIATOR.view(state, 0), learned_instinct(box.ARKAYNE)
    scores = dict(zip(moves, instinct.scores(view, moves, features(view)), strict=True))
    options = liked(instinct, view, moves)

    assert options[0] == instinct.best(view, moves)
    assert set(options) == {move for move in moves if scores[move] > max(scores.values()) - MARGIN}


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


@pytest.mark.parametrize(("taker", "times"), [(box.ARKAYNE, 1), (box.EDWARD, 1), (box.DONNA, SLOW)])
def test_less_is_solved_where_every_roll_takes_longer(taker: str, times: int) -> None:
    """NG-R42  Pairs are rolled again as long as Donna is there: a decision stays below a second."""
    state = a_crisis(taker)
    view = NEGOTIATOR.view(state, box.NEGOTIATOR)

    assert nodes(view, Budget(STEPS)) == nodes(view, Budget(seconds=1.0, clock=lambda: 0.0)) == MOST_SOLVED // times
    assert nodes(view, Budget(steps=10)) == SOLVES * 10 // times
