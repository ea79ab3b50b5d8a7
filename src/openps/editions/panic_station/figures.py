"""What is counted of a match of Panic Station; all of it stands in the last state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from openps.editions.figures import Figure
from openps.games.panic_station.events import What
from openps.games.panic_station.state import Station


def _incidents(what: What) -> Callable[[Station], int]:
    return lambda state: sum([incident.what == what for incident in state.story])


FIGURES: Final = (
    Figure("infections", lambda state: len(state.infections)),
    Figure("scans", _incidents(What.SCAN)),
    Figure("trades", _incidents(What.TRADE)),
    Figure("attacks", _incidents(What.ATTACK)),
    Figure("deaths", _incidents(What.DEATH)),
)
