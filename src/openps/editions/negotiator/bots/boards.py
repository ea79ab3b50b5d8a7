"""What lies on the table in a Discussion but for the cards that can be played or bought, and what a row does to it.

The rules say it once for every card and row on every board; after that it is looked up.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeAlias

from openps.editions.negotiator.bots.branches import Detail, Script, dice_key, rolls, scripted
from openps.editions.negotiator.bots.sense import Thoughts, sense_of, situation
from openps.games.negotiator import box, events, moves
from openps.games.negotiator.box import Card, Method
from openps.games.negotiator.cards import printed
from openps.games.negotiator.effects import effect_of
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.odds import dice_for, rerolls_pairs, successes
from openps.games.negotiator.state import FACE_DOWN, FACE_UP, Ask, Crisis

Fall: TypeAlias = tuple[float, int, int]
"""How likely so many successes, and so many 4s that can be converted, are."""

# Where one of these happens, more than the board is concerned, or something hidden comes to light.
_DEEP: Final = (events.TalkCut, events.TerrorDropped, events.DemandRevealed, events.RerollsGiven, events.TalkEnded)


class Result(NamedTuple):
    """What a row does."""

    points: int
    board: Board | None  # none once the match is over
    won: bool
    removed: bool  # the card itself


class Board:
    """A crisis without Discussion cards and points, waiting for the next card."""

    def __init__(self, state: Crisis, boards: Boards) -> None:
        self.state = state
        self.last = state.last
        self.deck = len(state.deck)
        self.dice = dice_for(state)
        self.easy = any(state.fours)
        # Dice that can be rolled again, or must be, are left to the rules.
        self.plain = not any(state.rerolls) and not rerolls_pairs(state)
        open_ones = [demand for at, demand in enumerate(state.demands) if state.faces[at] == FACE_UP]
        self.concedable = tuple(dict.fromkeys(open_ones + state.minors))
        self._boards = boards
        self._thoughts: dict[int, Thoughts] = {}
        self._rows: dict[tuple[Card, int], tuple[Result, ...] | None] = {}

    def thoughts(self, cards: int) -> Thoughts:
        """What the rule of thumb thinks with so many cards in hand."""
        thoughts = self._thoughts.get(cards)
        if thoughts is None:
            now = situation(self.state)._replace(others=max(0, cards - 1))
            thoughts = self._thoughts[cards] = sense_of(self.state.options.cards).at(now)
        return thoughts

    def falls(self, card: Card) -> tuple[Fall, ...]:
        """What a test of this card can bring."""
        return _falls(self.dice, self.state.options.cards.face[card].test, self.state.threat, self.easy)

    def script(self, card: Card, row: int) -> Script:
        """Dice that bring this row, and nothing to convert."""
        kind = self.state.options.cards.face[card].test
        if kind is Method.NONE:
            return ()
        if kind is Method.SUCCESSES:
            return ((box.SIDES,) * row + (1,) * (self.dice - row),)
        return _scripts(self.dice, kind, self.state.threat)[row]

    def row(self, card: Card, count: int) -> tuple[Result, ...] | None:
        """What so many successes bring, for each choice they offer; None where more than the board is concerned."""
        row = min(count, box.TOP_ROW)
        if (card, row) not in self._rows:
            self._rows[card, row] = self._work_out(card, moves.Play(card), self.script(card, row))
        return self._rows[card, row]

    def concede(self, demand: Card) -> tuple[Result, ...] | None:
        """The same for a concession, its cost included."""
        if (demand, 0) not in self._rows:
            self._rows[demand, 0] = self._work_out(demand, moves.Concede(demand), ())
        return self._rows[demand, 0]

    def _work_out(self, card: Card, move: CrisisMove, script: Script) -> tuple[Result, ...] | None:
        face = self.state.options.cards.face[card]
        if any(effect.kind == "take" for effect in printed(face)) or not (script or face.test is Method.NONE):
            return None
        state = self.state.copy()
        state.hand = [card, card]  # with a card left the talk goes on
        state.points = face.cost
        log = NEGOTIATOR.apply(state, box.NEGOTIATOR, move, scripted(script))
        if state.ask is not Ask.CHOOSE:
            result = self._result(state, [*log], face.cost)
            return None if result is None else (result,)
        results = []
        for option in range(len(effect_of(state.todo[0]).options)):
            after = state.copy()
            more = NEGOTIATOR.apply(after, box.NEGOTIATOR, moves.Choose(option), scripted(()))
            result = self._result(after, [*log, *more], face.cost)
            if result is None:
                return None
            results.append(result)
        return tuple(results)

    def _result(self, state: Crisis, log: list[object], had: int) -> Result | None:
        end = NEGOTIATOR.outcome(state)
        # With Terror cards left, what comes after the talk is hidden.
        if any(isinstance(event, _DEEP) for event in log) and (end is None or self.deck):
            return None
        if end is not None:
            return Result(0, None, bool(end.winners), False)
        if state.ask is not Ask.DISCUSS:
            return None
        removed = any(isinstance(event, events.CardRemoved) for event in log)
        return Result(state.points - had, self._boards.board(state), False, removed)


class Boards:
    """Every board once."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], Board] = {}

    def board(self, state: Crisis) -> Board:
        key = board_key(state)
        board = self._known.get(key)
        if board is None:
            bare = state.copy()
            bare.hand, bare.market, bare.played, bare.down, bare.removed = [], [], [], [], []
            bare.points = 0
            board = self._known[key] = Board(bare, self)
        return board


def board_key(state: Crisis) -> tuple[object, ...]:
    """All that matters from here on. The number of the turn does not, nor do the Terror cards that are gone: those
    that are still unseen are the same until they are drawn."""
    return (
        state.fate, state.last, state.threat, state.zone, state.zone + state.freed - state.dead, state.stock,
        len(state.deck), tuple(sorted(state.minors)),
        tuple([demand if state.faces[at] != FACE_DOWN else "" for at, demand in enumerate(state.demands)]),
        tuple(state.faces) if state.demands else None, state.clock, state.cut, tuple(state.dice), tuple(state.fours),
        tuple(state.rerolls), tuple(state.owed),
    )  # fmt: skip


@cache
def _falls(dice: int, kind: Method, threat: int, easy: bool) -> tuple[Fall, ...]:
    if kind is Method.NONE:
        return ((1.0, 0, 0),)
    if kind is Method.SUCCESSES and not easy:
        by_fours = []
        for script, chance in rolls(dice, False, kind, 0, False, Detail.FOURS):
            count, fours = dice_key(script[0], kind)
            by_fours.append((chance, count, fours))
        return tuple(by_fours)
    by_row = rolls(dice, False, kind, threat, easy, Detail.ROW)
    return tuple([(chance, successes(kind, script[0], threat, easy, 0), 0) for script, chance in by_row])


@cache
def _scripts(dice: int, kind: Method, threat: int) -> dict[int, Script]:
    scripts = [script for script, _ in rolls(dice, False, kind, threat, False, Detail.ROW)]
    return {min(box.TOP_ROW, successes(kind, script[0], threat, False, 0)): script for script in scripts}
