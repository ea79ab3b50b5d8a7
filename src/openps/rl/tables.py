"""How the tables of PettingZoo are made: what all games share, and what each is called."""

from __future__ import annotations

from typing import Final

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from openps.rl.aec import TableEnv, TogetherEnv
from openps.rl.illegal import LOSE
from openps.words.screen import OfGame

PLAYERS: Final = 5


def raw_env_of(
    key: str, name: str, players: int = PLAYERS, *, talk: bool = False, shaped: float = 0.0, illegal: str = LOSE,
    max_cycles: int | None = None, raw_views: bool = False, render_mode: str | None = None, **options: object,
) -> TableEnv:  # fmt: skip
    """`options` are those of the game, `max_cycles` cuts a match off after so many moves.

    `talk` adds what can be said to the actions, `shaped` so much of a seat's standing to its rewards, `raw_views` the
    view to `infos`.
    """
    return TableEnv(
        key, name, players, options, talk=talk, shaped=shaped, illegal=illegal, max_cycles=max_cycles,
        raw_views=raw_views, render_mode=render_mode,
    )  # fmt: skip


def env_of(key: str, name: str, players: int = PLAYERS, **rest: OfGame) -> OrderEnforcingWrapper:
    """The same, with PettingZoo's own wrapper that tells what was asked in the wrong order."""
    return OrderEnforcingWrapper(raw_env_of(key, name, players, **rest))


def parallel_env_of(
    key: str, name: str, players: int = PLAYERS, *, talk: bool = False, shaped: float = 0.0, illegal: str = LOSE,
    max_cycles: int | None = None, raw_views: bool = False, render_mode: str | None = None, **options: object,
) -> TogetherEnv:  # fmt: skip
    """`max_cycles` cuts a match off after so many cycles."""
    return TogetherEnv(
        key, name, players, options, talk=talk, shaped=shaped, illegal=illegal, max_cycles=max_cycles,
        raw_views=raw_views, render_mode=render_mode,
    )  # fmt: skip
