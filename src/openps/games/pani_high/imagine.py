"""From a view to a full state that the view cannot rule out.

Hidden cards are dealt again to the hidden places: other hands, face-down cards and the draw pile. Sightings must come
true, face-down cards are combat cards (PH-R11), and no location is ever in a hand (PH-R6). Sightings and places are
matched by augmenting paths, so that a solution is found whenever there is one; and there is, the truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from openps.engine.chance import Chance
from openps.engine.ids import Seat
from openps.engine.values import left_of
from openps.games.pani_high.box import Card
from openps.games.pani_high.cards import Deck
from openps.games.pani_high.memory import Memories
from openps.games.pani_high.state import Battle, Force, Memory, School, Taken
from openps.games.pani_high.view import BattleView, ForceView, PaniView, Sighting, known_cards

Masked: TypeAlias = tuple[Card, int]
"""A sighting with one bit for each seat that may hold the card."""


@dataclass(slots=True)
class Slot:
    """A hidden place for one card: in the hand of a seat, or face down on the table, laid there by that seat."""

    seat: Seat
    on_table: bool
    card: Card | None


def determinize(view: PaniView, chance: Chance) -> School:
    slots = chance.shuffled(hidden_slots(view), "imagined places")
    pile = fill_slots(view, slots, chance)
    hands = imagined_hands(view, slots)
    state = School(
        view.options,
        chance.shuffled(pile, "imagined pile"),
        list(view.discard),
        hands,
        [list(row) for row in view.places],
        view.active,
        view.turn,
        view.ask,
        view.asked,
        view.tied,
        view.spied,
        None if view.battle is None else imagined_battle(view.battle, slots),
        Memories([]),
    )
    state.remembered = Memories(imagined_memories(view, state))
    return state


def hidden_cards(view: PaniView) -> list[Card]:
    """Every card of the deck that this viewer does not see lying somewhere, sorted."""
    return left_of(view.options.deck.copies, seen_cards(view))


def seen_cards(view: PaniView) -> list[Card]:
    """Every card that this viewer sees lying somewhere."""
    seen: list[Card] = [*view.hand, *view.discard]
    for row in view.places:
        seen += row
    if view.battle is not None:
        for force in (view.battle.attack, view.battle.defence):
            seen += [*force.shown, *known_cards(force.laid), *known_cards([taken.card for taken in force.taken])]
    return seen


def hidden_slots(view: PaniView) -> list[Slot]:
    slots = []
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.viewer:
            slots += [Slot(seat, False, None) for _ in range(size)]
    if view.battle is not None:
        for force in (view.battle.attack, view.battle.defence):
            slots += [Slot(force.seat, True, None) for card in force.laid if card is None]
            slots += [Slot(taken.layer, True, None) for taken in force.taken if taken.card is None]
    return slots


def fill_slots(view: PaniView, slots: list[Slot], chance: Chance) -> list[Card]:
    """Give every slot a card; what is left of the hidden cards is the draw pile, sorted."""
    deck = view.options.deck
    sighted = chance.shuffled(as_masks(view.memory), "imagined sightings")
    gone = seen_cards(view) + [card for card, _ in sighted]
    hidden = left_of(deck.copies, gone)
    matching = Matching(deck, slots, sighted)
    matching.solve(len([card for card in hidden if deck.is_combat[card]]))
    for index, one in enumerate(sighted):
        slots[matching.slot_of[index]].card = one[0]
    loose = chance.shuffled(hidden, "imagined hands")
    for on_table in (True, False):
        for slot in slots:
            if slot.card is None and slot.on_table == on_table:
                slot.card = take_fitting(deck, loose, on_table)
                gone.append(slot.card)
    return left_of(deck.copies, gone)


def take_fitting(deck: Deck, loose: list[Card], on_table: bool) -> Card:
    """The next loose card that may lie there: a combat card on the table, anything but a location in a hand."""
    for index in range(len(loose) - 1, -1, -1):
        card = loose[index]
        if deck.is_combat[card] if on_table else not deck.is_location[card]:
            return loose.pop(index)
    raise ValueError("a view that no state can have")


class Matching:
    """Which slot holds which sighted card."""

    def __init__(self, deck: Deck, slots: list[Slot], sighted: list[Masked]) -> None:
        self.slot_of: list[int] = [-1] * len(sighted)
        self._sighting_of: list[int] = [-1] * len(slots)
        self._slots = slots
        self._fits = [fitting(slots, seats, deck.is_combat[card]) for card, seats in sighted]

    def solve(self, loose_combat_cards: int) -> None:
        """Cover all sightings and all but so many of the places on the table, which loose combat cards can fill."""
        needed = sum([slot.on_table for slot in self._slots]) - loose_combat_cards
        # Augmenting paths never uncover what is covered, so tables first, then sightings, ends with both covered.
        for index, slot in enumerate(self._slots):
            if needed > 0 and slot.on_table and self._cover_slot(index, set()):
                needed -= 1
        for sighting, slot_index in enumerate(self.slot_of):
            if slot_index < 0 and not self._cover_sighting(sighting, set()):
                raise ValueError("a view that no state can have")

    def _cover_sighting(self, sighting: int, tried: set[int]) -> bool:
        for index in self._fits[sighting]:
            if index in tried:
                continue
            tried.add(index)
            holder = self._sighting_of[index]
            if holder < 0 or self._cover_sighting(holder, tried):
                self._match(sighting, index)
                return True
        return False

    def _cover_slot(self, index: int, tried: set[int]) -> bool:
        for sighting, fits in enumerate(self._fits):
            if sighting in tried or index not in fits:
                continue
            tried.add(sighting)
            place = self.slot_of[sighting]
            if place < 0 or self._cover_slot(place, tried):
                self._match(sighting, index)
                return True
        return False

    def _match(self, sighting: int, index: int) -> None:
        self.slot_of[sighting] = index
        self._sighting_of[index] = sighting


def fitting(slots: list[Slot], seats: int, combat: bool) -> list[int]:
    """The slots that a card may be in which one of these seats has: a combat card may be on the table too."""
    return [at for at, slot in enumerate(slots) if seats >> slot.seat & 1 and (combat or not slot.on_table)]


def imagined_hands(view: PaniView, slots: Sequence[Slot]) -> list[list[Card]]:
    hands: list[list[Card]] = [[] for _ in view.hand_sizes]
    for slot in slots:
        if not slot.on_table and slot.card is not None:
            hands[slot.seat].append(slot.card)
    if view.viewer is not None:
        hands[view.viewer] = list(view.hand)
    return [sorted(hand) for hand in hands]


def imagined_battle(battle: BattleView, slots: Sequence[Slot]) -> Battle:
    laid_by: dict[Seat, list[Card]] = {battle.attack.seat: [], battle.defence.seat: []}
    for slot in slots:
        if slot.on_table and slot.card is not None:
            laid_by[slot.seat].append(slot.card)
    attack, defence = imagined_force(battle.attack, laid_by), imagined_force(battle.defence, laid_by)
    saved = list(battle.saved)
    return Battle(battle.location, attack, defence, battle.turned_up, battle.loser, battle.credit, saved)


def imagined_force(force: ForceView, laid_by: dict[Seat, list[Card]]) -> Force:
    laid = [laid_by[force.seat].pop() if card is None else card for card in force.laid]
    taken = [Taken(laid_by[t.layer].pop() if t.card is None else t.card, t.layer) for t in force.taken]
    return Force(force.seat, laid, taken, list(force.shown))


def imagined_memories(view: PaniView, state: School) -> list[Memory]:
    """The viewer remembers what the view says; of the others it imagines that they saw what everybody saw."""
    common = as_masks(view.common)
    certain_first = sorted(common, key=_places)
    held = [counted(cards_with(state, seat)) for seat in range(len(view.hand_sizes))]
    memories = [
        as_memory(as_masks(view.memory) if seat == view.viewer else true_sightings(certain_first, held, seat))
        for seat in range(len(held))
    ]
    return [*memories, as_memory(common)]


def counted(cards: Sequence[Card]) -> dict[Card, int]:
    counts: dict[Card, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return counts


def true_sightings(sightings: Sequence[Masked], held: list[dict[Card, int]], seat: Seat) -> list[Masked]:
    """Those that hold in the imagined state, without the seat's own cards."""
    placed: list[list[Card]] = [[] for _ in held]
    true: list[Masked] = []
    for card, seats in sightings:
        others = seats & ~(1 << seat)
        for other, cards in enumerate(held):
            if others >> other & 1 and cards.get(card, 0) > placed[other].count(card):
                placed[other].append(card)
                # A seat knows its own hand: what is not there is with one of the others.
                true.append((card, others))
                break
    return true


def cards_with(state: School, seat: Seat) -> list[Card]:
    """The hand of a seat and its face-down cards, wherever a Bribe moved them."""
    cards = state.hands[seat].copy()
    battle = state.battle
    if battle is not None and not battle.turned_up:
        for force in (battle.attack, battle.defence):
            cards += force.laid if force.seat == seat else []
            cards += [taken.card for taken in force.taken if taken.layer == seat]
    return cards


def as_masks(sightings: Sequence[Sighting]) -> list[Masked]:
    return [(sighting.card, sum([1 << seat for seat in sighting.seats])) for sighting in sightings]


def as_memory(sightings: Sequence[Masked]) -> Memory:
    memory: Memory = {}
    for card, mask in sightings:
        known = memory.get(card)
        memory[card] = (mask,) if known is None else tuple(sorted((*known, mask)))
    return memory


def _places(sighting: Masked) -> int:
    return sighting[1].bit_count()
