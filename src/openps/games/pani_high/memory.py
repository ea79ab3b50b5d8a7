"""What a viewer with a perfect memory knows of other hands (PH-H7 to PH-H17).

A sighting says that one copy of a card is with one of some seats. It is never wrong; where copies of one kind cannot
be told apart, or a card left a hand blindly, it is widened rather than guessed (PH-H17). During a battle a card laid
down is still "with" the seat that laid it, wherever a Bribe moved it, until everything is turned up.
"""

from __future__ import annotations

from collections.abc import Sequence

from openps.engine.ids import Seat
from openps.games.pani_high.box import Card
from openps.games.pani_high.state import Memory


def saw(memory: Memory, card: Card, seat: Seat) -> None:
    """One copy went openly into this hand (PH-H9)."""
    known = memory.get(card)
    mask = 1 << seat
    memory[card] = (mask,) if known is None else tuple(sorted((*known, mask)))


def left(memory: Memory, card: Card, seat: Seat) -> None:
    """One copy openly left this hand: whatever sighting it answers to is used up."""
    known = memory.get(card)
    if known is None:
        return
    bit = 1 << seat
    if bit in known:
        rest = list(known)
        rest.remove(bit)
    else:
        loose = [mask for mask in known if mask & bit]
        # Each of several loose copies may be the one that left: the others are somewhere in all their places together.
        rest = [mask for mask in known if not mask & bit] + [_union(loose)] * (len(loose) - 1)
    _keep(memory, card, rest)


def moved_blindly(memory: Memory, victim: Seat, thief: Seat) -> None:
    """PH-H10, PH-H17  A card that nobody named went from hand to hand: each card known there may be the one."""
    bit, added = 1 << victim, 1 << thief
    for card, known in memory.items():
        for mask in known:
            if mask & bit:
                memory[card] = tuple(sorted([m | added if m & bit else m for m in known]))
                break


def saw_hand(memory: Memory, seat: Seat, hand: Sequence[Card]) -> None:
    """PH-H13  The whole hand was seen: what is there is certain, what is not there is elsewhere."""
    bit = 1 << seat
    for card in sorted({*memory, *hand}):
        known = memory.get(card, ())
        held = hand.count(card)
        loose = [mask for mask in known if mask & bit and mask != bit]
        # Copies beyond those known for certain may be loose ones; then the rest of the loose ones are elsewhere.
        here = min(held - known.count(bit), len(loose))
        elsewhere = [mask & ~bit for mask in loose] if not here else [_union(loose) & ~bit] * (len(loose) - here)
        _keep(memory, card, [mask for mask in known if not mask & bit] + elsewhere + [bit] * held)


def doubts_in_vain(memory: Memory, bit: int, size: int) -> bool:
    """Whether some sighting names a seat among others although all its cards are certain."""
    named = certain = 0
    for known in memory.values():
        for mask in known:
            if mask & bit:
                named += 1
                certain += mask == bit
    return certain == size < named


def settle(memory: Memory, sizes: Sequence[int]) -> None:
    """PH-H17  A hand of which every card is known has no room for another: what might be there is elsewhere."""
    for seat, size in enumerate(sizes):
        bit = 1 << seat
        if doubts_in_vain(memory, bit, size):
            for card, known in memory.items():
                memory[card] = tuple(sorted([mask if mask == bit else mask & ~bit for mask in known]))
            settle(memory, sizes)  # what is certain now may fill another hand


def _union(masks: Sequence[int]) -> int:
    together = 0
    for mask in masks:
        together |= mask
    return together


def _keep(memory: Memory, card: Card, masks: Sequence[int]) -> None:
    if masks:
        memory[card] = tuple(sorted(masks))
    elif card in memory:
        del memory[card]
