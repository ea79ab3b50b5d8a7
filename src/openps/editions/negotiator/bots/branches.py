"""Everything that a move can lead to, each with its exact chance.

Dice are told apart by what matters of them, hidden cards by their kind: a bot that chooses between moves
never knows more than a player would.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from openps.engine.chance import Chance, ScriptedChance
from openps.games.negotiator import box, events, moves
from openps.games.negotiator.box import Card, Method, family_named
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.imagine import unseen
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.odds import falls, rerolls_pairs, successes
from openps.games.negotiator.play.tests import second_dice
from openps.games.negotiator.state import FACE_DOWN, Crisis
from openps.games.negotiator.view import CrisisView

Script: TypeAlias = tuple[tuple[int, ...], ...]
"""The faces of one roll after another."""

Shares: TypeAlias = tuple[tuple[Card, float], ...]
"""How likely each kind of card is."""

ONES: Final = (1,) * 24  # more than one move can ask for: a test for each of two Terror cards, pairs rolled again
FEW: Final = 2  # Terror cards: at most one red one, and the Pivotal Event below it


def scripted(script: Script) -> Chance:
    """Dice that fall as they are written; all ones beyond that."""
    return ScriptedChance(*[face for faces in script for face in faces], *ONES)


class Detail:
    """What is to be told apart about a roll."""

    FACES: Final = 0
    FOURS: Final = 1  # successes, and what can become one
    ROW: Final = 2


@cache
def rolls(
    dice: int, pairs: bool, kind: Method, threat: int, easy: bool, detail: int
) -> tuple[tuple[Script, float], ...]:
    """One script for everything that can come of a roll, with its chance; what comes of ones is first.

    NG-R50: of every pair one die is rolled again, and how many show the same face once more matters, too.
    """
    distinct: dict[tuple[int, ...], tuple[Script, float]] = {}
    for faces, ways in falls(dice, False):
        second = second_dice(list(faces)) if pairs else []
        share = ways / box.SIDES ** (dice + len(second))
        for again in product(range(1, box.SIDES + 1), repeat=len(second)):
            rolled, same = list(faces), 0
            for die, face in zip(second, again, strict=True):
                same += rolled[die] == face
                rolled[die] = face
            what = (same, *_matters(sorted(rolled), kind, threat, easy, detail))
            script, before = distinct.get(what, ((faces, *[(face,) for face in again]), 0.0))
            distinct[what] = script, before + share
    return tuple(distinct.values())


def _matters(rolled: Sequence[int], kind: Method, threat: int, easy: bool, detail: int) -> tuple[int, ...]:
    if detail == Detail.ROW:
        return (min(box.TOP_ROW, successes(kind, rolled, threat, easy, 0)),)
    return dice_key(rolled, kind) if detail == Detail.FOURS else tuple(rolled)


def dice_key(rolled: Sequence[int], kind: Method) -> tuple[int, ...]:
    """What matters of dice that can still be changed."""
    if kind is not Method.SUCCESSES:
        return tuple(sorted(rolled))
    return rolled.count(box.SUCCESS) + rolled.count(box.SIDES), rolled.count(box.CONVERTIBLE)


class Hidden:
    """What the cards that a view does not show can be; no two Terror cards of one colour are left."""

    def __init__(self, view: CrisisView) -> None:
        cards, seen = view.options.cards, [*view.discard, *view.minors, view.shown]
        self._red = _shares(unseen(cards.red, seen))
        self._gold = _shares(unseen(cards.gold, seen))

    def terror(self, state: Crisis, turned: int) -> Shares:
        """NG-2.13  The Pivotal Event lies at the bottom."""
        return self._gold if turned == len(state.deck) else self._red

    def demand(self, state: Crisis, place: int, known: Sequence[int]) -> Shares:
        cards = state.options.cards
        family = family_named(cards.face[state.demands[place]].family)
        seen = [demand for at, demand in enumerate(state.demands) if state.faces[at] != FACE_DOWN or at in known]
        return _shares(unseen(cards.candidates(state.taker, family), seen))


def _shares(cards: Sequence[Card]) -> Shares:
    return tuple([(card, count / len(cards)) for card, count in Counter(cards).items()])


class Branch(NamedTuple):
    chance: float
    state: Crisis


@dataclass(slots=True)
class Course:
    """One way a move can go, as far as it is fixed: the dice, the Terror cards turned up, the Demands revealed."""

    start: Crisis
    chance: float = 1.0
    script: Script = ()
    turned: int = 0
    revealed: tuple[int, ...] = ()


def branches(state: Crisis, move: CrisisMove, hidden: Hidden, script: Script = ()) -> Iterator[Branch]:
    """All that can come of a move, the first rolls being given; what is not asked for is not worked out."""
    courses = [Course(state, script=script)]
    while courses:
        course = courses.pop()
        after = course.start.copy()
        walk = _Walk(course, move, hidden, courses)
        for event in NEGOTIATOR.apply(after, box.NEGOTIATOR, move, scripted(course.script)):
            walk.see(event)
        yield Branch(course.chance, after)


class _Walk:
    """Follows the events of one course; where chance had a say that is not fixed, the other courses are noted."""

    def __init__(self, course: Course, move: CrisisMove, hidden: Hidden, courses: list[Course]) -> None:
        start = course.start
        self._course, self._move, self._hidden, self._courses = course, move, hidden, courses
        self._rolls = self._turned = 0
        self._threat = start.threat
        self._pairs = rerolls_pairs(start)
        self._rerolls = any(start.rerolls)

    def see(self, event: object) -> None:
        if isinstance(event, events.DiceRolled):
            self._rolled(event.card, len(event.faces), self._pairs)
        elif isinstance(event, events.DieRerolled):
            self._rolled(self._course.start.testing, 1, False)
        elif isinstance(event, events.TerrorDrawn | events.TerrorDropped):
            self._terror(event.card)
        elif isinstance(event, events.DemandRevealed):
            self._demand(event.position)
        elif isinstance(event, events.ThreatMoved):
            self._threat = event.after
        elif isinstance(event, events.AccompliceTookOver):
            self._pairs = False
        elif isinstance(event, events.RerollsGiven):
            self._rerolls = True

    def _rolled(self, card: Card, dice: int, pairs: bool) -> None:
        course = self._course
        self._rolls += 1
        if self._rolls <= len(course.script):
            return
        kind = course.start.options.cards.face[card].test
        easy, detail = self._detail(kind, pairs)
        threat = 0 if kind is Method.SUCCESSES else self._threat
        (first, share), *others = rolls(dice, pairs, kind, threat, easy, detail)
        for script, chance in reversed(others):  # the worst comes next: it shows soonest that a move is no good
            self._other(course.start, chance, script=course.script + script)
        course.script += first
        course.chance *= share

    def _detail(self, kind: Method, pairs: bool) -> tuple[bool, int]:
        """Whether 4s are successes, and what matters of a roll: nothing but the row where nothing can be changed."""
        start = self._course.start
        easy = any(start.fours)
        if self._rerolls or isinstance(self._move, moves.Reroll) or (pairs and kind is not Method.SUCCESSES):
            return False, Detail.FOURS  # of dice that are not counted but compared, all faces
        if kind is not Method.SUCCESSES:
            return False, Detail.ROW
        # The first roll after a card was played: what holds now holds then.
        first = self._rolls == 1 and isinstance(self._move, moves.Play)
        if first and (easy or len(start.hand) <= box.CONVERSION_CARDS):
            return easy, Detail.ROW
        return False, Detail.FOURS

    def _terror(self, card: Card) -> None:
        course = self._course
        self._turned += 1
        if self._turned <= course.turned:
            return
        course.turned = self._turned
        for kind, share in self._hidden.terror(course.start, self._turned):
            if kind != card:
                world = course.start.copy()
                world.deck[-self._turned] = kind
                self._other(world, share)
        course.chance *= dict(self._hidden.terror(course.start, self._turned))[card]

    def _demand(self, place: int) -> None:
        course = self._course
        if place in course.revealed:
            return
        demand = course.start.demands[place]
        shares = self._hidden.demand(course.start, place, course.revealed)
        course.revealed += (place,)
        for kind, share in shares:
            if kind != demand:
                world = course.start.copy()
                if kind in world.demands:  # it lies face down elsewhere: they change places
                    world.demands[world.demands.index(kind)] = demand
                world.demands[place] = kind
                self._other(world, share)
        course.chance *= dict(shares)[demand]

    def _other(self, start: Crisis, share: float, script: Script | None = None) -> None:
        course = self._course
        rolls = course.script if script is None else script
        self._courses.append(Course(start, course.chance * share, rolls, course.turned, course.revealed))
