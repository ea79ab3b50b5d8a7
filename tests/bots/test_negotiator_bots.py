"""The bots of Négociateur see a view and the legal moves, and choose one of them."""

from __future__ import annotations

import pytest

from openps.bots.budget import Budget
from openps.catalog.bots import bot_names, make_bot
from openps.editions.negotiator.bots.heuristic import Heuristic, ranked
from openps.editions.negotiator.bots.planner import Planner
from openps.engine.chance import FreeChance
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.state import Crisis


def match(bot: object, taker: str, seed: int, steps: int = 16, decisions: int = 1000) -> Crisis:
    """To its end, or for so many decisions."""
    chance, thought = FreeChance(seed), FreeChance(seed + 1)
    state = NEGOTIATOR.setup(NEGOTIATOR.options(1, {"taker": taker, "abandon": "yes"}), chance).state
    while state.ask is not None and decisions:
        decisions -= 1
        moves = NEGOTIATOR.legal_moves(state, 0)
        move = bot.choose(NEGOTIATOR.view(state, 0), moves, thought, Budget(steps))
        assert move in moves
        NEGOTIATOR.apply(state, 0, move, chance)
    return state


def test_they_are_registered_from_the_weakest_to_the_strongest() -> None:
    assert bot_names("negotiator") == ["random", "heuristic", "planner", "search"]
    assert isinstance(make_bot("planner", "negotiator"), Planner)


@pytest.mark.parametrize("taker", ["arkayne", "donna", "edward"])
def test_they_play_to_the_end_and_never_give_up(taker: str) -> None:
    for bot in (Heuristic(), Planner()):
        state = match(bot, taker, 5)
        end = NEGOTIATOR.outcome(state)
        assert end is not None
        assert end.reason != "abandoned"


def test_the_planner_is_reproducible() -> None:
    first, second = (match(Planner(), "donna", 2, 24, decisions=12) for _ in range(2))
    assert first == second


def test_rule_of_thumb_beats_chance_by_far() -> None:
    wins = [bool(NEGOTIATOR.outcome(match(Heuristic(), "arkayne", seed)).winners) for seed in range(60)]
    assert sum(wins) >= 15


def test_a_certain_capture_is_seen() -> None:
    state = NEGOTIATOR.setup(NEGOTIATOR.options(1, {}), FreeChance(1)).state
    state.zone, state.freed, state.threat = 0, 7, 0
    state.hand = ["keep_cool", "let_him_breathe"]
    view, moves = NEGOTIATOR.view(state, 0), NEGOTIATOR.legal_moves(state, 0)
    assert NEGOTIATOR.move_text(ranked(view, moves)[0]) == "play let_him_breathe"
    assert NEGOTIATOR.move_text(Planner().choose(view, moves, FreeChance(1), Budget(160))) == "play let_him_breathe"


@pytest.mark.parametrize("taker", ["arkayne", "donna", "edward"])
def test_chance_alone_hardly_ever_wins(taker: str) -> None:
    """docs/balance-negotiator.md: under 3 %."""
    wins = 0
    for seed in range(200):
        chance = FreeChance(seed)
        state = NEGOTIATOR.setup(NEGOTIATOR.options(1, {"taker": taker}), chance).state
        while state.ask is not None:
            NEGOTIATOR.apply(state, 0, chance.pick(NEGOTIATOR.legal_moves(state, 0), "move"), chance)
        end = NEGOTIATOR.outcome(state)
        assert end is not None
        wins += bool(end.winners)
    assert wins <= 6
