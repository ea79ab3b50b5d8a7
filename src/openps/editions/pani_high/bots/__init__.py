"""The bots of Pani-High!"""

from __future__ import annotations

from typing import Final

from openps.bots.bot import RandomBot
from openps.bots.ladder import BEGINNER, NORMAL, STRONG, Ladder, Parameter, Rung
from openps.editions.pani_high.bots.believer import Believer
from openps.editions.pani_high.bots.heuristic import HeuristicBot
from openps.editions.pani_high.bots.search import SURE, SearchBot

TEMPERATURE: Final = Parameter("temperature", default=0.0, low=0.0, high=10.0)  # in locations
CHANCES: Final = Parameter("temperature", default=0.0, low=0.0, high=1.0)  # in chances to win

LADDER: Final = Ladder(
    "pani_high",
    (
        Rung("random", RandomBot),
        Rung("heuristic", HeuristicBot, (TEMPERATURE,)),
        Rung("belief", Believer, (CHANCES,)),
        Rung("search", SearchBot, (Parameter("sure", SURE, 0.0, 5.0),), steps=60),
    ),
    {BEGINNER: "heuristic:temperature=0.5", NORMAL: "heuristic", STRONG: "search"},
)
