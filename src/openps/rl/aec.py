"""A table as a PettingZoo environment: one agent for each seat, asked one after the other."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env import ParallelEnv

from openps.engine.errors import OpenpsError
from openps.engine.ids import Seat
from openps.rl.copies import WholeCopies
from openps.rl.drawing import drawn
from openps.rl.errors import BadUse
from openps.rl.illegal import FIRST, LOSE, RAISE, checked_way
from openps.rl.numbered import Given, Info, Numbered
from openps.rl.playing import LOST, Playing, act, deal
from openps.words.screen import OfGame

Observation = dict[str, np.ndarray]
Seen = dict[str, Observation]
Last = tuple[Observation | None, float, bool, bool, Info]
Told = tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]


def seen_space(size: int, actions: int) -> spaces.Dict:
    row, mask = spaces.Box(0, 255, (size,), np.uint8), spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": row, "action_mask": mask})


class Seated:
    """What both kinds of PettingZoo environments share: spaces, names of the agents, and what they see."""

    def __init__(
        self, key: str, players: int, options: Given, talk: bool, shaped: float, illegal: str,
        max_cycles: int | None, raw_view: bool, render_mode: str | None,
    ) -> None:  # fmt: skip
        self.numbered = Numbered(key, players, options, talk)
        self.illegal, self.shaped, self.max_cycles = checked_way(illegal), shaped, max_cycles
        self.raw_view, self.render_mode = raw_view, render_mode
        self.names = [f"seat_{seat}" for seat in range(players)]
        self.number = {name: seat for seat, name in enumerate(self.names)}
        size, actions = self.numbered.size, self.numbered.actions
        self.observation_spaces = {name: seen_space(size, actions) for name in self.names}
        self.action_spaces = {name: spaces.Discrete(actions) for name in self.names}
        self.playing: Playing | None = None
        self._seeds = np.random.default_rng()
        self._standings = [0.0] * players

    def deal(self, seed: int | None) -> Playing:
        """With a seed, the same match; without one, the next of those that follow from the last seed."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.playing = deal(self.numbered, int(self._seeds.integers(1 << 62)))
        if self.shaped:
            self._standings = [self.playing.standing(seat) for seat in range(self.numbered.players)]
        return self.playing

    def now(self) -> Playing:
        if self.playing is None:
            raise BadUse("error-not-dealt")
        return self.playing

    def observed(self, seat: Seat) -> Observation:
        playing = self.now()
        return {
            "observation": np.frombuffer(bytearray(playing.row(seat)), np.uint8),
            "action_mask": np.frombuffer(playing.mask(seat), np.int8),
        }

    def info(self, seat: Seat) -> Info:
        return {"view": self.now().view(seat)} if self.raw_view else {}

    def shaping(self) -> list[float]:
        """How much better each seat stands than after the last step: these add up to nothing over a match."""
        before, playing = self._standings, self.now()
        self._standings = [playing.standing(seat) for seat in range(self.numbered.players)]
        return [self.shaped * (now - then) for now, then in zip(self._standings, before, strict=True)]

    def try_step(self, action: int, seat: Seat | None = None) -> OpenpsError | None:
        """Why the action was refused, if the match is lost by it."""
        playing = self.now()
        try:
            act(playing, int(action), seat)
        except OpenpsError as refused:
            if self.illegal == RAISE:
                raise
            if self.illegal == LOSE:
                return refused
            asked = playing.seat if seat is None else seat
            assert asked is not None
            act(playing, playing.mask(asked).index(1), asked)
        return None

    def cut_off(self) -> bool:
        playing = self.now()
        return not playing.over and self.max_cycles is not None and playing.steps >= self.max_cycles

    def drawing(self) -> str | None:
        """What everybody sees, as the terminal draws it."""
        text = drawn(self.numbered, self.now().view(None))
        if self.render_mode == "human":
            sys.stdout.write(text + "\n")
        return text if self.render_mode == "ansi" else None


