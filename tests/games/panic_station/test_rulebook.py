"""The worked examples of the rulebooks, each on a drawn board or from the first move on."""

from __future__ import annotations

from openps.engine.chance import FreeChance, ScriptedChance
from openps.games.panic_station import box
from openps.games.panic_station.board import drawn, picture
from openps.games.panic_station.events import Infection, PhaseBegan, PlayerEliminated, TurnBegan
from openps.games.panic_station.state import Station
from tests.clauses import clause
from tests.games.panic_station.tables import GAME, do, hold, infect, may, options, trade, why


@clause("PS-5.1", "PS-5.2", "PS-5.3", "PS-3.12")
def test_four_players_take_five_turns_between_two_phases() -> None:
    """From the setup on: P1 plays the phase, then P1, P2, P3, P4 and P1 again take turns, then P2 plays the phase."""
    for seed in range(40):
        told = rounds_of_a_match(seed)
        if told is not None:
            first = told[0][0]
            assert told == [
                (first, True), ((first + 1) % 4, False), ((first + 2) % 4, False), ((first + 3) % 4, False),
                (first, False), ((first + 1) % 4, True), ((first + 2) % 4, False),
            ]  # fmt: skip
            return
    raise AssertionError("somebody died early in every match")


def rounds_of_a_match(seed: int) -> list[tuple[int, bool]] | None:
    """The first seven turns of a random match: who, and whether a phase came before; nothing if a player died."""
    chance = FreeChance(seed)
    step = GAME.setup(options(4), chance)
    state, events = step.state, list(step.events)
    while sum(isinstance(event, TurnBegan) for event in events) < 7 and not state.end:
        decision = GAME.decision(state)
        assert decision is not None
        seat = decision.seats[0]
        events += GAME.apply(state, seat, chance.pick(GAME.legal_moves(state, seat), "move"), chance)
    if state.end or any(isinstance(event, PlayerEliminated) for event in events):
        return None
    rounds: list[tuple[int, bool]] = []
    phase = False
    for event in events:
        if isinstance(event, PhaseBegan):
            phase = True
        elif isinstance(event, TurnBegan):
            rounds.append((event.seat, phase))
            phase = False
    return rounds


@clause("PS-6.2", "PS-6.3", "PS-1.7")
def test_a_two_moves_the_upper_parasite_into_the_reactor_and_the_lower_one_meets_a_wall() -> None:
    state = drawn("""
                    +----  ----+
                    | 1 ru1    |
                      RrGg
                    |          |
                    +----  ----+
        +----------++----  ----+
        | 2 em1    || 0 re     |

        | x        ||          |
        +----  ----++----  ----+
        +----  ----+
        | 3 te1    |
                   |
        | x        |
        +----------+
    """)
    state.marker, state.marker_active = 1, True
    do(state, "end", 2)

    assert picture(state) == picture(
        drawn("""
                    +----  ----+
                    | 1 ru1    |
                      RrGg
                    |          |
                    +----  ----+
        +----------++----  ----+
        | 2 em1    || 0 re     |

        |          || x        |
        +----  ----++----  ----+
        +----  ----+
        | 3 te1    |
                   |
        | x        |
        +----------+
    """)
    )


REACTOR = """
    +----  ----+
    | 0 re     |
      RrGg
    |          |
    +----  ----+
"""


@clause("PS-7.1", "PS-7.2", "PS-7.3")
def test_of_three_rooms_beside_the_reactor_only_the_left_one_is_placed_right() -> None:
    """Left: doorway to doorway. Right: a doorway of the Reactor into a wall. Below: not vertical."""
    state = drawn(REACTOR)
    storage = box.ROOM_NUMBER["storage_1"]
    state.plan = (storage, *[card for card in state.plan if card != storage])
    do(state, "explore trooper")

    assert may(state, "place 0 W upright")
    assert why(state, "place 0 E upright") == "PS-7.3"
    assert why(state, "place 0 S lying_east") == "PS-7.2"
    do(state, "place 0 W upright")
    assert picture(state) == picture(
        drawn("""
        +----------++----  ----+
        | 1 st1    || 0 re     |
        |             RrGg
        |          ||          |
        +----  ----++----  ----+
    """)
    )


