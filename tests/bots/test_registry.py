"""Bots are found by game and spec, and what they choose is always one of the moves they were given."""

from __future__ import annotations

import pytest

from openps.bots.budget import Budget
from openps.bots.ladder import LEVELS
from openps.catalog import games
from openps.catalog.bots import bot_names, hire, ladder_of, level_names, make_bot, rung_below, spec_named
from openps.engine.chance import FreeChance
from openps.engine.errors import OpenpsError
from openps.engine.laws import random_moments

PAIRS = [(key, name) for key in games() for name in bot_names(key)]
SOME = 40
"""Steps that are enough to show that a bot thinks."""


def no_clock() -> float:
    raise AssertionError("nobody asked for seconds")


@pytest.mark.parametrize(("key", "name"), PAIRS)
def test_every_bot_answers_every_question_of_a_match_with_a_legal_move(key: str, name: str) -> None:
    game, bot = games()[key], make_bot(name, key)
    options = game.options(game.info.players[0], {})
    asked = set()
    for number, moment in enumerate(random_moments(game, options, 11)):
        decision = game.decision(moment.before)
        assert decision is not None
        if ladder_of(key).rungs[-1].steps and decision.ask in asked and number % 10:
            continue
        moves = game.legal_moves(moment.before, moment.seat)
        view = game.view(moment.before, moment.seat)
        assert bot.choose(view, moves, FreeChance(number), Budget(SOME)) in moves
        asked.add(decision.ask)

    assert len(asked) > 3


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(OpenpsError) as refused:
        make_bot("deep-thought", "pani_high")
    expected = str(refused.value.arguments["expected"]).split(", ")
    assert expected == [*bot_names("pani_high"), *LEVELS]


@pytest.mark.parametrize("key", games())
def test_every_ladder_begins_with_chance_and_has_a_bot_for_every_level(key: str) -> None:
    assert bot_names(key)[0] == "random"
    assert level_names(key) == list(LEVELS)
    order = [bot_names(key).index(spec_named(level, key).rung.key) for level in LEVELS]
    assert order == sorted(order)


def test_a_spec_says_how_long_a_bot_thinks() -> None:
    assert spec_named("planner", "negotiator").steps == 160
    assert spec_named("planner:400", "negotiator").steps == 400
    assert spec_named("planner:1.5s", "negotiator").seconds == 1.5
    assert spec_named("planner:250ms", "negotiator").seconds == 0.25
    both = spec_named("planner:400:2s:horizon=3", "negotiator")
    assert (both.steps, both.seconds, both.parameters["horizon"]) == (400, 2.0, 3)
    assert spec_named("planner:1s", "negotiator").steps is None


def test_parameters_have_defaults_and_kinds() -> None:
    assert spec_named("planner", "negotiator").parameters == {"candidates": 6, "horizon": 2}
    warm = spec_named("heuristic:temperature=0.5", "pani_high").parameters
    assert warm == {"temperature": 0.5}
    assert isinstance(spec_named("planner:horizon=3", "negotiator").parameters["horizon"], int)


@pytest.mark.parametrize(
    ("spec", "key"),
    [
        ("heuristic:400", "error-bot-thinks-not"),
        ("heuristic:1s", "error-bot-thinks-not"),
        ("planner:0", "error-bot-steps"),
        ("planner:999999999", "error-bot-steps"),
        ("planner:0s", "error-bot-seconds"),
        ("planner:3601s", "error-bot-seconds"),
        ("planner:depth=3", "error-bot-parameter"),
        ("planner:horizon", "error-bot-parameter"),
        ("planner:", "error-bot-parameter"),
        ("planner:horizon=2.5", "error-bot-whole"),
        ("planner:horizon=0", "error-bot-whole"),
        ("planner:horizon=nan", "error-bot-whole"),
        ("heuristic:temperature=-1", "error-bot-number"),
        ("heuristic:temperature=nan", "error-bot-number"),
        ("heuristic:temperature=1e9", "error-bot-number"),
        ("", "error-no-bot"),
        (":", "error-no-bot"),
    ],
)
def test_a_wrong_spec_is_refused_for_what_is_wrong(spec: str, key: str) -> None:
    with pytest.raises(OpenpsError) as refused:
        spec_named(spec, "negotiator")
    assert refused.value.key == key


def test_every_decision_gets_a_fresh_budget() -> None:
    game = games()["negotiator"]
    player = hire("planner:24", "negotiator", no_clock)
    moments = random_moments(game, game.options(1, {}), 3)
    for moment in list(moments)[:3]:
        moves = game.legal_moves(moment.before, 0)
        assert player.choose(game.view(moment.before, 0), moves, FreeChance(1)) in moves


@pytest.mark.parametrize("key", games())
def test_below_every_rung_is_the_next_weaker_one(key: str) -> None:
    names = bot_names(key)
    assert [rung_below(name, key) for name in names] == [names[0], *names[:-1]]
    assert rung_below(f"{LEVELS[-1]}", key) in names
