"""The gate: what one viewer may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openps.engine.claims import Claim
from openps.engine.ids import Seat, Viewer
from openps.games.pani_high.box import Card, Tenths
from openps.games.pani_high.outcome import scores, seal_holder
from openps.games.pani_high.state import Ask, Battle, Force, Memory, PaniOptions, School


@dataclass(frozen=True, slots=True)
class Sighting:
    """One copy of a card is with one of these seats; with a single seat it is certain."""

    card: Card
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TakenView:
    """A card that changed sides by a Bribe: who laid it is public, which one only to the two sides (PH-H8)."""

    card: Card | None
    layer: Seat


@dataclass(frozen=True, slots=True)
class ForceView:
    """One side of a battle as a viewer sees it; a face-down card is None."""

    seat: Seat
    laid: tuple[Card | None, ...]
    taken: tuple[TakenView, ...]
    shown: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class BattleView:
    location: Card
    attack: ForceView
    defence: ForceView
    turned_up: bool
    loser: int | None
    credit: int
    saved: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PaniView:
    """Everything one viewer may know now (PH-H1 to PH-H17)."""

    viewer: Viewer
    options: PaniOptions
    active: Seat
    turn: int
    ask: Ask | None
    asked: Seat
    tied: tuple[Seat, ...]
    pile: int
    discard: tuple[Card, ...]
    places: tuple[tuple[Card, ...], ...]
    hand_sizes: tuple[int, ...]
    hand: tuple[Card, ...]  # the viewer's own
    spied: Seat | None  # whose hand the active player looks at: public
    spied_hand: tuple[Card, ...]  # that hand, for the spy alone
    battle: BattleView | None
    memory: tuple[Sighting, ...]  # what this viewer knows of other hands
    common: tuple[Sighting, ...]  # what everybody knows of all hands, the viewer's own included
    scores: tuple[Tenths, ...]  # once the match is over (PH-H16)
    seal: Seat | None
    claims: tuple[Claim, ...] = ()  # what everybody said, in its order; the match knows it, not the state


class Shown:
    """What is remembered and where the locations lie, as the last views had it.

    A state keeps it and gives the same objects again while they tell what is true: to compare is cheaper than to make,
    and whoever gets views one after the other sees by which object it is what has changed.
    """

    def __init__(self, state: School) -> None:
        self._memories: list[Memory] = [{} for _ in state.memories]
        self._sightings: list[tuple[Sighting, ...]] = [() for _ in state.memories]
        self._rows: list[list[Card]] = []
        self._places: tuple[tuple[Card, ...], ...] = ()

    def sightings(self, state: School, number: int) -> tuple[Sighting, ...]:
        memory = state.memories[number]
        if memory != self._memories[number]:
            self._memories[number], self._sightings[number] = memory.copy(), sightings(memory)
        return self._sightings[number]

    def places(self, state: School) -> tuple[tuple[Card, ...], ...]:
        if state.places != self._rows:
            self._rows = [row.copy() for row in state.places]
            self._places = tuple([tuple(row) for row in state.places])
        return self._places


def shown_of(state: School) -> Shown:
    shown = state.shown
    if not isinstance(shown, Shown):
        shown = state.shown = Shown(state)
    return shown


def view(state: School, viewer: Viewer) -> PaniView:
    over = state.ask is None
    spying = state.spied is not None and viewer == state.active
    shown, everybody = shown_of(state), len(state.hands)
    return PaniView(
        viewer,
        state.options,
        state.active,
        state.turn,
        state.ask,
        state.asked,
        state.tied,
        len(state.pile),
        tuple(state.discard),
        shown.places(state),
        tuple([len(hand) for hand in state.hands]),
        () if viewer is None else tuple(state.hands[viewer]),
        state.spied,
        tuple(state.hands[state.spied]) if spying and state.spied is not None else (),
        None if state.battle is None else battle_view(state.battle, viewer),
        shown.sightings(state, everybody if viewer is None else viewer),
        shown.sightings(state, everybody),
        scores(state) if over else (),
        seal_holder(state) if over else None,
    )


def battle_view(battle: Battle, viewer: Viewer) -> BattleView:
    fighting = viewer in (battle.attack.seat, battle.defence.seat)
    attack = force_view(battle.attack, viewer, fighting, battle.turned_up)
    defence = force_view(battle.defence, viewer, fighting, battle.turned_up)
    saved = tuple(battle.saved)
    return BattleView(battle.location, attack, defence, battle.turned_up, battle.loser, battle.credit, saved)


def force_view(force: Force, viewer: Viewer, fighting: bool, turned_up: bool) -> ForceView:
    """PH-H6 to PH-H8"""
    own = turned_up or force.seat == viewer
    laid: tuple[Card | None, ...] = tuple(force.laid) if own else (None,) * len(force.laid)
    known = turned_up or fighting
    taken = tuple([TakenView(taken.card if known else None, taken.layer) for taken in force.taken])
    return ForceView(force.seat, laid, taken, tuple(force.shown))


def sightings(memory: Memory) -> tuple[Sighting, ...]:
    return tuple([Sighting(card, _SEATS[mask]) for card in sorted(memory) for mask in memory[card]])


_SEATS: Final[list[tuple[Seat, ...]]] = [tuple([s for s in range(6) if mask & 1 << s]) for mask in range(64)]


def visible(seen: PaniView) -> set[Card]:
    cards: list[Card] = [*seen.hand, *seen.spied_hand, *seen.discard]
    for row in seen.places:
        cards += row
    if seen.battle is not None:
        for force in (seen.battle.attack, seen.battle.defence):
            cards += force.shown
            cards += known_cards(force.laid)
            cards += known_cards([taken.card for taken in force.taken])
    return {*cards, *[sighting.card for sighting in seen.memory]}


def known_cards(cards: Sequence[Card | None]) -> list[Card]:
    return [card for card in cards if card is not None]
