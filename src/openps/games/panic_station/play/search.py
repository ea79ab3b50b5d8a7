"""Searching, drawing and parasites that have to be moved (sections 12 and 14)."""

from __future__ import annotations

from openps.engine.chance import Chance
from openps.engine.ids import Seat
from openps.games.panic_station import box, events, moves
from openps.games.panic_station.evolve.cards import card_drawn, searched
from openps.games.panic_station.made import CARD_DRAWN, SEARCHED
from openps.games.panic_station.pieces import PAIRS, Character, Room, seat_of
from openps.games.panic_station.play.shared import StationTurn, own, parasite_appears


def play_search(turn: StationTurn, seat: Seat, move: moves.Search, chance: Chance) -> None:
    """PS-12.5, PS-12.8"""
    state = turn.state
    me = own(seat, move.character)
    room = state.where[me]
    many = state.floor.icons[room] == box.STORAGE and not is_red(turn, room)
    begin_search(turn, seat, me, (me,) * (box.STORAGE_CARDS if many else 1), None, chance)


def play_team_search(turn: StationTurn, seat: Seat, move: moves.TeamSearch, chance: Chance) -> None:
    """PS-12.9 to PS-12.12  One card each, dealt at random; of a single card that is left the searcher gets it."""
    state = turn.state
    me = own(seat, move.character)
    room = state.where[me]
    mate = next(one for one in PAIRS[move.partner] if state.where[one] == room)
    scarce = state.left + len(state.discard) < 2
    mine_first = scarce or chance.below(2, "team search") == 0
    begin_search(turn, seat, me, (me, mate) if mine_first else (mate, me), move.partner, chance)


def begin_search(
    turn: StationTurn, seat: Seat, me: Character, draws: tuple[Character, ...], partner: Seat | None, chance: Chance
) -> None:
    """PS-12.3, PS-12.4  On a red card the parasite comes first."""
    room = turn.state.where[me]
    was_red = is_red(turn, room)
    event = SEARCHED[me][room] if len(draws) == 1 else events.Searched(seat, me, draws, room, partner)
    searched(turn.told(event), event)
    if was_red:
        parasite_appears(turn, seat, me, chance)


def is_red(turn: StationTurn, room: Room) -> bool:
    return bool(turn.state.red >> turn.state.floor.card_of[room] & 1)


def draw_next(turn: StationTurn, chance: Chance) -> None:
    """PS-12.5, PS-12.6, PS-12.16, PS-12.17"""
    state = turn.state
    if not state.left:
        if not state.discard:
            turn.emit(events.NothingLeftToDraw())
            return
        turn.emit(events.DeckReshuffled(tuple(chance.shuffled(state.discard, "search cards"))))
    character = state.now.draws[0]
    card = state.deck[state.left - 1]
    if card != box.ALERT:
        event = CARD_DRAWN[seat_of(character)][card]
        card_drawn(turn.told(event), event)
        return
    turn.emit(events.AlertDrawn(seat_of(character)))
    parasite_appears(turn, seat_of(character), character, chance)


def play_pull(turn: StationTurn, seat: Seat, move: moves.Pull, chance: Chance) -> None:
    """PS-14.4"""
    turn.emit(events.ParasitePulled(seat, move.parasite, move.room, turn.state.now.pull_room))
