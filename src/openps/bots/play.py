"""One match by bots, each with its own view and nothing else; what is worth counting is noted on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from openps.bots.bot import RandomBot, Talker
from openps.bots.player import Player
from openps.bots.talk import Conversation
from openps.engine.chance import FreeChance
from openps.engine.game import AnyGame
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch, Match
from openps.engine.outcome import Outcome
from openps.engine.playout import play_out


class Watcher(Protocol):
    """Somebody who looks over the bots' shoulders; nothing comes back to them."""

    def asked(self, match: AnyMatch, seat: Seat, view: object, player: Player) -> None: ...

    def answered(self, seat: Seat, choices: int) -> None: ...


def play_match(
    game: AnyGame,
    options: object,
    players: Sequence[Player],
    seed: str,
    talk: bool = True,
    watcher: Watcher | None = None,
    again: int = 0,
) -> AnyMatch:
    """A match to its end. Cards and dice, choices and talk have luck of their own: one does not shift the other.

    `again` plays the same deal once more: the setup is that of the seed, all luck after it is other luck.
    """
    later = f"{seed}:{again}" if again else seed
    dealing, thinking, talking = FreeChance(seed), FreeChance(f"{later}:bots"), FreeChance(f"{later}:talk")
    luck = FreeChance(later) if again else dealing
    match: AnyMatch = Match(game, options, seed, lambda _seed, ply: luck if ply else dealing)
    speaking = {seat: player.bot for seat, player in enumerate(players) if talk and isinstance(player.bot, Talker)}
    conversation = Conversation(match, speaking)
    while (decision := match.decision()) is not None:
        conversation.moment(talking)
        seat = decision.seats[0]
        player = players[seat]
        moves = match.legal_moves(seat)
        # A random bot does not look: making its view would only cost time.
        view = None if type(player.bot) is RandomBot else match.view(seat)
        if watcher is not None:
            watcher.asked(match, seat, view, player)
        move = player.choose(view, moves, thinking)
        if watcher is not None:
            watcher.answered(seat, len(moves))
        match.play(seat, move)
    return match


def all_at_random(players: Sequence[Player]) -> bool:
    """Whether nobody looks, thinks or speaks."""
    return all(type(player.bot) is RandomBot for player in players)


def play_at_random(game: AnyGame, options: object, seed: str) -> tuple[Outcome, int]:
    """The outcome of the match that `play_match` plays with random bots, and how many decisions it took.

    Nobody asks for its log, so the game plays it in a loop of its own.
    """
    luck, thinking = FreeChance(seed), FreeChance(f"{seed}:bots")
    state = game.setup(options, luck).state
    decisions = play_out(game, state, luck, thinking)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome, decisions
