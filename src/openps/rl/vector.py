"""Many matches at once: the same arrays are filled in place at every step."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from openps.catalog import edition_named
from openps.engine.batch import Batch
from openps.rl.copies import WholeCopies
from openps.rl.errors import BadUse
from openps.rl.numbered import Info, Numbered
from openps.rl.playing import act
from openps.words.screen import OfGame


class VectorEnv(WholeCopies):
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
        self._batch = Batch(self.numbered.numbers, num, act)
        self._look_at_buffers()
        self.seats = np.zeros(num, np.int64)
        self.rewards = np.zeros((num, self.players), np.float32)
        self.dones = np.zeros(num, np.bool_)
        self._seed, self._ended = seed, False

    def _look_at_buffers(self) -> None:
        self.observations = np.frombuffer(self._batch.rows, np.uint8).reshape(self.num, self.numbered.size)
        self.masks = np.frombuffer(self._batch.masks, np.uint8).reshape(self.num, self.numbered.actions)

    def __getstate__(self) -> Info:
        return {name: value for name, value in vars(self).items() if name not in ("observations", "masks")}

    def __setstate__(self, state: Info) -> None:
        self.__dict__.update(state)
        self._look_at_buffers()

    def reset(self, seed: int | None = None) -> None:
        """New matches; the same seed deals the same ones, also those that follow them."""
        self._seed = self._seed if seed is None else seed
        self._batch.begin(self._seed)
        self.seats[:] = self._batch.seats
        self._forget_ends()

    def _forget_ends(self) -> None:
        self.rewards.fill(0.0)
        self.dones.fill(False)
        self._ended = False

    def step(self, actions: Sequence[int] | np.ndarray) -> None:
        """One action for each match; an illegal one raises, and the matches before it have gone on."""
        if not self._batch.matches:
            raise BadUse("error-not-dealt")
        if self._ended:
            self._forget_ends()
        try:
            self._batch.step(actions.tolist() if isinstance(actions, np.ndarray) else [*map(int, actions)])
        finally:
            self._tell()

    def _tell(self) -> None:
        self.seats[:] = self._batch.seats
        ended = self._batch.ended
        if ended:
            self.rewards[ended] = self._batch.rewards
            self.dones[ended] = True
            self._ended = True

    def view(self, at: int) -> OfGame:
        """The view that the row of one match was made from."""
        playing = self._batch.matches[at]
        return playing.view(playing.seat)
