"""Section 19 in its two-state form: two worlds that a seat cannot tell apart, played on with the same luck.

In the second world two other players have exchanged their secrets: hands, infection, who is the Host, what they
remember. Whatever is done in both, the seat is told the same, byte for byte, until the rules tell it more.
"""

from __future__ import annotations

from itertools import combinations

import pytest

from openps.engine import codec, laws
from openps.engine.chance import FreeChance, SeededChance, named_seed
from openps.engine.ids import Seat
from openps.games.panic_station import box, events
from openps.games.panic_station.events import Infection, StationEvent
from openps.games.panic_station.state import Station
from openps.games.panic_station.worlds import Deduction, world
from tests.clauses import clause
from tests.games.panic_station.tables import GAME, options
from tests.long import slice_of

SWITCH = ("off", "on")
LONGEST = 40  # steps that two worlds are followed for
MATCHES = slice_of(6, 2)  # each with other options


def exchanged(state: Station, one: Seat, other: Seat) -> Station:
    """The world in which two seats have each other's secrets; each keeps its own colour."""
    names = {one: other, other: one}
    colours = {box.INFECTIONS[one]: box.INFECTIONS[other], box.INFECTIONS[other]: box.INFECTIONS[one]}
    twin = state.copy()
    for seat, source in names.items():
        twin.hands[seat] = tuple(sorted([colours.get(card, card) for card in state.hands[source]]))
        twin.notes[seat] = state.notes[source]
        twin.infected = twin.infected & ~(1 << seat) | (state.infected >> source & 1) << seat
    twin.host = names.get(state.host, state.host)
    twin.infections = tuple(
        [Infection(names.get(i.giver, i.giver), names.get(i.victim, i.victim)) for i in state.infections]
    )
    twin.cached = None
    return twin


def cannot_be_told_apart(state: Station, twin: Station, viewer: Seat) -> bool:
    """Nothing is lost in it, the viewer sees the same, and nothing that the viewer remembers rules it out."""
    if GAME.census(twin) != GAME.census(state) or GAME.view(twin, viewer) != GAME.view(state, viewer):
        return False
    possible = Deduction(GAME.view(state, viewer)).worlds & world(twin.host, twin.infected)
    return bool(possible) and (twin.infected, twin.host) != (state.infected, state.host)


def twins(state: Station, viewer: Seat) -> list[Station]:
    """The worlds with exchanged secrets that this viewer cannot rule out; whom it has notes about, it knows better."""
    known = {note.with_seat for note in state.notes[viewer]}
    others = [seat for seat in range(len(state.hands)) if seat != viewer and state.alive >> seat & 1]
    pairs = combinations([seat for seat in others if seat not in known], 2)
    candidates = [exchanged(state, *pair) for pair in pairs]
    return [twin for twin in candidates if state.offers == ("", "") and cannot_be_told_apart(state, twin, viewer)]


def rules_tell(happened: list[StationEvent], viewer: Seat) -> bool:
    """What tells a seat more: a scan, a look by scanner, a trade of its own, the check card of its victim, the end."""
    for event in happened:
        match event:
            case events.ScanRead() | events.MatchEnded():
                return True
            case events.HandScanned(seat) if seat == viewer:
                return True
            case events.CardsTraded(seat, partner) if viewer in (seat, partner):
                return True
            case events.CheckCardGiven(killer=killer) if killer == viewer:
                return True
    return False


def told(state: Station, happened: list[StationEvent], viewer: Seat) -> tuple[str, ...]:
    """Everything that reaches a seat after a step, as it would go over a wire."""
    masked = [codec.to_json(GAME.mask(event, viewer)) for event in happened]
    moves = [GAME.move_text(move) for move in GAME.legal_moves(state, viewer)]
    return (codec.to_json(GAME.view(state, viewer)), repr(GAME.decision(state)), *moves, *masked)


def followed(first: Station, second: Station, viewer: Seat, seed: int) -> int:
    """Play both on until the rules tell the viewer more; returns for how many steps they looked the same."""
    chance = FreeChance(f"{seed} choices")
    luck = named_seed(seed)
    for step in range(LONGEST):
        decision = GAME.decision(first)
        if decision is None:
            return step
        seat = chance.pick(decision.seats, "seat")
        happened = []
        elsewhere = GAME.legal_moves(second, seat)
        common = [move for move in GAME.legal_moves(first, seat) if move in elsewhere]
        same = chance.pick(common, "move") if common else None
        for state in (first, second):
            # A secret choice of two cards may have no card in common: then each world has its own.
            move = same or chance.pick(GAME.legal_moves(state, seat), "own move")
            happened.append(list(GAME.apply(state, seat, move, SeededChance(luck, step))))
        if told(first, happened[0], viewer) != told(second, happened[1], viewer):
            both = [*happened[0], *happened[1]]
            assert rules_tell(both, viewer), f"seat {viewer} can tell {both[0]} apart"
            return step
    return LONGEST


@clause("PS-19.3", "PS-19.4")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_worlds_with_exchanged_secrets_look_the_same_until_the_rules_tell(players: int) -> None:
    worlds = steps = 0
    for seed in range(MATCHES):
        given = {"host_card_infects": SWITCH[seed % 2], "master_and_servant": SWITCH[seed % 3 == 0]}
        for number, moment in enumerate(laws.random_moments(GAME, options(players, **given), seed)):
            viewer = number % players
            for twin in twins(moment.before, viewer)[:2]:
                steps += followed(moment.before.copy(), twin, viewer, 1000 * seed + number)
                worlds += 1

    assert worlds >= 12 * MATCHES
    assert steps >= 8 * worlds


@clause("PS-19.4")
def test_a_world_that_is_not_the_same_is_told_apart() -> None:
    """The comparison can fail: a seat that is dealt another hand sees it at once."""
    state = next(iter(laws.random_moments(GAME, options(), 3))).before
    other = exchanged(state, 0, 1)
    assert told(state, [], 0) != told(other, [], 0)
    assert not cannot_be_told_apart(state, other, 0)
