"""PS-17.12: what one bite or one grenade does to several characters happens at the same time."""

from __future__ import annotations

from itertools import permutations

import pytest

from openps.games.panic_station.events import Infection, What
from openps.games.panic_station.pieces import OFF
from openps.games.panic_station.state import Station
from tests.clauses import clause
from tests.games.panic_station.tables import (
    GAME,
    ask,
    asked,
    at,
    built,
    do,
    hold,
    infect,
    kill,
    names,
    parasites,
    say,
)

HUMAN, SERVANT, HOST, LATEST = range(4)
"""Roles at a table of four; which seat plays which is tried in every order."""


def doomed(seats: tuple[int, ...], rooms: tuple[int, int] = (1, 1), infections: tuple[int, ...] = ()) -> Station:
    """The human's Trooper and the servant's Android are all they have left, with one point, in rooms 1 or 2.

    The Host and whoever was infected after it have their Androids in the Reactor; the Host has a Trooper as well.
    """
    state = at(built("empty_1 0 E upright", "storage_2 0 W upright"))
    for role, seat in enumerate(seats):
        lost = 2 * seat + (role == HUMAN)
        if role != HOST:
            state.where[lost], state.health[lost] = OFF, 0
    human, servant = 2 * seats[HUMAN], 2 * seats[SERVANT] + 1
    state.where[human], state.where[servant] = rooms
    state.health[human] = state.health[servant] = 1
    infect(state, *[seats[role] for role in (SERVANT, HOST, LATEST)], host=seats[HOST])
    state.infections = tuple([Infection(seats[HOST], seats[role]) for role in infections])
    return state


def phase(state: Station, holder: int) -> None:
    """The parasite phase of a player, in which nobody plays armor; where they are, nothing lies north."""
    state.active, state.marker, state.marker_active, state.now.must_search = (holder - 1) % 4, holder, True, False
    do(state, "end", 1)
    while ask(state) == "armor":
        do(state, "take_hit")


def told_by_roles(state: Station, seats: tuple[int, ...]) -> tuple[str, list[int], list[int]]:
    """Why it ended, who won and who lives: by roles, so that it can be compared between tables."""
    outcome = GAME.outcome(state)
    living = [role for role, seat in enumerate(seats) if state.alive >> seat & 1]
    if outcome is None:
        return "", [], living
    return outcome.reason, sorted([seats.index(seat) for seat in outcome.winners]), living


SEATS = list(permutations(range(4)))


@clause("PS-17.12", "PS-17.7", "PS-17.9")
@pytest.mark.parametrize("rooms", [(1, 1), (1, 2), (2, 1)])
@pytest.mark.parametrize("seats", SEATS)
def test_whoever_dies_with_the_last_trooper_does_not_win(seats: tuple[int, ...], rooms: tuple[int, int]) -> None:
    """All bites of a phase happen at the same time, whichever seat or room comes first."""
    state = kill(parasites(doomed(seats, rooms), gray=[1, 2]), "RGPO"[seats[HOST]])
    phase(state, seats[HOST])

    assert told_by_roles(state, seats) == ("no_troopers", [HOST, LATEST], [HOST, LATEST])


@clause("PS-17.12", "PS-17.11", "PS-17.5")
@pytest.mark.parametrize(("infections", "winners"), [((SERVANT, LATEST), [HOST]), ((LATEST, SERVANT), [HOST, LATEST])])
@pytest.mark.parametrize("seats", SEATS)
def test_whoever_dies_with_the_last_human_does_not_share(
    seats: tuple[int, ...], infections: tuple[int, ...], winners: list[int]
) -> None:
    """The last one infected does not share; if it died in the same moment, all the others do."""
    bitten = parasites(doomed(seats, infections=infections), gray=[1])
    phase(bitten, seats[LATEST])
    bombed = hold(doomed(seats, infections=infections), {seats[HOST]: ["grenade", "gas_can", "gas_can"]})
    say(bombed, active=seats[HOST], must_search=False)
    do(bombed, "grenade trooper E")

    for state in (bitten, bombed):
        assert told_by_roles(state, seats) == ("no_humans", winners, [HOST, LATEST])


@clause("PS-17.12", "PS-17.13")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_wins_where_all_die_of_one_bite(seats: tuple[int, ...]) -> None:
    state = parasites(doomed(seats), gray=[1])
    for character in range(8):
        if state.health[character]:
            state.where[character], state.health[character] = 1, 1
    phase(state, seats[HUMAN])

    assert told_by_roles(state, seats) == ("no_troopers", [], [])


@clause("PS-17.12", "PS-16.8")
def test_armor_is_asked_for_in_every_room_before_anybody_is_hurt() -> None:
    """The human's armor comes last, and it saves the human and the last Trooper."""
    seats = (3, 0, 1, 2)
    state = kill(parasites(doomed(seats, (2, 1)), gray=[1, 2]), "G")
    state = hold(state, {3: ["armor", "gas_can", "gas_can"]})
    state.marker, state.marker_active, state.now.must_search = 1, True, False
    told = do(state, "end", 1)
    assert names(told)[-1] == "HitsLanded"
    assert names(do(state, "take_hit")) == ["HitTaken"]
    assert asked(state) == (3,)
    told = do(state, "armor")

    assert "MatchEnded" not in names(told)
    assert told_by_roles(state, seats) == ("", [], [HUMAN, HOST, LATEST])


@clause("PS-17.12", "PS-4.8", "PS-5.4")
def test_the_dead_of_one_bite_are_remembered_together() -> None:
    """Nobody learns more from the order in which they are counted; the marker passes over all of them."""
    state = parasites(kill(at(built("empty_1 0 E upright"), G=1, P=1), "g", "p"), gray=[1])
    state.health[2] = state.health[4] = 1
    phase(state, 1)

    deaths = [incident for incident in state.story if incident.what is What.DEATH]
    assert [(incident.seat, incident.other) for incident in deaths] == [(1, 0b1001), (2, 0b1001)]
    assert (state.alive, state.marker) == (0b1001, 3)
