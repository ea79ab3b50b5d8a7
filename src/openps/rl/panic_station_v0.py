"""Panic Station for PettingZoo: `env(players=5)` asks seat after seat, `parallel_env` asks everybody in every cycle."""

from __future__ import annotations

from functools import partial
from typing import Final

from openps.rl.tables import env_of, parallel_env_of, raw_env_of

KEY: Final = "panic_station"
NAME: Final = "panic_station_v0"

env = partial(env_of, KEY, NAME)
raw_env = partial(raw_env_of, KEY, NAME)
parallel_env = partial(parallel_env_of, KEY, NAME)
