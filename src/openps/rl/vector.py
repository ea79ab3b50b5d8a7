"""Many matches at once: the same arrays are filled in place at every step."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from openps.catalog import edition_named
from openps.rl.errors import BadUse
from openps.rl.numbered import Numbered
from openps.rl.playing import Playing, act, deal
from openps.words.screen import OfGame


class VectorEnv:
    """`num` matches, each of which waits for the seat in `seats`. One that is over is dealt anew at once.

    All arrays stay the same objects; whoever keeps something copies it.

    - `observations` (num, size) and `masks` (num, actions): of the seat that is asked in each match
    - `seats` (num): who is asked
    - `rewards` (num, players): of the step just made; not 0 only where a match ended by it
    - `dones` (num): whether a match ended by it; the observation is then that of the next one
    """

    def __init__(
        self, game: str, num: int, players: int | None = None, seed: int = 0, talk: bool = False, **options: object
    ) -> None:
        if num < 1:
            raise BadUse("error-rl-num", got=num)
        known = edition_named(game).rules.info.players
        self.numbered = Numbered(game, known[0] if players is None else players, options, talk)
        self.num, self.players = num, self.numbered.players
        self.observations = np.zeros((num, self.numbered.size), np.uint8)
        self.masks = np.zeros((num, self.numbered.actions), np.uint8)
        self.seats = np.zeros(num, np.int64)
        self.rewards = np.zeros((num, self.players), np.float32)
        self.dones = np.zeros(num, np.bool_)
        self._rows, self._mask_rows = self.observations.data.cast("B"), self.masks.data.cast("B")
        self._asked = self.seats.data
        self._seed, self._dealt = seed, 0
        self._matches: list[Playing] = []

    def reset(self, seed: int | None = None) -> None:
        """New matches; the same seed deals the same ones, also those that follow them."""
        self._seed, self._dealt = self._seed if seed is None else seed, 0
        self._matches = [self._next_match() for _ in range(self.num)]
        self.rewards.fill(0.0)
        self.dones.fill(False)
        for at, playing in enumerate(self._matches):
            self._tell(at, playing)

    def _next_match(self) -> Playing:
        self._dealt += 1
        return deal(self.numbered, f"{self._seed} {self._dealt}")

    def step(self, actions: Sequence[int] | np.ndarray) -> None:
        """One action for each match; an illegal one raises, and the matches before it have gone on."""
        if not self._matches:
            raise BadUse("error-not-dealt")
        if self.dones.any():
            self.rewards.fill(0.0)
            self.dones.fill(False)
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else actions
        for at, playing in enumerate(self._matches):
            act(playing, chosen[at])
            if playing.seat is None:
                playing = self._ended(at, playing)
            self._tell(at, playing)

    def _ended(self, at: int, playing: Playing) -> Playing:
        self.rewards[at] = playing.rewards()
        self.dones[at] = True
        self._matches[at] = following = self._next_match()
        return following

    def _tell(self, at: int, playing: Playing) -> None:
        size, actions, seat = self.numbered.size, self.numbered.actions, playing.seat
        assert seat is not None
        self._rows[at * size : (at + 1) * size] = playing.row(seat)
        self._mask_rows[at * actions : (at + 1) * actions] = playing.mask()
        self._asked[at] = seat

    def view(self, at: int) -> OfGame:
        """The view that the row of one match was made from."""
        playing = self._matches[at]
        return playing.view(playing.seat)
