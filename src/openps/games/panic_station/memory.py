"""What a viewer remembers of a match, and which cards it knows in other hands by that.

A sighting says that one copy of a card is with one of some seats (one bit per seat). It is never wrong; where copies
cannot be told apart, or cards were traded unseen, it is widened rather than guessed. A card stays "with" a player whose
hand left the game (PS-4.8).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.box import Card
from openps.games.panic_station.events import LEFT, NOTE_LOOK, NOTE_TRADE, TRADE, Incident, Note
from openps.games.panic_station.view import StationView

Memory: TypeAlias = dict[Card, list[int]]


def relive(
    story: Sequence[Incident],
    notes: Sequence[Note],
    happened: Callable[[Incident, Note | None], None],
    looked: Callable[[Note], None],
    told: int = 0,
) -> None:
    """The same as `relived`, told one by one."""
    for incident, note in relived(story, notes, told):
        if incident is not None:
            happened(incident, note)
        elif note is not None:
            looked(note)


def relived(
    story: Sequence[Incident], notes: Sequence[Note], told: int = 0
) -> list[tuple[Incident | None, Note | None]]:
    """Each thing that everybody saw, with the viewer's own note of it if it was a trade of the viewer's; and between
    them, with no incident, what the viewer alone looked at: hands and check cards.

    Of the story only what comes after so much that was `told` before; `notes` are those of this rest.
    """
    lived: list[tuple[Incident | None, Note | None]] = []
    for note in notes:
        lived += [(incident, None) for incident in story[told : note.at]]
        told = note.at
        if note.what == NOTE_TRADE:
            lived.append((story[told], note))
            told += 1
        else:
            lived.append((None, note))
    lived += [(incident, None) for incident in story[told:]]
    return lived


def recall(view: StationView) -> Memory:
    """PS-19.3  From the infection cards that everybody started with, through all that was seen."""
    copies, me = view.options.infection_copies, view.viewer
    memory: Memory = {box.INFECTIONS[c]: [1 << c] * copies for c in range(view.options.players) if c != me}
    for incident, note in relived(view.story, view.notes):
        if incident is not None:
            follow(memory, incident, note, view)
        elif note is not None and note.what == NOTE_LOOK:
            saw_hand(memory, note.with_seat, note.cards)
    return memory


def follow(memory: Memory, incident: Incident, own: Note | None, view: StationView) -> None:
    """What one thing that happened does to the sightings."""
    if own is not None:
        left(memory, own.cards[1], own.with_seat)
        memory.setdefault(own.cards[0], []).append(1 << own.with_seat)
    elif incident.what is TRADE:
        swapped(memory, incident.seat, incident.other, view.options.host_card_infects)
    elif incident.what is LEFT and incident.seat != view.viewer:
        left(memory, incident.card, incident.seat)


def left(memory: Memory, card: Card, seat: Seat) -> None:
    """One copy is known to have left this hand: whatever sighting it answers to is used up."""
    known = memory.get(card)
    if not known:
        return
    bit = 1 << seat
    if bit in known:
        known.remove(bit)
        return
    loose = [mask for mask in known if mask & bit]
    # Each of several loose copies may be the one that left: the others are somewhere in all their places together.
    memory[card] = [mask for mask in known if not mask & bit] + [union(loose)] * (len(loose) - 1)


def swapped(memory: Memory, one: Seat, other: Seat, host_too: bool) -> None:
    """PS-10.11  A card went each way, and nobody else knows which."""
    both = 1 << one | 1 << other
    for card, known in memory.items():
        if known and (host_too or card != box.HOST):
            memory[card] = [mask | both if mask & both else mask for mask in known]


def saw_hand(memory: Memory, seat: Seat, hand: Sequence[Card]) -> None:
    """PS-16.5  What is there is certain, what is not there is elsewhere."""
    bit = 1 << seat
    for card in sorted({*memory, *hand}):
        known = memory.get(card, [])
        held = hand.count(card)
        loose = [mask for mask in known if mask & bit and mask != bit]
        # Copies beyond those known for certain may be loose ones; then the rest of the loose ones are elsewhere.
        here = min(held - known.count(bit), len(loose))
        elsewhere = [mask & ~bit for mask in loose] if here <= 0 else [union(loose) & ~bit] * (len(loose) - here)
        memory[card] = [mask for mask in known if not mask & bit] + elsewhere + [bit] * held


def union(masks: Sequence[int]) -> int:
    together = 0
    for mask in masks:
        together |= mask
    return together
