"""Matches that are over, on disk."""

from __future__ import annotations

from pathlib import Path

from openps.cli import career, files
from openps.cli.opening import new
from openps.engine.chance import FreeChance
from openps.words.messages import Messages
from tests.tui.playing import given


def finished(game: str, *, is_in_career: bool = False, seed: str = "5") -> Path:
    """Played at random by everybody."""
    begun = new(given(game, seed=seed))
    luck = FreeChance(f"{game} {seed}")
    match = begun.match
    while (decision := match.decision()) is not None:
        seat = decision.seats[0]
        moves = [move for move in match.legal_moves(seat) if match.game.move_text(move) != "abandon"]
        match.play(seat, luck.pick(moves, "move"))
    files.save(begun.path, match, begun.seats, begun.notes)
    book = career.book_of(begun.edition)
    if is_in_career and book is not None:
        book.remember("me", match, begun.path, Messages("en", begun.edition.words), begun.notes)
    return begun.path
