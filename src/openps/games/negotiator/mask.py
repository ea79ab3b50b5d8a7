"""What a viewer may know of an event: closed by default."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from openps.engine.game import SEALED, Sealed
from openps.engine.ids import Viewer
from openps.games.negotiator import events
from openps.games.negotiator.box import Card
from openps.games.negotiator.events import CrisisEvent


def mask(event: CrisisEvent, viewer: Viewer) -> CrisisEvent | Sealed:
    """Closed by default: an event that stands in no list stays sealed."""
    kind = type(event)
    if kind in _OPEN:
        return event
    gate = _GATED.get(kind)
    return SEALED if gate is None else gate(event)


def mask_demands(event: events.DemandsPlaced) -> CrisisEvent:
    """NG-H4"""
    return events.DemandsPlaced((None,) * len(event.demands), (None,) * len(event.spare))


def mask_deck(event: events.TerrorDeckBuilt) -> CrisisEvent:
    """NG-H2, NG-H3"""
    return events.TerrorDeckBuilt((None,) * len(event.deck), (None,) * len(event.out))


_OPEN: Final[frozenset[type]] = frozenset(
    {
        events.TakerSet, events.TalkBegan, events.Asked, events.CardPlayed, events.CardLaid, events.CardPaid,
        events.DiceRolled, events.DieRerolled, events.AbilityTriggered, events.FourConverted, events.TestJudged,
        events.PointsChanged, events.ThreatMoved, events.HostageFreed, events.HostageKilled, events.HostageSpared,
        events.HostagesAdded, events.DiceChanged, events.FoursGiven, events.RerollsGiven, events.DemandRevealed,
        events.DemandConceded, events.MinorSettled, events.CardBought, events.CardTaken, events.CardRemoved,
        events.TalkCut, events.TalkEnded, events.PurchaseEnded, events.TerrorDrawn, events.TerrorResolved,
        events.TerrorDropped, events.MinorKept, events.TerrorEnded, events.TakerCaptured, events.TakerEliminated,
        events.AccompliceTookOver, events.AccompliceSurrendered, events.TakerEscaped, events.TimeRanOut,
        events.HopeLost, events.Abandoned,
    }
)  # fmt: skip

# Any: each function takes the one event type that it stands under.
_GATED: Final[dict[type, Callable[[Any], CrisisEvent]]] = {
    events.DemandsPlaced: mask_demands,
    events.TerrorDeckBuilt: mask_deck,
}


_NAMING: Final = ("taker", "card", "demand", "demands", "spare", "deck", "out")


# ---- what can be taken back

_TELLS_NOTHING: Final[frozenset[type]] = frozenset({events.CardBought, events.CardLaid, events.PointsChanged})


def tells_nothing(event: CrisisEvent) -> bool:
    """No luck, and nothing that was hidden from anybody."""
    return type(event) in _TELLS_NOTHING


def named(event: CrisisEvent) -> list[Card]:
    """The cards that an event names."""
    cards: list[Card] = []
    for field in event.__match_args__:
        if field in _NAMING:
            value = getattr(event, field)
            cards += [card for card in (value if isinstance(value, tuple) else (value,)) if card is not None]
    return cards
