"""How moves are played: each function emits what happens, in the words of the rules; `settle` goes on until a question
is open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from openps.engine.chance import Chance
from openps.engine.errors import IllegalMove
from openps.engine.ids import Seat
from openps.games.panic_station import moves
from openps.games.panic_station.events import StationEvent
from openps.games.panic_station.legal import ask_of, first_asked, legal_list, moves_of
from openps.games.panic_station.moves import Listed, StationMove
from openps.games.panic_station.play import attack, enter, explore, items, rooms, search, trade, turns
from openps.games.panic_station.play.settle import settle
from openps.games.panic_station.play.shared import StationTurn
from openps.games.panic_station.refuse import reason
from openps.games.panic_station.state import Station, StationOptions


def setup(options: StationOptions, chance: Chance) -> StationTurn:
    turn = turns.setup(options, chance)
    settle(turn, chance)
    return turn


def apply(state: Station, seat: Seat, move: object, chance: Chance) -> Sequence[StationEvent]:
    if not is_among(move, legal_list(state, seat)):
        raise IllegalMove(seat, move, reason(state, seat, cast("StationMove", move)))
    turn = StationTurn(state)
    perform(turn, seat, move, chance)
    return turn.events


def perform(turn: StationTurn, seat: Seat, move: object, chance: Chance) -> None:
    """A move that is known to be legal."""
    _PLAY[type(move)](turn, seat, move, chance)
    settle(turn, chance)


def play_out(state: Station, luck: Chance, thinking: Chance, most: int) -> int:
    """Random legal moves until the match is over, at most so many; returns how many."""
    turn, made = StationTurn(state), 0
    while made < most and (ask := ask_of(state)) is not None:
        seat = first_asked(state, ask)
        turn.events.clear()
        perform(turn, seat, thinking.pick(moves_of(state, ask, seat), "move"), luck)
        made += 1
    return made


def is_among(move: object, legal: Listed) -> bool:
    """Legal moves are made once (made.py) and often come back as they were given: no need to compare them."""
    for one in legal:
        if one is move:
            return True
    return move in legal


# Any: each function takes the one move type that it stands under.
_PLAY: Final[dict[type, Callable[[StationTurn, Seat, Any, Chance], None]]] = {
    moves.Lay: items.play_lay,
    moves.ThrowGrenade: attack.play_grenade,
    moves.UseScanner: items.play_scanner,
    moves.FirstAid: items.play_first_aid,
    moves.ShareFirstAid: items.play_share_first_aid,
    moves.Search: search.play_search,
    moves.TeamSearch: search.play_team_search,
    moves.Fire: attack.play_fire,
    moves.WasteShot: attack.play_waste,
    moves.Stab: attack.play_stab,
    moves.HeatScan: rooms.play_heat_scan,
    moves.OpenDoors: rooms.play_doors,
    moves.Cameras: rooms.play_cameras,
    moves.Heal: rooms.play_heal,
    moves.Burn: rooms.play_burn,
    moves.Explore: explore.play_explore,
    moves.Walk: enter.play_walk,
    moves.Run: enter.play_run,
    moves.EndTurn: turns.play_end,
    moves.Place: explore.play_place,
    moves.Pull: search.play_pull,
    moves.Trade: trade.play_trade,
    moves.Offer: trade.play_offer,
    moves.PlayArmor: attack.play_armor,
    moves.TakeHit: attack.play_take_hit,
}
