"""The bots of Panic Station."""

from __future__ import annotations

from typing import Final

from openps.bots.bot import RandomBot
from openps.bots.ladder import BEGINNER, NORMAL, STRONG, Ladder, Parameter, Rung
from openps.editions.panic_station.bots.believer import Believer
from openps.editions.panic_station.bots.heuristic import StationHeuristic
from openps.editions.panic_station.bots.search import STEPS, StationSearch

TEMPERATURE: Final = Parameter("temperature", default=0.0, low=0.0, high=100.0)  # in the points of the heuristic
LOYAL: Final = Parameter("loyal", default=0, low=0, high=1)  # 1: looks ahead only where it does not harm its side

LADDER: Final = Ladder(
    "panic_station",
    (
        Rung("random", RandomBot),
        Rung("heuristic", StationHeuristic, (TEMPERATURE,)),
        Rung("belief", Believer, (TEMPERATURE,)),
        Rung("search", StationSearch, (TEMPERATURE, LOYAL), steps=STEPS),
    ),
    {BEGINNER: "heuristic:temperature=4", NORMAL: "belief", STRONG: "search:loyal=1"},
)
