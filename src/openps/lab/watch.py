"""What one match of a ladder gave, in plain values that go from one process to another."""

from __future__ import annotations

import gc
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from openps.bots.bot import Believer
from openps.bots.player import Failures, Player
from openps.catalog import edition_named
from openps.engine.claims import Claim, IAm, Verdict, saying_text
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch
from openps.engine.outcome import Outcome
from openps.lab.calibration import Calibration
from openps.lab.simulate import NOBODY
from openps.lab.timing import Times

Kind = tuple[str, str]
"""When something was believed, and what: `after-scan`, `I am infected`."""


@dataclass(slots=True)
class Seen:
    """One match: what every seat got, how it ended, and how the bots did on the way, by their names."""

    points: Sequence[float]
    roles: Sequence[str]
    reason: str
    side: str  # that won, in a game of sides
    decisions: int
    rounds: int
    claims: int
    times: dict[str, Times] = field(default_factory=dict)
    beliefs: dict[str, dict[Kind, Calibration]] = field(default_factory=dict)
    failures: dict[str, Failures] = field(default_factory=dict)  # of bots that are not ours


class Stopwatch:
    """Takes the time of every decision that is one, asks believers once a turn, and counts rounds.

    In processor time: on a busy machine it is still the time that the bot took. Nor does it count when Python clears
    away what all matches so far have left behind, which takes some 50 ms: that waits until the bot has answered.
    """

    def __init__(self, names: Sequence[str], deal: int) -> None:
        self.times = {name: Times() for name in names}
        self.beliefs: dict[str, dict[Kind, Calibration]] = {name: {} for name in names}
        self.turns = [0] * len(names)
        self._names = names
        self._deal = deal
        self._turn: object = None
        self._started = 0.0

    def asked(self, match: AnyMatch, seat: Seat, view: object, player: Player) -> None:
        turn = getattr(match.state, "turn", match.ply)
        if turn != self._turn:
            self._turn = turn
            self.turns[seat] += 1
            if isinstance(player.bot, Believer):
                self._believe(match, view, player.bot, self._names[seat])
        gc.disable()
        self._started = time.process_time()

    def answered(self, seat: Seat, choices: int) -> None:
        taken = time.process_time() - self._started
        gc.enable()
        if choices > 1:
            self.times[self._names[seat]].note(taken)

    def _believe(self, match: AnyMatch, view: object, bot: Believer[object], name: str) -> None:
        """What it believes now, judged by what is true now. The truth goes nowhere near the bot."""
        beliefs = bot.beliefs(view)
        before = match.events
        for statement, odds in beliefs.odds.items():
            claim = Claim(statement.seat, statement.says, len(match.log))
            verdict = match.game.judge(match.state, before, claim)
            kind = (beliefs.when, saying_text(statement.says))
            kept = self.beliefs[name].setdefault(kind, Calibration())
            kept.note(odds, verdict is Verdict.TRUE, self._deal)

    def seen(self, match: AnyMatch) -> Seen:
        outcome = match.outcome()
        assert outcome is not None
        if edition_named(match.game.info.key).score.is_the_aim:
            return self._seen(match, outcome, [float(score) for score in outcome.scores])
        # Sides win together; a victory that rivals share is shared out.
        share = 1.0 if match.game.info.sides else 1.0 / max(1, len(outcome.winners))
        points = [share if seat in outcome.winners else 0.0 for seat in range(match.seats)]
        return self._seen(match, outcome, points)

    def _seen(self, match: AnyMatch, outcome: Outcome, points: Sequence[float]) -> Seen:
        sides = match.game.info.sides
        side = (sides[outcome.reason] if outcome.winners else NOBODY) if sides else ""
        return Seen(
            points, roles(match), outcome.reason, side, match.ply, max(self.turns), len(match.claims), self.times,
            self.beliefs,
        )  # fmt: skip


def roles(match: AnyMatch) -> list[str]:
    """What every seat was in the end, in a game of sides; nothing in others."""
    return [_role(match, seat) for seat in range(match.seats)] if match.game.info.sides else []


def _role(match: AnyMatch, seat: Seat) -> str:
    for status in match.game.info.statuses:
        claim = Claim(seat, IAm(status), len(match.log))
        if match.game.judge(match.state, [], claim) is Verdict.TRUE:
            return str(status)
    return ""
