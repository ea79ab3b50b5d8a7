"""How the tables of PettingZoo are made: what all games share, and what each is called."""

from __future__ import annotations

from typing import Final

from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from openps.rl.aec import Last, TableEnv, TogetherEnv
from openps.rl.copies import WholeCopies
from openps.rl.illegal import LOSE
from openps.words.screen import OfGame

PLAYERS: Final = 5


class Ordered(WholeCopies, OrderEnforcingWrapper):
    """PettingZoo's own wrapper, which tells what was asked in the wrong order, with a short way for every step.

    It looks each attribute of the table up by its name, several times a step: that took longer than the rules do.
    """

    env: TableEnv

    @property
    def agents(self) -> list[str]:
        return self.env.agents if self._has_reset else self.__getattr__("agents")

    @property
    def agent_selection(self) -> str:
        return self.env.agent_selection if self._has_reset else self.__getattr__("agent_selection")

    def last(self, observe: bool = True) -> Last:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return self.env.last(observe)


def raw_env_of(
    key: str, name: str, players: int = PLAYERS, *, talk: bool = False, shaped: float = 0.0, illegal: str = LOSE,
    max_cycles: int | None = None, raw_view: bool = False, render_mode: str | None = None, **options: object,
) -> TableEnv:  # fmt: skip
    """`options` are those of the game, `max_cycles` cuts a match off after so many moves.

    `talk` adds what can be said to the actions, `shaped` so much of a seat's standing to its rewards, `raw_view` the
    view to `infos`.
    """
    return TableEnv(
        key, name, players, options, talk=talk, shaped=shaped, illegal=illegal, max_cycles=max_cycles,
        raw_view=raw_view, render_mode=render_mode,
    )  # fmt: skip


def env_of(key: str, name: str, players: int = PLAYERS, **rest: OfGame) -> Ordered:
    """The same, and what is asked in the wrong order is told."""
    return Ordered(raw_env_of(key, name, players, **rest))


def parallel_env_of(
    key: str, name: str, players: int = PLAYERS, *, talk: bool = False, shaped: float = 0.0, illegal: str = LOSE,
    max_cycles: int | None = None, raw_view: bool = False, render_mode: str | None = None, **options: object,
) -> TogetherEnv:  # fmt: skip
    """`max_cycles` cuts a match off after so many cycles."""
    return TogetherEnv(
        key, name, players, options, talk=talk, shaped=shaped, illegal=illegal, max_cycles=max_cycles,
        raw_view=raw_view, render_mode=render_mode,
    )  # fmt: skip
