"""What the rules demand of a deck (PH-1.2 to PH-1.14, PH-R2), clause by clause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from openps.engine.errors import Violation
from openps.games.pani_high import box
from openps.games.pani_high.box import Family
from openps.games.pani_high.cards import Deck

MOST_CARDS: Final = 400
_COUNTED: Final = (
    (box.POLICEWOMAN, "PH-1.8"), (box.RAID, "PH-1.9"), (box.DROP_OUT, "PH-1.10"),
    (box.SPY, "PH-1.11"), (box.AGITATION, "PH-1.12"), (box.SEAL, "PH-1.14"),
)  # fmt: skip


def violations_of(deck: Deck, players: Sequence[int] = box.PLAYERS) -> list[Violation]:
    """Everything in a deck that PH-1.3 to PH-1.14 and PH-R2 do not allow."""
    return [
        *_wrong_values(deck),
        *_wrong_counts(deck),
        *_wrong_doublings(deck),
        *_too_large(deck),
        *too_small(deck, players),
    ]


def _wrong_values(deck: Deck) -> list[Violation]:
    """PH-1.3, PH-1.4; S cards may print nothing (PH-R17)."""
    wrong = []
    combat = [face for face in deck.faces if face.family is Family.COMBAT and face.copies]
    for face in combat:
        silent = face.key in box.S_CARDS and face.value == 0
        if not silent and not box.LOWEST_VALUE <= face.value <= box.HIGHEST_VALUE:
            wrong.append(Violation("deck-value", clause="PH-1.3", card=face.key, value=decimal_text(face.value)))
    sixes = sum([face.copies for face in combat if face.value == box.HIGHEST_VALUE])
    if sixes != 1:
        wrong.append(Violation("deck-sixes", clause="PH-1.4", count=sixes))
    return wrong


def _wrong_counts(deck: Deck) -> list[Violation]:
    """PH-1.6 to PH-1.14."""
    copies = {face.key: face.copies for face in deck.faces}
    wrong = []
    for key, clause in _COUNTED:
        if copies.get(key, 0) != box.HOUSE_COPIES[key]:
            count, expected = copies.get(key, 0), box.HOUSE_COPIES[key]
            wrong.append(Violation("deck-copies", clause=clause, card=key, count=count, expected=expected))
    for key, clause in ((box.BRIBE, "PH-1.6"), (box.COMMITTEE, "PH-1.7")):
        if not copies.get(key, 0):
            wrong.append(Violation("deck-missing", clause=clause, card=key))
    conspiracies = sum([copies.get(key, 0) for key in box.CONSPIRACIES])
    expected = sum([box.HOUSE_COPIES[key] for key in box.CONSPIRACIES])
    if conspiracies != expected:
        wrong.append(Violation("deck-conspiracies", clause="PH-1.13", count=conspiracies, expected=expected))
    return wrong


def _wrong_doublings(deck: Deck) -> list[Violation]:
    """PH-1.5, PH-R2  Some cards are doubled somewhere, and only at locations that exist."""
    wrong = []
    for face in deck.faces:
        for place in dict.fromkeys(face.doubled_at):
            if place not in deck.locations:
                wrong.append(Violation("deck-doubled-nowhere", clause="PH-R2", card=face.key, location=place))
    if not any(face.doubled_at and face.copies for face in deck.faces):
        wrong.append(Violation("deck-no-doubling", clause="PH-1.5"))
    return wrong


def _too_large(deck: Deck) -> list[Violation]:
    """PH-R2  No table plays with more: a match would not end within a day."""
    if len(deck.cards) <= MOST_CARDS:
        return []
    return [Violation("deck-large", clause="PH-R2", count=len(deck.cards), most=MOST_CARDS)]


def too_small(deck: Deck, players: Sequence[int]) -> list[Violation]:
    """PH-1.2, PH-R2  There is something to fight for, and something left to draw."""
    wrong = []
    if not deck.locations:
        wrong.append(Violation("deck-no-location", clause="PH-1.2"))
    needed = box.DEALT * max(players) + 1
    if len(deck.cards) < needed:
        wrong.append(Violation("deck-small", clause="PH-R2", count=len(deck.cards), expected=needed))
    return wrong


def decimal_text(tenths: int) -> str:
    """A value in tenths, as it is printed (PH-R26)."""
    whole, rest = divmod(abs(tenths), 10)
    return f"{'-' if tenths < 0 else ''}{whole}{f'.{rest}' if rest else ''}"
