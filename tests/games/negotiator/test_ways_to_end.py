"""Every way a match can end, each in a whole match played through the public door and kept as a record.

Random play reaches the defeats and, seldom, a victory; where luck alone would need too long, somebody plays for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import pytest

from openps.editions.negotiator.bots.heuristic import best_move
from openps.engine import record
from openps.engine.chance import named_seed
from openps.engine.match import Match
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.moves import Abandon, Buy, Concede, CrisisMove, EndTalk, Play
from openps.games.negotiator.outcome import End
from openps.games.negotiator.state import Ask
from openps.games.negotiator.view import CrisisView

SNIPER = "sniper"
Habit: TypeAlias = Callable[[CrisisView, Sequence[CrisisMove]], CrisisMove]


def shoot(view: CrisisView, options: Sequence[CrisisMove]) -> CrisisMove:
    """The sniper, as soon as he can be paid."""
    return first(options, Play(SNIPER), Buy(SNIPER)) or best_move(view, options)


def shoot_last(view: CrisisView, options: Sequence[CrisisMove]) -> CrisisMove:
    """The sniper is kept until nobody is held any more."""
    if view.zone or view.ask is not Ask.DISCUSS or SNIPER not in view.hand:
        others = [move for move in options if getattr(move, "card", "") != SNIPER]
        return first(options, Buy(SNIPER)) or best_move(view, others or options)
    return Play(SNIPER)


def let_go(view: CrisisView, options: Sequence[CrisisMove]) -> CrisisMove:
    """An Escape Demand is asked for, granted, and the call ended."""
    escapes = [move for move in options if isinstance(move, Concede) and view.options.cards.is_escape[move.demand]]
    if view.clock and EndTalk() in options:
        return EndTalk()
    return escapes[0] if escapes else first(options, Play("what_do_you_want")) or best_move(view, options)


def give_up(view: CrisisView, options: Sequence[CrisisMove]) -> CrisisMove:
    return Abandon() if view.turn == 2 and Abandon() in options else best_move(view, options)


def first(options: Sequence[CrisisMove], *wanted: CrisisMove) -> CrisisMove | None:
    return next((move for move in wanted if move in options), None)


def played(taker: str, seed: int, habit: Habit) -> Match[Any, Any, Any, Any, Any]:
    match = Match(NEGOTIATOR, NEGOTIATOR.options(1, {"taker": taker, "abandon": "yes"}), named_seed(seed))
    while match.decision() is not None:
        match.play(0, habit(match.view(0), match.legal_moves(0)))
    return match


ENDINGS = [
    pytest.param(End.TAKER_CAPTURED, "edward", 0, best_move, marks=pytest.mark.clause("NG-11.7")),
    pytest.param(End.TAKER_ELIMINATED, "donna", 0, shoot_last, marks=pytest.mark.clause("NG-11.9")),
    pytest.param(End.ACCOMPLICE_SURRENDERED, "arkayne", 185, shoot, marks=pytest.mark.clause("NG-12.9", "NG-9.4")),
    pytest.param(End.TOO_MANY_DEAD, "arkayne", 26, best_move, marks=pytest.mark.clause("NG-11.2")),
    pytest.param(End.TAKER_ESCAPED, "donna", 0, let_go, marks=pytest.mark.clause("NG-11.3", "NG-10.15")),
    pytest.param(End.OUT_OF_TIME, "donna", 1, best_move, marks=pytest.mark.clause("NG-11.4", "NG-8.2")),
    pytest.param(End.ABANDONED, "edward", 1, give_up, marks=pytest.mark.clause("NG-D8")),
]


@pytest.mark.clause("NG-11.1")
@pytest.mark.parametrize(("end", "taker", "seed", "habit"), ENDINGS)
def test_a_match_ends_this_way(end: End, taker: str, seed: int, habit: Habit) -> None:
    match = played(taker, seed, habit)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason == end.value
    assert bool(outcome.winners) is (end in (End.TAKER_CAPTURED, End.TAKER_ELIMINATED, End.ACCOMPLICE_SURRENDERED))
    written = record.write(match, ["human"])
    assert record.replay(record.read(written), NEGOTIATOR).outcome() == outcome


def test_every_ending_is_played() -> None:
    assert [row.values[0] for row in ENDINGS] == list(End)
