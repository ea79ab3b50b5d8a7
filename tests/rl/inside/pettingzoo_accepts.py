"""PettingZoo's own tests, as it ships them, on both tables."""

from __future__ import annotations

from functools import partial
from types import ModuleType, SimpleNamespace

import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from openps.rl import pani_high_v0, panic_station_v0

TABLES = [panic_station_v0, pani_high_v0]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.NAME)
@pytest.mark.parametrize("more", [{}, {"talk": True, "shaped": 0.5, "players": 6}], ids=["plain", "everything"])
def test_the_api_test_passes(table: ModuleType, more: dict[str, object]) -> None:
    api_test(table.env(**more), num_cycles=150)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.NAME)
def test_the_test_of_parallel_environments_passes(table: ModuleType) -> None:
    parallel_api_test(table.parallel_env(illegal="first"), num_cycles=30)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.NAME)
def test_the_seed_test_passes(table: ModuleType) -> None:
    seed_test(table.env, num_cycles=15)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.NAME)
def test_the_test_of_max_cycles_passes(table: ModuleType) -> None:
    """It acts without looking at the mask, everybody in every cycle, and asks for both kinds of environments."""
    together = partial(table.parallel_env, illegal="first")
    max_cycles_test(
        SimpleNamespace(parallel_env=together, env=lambda max_cycles: parallel_to_aec(together(max_cycles=max_cycles)))
    )


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.NAME)
def test_the_render_test_passes(table: ModuleType) -> None:
    render_test(table.env, custom_tests={"ansi": lambda text: text.count("\n") > 3})
