"""What a viewer may know of an event: closed by default."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from openps.engine.game import SEALED, Sealed
from openps.engine.ids import Viewer
from openps.games.panic_station import box, events
from openps.games.panic_station.events import StationEvent, told_giver


def mask(event: StationEvent, viewer: Viewer) -> StationEvent | Sealed:
    """An event that stands in no list stays sealed."""
    kind = type(event)
    if kind in _OPEN:
        return event
    gate = _GATED.get(kind)
    return SEALED if gate is None else gate(event, viewer)


def mask_setup(event: events.StationSetUp, viewer: Viewer) -> StationEvent:
    """PS-3.4, PS-19.2  Of both decks only the top exploration card is seen."""
    rooms = (event.rooms[0], *(None,) * (len(event.rooms) - 1))
    return events.StationSetUp(rooms, (None,) * len(event.deck), event.first)


def mask_deal(event: events.CardDealt, viewer: Viewer) -> StationEvent:
    return event if event.seat == viewer else events.CardDealt(event.seat, None)


def mask_draw(event: events.CardDrawn, viewer: Viewer) -> StationEvent:
    """PS-12.7"""
    return event if event.seat == viewer else events.CardDrawn(event.seat, None)


def mask_shuffle(event: events.DeckReshuffled, viewer: Viewer) -> StationEvent:
    """PS-19.2"""
    return events.DeckReshuffled((None,) * len(event.cards))


def mask_scanner(event: events.HandScanned, viewer: Viewer) -> StationEvent:
    """PS-16.5  To the user alone; its owner knows the hand anyway."""
    if viewer in (event.seat, event.target):
        return event
    return events.HandScanned(event.seat, event.target, (None,) * len(event.cards))


def mask_check_card(event: events.CheckCardGiven, viewer: Viewer) -> StationEvent:
    """PS-18.5"""
    return event if viewer == event.killer else events.CheckCardGiven(event.victim, event.killer, None)


def mask_offer(event: events.CardOffered, viewer: Viewer) -> StationEvent:
    """PS-10.1"""
    return event if event.seat == viewer else events.CardOffered(event.seat, None)


def mask_trade(event: events.CardsTraded, viewer: Viewer) -> StationEvent:
    """PS-10.1, PS-10.11  Both see the cards, and what the other's card did to them; see `told_giver` for the rest."""
    if viewer not in (event.seat, event.partner):
        return events.CardsTraded(event.seat, event.partner, None, None)
    mine, theirs = event.given_did, event.back_did
    if viewer == event.seat:
        return replace(event, given_did=told_giver(mine, event.back, theirs))
    return replace(event, back_did=told_giver(theirs, event.given, mine))


_OPEN: Final[frozenset[type]] = frozenset(
    {
        events.AlertDealt, events.TurnBegan, events.TurnEnded, events.MarkerActivated, events.PhaseBegan,
        events.ParasitesMoved, events.PhaseEnded, events.ItemLaid, events.BoostUsed, events.GrenadeThrown,
        events.KitUsed, events.Searched, events.AlertDrawn, events.NothingLeftToDraw, events.ParasiteAppeared,
        events.PullOwed, events.ParasitePulled, events.ParasiteWounded, events.ShotFired, events.ShotWasted,
        events.Stabbed, events.HitsLanded, events.ArmorPlayed, events.HitTaken, events.CharacterHurt,
        events.PlayerEliminated, events.TerminalUsed, events.ScanRead, events.DoorsOpened, events.CamerasSwitchedOn,
        events.SickBayUsed, events.Healed, events.ExploreBegan, events.CardBuried, events.HiveSetAside,
        events.ExploreFailed, events.RoomPlaced, events.Walked, events.EntrySettled, events.TradeBegan,
        events.HiveBurned, events.MatchEnded,
    }
)  # fmt: skip

# Any: each function takes the one event type that it stands under.
_GATED: Final[dict[type, Callable[[Any, Viewer], StationEvent]]] = {
    events.StationSetUp: mask_setup,
    events.CardDealt: mask_deal,
    events.CardDrawn: mask_draw,
    events.DeckReshuffled: mask_shuffle,
    events.HandScanned: mask_scanner,
    events.CheckCardGiven: mask_check_card,
    events.CardOffered: mask_offer,
    events.CardsTraded: mask_trade,
}


# ---- what can be taken back

_TELLS_NOTHING: Final[frozenset[type]] = frozenset(
    {
        events.TurnEnded, events.MarkerActivated, events.TurnBegan, events.Walked, events.EntrySettled,
        events.ExploreBegan, events.TradeBegan, events.ShotFired, events.ParasiteWounded, events.HitsLanded,
    }
)  # fmt: skip


def tells_nothing(event: StationEvent) -> bool:
    """No luck, and nothing that was hidden from anybody."""
    return type(event) in _TELLS_NOTHING


# ---- what the laws compare

_PIECES: Final = frozenset((*box.SEARCH_COPIES, *box.INFECTIONS, *box.ROOM_KEYS))


def named(event: StationEvent) -> list[str]:
    """The cards of both decks that an event names."""
    cards: list[str] = []
    for field in event.__match_args__:
        collect(getattr(event, field), cards)
    return cards


def collect(value: object, cards: list[str]) -> None:
    if isinstance(value, str):
        if value in _PIECES:
            cards.append(value)
    elif isinstance(value, tuple):
        for item in value:
            collect(item, cards)
