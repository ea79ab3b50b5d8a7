"""Many matches by numbers at once: what each of them asks is written into the same buffers at every step.

A loop over matches that is compiled with the rules; whoever reads the buffers as arrays copies nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from openps.engine.chance import FreeChance
from openps.engine.playing import Numbers, Playing


class Batch:
    """Rows and masks of whoever is asked in each match, one after the other. A match that is over is dealt anew."""

    def __init__(self, numbers: Numbers, num: int, other: Callable[[Playing, int], None]) -> None:
        self.numbers = numbers
        self.num = num
        self.rows = bytearray(num * numbers.size)
        self.masks = bytearray(num * numbers.actions)
        self.seats = [0] * num
        self.matches: list[Playing] = []
        self.ended: list[int] = []  # matches that the last step ended
        self.rewards: list[list[float]] = []  # of these
        self._other = other  # what to do with an action that is no move: talk, or a number that means nothing
        self._seed: object = 0
        self._dealt = 0

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """For `copy.deepcopy` and `pickle`: matches of its own in buffers of its own."""
        rest = (self._seed, self._dealt, self.matches, self.ended, self.rewards)
        return _restored, (self.numbers, self.num, self._other, *rest)

    def begin(self, seed: object) -> None:
        """New matches; the same seed deals the same ones, also those that follow them."""
        self._seed, self._dealt = seed, 0
        self.matches = [self._next_match() for _ in range(self.num)]
        for at, playing in enumerate(self.matches):
            self._tell(at, playing)

    def _next_match(self) -> Playing:
        self._dealt += 1
        return Playing(self.numbers, FreeChance(f"rl {self._seed} {self._dealt}"))

    def step(self, actions: Sequence[int]) -> None:
        """One action for each match. An illegal one raises: those before it were made."""
        self.ended, self.rewards = [], []
        moves = len(self.numbers.moves)
        for at, playing in enumerate(self.matches):
            action, seat = actions[at], playing.seat
            if seat is not None and 0 <= action < moves:
                playing.play(seat, action)
            else:
                self._other(playing, action)
            if playing.seat is None:
                self.ended.append(at)
                self.rewards.append(playing.rewards())
                playing = self._next_match()
                self.matches[at] = playing
            self._tell(at, playing)

    def _tell(self, at: int, playing: Playing) -> None:
        size, actions, seat = self.numbers.size, self.numbers.actions, playing.seat
        assert seat is not None
        self.rows[at * size : (at + 1) * size] = playing.row(seat)
        self.masks[at * actions : (at + 1) * actions] = playing.mask()
        self.seats[at] = seat


def _restored(
    numbers: Numbers, num: int, other: Callable[[Playing, int], None], seed: object, dealt: int,
    matches: list[Playing], ended: list[int], rewards: list[list[float]],
) -> Batch:  # fmt: skip
    made = Batch(numbers, num, other)
    made._seed, made._dealt, made.matches, made.ended, made.rewards = seed, dealt, matches, ended, rewards
    for at, playing in enumerate(matches):
        made._tell(at, playing)
    return made
