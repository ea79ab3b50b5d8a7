"""The heuristic bot of Pani-High! is worth playing against."""

from __future__ import annotations

import pytest

from openps.lab.simulate import Plan, simulate, summary


@pytest.mark.parametrize(("players", "games"), [(5, 200), (6, 200)])
def test_the_heuristic_bot_wins_far_more_than_its_share_against_random_ones(players: int, games: int) -> None:
    bots = ("heuristic", *["random"] * (players - 1))
    plan = Plan("pani_high", players, {}, bots, "strength")
    tally, seconds = simulate(plan, games, 1, lambda _: None)
    row = summary(plan, tally, seconds)["rates_by_bot"]["heuristic"]

    assert row["played"] == games
    assert row["fair_shares"] >= 2.5
    assert row["low"] > 0.75
