"""A set of cards: what is printed on each, and the tables that the rules look things up in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from openps.games.negotiator import box, moves
from openps.games.negotiator.box import Card, Family, Method, Span, Trigger
from openps.games.negotiator.effects import ADDITIONAL, AWAY, PREPARE, RESOLVE, TEST, Effect, counterpart_of, every
from openps.games.negotiator.moves import CrisisMove

Rows: TypeAlias = tuple[tuple[Effect, ...], tuple[Effect, ...], tuple[Effect, ...]]
"""NG-6.1  The rows for no success, one, and two or more; without a test the three are the same."""

Words: TypeAlias = tuple[tuple[str, str], ...]
"""The same words by language."""

NO_ROWS: Final[Rows] = ((), (), ())


@dataclass(frozen=True, slots=True)
class Face:
    """One kind of card: what is printed on it and how many there are (NG-1.14 to NG-1.17)."""

    key: Card
    family: Family
    copies: int = 1
    cost: int = 0
    test: Method = Method.NONE
    rows: Rows = NO_ROWS
    additional: tuple[Effect, ...] = ()  # NG-8.3
    counterpart: tuple[Effect, ...] = ()  # NG-10.10
    takers: tuple[Card, ...] = ()  # NG-2.4, whose Demand this is
    usable_in_tests: bool = False  # NG-R28
    hostages: int = 0  # NG-1.17, Hostage-Takers only, as all that follows
    threat: int = 0
    majors: int = 0
    escapes: int = 0
    trigger: Trigger = Trigger.NONE
    ability: tuple[Effect, ...] = ()
    names: Words = ()
    texts: Words = ()
    sources: Words = ()  # where each value is from, in the words of box.toml


class CardSet:
    """All cards of a match."""

    def __init__(self, name: str, dial: Sequence[int], faces: Sequence[Face], rules: int = box.RULES) -> None:
        self.name = name
        self.dial: tuple[int, ...] = tuple(dial)
        self.faces: tuple[Face, ...] = tuple(faces)
        self.face: dict[Card, Face] = {face.key: face for face in self.faces}
        self.cost: dict[Card, int] = {face.key: face.cost for face in self.faces}
        self.discussion: list[Card] = self.copies(Family.DISCUSSION)
        self.rank: dict[Card, int] = _ranks([f for f in self.faces if f.family is Family.DISCUSSION])
        self.red: list[Card] = self.copies(*box.RED)
        self.gold: list[Card] = self.copies(Family.PIVOTAL)
        self.demands: list[Card] = self.copies(*box.DEMANDS)
        self.is_escape: dict[Card, bool] = {face.key: face.family is Family.ESCAPE for face in self.faces}
        self.is_minor: dict[Card, bool] = {face.key: face.family is Family.MINOR for face in self.faces}
        self.is_gold: dict[Card, bool] = {face.key: face.family is Family.PIVOTAL for face in self.faces}
        self.usable: dict[Card, bool] = {face.key: face.usable_in_tests for face in self.faces}
        # What a conceded Demand keeps doing (NG-10.12): dice, doubled Threat, effects of every turn.
        self.lasting_dice: dict[Card, int] = {face.key: lasting_dice(face) for face in self.faces}
        self.doubles: dict[Card, bool] = {f.key: any(e.kind == "double" for e in f.counterpart) for f in self.faces}
        self.every_turn: dict[Card, tuple[Effect, ...]] = {face.key: every_turn(face) for face in self.faces}
        # What happens once when it is conceded: the effect first, then the counterpart (NG-10.10).
        self.at_once: dict[Card, tuple[Effect, ...]] = {face.key: at_once(face, rules) for face in self.faces}
        self.most_options: int = max([0, *[len(e.options) for f in self.faces for e in printed(f)]])
        self.start: dict[Card, tuple[Effect, ...]] = {face.key: first_steps(face) for face in self.faces}
        self.terror_steps: dict[Card, tuple[Effect, ...]] = {face.key: terror_steps(face) for face in self.faces}
        # Moves that name one card, each made once.
        kinds = dict.fromkeys(self.discussion)
        self.talk: dict[Card, Sequence[CrisisMove]] = {card: (moves.Play(card), moves.Lay(card)) for card in kinds}
        self.buy: dict[Card, moves.Buy] = {card: moves.Buy(card) for card in kinds}
        # Where the cards lie before the first event.
        self.free: list[Card] = sorted([card for card in self.discussion if not self.cost[card]])
        self.for_sale: list[Card] = sorted(
            [card for card in self.discussion if self.cost[card]], key=self.rank.__getitem__
        )
        self.terror_in_order: list[Card] = sorted(self.red + self.gold)
        self.demands_in_order: list[Card] = sorted(self.demands)
        self._candidates: dict[Family, dict[Card, list[Card]]] = {family: self._by_taker(family) for family in Family}

    def copies(self, *families: Family) -> list[Card]:
        return [face.key for face in self.faces if face.family in families for _ in range(face.copies)]

    def candidates(self, taker: Card, family: Family) -> Sequence[Card]:
        """NG-2.4, NG-2.5  The Demands that this Hostage-Taker may have."""
        return self._candidates[family].get(taker, [])

    def _by_taker(self, family: Family) -> dict[Card, list[Card]]:
        by_taker: dict[Card, list[Card]] = {}
        for face in self.faces:
            if face.family is family:
                for taker in dict.fromkeys(face.takers):
                    by_taker.setdefault(taker, []).extend([face.key] * face.copies)
        return by_taker

    def to_plain(self) -> object:
        """As plain values that `from_plain` reads back; ours by its name."""
        from openps.games.negotiator import read_cards

        return self.name if self == read_cards.HOUSE_CARDS else read_cards.plain_cards(self)

    @staticmethod
    def from_plain(data: object, rules: int = box.RULES) -> CardSet:
        from openps.games.negotiator import read_cards

        return (
            read_cards.HOUSE_CARDS if data == read_cards.HOUSE_CARDS.name else read_cards.read_cards(data, rules=rules)
        )

    def __eq__(self, other: object) -> bool:
        if self is other or not isinstance(other, CardSet):
            return self is other
        return (self.name, self.dial, self.faces) == (other.name, other.dial, other.faces)

    def __hash__(self) -> int:
        return hash((self.name, self.dial, len(self.faces)))

    def __repr__(self) -> str:
        return f"CardSet({self.name!r}, {len(self.faces)} kinds)"


def _ranks(faces: Sequence[Face]) -> dict[Card, int]:
    """NG-2.11, NG-7.12  The place of every kind in the Purchase Area: ascending cost, equal cards together."""
    ordered = sorted(faces, key=lambda face: (face.cost, face.key))
    return {face.key: place for place, face in enumerate(ordered)}


def lasting_dice(face: Face) -> int:
    lasting = [e.amount for e in face.counterpart if e.kind == "dice" and e.word == Span.WHILE_IN_PLAY]
    return sum(lasting)


def every_turn(face: Face) -> tuple[Effect, ...]:
    return tuple([effect.options[0][0] for effect in face.counterpart if effect.kind == "each_turn"])


def at_once(face: Face, rules: int) -> tuple[Effect, ...]:
    """NG-10.10, NG-12.3"""
    if face.family not in box.CONCEDABLE:
        return ()
    counterpart = [effect for effect in face.counterpart if not lasts(effect)]
    if rules >= box.COUNTERPARTS_END:
        counterpart = [counterpart_of(effect) for effect in counterpart]
    return (RESOLVE[face.key], *counterpart)


def lasts(effect: Effect) -> bool:
    return effect.kind in ("double", "each_turn") or (effect.kind == "dice" and effect.word == Span.WHILE_IN_PLAY)


def never_ends(effect: Effect) -> bool:
    """NG-R11  4s and re-rolls are given for a time: a conceded Demand keeps changing the number of dice only."""
    return effect.kind in ("fours", "reroll") and effect.word == Span.WHILE_IN_PLAY


def printed(face: Face) -> list[Effect]:
    """Every effect on a card, those inside others included."""
    lines = [*face.rows[0], *face.rows[1], *face.rows[2], *face.additional, *face.counterpart, *face.ability]
    return every(lines)


def terror_steps(face: Face) -> tuple[Effect, ...]:
    """NG-8.1 to NG-8.5  What turning up a Terror card begins with."""
    key = face.key
    return (RESOLVE[key] if face.test is Method.NONE else PREPARE[key], ADDITIONAL[key], AWAY[key])


def first_steps(face: Face) -> tuple[Effect, ...]:
    """NG-4.4, NG-4.5  What resolving a card begins with: a test, or its effects without one."""
    return face.rows[0] if face.test is Method.NONE else (TEST[face.key],)
