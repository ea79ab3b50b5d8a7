"""Why a move is not allowed: the first rule in its way, with the clause. Reads only what the asking seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from openps.engine.errors import Refusal
from openps.engine.ids import Seat
from openps.games.panic_station import made, moves
from openps.games.panic_station.legal import ask_of, asked, legal_moves
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.refuse import answers, attacks, cards, rooms
from openps.games.panic_station.refuse import reasons as because
from openps.games.panic_station.state import Ask, Station


def why_not(state: Station, seat: Seat, move: StationMove) -> Refusal | None:
    return None if move in legal_moves(state, seat) else reason(state, seat, move)


def reason(state: Station, seat: Seat, move: StationMove) -> Refusal:
    """For a move that is not legal."""
    ask = ask_of(state)
    if ask is None:
        return because.OVER
    if seat not in asked(state, ask):
        return because.NOT_ASKED
    asks, refuse = _REASON[type(move)]
    if ask not in asks:
        return not_now(ask, move)
    # Cards are looked for in the hand; anything else must be there in a match of so many players.
    if not isinstance(move, moves.Lay | moves.Offer) and move not in made.every_move(len(state.hands)):
        return because.NO_SUCH_THING
    # What forbids nothing of the above would take away the search of the first turn.
    return refuse(state, seat, move) or because.MUST_SEARCH


def not_now(ask: Ask, move: StationMove) -> Refusal:
    """For a move that answers another question than the open one."""
    if ask is Ask.ENTRY:
        return because.ONLY_WEAPONS_FIRST if isinstance(move, _USES) else because.ATTACK_OR_TRADE
    return because.NO_FREE_TRADE if ask is Ask.ACT and isinstance(move, moves.Trade) else because.OTHER_QUESTION


_USES: Final = (moves.ThrowGrenade, moves.UseScanner, moves.FirstAid, moves.ShareFirstAid)
_ACT: Final = (Ask.ACT,)
_ACT_OR_ENTRY: Final = (Ask.ACT, Ask.ENTRY)

# Any: each function takes the one move type that it stands under.
_REASON: Final[dict[type, tuple[tuple[Ask, ...], Callable[[Station, Seat, Any], Refusal | None]]]] = {
    moves.Lay: (_ACT_OR_ENTRY, cards.why_not_lay),
    moves.ThrowGrenade: (_ACT, cards.why_not_grenade),
    moves.UseScanner: (_ACT, cards.why_not_scanner),
    moves.FirstAid: (_ACT, cards.why_not_first_aid),
    moves.ShareFirstAid: (_ACT, cards.why_not_share),
    moves.Search: (_ACT, cards.why_not_search),
    moves.TeamSearch: (_ACT, cards.why_not_team_search),
    moves.Fire: ((Ask.ACT, Ask.ENTRY, Ask.SECOND_SHOT), attacks.why_not_fire),
    moves.WasteShot: ((Ask.SECOND_SHOT,), answers.nothing_else),
    moves.Stab: (_ACT_OR_ENTRY, attacks.why_not_stab),
    moves.HeatScan: (_ACT, rooms.why_not_terminal),
    moves.OpenDoors: (_ACT, rooms.why_not_terminal),
    moves.Cameras: (_ACT, rooms.why_not_cameras),
    moves.Heal: (_ACT, rooms.why_not_heal),
    moves.Burn: (_ACT, rooms.why_not_burn),
    moves.Explore: (_ACT, rooms.why_not_explore),
    moves.Walk: (_ACT, rooms.why_not_walk),
    moves.Run: (_ACT, rooms.why_not_run),
    moves.EndTurn: (_ACT, answers.nothing_else),
    moves.Place: ((Ask.PLACE,), rooms.why_not_place),
    moves.Pull: ((Ask.PULL,), answers.why_not_pull),
    moves.Trade: ((Ask.ENTRY,), answers.why_not_trade),
    moves.Offer: ((Ask.OFFER,), answers.why_not_offer),
    moves.PlayArmor: ((Ask.ARMOR,), answers.why_not_armor),
    moves.TakeHit: ((Ask.ARMOR,), answers.nothing_else),
}
