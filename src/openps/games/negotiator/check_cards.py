"""What the rules demand of a set of cards (NG-1.1 to NG-1.17, NG-R1, NG-R2), clause by clause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from openps.engine.errors import Violation
from openps.games.negotiator import box
from openps.games.negotiator.box import Card, Family, Method, Trigger
from openps.games.negotiator.cards import CardSet, Face, lasts, never_ends, printed
from openps.games.negotiator.effects import Effect, every

_COUNTED: Final = (
    ("accomplice", (Family.ACCOMPLICE,), 1, "NG-1.2"),
    ("major", (Family.MAJOR,), box.MAJORS, "NG-1.3"),
    ("escape", (Family.ESCAPE,), box.ESCAPES, "NG-1.4"),
    ("red", box.RED, box.RED_CARDS, "NG-1.5"),
    ("gold", (Family.PIVOTAL,), box.GOLD_CARDS, "NG-1.6"),
    ("discussion", (Family.DISCUSSION,), box.DISCUSSION_CARDS, "NG-1.7"),
)
# NG-R1  The rows that the rulebook tells: card, row, effect.
_KNOWN_ROWS: Final = (
    (box.RELAX, 0, "points -1"),
    (box.STAY_CALM, 2, "threat -2"),
    (box.SMALL_TALK, 2, "points +3"),
)
_KNOWN_KINDS: Final = (
    (box.WHAT_DO_YOU_WANT, "reveal", "NG-10.3"),
    (box.SNIPER, "eliminate", "NG-11.8"),
    (box.ALL_UNITS, "eliminate", "NG-11.8"),
)


def violations_of(cards: CardSet, rules: int = box.RULES) -> list[Violation]:
    """Everything in a set of cards that this version of the rules does not allow."""
    return [
        *_wrong_counts(cards), *_wrong_dial(cards), *_wrong_takers(cards), *_wrong_facts(cards), *_wrong_places(cards),
        *_wrong_shapes(cards), *(_wrong_spans(cards) if rules >= box.COUNTERPARTS_END else []),
    ]  # fmt: skip


def _wrong_counts(cards: CardSet) -> list[Violation]:
    """NG-1.1 to NG-1.8; the total of NG-1.13 follows."""
    wrong = []
    takers = sorted([face.key for face in cards.faces if face.family is Family.TAKER])
    if takers != sorted(box.TAKERS):
        wrong.append(Violation("cards-takers-three", clause="NG-1.1", expected=", ".join(box.TAKERS)))
    for what, families, expected, clause in _COUNTED:
        count = len(cards.copies(*families))
        if count != expected:
            wrong.append(Violation("cards-count", clause=clause, what=what, count=count, expected=expected))
    free = len([card for card in cards.discussion if not cards.cost[card]])
    if free != box.FREE_CARDS:
        wrong.append(Violation("cards-free", clause="NG-1.8", count=free, expected=box.FREE_CARDS))
    return wrong


def _wrong_dial(cards: CardSet) -> list[Violation]:
    """NG-3.9, NG-3.10, NG-R2"""
    wrong = []
    if not all(box.FEWEST_DICE <= dice <= box.MOST_DICE for dice in cards.dial):
        wrong.append(Violation("cards-dial-range", clause="NG-R2", least=box.FEWEST_DICE, most=box.MOST_DICE))
    if any(calm < angry for calm, angry in zip(cards.dial, cards.dial[1:], strict=False)):
        wrong.append(Violation("cards-dial-rising", clause="NG-3.9"))
    for level, dice in box.KNOWN_DICE:
        if cards.dial[level] != dice:
            wrong.append(Violation("cards-dial-known", clause="NG-3.10", level=box.DIAL[level], expected=dice))
    return wrong


def _wrong_takers(cards: CardSet) -> list[Violation]:
    """NG-1.17, NG-2.4, NG-2.5  Hostages, Threat, and enough Demands to set out."""
    wrong = []
    for face in [face for face in cards.faces if face.family is Family.TAKER]:
        if not 1 <= face.hostages <= box.PAWNS:
            wrong.append(Violation("cards-hostages", clause="NG-1.17", card=face.key, most=box.PAWNS))
        if face.threat > box.THREAT_E:
            wrong.append(Violation("cards-threat", clause="NG-1.17", card=face.key, most=box.THREAT_E))
        for family, wanted in ((Family.MAJOR, face.majors), (Family.ESCAPE, face.escapes)):
            offered = len(cards.candidates(face.key, family))
            if offered < wanted:
                wrong.append(Violation("cards-demands", clause="NG-2.4", card=face.key, count=offered, expected=wanted))
    return wrong


def _wrong_facts(cards: CardSet) -> list[Violation]:
    """NG-R1  What the rulebook tells about single cards."""
    wrong = []
    for card, row, line in _KNOWN_ROWS:
        face = cards.face.get(card)
        if face is None or line not in [effect.text for effect in face.rows[row]]:
            wrong.append(Violation("cards-known-row", clause="NG-R1", card=card, expected=line))
    for card, kind, clause in _KNOWN_KINDS:
        face = cards.face.get(card)
        if face is None or not _has(_row_effects(face), kind):
            wrong.append(Violation("cards-known-effect", clause=clause, card=card, expected=kind))
    medical = cards.face.get(box.MEDICAL_CARE)
    if medical is None or medical.takers != (box.EDWARD,) or medical.family is not Family.MAJOR:
        wrong.append(Violation("cards-medical-care", clause="NG-13.20", card=box.MEDICAL_CARE, taker=box.EDWARD))
    return wrong + _wrong_donna(cards)


def _wrong_donna(cards: CardSet) -> list[Violation]:
    """NG-13.16 to NG-13.19, NG-R1"""
    donna = cards.face.get(box.DONNA)
    if donna is None:
        return []
    wrong = []
    if donna.majors + donna.escapes != box.DONNA_DEMANDS:
        wrong.append(Violation("cards-donna-demands", clause="NG-13.17", expected=box.DONNA_DEMANDS))
    if donna.trigger is Trigger.NONE:
        wrong.append(Violation("cards-donna-ability", clause="NG-13.18"))
    hers = [face for face in cards.faces if box.DONNA in face.takers or face.family in box.TERROR]
    if not any(_has(printed(face), "add") for face in (donna, *hers)):
        wrong.append(Violation("cards-donna-hostages", clause="NG-13.16", expected="add"))
    return wrong


def _wrong_places(cards: CardSet) -> list[Violation]:
    """Effects that have no meaning where they stand."""
    wrong = []
    for face in cards.faces:
        once = [*_row_effects(face), *every(face.additional), *every(face.ability)]
        inside = [inner for effect in face.counterpart for option in effect.options for inner in every(option)]
        for effect in [*once, *inside]:
            if lasts(effect):
                wrong.append(_misplaced(face.key, effect, "NG-10.12"))
        if face.family is not Family.MAJOR:
            wrong += [_misplaced(face.key, effect, "NG-10.12") for effect in face.counterpart if lasts(effect)]
        if face.family is not Family.DISCUSSION:
            removals = [effect for effect in printed(face) if effect.kind == "remove"]
            wrong += [_misplaced(face.key, effect, "NG-R1") for effect in removals]
    return wrong


def _wrong_spans(cards: CardSet) -> list[Violation]:
    """NG-R11  Nothing takes back 4s or re-rolls that are given as long as a card is in play."""
    pairs = [(face.key, effect) for face in cards.faces for effect in printed(face)]
    return [_misplaced(card, effect, "NG-R11") for card, effect in pairs if never_ends(effect)]


def _wrong_shapes(cards: CardSet) -> list[Violation]:
    """NG-1.14 to NG-1.16  Every card does something; a Demand belongs to somebody; an ability says when."""
    wrong = []
    for face in cards.faces:
        silent = not any(face.rows) and face.family not in (Family.TAKER, Family.ACCOMPLICE)
        if silent:
            wrong.append(Violation("cards-silent", clause="NG-1.14", card=face.key))
        if face.family in box.DEMANDS and not face.takers:
            wrong.append(Violation("cards-nobodys", clause="NG-2.4", card=face.key))
        if face.ability and face.trigger is Trigger.NONE:
            wrong.append(Violation("cards-ability", clause="NG-R50", card=face.key))
        if face.usable_in_tests and face.test not in (Method.SUCCESSES, Method.NONE):
            wrong.append(Violation("cards-usable", clause="NG-R28", card=face.key))
    return wrong


def _misplaced(card: Card, effect: Effect, clause: str) -> Violation:
    return Violation("cards-misplaced", clause=clause, card=card, effect=effect.text)


def _row_effects(face: Face) -> list[Effect]:
    return [effect for row in face.rows for effect in every(row)]


def _has(effects: Sequence[Effect], kind: str) -> bool:
    return any(effect.kind == kind for effect in effects)
