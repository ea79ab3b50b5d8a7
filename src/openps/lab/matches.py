"""Matches of a cell, played wherever there is somebody to play them: a row a match, by columns of plain values."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from openps.bots.play import all_at_random, play_match
from openps.bots.player import Player
from openps.catalog import edition_named
from openps.editions.edition import Edition
from openps.editions.figures import counted, needs_log
from openps.engine.chance import FreeChance
from openps.engine.claims import Claim, IAm, Verdict
from openps.engine.errors import OpenpsError
from openps.engine.game import AnyGame
from openps.engine.match import AnyMatch
from openps.engine.outcome import Outcome
from openps.engine.playout import play_out
from openps.lab.experiment import Cell
from openps.lab.hiring import Crew
from openps.lab.origin import Origin, origin_of
from openps.lab.plain import Outside, Plain
from openps.lab.simulate import NOBODY

Columns: TypeAlias = dict[str, list[Outside]]
Row: TypeAlias = Plain


@dataclass(slots=True)
class Played:
    """What came of some matches of a cell, and what made it."""

    matches: Columns
    decisions: Columns
    seconds: float  # of processor time; in no result
    origin: Origin


def play(cell: Cell, first: int, last: int, decisions: bool) -> Played:
    """The matches of a cell from `first` on, `last` not among them."""
    began = time.thread_time()
    edition = edition_named(cell.game)
    options = edition.rules.options(cell.players, cell.values)
    rows: list[Row] = []
    asked: list[Row] = []
    for number in range(first, last):
        row, its = _played(edition, options, cell, number, decisions)
        rows.append({"number": number, **row})
        asked += [{"number": number, **one} for one in its]
    taken = time.thread_time() - began
    return Played(by_columns(rows), by_columns(asked), taken, origin_of(cell.game, cell.bots))


def by_columns(rows: Sequence[Row]) -> Columns:
    return {key: [row[key] for row in rows] for key in rows[0]} if rows else {}


def _played(edition: Edition, options: object, cell: Cell, number: int, decisions: bool) -> tuple[Row, list[Row]]:
    players = [_crew().hired(name, cell.game) for name in cell.names(number)]
    seed = cell.luck(number)
    if all_at_random(players) and not decisions and not needs_log(edition.figures):
        return _at_random(edition, options, seed), []
    watch = _Watch(cell.players)
    match = play_match(edition.rules, options, players, seed, cell.talk, watch)
    outcome = match.outcome()
    assert outcome is not None
    row = _row(edition, match.state, outcome, watch.first, match.ply)
    row["claims"] = len(match.claims)
    row.update(counted(edition.figures, match.state, match.events))
    _nobody_failed(cell, number)
    return row, _decided(match, watch) if decisions else []


def _nobody_failed(cell: Cell, number: int) -> None:
    """A match in which somebody else decided for a bot is no result: the run stops here, and keeps what was before."""
    for bot, one in _crew().failures().items():
        if one.failed:
            counts = {"failed": one.failed, "decisions": one.decisions}
            raise OpenpsError("error-lab-bot-failed", bot=bot, number=number + 1, **counts)


def _at_random(edition: Edition, options: object, seed: str) -> Row:
    """The same match as `play_match` plays with random bots, by the game's own loop."""
    game = edition.rules
    luck, thinking = FreeChance(seed), FreeChance(f"{seed}:bots")
    state = game.setup(options, luck).state
    decision = game.decision(state)
    plies = play_out(game, state, luck, thinking)
    outcome = game.outcome(state)
    assert outcome is not None
    row = _row(edition, state, outcome, decision.seats[0] if decision else 0, plies)
    return {**row, "claims": 0, **counted(edition.figures, state, ())}


def _row(edition: Edition, state: object, outcome: Outcome, first: int, decisions: int) -> Row:
    sides = edition.rules.info.sides
    return {
        "first": first,
        "winners": list(outcome.winners),
        "side": (sides[outcome.reason] if outcome.winners else NOBODY) if sides else "",
        "why": str(outcome.reason),
        "roles": _roles(edition.rules, state),
        "scores": list(outcome.scores),
        "rounds": _rounds(state, decisions),
        "decisions": decisions,
    }


def _rounds(state: Outside, decisions: int) -> int:
    """Turns that were begun, shared out among the seats; of a game that counts none, its decisions."""
    turns: int = getattr(state, "turn", decisions)
    seats = getattr(state.options, "players", 1) if hasattr(state, "options") else 1
    return -(-turns // max(1, seats))


def _roles(game: AnyGame, state: object) -> list[str]:
    """What every seat was in the end, in a game of sides."""
    if not game.info.sides:
        return []
    seats = range(len(getattr(state, "hands", ())))
    return [_role(game, state, seat) for seat in seats]


def _role(game: AnyGame, state: object, seat: int) -> str:
    for status in game.info.statuses:
        if game.judge(state, (), Claim(seat, IAm(status), 0)) is Verdict.TRUE:
            return str(status)
    return ""


class _Watch:
    """Who was asked first, and how many moves there were to choose from each time."""

    def __init__(self, seats: int) -> None:
        self.first = -1
        self.choices: list[int] = []
        self.turns: list[int] = []

    def asked(self, match: AnyMatch, seat: int, view: object, player: Player) -> None:
        if self.first < 0:
            self.first = seat
        self.turns.append(getattr(match.state, "turn", match.ply))

    def answered(self, seat: int, choices: int) -> None:
        self.choices.append(choices)


def _decided(match: AnyMatch, watch: _Watch) -> list[Row]:
    rows = zip(match.moves, watch.choices, watch.turns, strict=True)
    return [
        {"ply": ply, "seat": seat, "turn": turn, "choices": choices, "move": match.game.move_text(move)}
        for ply, ((seat, move), choices, turn) in enumerate(rows, 1)
    ]


_HERE: Final = threading.local()
"""A cluster may play in several threads of a process, and bots keep things in mind while they think."""


def _crew() -> Crew:
    crew: Crew | None = getattr(_HERE, "crew", None)
    if crew is None:
        crew = _HERE.crew = Crew()
    return crew
