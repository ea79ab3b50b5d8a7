"""What a viewer may know of an event: closed by default."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from openps.engine.game import SEALED, Sealed
from openps.engine.ids import Viewer
from openps.games.pani_high import events
from openps.games.pani_high.box import Card
from openps.games.pani_high.events import PaniEvent


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


# ---- what can be taken back

_TELLS_NOTHING: Final[frozenset[type]] = frozenset({events.AttackReady, events.BattleBegan})


def tells_nothing(event: PaniEvent) -> bool:
    """No luck, and nothing that was hidden from anybody."""
    return type(event) in _TELLS_NOTHING


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
