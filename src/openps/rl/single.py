"""One seat of a table as a Gymnasium environment: bots sit on the others, and see what players see."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from openps.bots.player import Player
from openps.catalog import OURS, edition_named
from openps.catalog.bots import HEURISTIC, hire
from openps.engine.chance import FreeChance
from openps.engine.errors import OpenpsError
from openps.engine.ids import Seat
from openps.rl.copies import WholeCopies
from openps.rl.drawing import drawn
from openps.rl.errors import BadUse
from openps.rl.illegal import LOSE, RAISE, checked_way
from openps.rl.numbered import Info, Numbered
from openps.rl.playing import LOST, Playing, act, deal

NEVER: Final = 0.0
ANY_SEAT: Final = "any"


def no_clock() -> float:
    """Bots that think by the second would play another match each time: here they think in steps."""
    return NEVER


class SingleSeat(WholeCopies, gymnasium.Env):
    """The mask of legal actions is in `info["action_mask"]`, and `action_masks()` for those who ask for it.

    An episode begins and goes on whenever this seat is asked; it ends with the match, or when the seat is out of it.
    """

    metadata: ClassVar[Info] = {"render_modes": ["human", "ansi"]}

    def __init__(
        self, game: str, players: int | None = None, seat: int | str = 0, bots: str | Sequence[str] = HEURISTIC,
        talk: bool = False, shaped: float = 0.0, illegal: str = LOSE, raw_view: bool = False,
        render_mode: str | None = None, **options: object,
    ) -> None:  # fmt: skip
        known = edition_named(game).rules.info.players
        self.numbered = Numbered(game, known[0] if players is None else players, options, talk)
        self._any_seat = seat == ANY_SEAT
        self.seat: Seat = 0 if self._any_seat else checked_seat(seat, self.numbered.players)
        self._bots = bots
        self._players = hired(bots, game, self.numbered.players)
        self._shaped, self._illegal, self._raw_view = shaped, checked_way(illegal), raw_view
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self.numbered.size,), np.uint8)
        self.action_space = spaces.Discrete(self.numbered.actions)
        self._playing: Playing | None = None
        self._thinking = FreeChance(0)
        self._standing = 0.0

    def __getstate__(self) -> Info:
        return {name: value for name, value in vars(self).items() if name != "_players"}

    def __setstate__(self, state: Info) -> None:
        """A copy has bots of its own: a program runs once for each environment."""
        self.__dict__.update(state)
        self._players = hired(self._bots, self.numbered.edition.key, self.numbered.players)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[np.ndarray, Info]:
        super().reset(seed=seed)
        self._playing = None
        while self._playing is None or self._playing.over:  # a match that ends before this seat is asked is none
            number = int(self.np_random.integers(1 << 62))
            if self._any_seat:
                self.seat = int(self.np_random.integers(self.numbered.players))
            self._playing, self._thinking = deal(self.numbered, number), FreeChance(f"bots {number}")
            self._others_play(self._playing)
        self._standing = self._playing.standing(self.seat) if self._shaped else 0.0
        return self._row(self._playing), self._info(self._playing)

    def _others_play(self, playing: Playing) -> None:
        """Until this seat is asked, or the match is over."""
        while not playing.over and self.seat not in playing.seats:
            seat = playing.seat
            assert seat is not None
            move = self._players[seat].choose(playing.view(seat), playing.legal(), self._thinking)
            act(playing, self.numbered.number(move))

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, Info]:
        playing = self._now()
        try:
            act(playing, int(action), self.seat)
        except OpenpsError as refused:
            if self._illegal == RAISE:
                raise
            if self._illegal == LOSE:
                return self._row(playing), LOST, True, False, {**self._info(playing), "refused": str(refused)}
            act(playing, playing.mask(self.seat).index(1), self.seat)
        self._others_play(playing)
        reward = playing.rewards()[self.seat] + self._shaping(playing)
        return self._row(playing), reward, playing.over, False, self._info(playing)

    def _shaping(self, playing: Playing) -> float:
        if not self._shaped:
            return 0.0
        before, self._standing = self._standing, playing.standing(self.seat)
        return self._shaped * (self._standing - before)

    def _now(self) -> Playing:
        if self._playing is None:
            raise BadUse("error-not-dealt")
        return self._playing

    def _row(self, playing: Playing) -> np.ndarray:
        return np.frombuffer(bytearray(playing.row(self.seat)), np.uint8)

    def _info(self, playing: Playing) -> Info:
        info: Info = {"action_mask": np.frombuffer(playing.mask(self.seat), np.int8)}
        if self._raw_view:
            info["view"] = playing.view(self.seat)
        return info

    def action_masks(self) -> np.ndarray:
        """As MaskablePPO of sb3-contrib asks for them."""
        return np.frombuffer(self._now().mask(self.seat), np.bool_)

    def render(self) -> str | None:
        text = drawn(self.numbered, self._now().view(self.seat))
        if self.render_mode == "human":
            sys.stdout.write(text + "\n")
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        for player in self._players:
            player.close()


def checked_seat(seat: int | str, players: int) -> Seat:
    if isinstance(seat, int) and 0 <= seat < players:
        return seat
    raise BadUse("error-rl-seat", got=seat, last=players - 1)


def hired(bots: str | Sequence[str], game: str, players: int) -> list[Player]:
    """One spec for all seats, or one for each."""
    specs = [bots] * players if isinstance(bots, str) else list(bots)
    if len(specs) != players:
        raise BadUse("error-rl-bots", got=len(specs), expected=players)
    return [hire(spec, game, no_clock) for spec in specs]


def environment_name(key: str) -> str:
    """`openps/KuhnPoker-v0` of `kuhn_poker`."""
    return f"openps/{''.join([part.capitalize() for part in key.split('_')])}-v0"


def register_all() -> None:
    for edition in OURS:
        name = environment_name(edition.key)
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="openps.rl.single:SingleSeat", kwargs={"game": edition.key})
