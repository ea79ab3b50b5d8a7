"""A short storm: servers are killed, frozen, cut off and filled in running matches; nothing is lost, nothing doubled.

`make chaos` does it for as long as one likes; `make chaos KILLS=1000` is the long proof.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.chaos.evening import Plan
from tests.chaos.storm import storm
from tests.store import postgres

SECONDS = 120.0  # on a machine that has other things to do; three kills take a tenth of it
SLICE = (Plan("pani_high", 5), Plan("panic_station", 3, 1), Plan("negotiator", 1))


@pytest.mark.timeout(1500)
@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_a_storm_loses_and_doubles_nothing(store: str, tmp_path: Path) -> None:
    if store == "postgres" and postgres.programs() is None:
        pytest.skip("POSTGRESQL IS NOT INSTALLED: two servers on one database are NOT PROVED")
    tally, _ = storm(store, tmp_path, 3, SECONDS, 5, SLICE)
    assert tally.faults == []
    assert tally.happened["kill"] == 3
    assert set(tally.matches) == {plan.game for plan in SLICE}
    assert tally.acknowledged > 100
    assert tally.compared > 100
