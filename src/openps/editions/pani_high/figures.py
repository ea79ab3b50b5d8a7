"""What is counted of a match of Pani-High!: the last state has forgotten its battles, the log has not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from openps.editions.figures import Figure
from openps.games.pani_high import events


def _times(kind: type) -> Callable[[Sequence[object]], int]:
    return lambda log: sum([isinstance(event, kind) for event in log])


FIGURES: Final = (
    Figure("battles", of_log=_times(events.BattleBegan)),
    Figure("taken", of_log=_times(events.LocationTaken)),
    Figure("yielded", of_log=_times(events.LocationYielded)),
    Figure("bribes", of_log=_times(events.BribeShown)),
    Figure("policewomen", of_log=_times(events.PolicewomanShown)),
    Figure("conspiracies", of_log=_times(events.ConspiracyPlayed)),
)
