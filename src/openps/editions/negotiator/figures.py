"""What is counted of a crisis: the hostages, the Threat at its end, and the Demands that were conceded."""

from __future__ import annotations

from typing import Final

from openps.editions.figures import Figure
from openps.games.negotiator.state import CONCEDED

FIGURES: Final = (
    Figure("freed", lambda state: state.freed),
    Figure("dead", lambda state: state.dead),
    Figure("held", lambda state: state.zone),
    Figure("threat", lambda state: state.threat),
    Figure("conceded", lambda state: state.faces.count(CONCEDED)),
)
