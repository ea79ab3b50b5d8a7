"""The bots of Négociateur."""

from __future__ import annotations

from typing import Final

from openps.bots.bot import RandomBot
from openps.bots.ladder import BEGINNER, NORMAL, STRONG, Ladder, Parameter, Rung
from openps.editions.negotiator.bots import search
from openps.editions.negotiator.bots.heuristic import Heuristic
from openps.editions.negotiator.bots.planner import CANDIDATES, HORIZON, Planner
from openps.editions.negotiator.bots.search import Search

TEMPERATURE: Final = Parameter("temperature", default=0.0, low=0.0, high=10.0)  # in what a move is worth

LADDER: Final = Ladder(
    "negotiator",
    (
        Rung("random", RandomBot),
        Rung("heuristic", Heuristic, (TEMPERATURE,)),
        Rung(
            "planner",
            Planner,
            (Parameter("candidates", CANDIDATES, 2, 40), Parameter("horizon", HORIZON, 1, 20)),
            steps=160,
        ),
        Rung(
            "search",
            Search,
            (
                Parameter("candidates", search.CANDIDATES, 2, 40),
                Parameter("horizon", search.HORIZON, 1, 20),
                Parameter("sure", search.SURE, 0.0, 5.0),
            ),
            steps=search.STEPS,
        ),
    ),
    {BEGINNER: "heuristic:temperature=0.5", NORMAL: "heuristic", STRONG: "search"},
)
