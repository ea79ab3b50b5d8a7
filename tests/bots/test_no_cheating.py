"""No rung of any ladder can cheat, and one that does is caught by the same check.

A few positions here, with two worlds each; `make honest` compares a thousand of every seat with twenty worlds each.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from types import FrameType

import pytest

from openps.bots.bot import AnyBot, RandomBot, Speech
from openps.bots.budget import Budget
from openps.bots.ladder import BEGINNER
from openps.catalog import games
from openps.catalog.bots import bot_names, make_bot
from openps.engine.chance import Chance
from openps.engine.claims import IHave
from openps.games.pani_high.moves import PaniMove
from openps.games.pani_high.state import School
from openps.games.pani_high.view import PaniView
from openps.games.panic_station.state import Station
from openps.games.panic_station.view import StationView
from openps.lab.honesty import Dishonest, prove_honest

POSITIONS = int(os.environ.get("OPENPS_POSITIONS", "4"))
WORLDS = int(os.environ.get("OPENPS_WORLDS", "2"))
STEPS = 16
"""Enough to think ahead at all: whoever reaches for what is hidden does so in the first step."""

RUNGS = [(key, name) for key in games() for name in [*bot_names(key), BEGINNER]]


@pytest.mark.parametrize(("key", "name"), RUNGS)
def test_where_a_seat_sees_the_same_its_bot_does_and_says_the_same(key: str, name: str) -> None:
    game = games()[key]
    proved = prove_honest(game, lambda: make_bot(name, key), STEPS, POSITIONS, WORLDS, f"honest {name}")

    assert proved.positions >= POSITIONS * max(game.info.players)
    assert proved.worlds == WORLDS * proved.positions
    assert proved.different > proved.worlds / 2, "the imagined worlds were other worlds"


# ---- bots that cheat


def peeked(wanted: type) -> object:
    """The first state that lies around in the frames of whoever asked."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        for value in frame.f_locals.values():
            for candidate in (value, getattr(value, "state", None)):
                if isinstance(candidate, wanted):
                    return candidate
        frame = frame.f_back
    raise AssertionError("nobody has a state")


class Peeper(RandomBot):
    """Looks at the pile before it chooses."""

    def choose(self, view: PaniView, moves: Sequence[PaniMove], chance: Chance, budget: Budget) -> PaniMove:
        state = peeked(School)
        assert isinstance(state, School)
        return moves[sum(map(ord, state.pile[-1] if state.pile else "")) % len(moves)]


class Whisperer(RandomBot):
    """Plays honestly and tells what the next card is."""

    def speak(self, view: StationView, log: Sequence[object], chance: Chance) -> Speech:
        state = peeked(Station)
        assert isinstance(state, Station)
        return Speech(IHave(state.deck[state.left - 1] if state.left else "ammo"))


class Elephant(RandomBot):
    """Counts how often it was asked: no hidden card, yet more than its view."""

    def __init__(self) -> None:
        self._asked = 0

    def choose(self, view: object, moves: Sequence[PaniMove], chance: Chance, budget: Budget) -> PaniMove:
        self._asked += 1
        return moves[self._asked % len(moves)]


@pytest.mark.parametrize(
    ("key", "cheat"), [("pani_high", Peeper), ("panic_station", Whisperer), ("pani_high", Elephant)]
)
def test_a_bot_that_cheats_is_caught(key: str, cheat: type[AnyBot]) -> None:
    with pytest.raises(Dishonest, match="became"):
        prove_honest(games()[key], cheat, STEPS, 40, 3, "cheat")
