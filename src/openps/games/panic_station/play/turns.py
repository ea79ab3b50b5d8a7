"""Setup, the round of turns and the parasite phase (sections 3 to 6)."""

from __future__ import annotations

from openps.engine.chance import Chance
from openps.engine.ids import Seat
from openps.games.panic_station import box, events, moves
from openps.games.panic_station.box import Card
from openps.games.panic_station.evolve.rooms import turn_began, turn_ended
from openps.games.panic_station.made import MARKER_ACTIVATED, PHASE_BEGAN, PHASE_ENDED, TURN_BEGAN, TURN_ENDED
from openps.games.panic_station.outcome import end_after_turn
from openps.games.panic_station.pieces import CREW, PAIRS, Character, bites, seat_of
from openps.games.panic_station.play.shared import StationTurn, end_if, roll
from openps.games.panic_station.state import (
    ALONE_EVERY_SECOND_TURN,
    Station,
    StationOptions,
    blank,
    is_alive,
    next_living,
)


def setup(options: StationOptions, chance: Chance) -> StationTurn:
    """PS-3.1 to PS-3.12"""
    turn = StationTurn(blank(options))
    rooms = tuple([box.ROOM_KEYS[card] for card in exploration_deck(chance)])
    deck = search_deck(options.players, chance)
    first = chance.below(options.players, "first player")
    turn.emit(events.StationSetUp(rooms, tuple(deck), first))
    for _ in range(box.DEALT):
        for seat in range(options.players):
            deal(turn, seat)
    return turn


def exploration_deck(chance: Chance) -> list[int]:
    """PS-3.2  The top first: nine cards, then eight and the open terminal, the Hive among the last three."""
    special = (box.REACTOR, box.HIVE, box.OPEN_TERMINAL)
    others = [card for card in range(len(box.ROOM_CARDS)) if card not in special]
    shuffled = chance.shuffled(others, "rooms")
    upper, lower = shuffled[: box.UPPER_STACK], shuffled[box.UPPER_STACK :]
    lower = chance.shuffled([*lower, box.OPEN_TERMINAL], "lower rooms")
    below = chance.below(box.HIVE_DEPTH, "hive")
    lower.insert(len(lower) - below, box.HIVE)
    return upper + lower


def search_deck(players: int, chance: Chance) -> list[Card]:
    """PS-3.5, PS-3.6  The top last: below everything, then the set of three cards a player."""
    rest = [*box.SEARCH_CARDS]
    rest.remove(box.HOST)
    for _ in range(players):
        rest.remove(box.GAS)
    rest = chance.shuffled(rest, "search cards")
    drawn = box.SET_PER_PLAYER * players - players - 1
    special = [*[box.GAS] * players, box.HOST, *rest[:drawn]]
    return rest[drawn:] + chance.shuffled(special, "first search cards")


def deal(turn: StationTurn, seat: Seat) -> None:
    """PS-3.7, PS-3.8"""
    state = turn.state
    while state.deck[state.left - 1] == box.ALERT:
        turn.emit(events.AlertDealt(seat))
    turn.emit(events.CardDealt(seat, state.deck[state.left - 1]))


def play_end(turn: StationTurn, seat: Seat, move: moves.EndTurn, chance: Chance) -> None:
    """PS-4.4, PS-17.14"""
    end_turn(turn)
    end_if(turn, end_after_turn(turn.state))


def end_turn(turn: StationTurn) -> None:
    """PS-5.5"""
    state = turn.state
    event = TURN_ENDED[state.active][next_living(state, state.active)][not is_alive(state, state.active)]
    turn_ended(turn.told(event), event)


def begin_turn(turn: StationTurn, chance: Chance) -> None:
    """PS-5.1, PS-5.2, PS-4.2  What is next before the active player can act; called until the turn has begun."""
    state = turn.state
    seat = state.active
    if state.now.phase:
        end_phase(turn)
    elif not is_alive(state, seat):
        end_turn(turn)
    elif state.marker == seat and state.marker_active:
        begin_phase(turn, chance)
    else:
        if state.marker == seat:
            turn.emit(MARKER_ACTIVATED[seat])
        start_turn(turn, seat)


def start_turn(turn: StationTurn, seat: Seat) -> None:
    """PS-4.2, PS-3.13"""
    state = turn.state
    event = TURN_BEGAN[seat][action_points(state, seat)][not state.arrived >> seat & 1]
    turn_began(turn.told(event), event)


def action_points(state: Station, seat: Seat) -> int:
    """PS-4.1, PS-4.2"""
    trooper, android = PAIRS[seat]
    return box.AP_OF_HEALTH[state.health[trooper]] + box.AP_OF_HEALTH[state.health[android]]


def begin_phase(turn: StationTurn, chance: Chance) -> None:
    """PS-6.1 to PS-6.4"""
    turn.emit(PHASE_BEGAN[turn.state.active][turn.state.doors_open])
    if turn.state.parasites:
        turn.emit(events.ParasitesMoved(roll(chance, "parasites")))
        parasites_attack(turn)


def parasites_attack(turn: StationTurn) -> None:
    """PS-6.5 to PS-6.9, PS-17.12  All at once: every parasite hurts every character in its room.

    Every player hit is asked for armor, once for each room.
    """
    state = turn.state
    damage = bites(state.parasites, len(state.floor.icons))
    bitten = [one for one in in_turn_order(state) if damage[state.where[one]]]
    if not bitten:
        return
    bitten.sort(key=state.where.__getitem__)  # room by room, and there in turn order
    hits = [(one, damage[state.where[one]]) for one in bitten]
    asked = dict.fromkeys([(seat_of(one), state.where[one]) for one in bitten])
    turn.emit(events.HitsLanded(tuple(hits), tuple(asked)))


def in_turn_order(state: Station) -> list[Character]:
    """Everybody's characters, those of the active player first."""
    crew = CREW[: len(state.where)]
    first = 2 * state.active
    return [*crew[first:], *crew[:first]]


def end_phase(turn: StationTurn) -> None:
    """PS-5.1  The marker goes on; if its holder has just died it has gone already (PS-5.4).

    PS-5.2  A sole survivor gets it back, and it becomes active at the next turn, not at this one.
    """
    state = turn.state
    seat, following = state.active, next_living(state, state.active)
    turn.emit(PHASE_ENDED[following])
    if following == seat and state.options.rules >= ALONE_EVERY_SECOND_TURN:
        start_turn(turn, seat)
