"""How the match of a table begins: with a deal, or at a moment of another match that is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from openps.engine.chance import SeededChance
from openps.engine.claims import Claim
from openps.engine.game import AnyGame
from openps.engine.match import AnyMatch, Match, Start
from openps.engine.record import Act, follow
from openps.tables.journal import Opened, Practice
from openps.wire.encoding import Reader

Lines: TypeAlias = Sequence[tuple[int, str, bool]]
"""Seat and text of what was played, and of what was said (true)."""


def begun(game: AnyGame, options: object, seed: str, plan: Opened) -> AnyMatch:
    """From the journal alone: the same on every server and after every restart."""
    if plan.brought is not None:
        return played(game, options, plan.brought.seed, plan.brought.lines)
    start = None if plan.practice is None else start_of(game, options, plan.practice)
    match: AnyMatch = Match(game, options, seed, start=start)
    match.practice = match.practice or plan.settings.hints
    return match


def start_of(game: AnyGame, options: object, practice: Practice) -> Start[object, object]:
    """As it was; or as the seat of this practice may imagine it: then the log is what everybody saw, and no more."""
    if practice.seen is not None:
        return Start(imagined(game, options, practice.seen, practice.luck), (), told=False)
    match = played(game, options, practice.seed, practice.lines)
    if not practice.fair:
        return Start(match.state, match.log, told=True)
    other = game.determinize(match.view(practice.seat), SeededChance(practice.luck, 0))
    public = [entry if isinstance(entry, Claim) else game.mask(entry, None) for entry in match.log]
    return Start(other, public, told=False)


def imagined(game: AnyGame, options: object, seen: Mapping[str, object], luck: str) -> object:
    """From a view as clients are told it; what was said stays where the match is."""
    return game.determinize(Reader(game, options).view(seen), SeededChance(luck, 0))


def played(game: AnyGame, options: object, seed: str, lines: Lines) -> AnyMatch:
    """A match as far as its lines go."""
    match: AnyMatch = Match(game, options, seed)
    for seat, text, said in lines:
        follow(match, Act(seat, text, said))
    return match
