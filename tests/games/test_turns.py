"""What the turn of a move writes without asking `evolve`, it writes as `evolve` would."""

from __future__ import annotations

import inspect

import pytest

from openps.games.negotiator import events as crisis_events
from openps.games.negotiator import evolve as crisis_evolve
from openps.games.negotiator.turn import CrisisTurn
from openps.games.pani_high import events as pani_events
from openps.games.pani_high import evolve as pani_evolve
from openps.games.pani_high.turn import PaniTurn


@pytest.mark.parametrize(
    ("turn", "events", "evolve"),
    [(CrisisTurn, crisis_events, crisis_evolve), (PaniTurn, pani_events, pani_evolve)],
    ids=["negotiator", "pani_high"],
)
def test_each_event_of_a_turn_is_written_by_its_function_in_evolve(turn: type, events: object, evolve: object) -> None:
    direct = [name for name, _ in inspect.getmembers(turn, inspect.isroutine) if name[0] != "_" and name != "emit"]
    assert len(direct) >= 10
    for name in direct:
        event = getattr(events, name.title().replace("_", ""))
        assert getattr(evolve, "_EVOLVE")[event] is getattr(evolve, name)  # noqa: B009 - its type is not known here
