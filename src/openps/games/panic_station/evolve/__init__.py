"""The only writer of the state: one small function per event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from openps.games.panic_station import events
from openps.games.panic_station.events import StationEvent
from openps.games.panic_station.evolve import attacks, cards, rooms
from openps.games.panic_station.state import Station


def evolve(state: Station, event: StationEvent) -> None:
    _EVOLVE[type(event)](opened(state), event)


def opened(state: Station) -> Station:
    """The state, to be written into by the function of one event.

    Who emits an event that comes at every other move names that function (`StationTurn.told`), and it is called as it
    is; for all others, and in every replay, it is looked up. Either way the same function writes.
    """
    if state.cached is not None:
        state.cached = None
    if state.lent:
        # A copy or a view holds what is known of this turn as well, and goes on seeing it as it was.
        state.now, state.lent = state.now.copy(), False
    return state


# Any: each function takes the one event type that it stands under.
_EVOLVE: Final[dict[type, Callable[[Station, Any], None]]] = {
    events.StationSetUp: cards.station_set_up,
    events.CardDealt: cards.card_dealt,
    events.AlertDealt: cards.alert_dealt,
    events.TurnBegan: rooms.turn_began,
    events.TurnEnded: rooms.turn_ended,
    events.MarkerActivated: rooms.marker_activated,
    events.PhaseBegan: rooms.phase_began,
    events.ParasitesMoved: rooms.parasites_moved,
    events.PhaseEnded: rooms.phase_ended,
    events.ItemLaid: cards.item_laid,
    events.BoostUsed: cards.boost_used,
    events.GrenadeThrown: attacks.grenade_thrown,
    events.HandScanned: cards.hand_scanned,
    events.KitUsed: cards.kit_used,
    events.Searched: cards.searched,
    events.CardDrawn: cards.card_drawn,
    events.AlertDrawn: cards.alert_drawn,
    events.DeckReshuffled: cards.deck_reshuffled,
    events.NothingLeftToDraw: cards.nothing_left,
    events.ParasiteAppeared: attacks.parasite_appeared,
    events.PullOwed: attacks.pull_owed,
    events.ParasitePulled: attacks.parasite_pulled,
    events.ParasiteWounded: attacks.parasite_wounded,
    events.ShotFired: attacks.shot_fired,
    events.ShotWasted: attacks.shot_wasted,
    events.Stabbed: attacks.stabbed,
    events.HitsLanded: attacks.hits_landed,
    events.ArmorPlayed: attacks.armor_played,
    events.HitTaken: attacks.hit_taken,
    events.CharacterHurt: attacks.character_hurt,
    events.PlayerEliminated: attacks.player_eliminated,
    events.CheckCardGiven: attacks.check_card_given,
    events.TerminalUsed: rooms.terminal_used,
    events.ScanRead: rooms.scan_read,
    events.DoorsOpened: rooms.doors_opened,
    events.CamerasSwitchedOn: rooms.cameras_switched_on,
    events.SickBayUsed: rooms.sick_bay_used,
    events.Healed: cards.healed,
    events.ExploreBegan: rooms.explore_began,
    events.CardBuried: rooms.card_buried,
    events.HiveSetAside: rooms.hive_set_aside,
    events.ExploreFailed: rooms.explore_failed,
    events.RoomPlaced: rooms.room_placed,
    events.Walked: rooms.walked,
    events.EntrySettled: rooms.entry_settled,
    events.TradeBegan: cards.trade_began,
    events.CardOffered: cards.card_offered,
    events.CardsTraded: cards.cards_traded,
    events.HiveBurned: cards.hive_burned,
    events.MatchEnded: cards.match_ended,
}
