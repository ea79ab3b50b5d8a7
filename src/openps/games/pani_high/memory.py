"""What a viewer with a perfect memory knows of other hands (PH-H7 to PH-H17).

A sighting says that one copy of a card is with one of some seats. It is never wrong; where copies of one kind cannot
be told apart, or a card left a hand blindly, it is widened rather than guessed (PH-H17). During a battle a card laid
down is still "with" the seat that laid it, wherever a Bribe moved it, until everything is turned up.

What happens is noted, and only worked off when somebody looks: nobody does while a match is played out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from openps.engine.ids import Seat
from openps.engine.values import Table, made_once
from openps.games.pani_high.box import Card

Memory: TypeAlias = dict[Card, tuple[int, ...]]
"""For each kind of card a viewer's sightings of it, each a set of seats (one bit per seat), one of which has it."""

LEFT: Final = 0  # everybody but its owner sees a card leave a hand, or the face-down cards that came from it
SAW: Final = 1  # everybody but its owner sees a card come into a hand
SIZE: Final = 2  # a seat has a card more or less that nobody sees
UNCOVERED: Final = 3  # all but the two who fight see a taken card
TAKEN: Final = 4  # the taker sees a card
STOLEN: Final = 5  # the thief and the victim know which
SPIED: Final = 6  # one sees a whole hand
DOUBTED: Final = 7  # a seat has fewer cards: whoever knows all the others is in no doubt about it any more
NOBODY: Final = 6  # stands for a seat where nobody fights
_SEATS: Final = range(NOBODY)


@dataclass(frozen=True, slots=True)
class Note:
    """One thing that changed what somebody can know of the cards of a seat.

    And by how much that seat has more cards which nobody saw leave: in the eyes of all, and of those who fight, who
    alone see what a Bribe takes.
    """

    what: int
    seat: Seat
    more: int
    more_for_fighters: int
    card: Card = ""
    one: Seat = NOBODY  # the thief, the taker, the spy, or the attacker
    two: Seat = NOBODY  # the defender
    hand: tuple[Card, ...] = ()


def _of_cards(what: int, seat: Seat, more: int) -> Table[Card, Note]:
    return Table(lambda card: Note(what, seat, more, more, card))


# Notes come back thousands of times, so each is made once.
_note: Final = made_once(Note)
_LEFT: Final = [_of_cards(LEFT, seat, -1) for seat in _SEATS]
_SAW: Final = [_of_cards(SAW, seat, 1) for seat in _SEATS]
_ONE_MORE: Final = [Note(SIZE, seat, 1, 1) for seat in _SEATS]
_ONE_LESS: Final = [Note(SIZE, seat, -1, -1) for seat in _SEATS]
_DOUBTED: Final = [
    [[Note(DOUBTED, seat, 0, 0, "", one, two) for two in (*_SEATS, NOBODY)] for one in (*_SEATS, NOBODY)]
    for seat in _SEATS
]


class Memories:
    """What each seat remembers, and last what everybody saw; with notes of what has happened since somebody looked."""

    __slots__ = ("known", "notes")

    def __init__(self, known: list[Memory]) -> None:
        self.known = known
        self.notes: list[Note] = []

    def left(self, card: Card, seat: Seat) -> None:
        self.notes.append(_LEFT[seat][card])

    def saw(self, card: Card, seat: Seat) -> None:
        self.notes.append(_SAW[seat][card])

    def one_more(self, seat: Seat) -> None:
        self.notes.append(_ONE_MORE[seat])

    def one_less(self, seat: Seat) -> None:
        self.notes.append(_ONE_LESS[seat])

    def uncovered(self, card: Card, layer: Seat, attacker: Seat, defender: Seat) -> None:
        """The two sides knew a taken card already; the others see only now what had left whose hand."""
        self.notes.append(_note(UNCOVERED, layer, -1, 0, card, attacker, defender))

    def taken(self, card: Card, layer: Seat, taker: Seat) -> None:
        """The taker sees a card that the loser laid; both see it from now on, so it needs no sighting."""
        self.notes.append(_note(TAKEN, layer, 0, -1, card, taker))

    def stolen(self, card: Card, victim: Seat, thief: Seat) -> None:
        """PH-H10"""
        self.notes.append(_note(STOLEN, victim, -1, -1, card, thief))
        self.notes.append(_ONE_MORE[thief])

    def spied(self, seat: Seat, spy: Seat, hand: Sequence[Card]) -> None:
        """PH-H13"""
        self.notes.append(Note(SPIED, seat, 0, 0, "", spy, NOBODY, tuple(hand)))

    def doubted(self, seat: Seat, attacker: Seat, defender: Seat) -> None:
        """PH-H17"""
        self.notes.append(_DOUBTED[seat][attacker][defender])

    def work_off(self, sizes: list[int], for_fighters: list[int]) -> None:
        """Follow the notes. How many cards each seat has now is given; how many it had then, they say backwards."""
        notes, self.notes = self.notes, []
        for note in notes:
            sizes[note.seat] -= note.more
            for_fighters[note.seat] -= note.more_for_fighters
        for note in notes:
            sizes[note.seat] += note.more
            for_fighters[note.seat] += note.more_for_fighters
            follow(self.known, note, sizes, for_fighters)


def follow(memories: list[Memory], note: Note, sizes: list[int], for_fighters: list[int]) -> None:
    what, seat = note.what, note.seat
    if what == LEFT:
        all_saw_leave(memories, note.card, seat, seat, seat)
    elif what == DOUBTED:
        settle_doubts(memories, note, sizes, for_fighters)
    elif what == SAW:
        all_saw(memories, note.card, seat)
    elif what == UNCOVERED:
        all_saw_leave(memories, note.card, seat, note.one, note.two)
    elif what == TAKEN:
        left(memories[note.one], note.card, seat)
    elif what == STOLEN:
        stole(memories, note.card, seat, note.one)
    elif what == SPIED:
        saw_hand(memories[note.one], seat, note.hand)
        settle(memories[note.one], sizes)


def all_saw_leave(memories: list[Memory], card: Card, seat: Seat, but_one: Seat, but_two: Seat) -> None:
    """All but two, or but one who stands for both."""
    for viewer, memory in enumerate(memories):
        if viewer != but_one and viewer != but_two and card in memory:
            left(memory, card, seat)


def all_saw(memories: list[Memory], card: Card, seat: Seat) -> None:
    """A card is openly in a hand; its owner needs no sighting of it."""
    for viewer, memory in enumerate(memories):
        if viewer != seat:
            saw(memory, card, seat)


def settle_doubts(memories: list[Memory], note: Note, sizes: list[int], for_fighters: list[int]) -> None:
    """PH-H17"""
    bit = 1 << note.seat
    for viewer, memory in enumerate(memories):
        if memory:
            seen = for_fighters if viewer == note.one or viewer == note.two else sizes
            if doubts_in_vain(memory, bit, seen[note.seat]):
                settle(memory, seen)


def stole(memories: list[Memory], card: Card, victim: Seat, thief: Seat) -> None:
    """PH-H10, PH-H17  The two know which card it was, the others only that it went."""
    left(memories[thief], card, victim)
    saw(memories[victim], card, thief)
    for viewer, memory in enumerate(memories):
        if viewer != thief and viewer != victim and memory:
            moved_blindly(memory, victim, thief)


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
