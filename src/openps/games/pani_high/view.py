"""The gate: what one viewer may know, and what that viewer cannot rule out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from openps.engine.claims import Claim
from openps.engine.game import SEALED, Sealed
from openps.engine.ids import Seat, Viewer
from openps.games.pani_high import events
from openps.games.pani_high.box import Card, Tenths
from openps.games.pani_high.events import PaniEvent
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


def view(state: School, viewer: Viewer) -> PaniView:
    over = state.ask is None
    spying = state.spied is not None and viewer == state.active
    remembered = state.memories[len(state.hands) if viewer is None else viewer]
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
        tuple([tuple(row) for row in state.places]),
        tuple([len(hand) for hand in state.hands]),
        () if viewer is None else tuple(state.hands[viewer]),
        state.spied,
        tuple(state.hands[state.spied]) if spying and state.spied is not None else (),
        None if state.battle is None else battle_view(state.battle, viewer),
        sightings(remembered),
        sightings(state.memories[-1]),
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


# ---- masks


def mask(event: PaniEvent, viewer: Viewer) -> PaniEvent | Sealed:
    """Closed by default: an event that stands in no list stays sealed."""
    kind = type(event)
    if kind in _OPEN:
        return event
    gate = _GATED.get(kind)
    return SEALED if gate is None else gate(event, viewer)


def mask_deal(event: events.HandsDealt, viewer: Viewer) -> PaniEvent:
    """PH-H3, PH-H5"""
    hands = [hand if seat == viewer else (None,) * len(hand) for seat, hand in enumerate(event.hands)]
    return events.HandsDealt(tuple(hands), (None,) * len(event.pile))


def mask_draw(event: events.CardDrawn, viewer: Viewer) -> PaniEvent:
    """PH-H4"""
    return event if event.seat == viewer else events.CardDrawn(event.seat, None)


def mask_lay(event: events.CardLaid, viewer: Viewer) -> PaniEvent:
    """PH-H6"""
    return event if event.seat == viewer else events.CardLaid(event.seat, None)


def mask_take(event: events.CardTaken, viewer: Viewer) -> PaniEvent:
    """PH-H8  To the others only that one card changed sides."""
    if viewer in (event.taker, event.loser):
        return event
    return events.CardTaken(event.taker, event.loser, None, None)


def mask_theft(event: events.CardStolen, viewer: Viewer) -> PaniEvent:
    """PH-H10, PH-H11"""
    return event if viewer in (event.thief, event.victim) else events.CardStolen(event.thief, event.victim, None)


def mask_spying(event: events.HandSpied, viewer: Viewer) -> PaniEvent:
    """PH-H13  The victim knows the hand anyway."""
    if viewer in (event.spy, event.victim):
        return event
    return events.HandSpied(event.spy, event.victim, (None,) * len(event.cards))


_OPEN: Final[frozenset[type]] = frozenset(
    {
        events.LocationLaid, events.FirstPlayerTied, events.FirstPlayerSet, events.TurnPassed, events.AttackDeclared,
        events.AttackReady, events.BattleBegan, events.LocationYielded, events.BribeShown, events.BribeFailed,
        events.FoundBribeShown, events.TakeDeclined, events.PolicewomanShown, events.DefenderWindowClosed,
        events.AttackerWindowClosed, events.CardsTurnedUp, events.TotalsCompared, events.LocationTaken,
        events.LocationKept, events.CommitteeSpent, events.CardSaved, events.BattleCleared, events.ConspiracyPlayed,
        events.CardsDropped, events.HandOverLimit, events.CardDiscarded, events.MatchScored,
    }
)  # fmt: skip

# Any: each function takes the one event type that it stands under.
_GATED: Final[dict[type, Callable[[Any, Viewer], PaniEvent]]] = {
    events.HandsDealt: mask_deal,
    events.CardDrawn: mask_draw,
    events.CardLaid: mask_lay,
    events.CardTaken: mask_take,
    events.CardStolen: mask_theft,
    events.HandSpied: mask_spying,
}


# ---- what the laws compare


def named(event: PaniEvent) -> list[Card]:
    """The cards that an event names; the S cards that some events stand for included."""
    cards: list[Card] = []
    for field in event.__match_args__:
        collect(getattr(event, field), cards)
    return cards


def collect(value: object, cards: list[Card]) -> None:
    if isinstance(value, str):
        cards.append(value)
    elif isinstance(value, tuple):
        for item in value:
            collect(item, cards)


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
