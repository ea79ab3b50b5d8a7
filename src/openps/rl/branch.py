"""A match in which luck is somebody's turn: at every draw of the rules it waits to be told what was drawn."""

from __future__ import annotations

from typing import Final

from openps.engine.chance import Chance, DrawnChance, DrawNeeded
from openps.engine.game import ASIDE
from openps.engine.ids import Seat
from openps.rl.numbered import Numbered
from openps.rl.playing import Playing, act
from openps.words.screen import OfGame

NOT_DEALT: Final = "not dealt"


class Branch:
    """One point of the tree of a game: either luck has to draw, or a seat has to answer, or it is over.

    What luck has drawn so far for a move is kept, and the move is tried again with one draw more, until it needs none.
    """

    def __init__(self, numbered: Numbered, longest: int, playing: Playing | None = None) -> None:
        self.numbered = numbered
        self.longest = longest
        self.playing = playing  # nobody writes it: a branch plays on a copy
        self.bound = 0  # between how many outcomes luck has to draw now
        self._action = 0
        self._draws: list[int] = []
        if playing is None:
            self._go_on()

    def __deepcopy__(self, memo: object) -> Branch:
        made = Branch.__new__(Branch)
        made.numbered, made.longest, made.playing = self.numbered, self.longest, self.playing
        made.bound, made._action, made._draws = self.bound, self._action, list(self._draws)
        return made

    @property
    def over(self) -> bool:
        playing = self.playing
        return not self.bound and playing is not None and (playing.over or playing.steps >= self.longest)

    @property
    def seat(self) -> Seat | None:
        """Who is asked; nobody while luck has to draw, or once it is over."""
        return None if self.bound or self.over or self.playing is None else self.playing.seat

    def legal(self) -> list[int]:
        """In the order of their numbers."""
        assert self.playing is not None
        return sorted([self.numbered.number(move) for move in self.playing.legal()])

    def draw(self, outcome: int) -> None:
        self._draws.append(outcome)
        self._go_on()

    def play(self, action: int) -> None:
        self._action, self._draws = action, []
        self._go_on()

    def _go_on(self) -> None:
        try:
            self.playing, self.bound, self._draws = self._tried(DrawnChance(self._draws)), 0, []
        except DrawNeeded as needed:
            self.bound = needed.bound

    def _tried(self, luck: Chance) -> Playing:
        if self.playing is None:
            return Playing(self.numbered.numbers, luck)
        tried = self.playing.copy(luck)
        act(tried, self._action)
        return tried

    def row(self, seat: Seat) -> bytes:
        return bytes(self.numbered.size) if self.playing is None else self.playing.row(seat)

    def known(self, seat: Seat) -> str:
        """All that a seat may know, as text: its view, without what was agreed on before the match."""
        if self.playing is None:
            return NOT_DEALT
        view = self.playing.view(seat)
        return " ".join([f"{name}={getattr(view, name)!r}" for name in self._names(view)])

    def _names(self, view: OfGame) -> list[str]:
        return [name for name in type(view).__dataclass_fields__ if name not in ASIDE]

    def returns(self) -> list[float]:
        """1 and -1 at the end; where a match is cut off, how each seat stands then."""
        playing, seats = self.playing, range(self.numbered.players)
        if playing is None or not self.over:
            return [0.0] * self.numbered.players
        return playing.rewards() if playing.over else [clipped(playing.standing(seat)) for seat in seats]

    def imagined(self, seat: Seat, chance: Chance) -> Branch:
        """The same point in a world that this seat cannot tell from the real one."""
        assert self.playing is not None
        return Branch(self.numbered, self.longest, self.playing.imagined(seat, chance))


def clipped(standing: float) -> float:
    return max(-1.0, min(1.0, standing))
