"""The bots of Pani-High!"""

from __future__ import annotations

from typing import Final

from openps.bots.bot import RandomBot
from openps.bots.ladder import BEGINNER, NORMAL, STRONG, Ladder, Parameter, Rung
from openps.bots.pani_high.heuristic import HeuristicBot

TEMPERATURE: Final = Parameter("temperature", default=0.0, low=0.0, high=10.0)  # in locations

LADDER: Final = Ladder(
    "pani_high",
    (Rung("random", RandomBot), Rung("heuristic", HeuristicBot, (TEMPERATURE,))),
    {BEGINNER: "heuristic:temperature=0.5", NORMAL: "heuristic", STRONG: "heuristic"},
)