def a_meeting(green: list[str]) -> Station:
    """Red, infected, walks in on green and trades."""
    state = drawn("""
        +----  ----++----  ----+
        | 0 re     || 1 em1    |
          Rrg         G
        |          ||          |
        +----  ----++----------+
    """)
    state = infect(hold(state, {0: ["gas_can", "armor"], 1: green}), host=0)
    do(state, "walk trooper E")
    do(state, "trade 1")
    return state


@clause("PS-10.4", "PS-10.6", "PS-10.13")
def test_scenario_one_the_unsuspecting_partner_gives_a_grenade_and_changes_sides() -> None:
    state = a_meeting(["grenade", "gas_can"])
    trade(state, "infection_red", "grenade")

    assert [GAME.view(state, seat).infected for seat in range(4)] == [True, True, False, False]
    assert state.infections == (Infection(0, 1),)
    assert "infection_red" in state.hands[1]
    assert "grenade" in state.hands[0]


@clause("PS-10.4", "PS-10.6", "PS-10.7")
def test_scenario_two_the_wary_partner_gives_gas_stays_safe_and_has_lost_it() -> None:
    state = a_meeting(["grenade", "gas_can"])
    trade(state, "infection_red", "gas_can")

    assert [GAME.view(state, seat).infected for seat in range(4)] == [True, False, False, False]
    assert "infection_red" in state.hands[1]
    assert "gas_can" not in state.hands[1]
    assert state.hands[0].count("gas_can") == 2
    assert state.discard == ()


@clause("PS-10.5", "PS-10.13", "PS-17.2")
def test_once_the_one_of_a_pair_is_infected_so_is_the_other_far_away() -> None:
    """Green's Trooper is infected in one room; its Android infects purple in another, two turns later."""
    state = drawn("""
        +----------++----------+
        | 4 hi     || 3 st1    |
        |          || Pp
        |          ||          |
        +----  ----++----  ----+
        +----  ----++----  ----++----  ----+
        | 2 ru1    || 0 re     || 1 em1    |
                      Rrg         G
        |          ||          ||          |
        +----  ----++----  ----++----------+
    """)
    hands = {0: ["gas_can", "armor"], 1: ["ammo", "gas_can"], 2: ["ammo", "keycard"]}
    state = infect(hold(state, hands), host=0)
    do(state, "walk trooper E")
    do(state, "trade 1")
    assert not GAME.view(state, 1).infected
    trade(state, "infection_red", "ammo")
    do(state, "end")

    do(state, "walk android N")  # of green
    do(state, "trade 2")
    trade(state, "infection_green", "keycard")
    assert GAME.view(state, 2).infected
    state.where[2], state.cached = 4, None
    assert why(state, "burn") == "PS-17.2"  # the Trooper, wherever it is


@clause("PS-4.2", "PS-4.3")
def test_an_android_with_two_points_and_a_trooper_with_one_make_three_for_either() -> None:
    state = drawn(REACTOR)
    state.health[2], state.health[3] = 2, 4
    GAME.apply(state, 0, GAME.parse_move("end"), ScriptedChance())

    assert (state.active, state.now.ap) == (1, 3)


@clause("PS-11.4", "PS-11.14")
def test_a_heavy_gun_eliminates_a_black_parasite_for_one_point() -> None:
    state = drawn("""
        +----  ----+
        | 0 re     |
          RrGg
        | X        |
        +----  ----+
    """)
    state.tables[0], state.bullets[0] = ("ammo", "heavy_gun"), 4
    do(state, "fire black")
    do(state, "fire gray")

    assert (state.parasites, state.now.ap, state.bullets[0]) == ((), 3, 2)
    assert (state.gray, state.black) == (5, 5)
