"""Against answers to the other questions (sections 9, 10, 14 and 16)."""

from __future__ import annotations

from openps.engine.errors import Refusal
from openps.engine.ids import Seat
from openps.games.panic_station import box, moves
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.pieces import LURKERS
from openps.games.panic_station.refuse import reasons as because
from openps.games.panic_station.refuse.shared import first_of
from openps.games.panic_station.state import Station


def why_not_pull(state: Station, seat: Seat, move: moves.Pull) -> Refusal | None:
    there = LURKERS[move.room][box.PARASITES.index(move.parasite)] in state.parasites
    return because.ALREADY_THERE if there else because.NO_SUCH_PARASITE


def why_not_trade(state: Station, seat: Seat, move: moves.Trade) -> Refusal | None:
    return because.NOT_THERE_TO_TRADE


def why_not_offer(state: Station, seat: Seat, move: moves.Offer) -> Refusal | None:
    return first_of(
        (move.card not in state.hands[seat], because.NOT_TO_GIVE),
        (move.card == box.HOST and state.options.host_card_infects, because.HOST_CARD_NOT_YET),
        (move.card == box.HOST, because.HOST_CARD),
        (move.card == box.INFECTIONS[seat], because.OWN_INFECTION),
        (True, because.OTHER_INFECTION),
    )


def why_not_armor(state: Station, seat: Seat, move: moves.PlayArmor) -> Refusal | None:
    return because.HAND_MINIMUM if box.ARMOR in state.hands[seat] else because.NO_ARMOR


def nothing_else(state: Station, seat: Seat, move: StationMove) -> Refusal | None:
    """What is always allowed when it is asked for, but for the search of the first turn."""
    return None
