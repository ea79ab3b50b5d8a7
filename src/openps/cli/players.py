"""The bots round one terminal: what they play, what they say, and how strong they are."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Final

from openps.bots.bot import Talker
from openps.bots.ladder import NORMAL
from openps.bots.player import Player
from openps.bots.specs import MARK
from openps.bots.talk import Conversation
from openps.catalog.bots import PROGRAM, bot_names, hire_backed, level_names
from openps.engine.chance import FreeChance
from openps.engine.errors import OpenpsError
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch
from openps.words.messages import Messages

HUMAN: Final = "human"
UNSAID: Final = "…"
STEPS_TAKE: Final = 1.0  # seconds to reckon with for a bot that thinks so many steps


def _on_the_side(words: str) -> None:
    print(words, file=sys.stderr)


def usual_bot(game: str) -> str:
    """Who sits where nobody was asked for."""
    return NORMAL if NORMAL in level_names(game) else bot_names(game)[-1]


def is_program(name: str) -> bool:
    return name.startswith(f"{PROGRAM}{MARK}")


class Bots:
    """`seats` says who sits where, for this and for the record; a change of level is written there."""

    def __init__(
        self, match: AnyMatch, seats: list[str], say: Messages, tell: Callable[[str], None] = _on_the_side
    ) -> None:
        self._match = match
        self._seats = seats
        self._say = say
        self._tell = tell
        # The luck of bots' choices: not the match's, whose record holds their moves.
        self._thinking = FreeChance(f"{match.seed} bots {match.ply}")
        self._talking = FreeChance(f"{match.seed} talk {match.ply}")
        self._sit_down()

    def close(self) -> None:
        """Nobody plays on: programs end."""
        for player in self._players.values():
            player.close()

    def _sit_down(self) -> None:
        self._players = {seat: self._player(name) for seat, name in enumerate(self._seats) if name != HUMAN}
        talkers = {seat: player.bot for seat, player in self._players.items() if isinstance(player.bot, Talker)}
        self._conversation = Conversation(self._match, talkers)

    def _player(self, name: str) -> Player:
        game = self._match.game.info.key
        try:
            return hire_backed(name, game, time.monotonic, self._complain)
        except OpenpsError as error:
            if error.key != "error-no-bot":
                raise
            known = ", ".join([*level_names(game), *bot_names(game)])
            raise OpenpsError("error-no-player", got=name, game=game, expected=known) from None

    def _complain(self, failed: OpenpsError) -> None:
        """To whoever runs it, who sits at the table as well: what the bot said may name what only its seat knows."""
        harmless = {name: value for name, value in failed.arguments.items() if name != "got"}
        self._tell(f"openps: {self._say.error(OpenpsError(failed.key, **harmless, got=UNSAID))}")

    def move(self, seat: Seat) -> None:
        self._match.play(seat, self.choose(seat))

    def choose(self, seat: Seat) -> object:
        """What the bot of this seat would play now."""
        view, moves = self._match.view(seat), self._match.legal_moves(seat)
        chosen: object = self._players[seat].choose(view, moves, self._thinking)
        return chosen

    def least(self, seat: Seat) -> float:
        """Seconds that a bot takes that thinks ahead, also where it has no choice; none for others."""
        spec = self._players[seat].spec
        if not spec.rung.steps:
            return 0.0
        return STEPS_TAKE if spec.seconds is None else spec.seconds

    def talk(self) -> None:
        """Let those speak who have something to say now."""
        self._conversation.moment(self._talking)

    def change_level(self, name: str) -> None:
        """All bots play like this from now on; a level that nobody has heard of changes nothing."""
        self._player(name)
        for seat in self._players:
            self._seats[seat] = name
        self.close()
        self._sit_down()
