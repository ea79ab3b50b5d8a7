"""The heuristic bot of Pani-High! is worth playing against."""

from __future__ import annotations

import pytest

from openps.lab.simulate import Plan, simulate, summary
from tests.long import slice_of

MATCHES = slice_of(200, 40)


@pytest.mark.parametrize("players", [5, 6])
def test_the_heuristic_bot_wins_far_more_than_its_share_against_random_ones(players: int) -> None:
    bots = ("heuristic", *["random"] * (players - 1))
    plan = Plan("pani_high", players, {}, bots, "strength")
    tally, seconds = simulate(plan, MATCHES, 1, lambda _: None)
    row = summary(plan, tally, seconds)["rates_by_bot"]["heuristic"]

    assert row["played"] == MATCHES
    assert row["fair_shares"] >= 2.5
    assert row["low"] > 0.5
