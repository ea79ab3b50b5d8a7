"""The plan that humans share: who of them shall burn the Hive, and how the gas gets there.

Everybody works it out alone, from what all can see and have heard, so that those who trust each other come to the same
answer without a word: the gas goes to whoever said to have some, or has most cards in hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from openps.engine.claims import IHave
from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.floor import FAR, Floor
from openps.games.panic_station.imagine import hidden_cards
from openps.games.panic_station.pieces import OFF
from openps.games.panic_station.view import PlayerView, StationView

Standing: TypeAlias = tuple[bool, bool, bool, int, int]


def standing(view: StationView, floor: Floor, seat: Seat) -> Standing:
    """How much speaks for giving the gas to a seat, the same for all who look: a Trooper that gets to the Hive, gas."""
    player = view.players[seat]
    says_gas = any(claim.speaker == seat and claim.says == IHave(box.GAS) for claim in view.claims)
    return player.trooper.health > 0, reaches(player, floor), says_gas, player.cards, -seat


def reaches(player: PlayerView, floor: Floor) -> bool:
    """PS-8.2  Whether a Trooper gets to the Hive without help; while nobody knows where it is, everybody may."""
    if floor.hive == OFF or player.trooper.room is None:
        return True
    return floor.distances(floor.hive, box.KEYCARD in player.table)[player.trooper.room] < FAR


def carrier(view: StationView, floor: Floor, trusts: Callable[[Seat], bool]) -> Seat | None:
    """The one among those who are trusted to whom the gas goes."""
    living = [seat for seat, player in enumerate(view.players) if player.trooper.health and trusts(seat)]
    return max(living, key=lambda seat: standing(view, floor, seat), default=None)


def gas_in_deck(view: StationView) -> float:
    """The gas cans to expect in the deck and on the discard pile."""
    if view.fresh:
        return view.fresh.count(box.GAS) * view.deck / len(view.fresh) + view.discard.count(box.GAS)
    hidden = hidden_cards(view)
    return hidden.count(box.GAS) * view.deck / max(1, len(hidden)) + view.discard.count(box.GAS)


def most_gas_to_draw(view: StationView) -> int:
    """The gas cans that can be in the deck and on the discard pile at most."""
    return min(view.deck, (view.fresh or hidden_cards(view)).count(box.GAS)) + view.discard.count(box.GAS)