class TableEnv(WholeCopies, AECEnv):
    """Seats that owe an answer at the same time are asked in turn; none sees what another answered."""

    def __init__(self, key: str, name: str, players: int, options: Given, **rest: OfGame) -> None:
        super().__init__()
        self.metadata = {"render_modes": ["human", "ansi"], "name": name, "is_parallelizable": False}
        self.seated = Seated(key, players, options, **rest)
        self.render_mode = self.seated.render_mode
        self.possible_agents = list(self.seated.names)
        self.observation_spaces, self.action_spaces = self.seated.observation_spaces, self.seated.action_spaces

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        playing = self.seated.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        assert playing.seat is not None
        self._ask(playing.seat)

    def _ask(self, seat: Seat) -> None:
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        if self.seated.raw_view:
            self.infos[agent] = self.seated.info(seat)

    def observe(self, agent: str) -> Observation:
        return self.seated.observed(self.seated.number[agent])

    def last(self, observe: bool = True) -> Last:
        """The same as PettingZoo's own, without asking itself for who is asked."""
        agent = self.agent_selection
        seen = self.seated.observed(self.seated.number[agent]) if observe else None
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def view(self, agent: str) -> OfGame:
        """What the row of an agent was made from."""
        return self.seated.now().view(self.seated.number[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        refused = self.seated.try_step(-1 if action is None else action)
        if refused is not None:
            self._lose(agent, refused)
            return
        playing = self.seated.now()
        if playing.over or self.seated.shaped:
            self._pay(playing.rewards())
        if playing.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.seated.cut_off():
            self.truncations = dict.fromkeys(self.agents, True)
        if playing.seat is not None:
            self._ask(playing.seat)

    def _pay(self, rewards: Sequence[float]) -> None:
        shaping = self.seated.shaping() if self.seated.shaped else [0.0] * len(rewards)
        paid = [reward + more for reward, more in zip(rewards, shaping, strict=True)]
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        self._accumulate_rewards()

    def _lose(self, agent: str, refused: OpenpsError) -> None:
        self.infos[agent] = {"refused": str(refused)}
        self.rewards = {one: LOST if one == agent else 0.0 for one in self.agents}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        return self.seated.drawing()

    def close(self) -> None:
        """Nothing is open."""


class TogetherEnv(WholeCopies, ParallelEnv):
    """The same table where everybody answers in every cycle: what a seat says that is not asked does not count.

    One cycle answers one question; seats that owe an answer at the same time give it at the same time.
    """

    def __init__(self, key: str, name: str, players: int, options: Given, **rest: OfGame) -> None:
        self.metadata = {"render_modes": ["human", "ansi"], "name": name}
        self.seated = Seated(key, players, options, **rest)
        self.render_mode = self.seated.render_mode
        self.possible_agents = list(self.seated.names)
        self.agents: list[str] = []
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.seated.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.seated.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Info | None = None) -> tuple[Seen, dict[str, Info]]:
        self.seated.deal(seed)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._seen(), self._infos()

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.seated.observed(self.seated.number[agent]) for agent in self.agents}

    def _infos(self) -> dict[str, Info]:
        return {agent: self.seated.info(self.seated.number[agent]) for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Told:
        playing, lost = self.seated.now(), [0.0] * len(self.possible_agents)
        for seat in tuple(playing.seats):
            if self.seated.try_step(actions[self.possible_agents[seat]], seat) is not None:
                lost[seat] = LOST
        self._cycles += 1
        rewards, over = playing.rewards(), playing.over or any(lost)
        if self.seated.shaped:
            rewards = [reward + more for reward, more in zip(rewards, self.seated.shaping(), strict=True)]
        paid = {agent: rewards[seat] + lost[seat] for seat, agent in enumerate(self.possible_agents)}
        late = self.seated.max_cycles is not None and self._cycles >= self.seated.max_cycles
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, late and not over)
        seen, infos = self._seen(), self._infos()
        if over or late:
            self.agents = []
        return seen, paid, ended, cut, infos

    def render(self) -> str | None:
        return self.seated.drawing()

    def close(self) -> None:
        """Nothing is open."""


__all__ = ["FIRST", "LOSE", "RAISE", "TableEnv", "TogetherEnv"]
