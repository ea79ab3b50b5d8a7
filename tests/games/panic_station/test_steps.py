"""What follows of itself, one step at a time: each step tells exactly this, and settles what was pending.

Without its telling a step would be taken again and again: it is looked at here before anything goes on by itself.
"""

from __future__ import annotations

from typing import Any

import pytest

from openps.engine.chance import FreeChance, ScriptedChance
from openps.games.panic_station import box, moves
from openps.games.panic_station import events as e
from openps.games.panic_station.pieces import ANYWHERE, OFF
from openps.games.panic_station.play import attack, enter, explore, items, rooms, search, trade, turns
from openps.games.panic_station.play.shared import StationTurn, end_if, parasite_appears, roll
from openps.games.panic_station.state import Station
from tests.clauses import clause
from tests.games.panic_station.tables import CLOSED, at, built, hold, infect, kill, parasites, say, table


def turn_of(state: Station, **facts: Any) -> StationTurn:
    return StationTurn(say(state, **facts))


def told(turn: StationTurn) -> list[Any]:
    return list(turn.events)


# ---- turns


@clause("PS-4.2", "PS-5.1", "PS-5.2", "PS-5.5")
@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        ({}, [e.TurnBegan(1, 3, False)]),
        ({"marker": 1}, [e.MarkerActivated(1), e.TurnBegan(1, 3, False)]),
        ({"arrived": 0b1101}, [e.TurnBegan(1, 3, True)]),
        ({"marker": 1, "marker_active": True}, [e.PhaseBegan(1)]),
        ({"marker": 2, "marker_active": True}, [e.TurnBegan(1, 3, False)]),
        ({"phase": True}, [e.PhaseEnded(2)]),
        ({"phase": True, "alive": 0b1011}, [e.PhaseEnded(3)]),
        ({"alive": 0b1101, "marker": 1}, [e.TurnEnded(1, 2, True)]),
        ({"alive": 0b0001}, [e.TurnEnded(1, 0, True)]),
    ],
)
def test_what_comes_before_a_player_can_act(facts: dict[str, Any], expected: list[Any]) -> None:
    state = built()
    state.health[2], state.health[3] = 2, 4
    turn = turn_of(state, **{"active": 1, "begun": False, "marker": 3, "marker_active": False, **facts})
    turns.begin_turn(turn, ScriptedChance())

    assert told(turn) == expected


@clause("PS-6.2", "PS-6.5", "PS-6.6")
def test_a_phase_with_parasites_rolls_moves_and_hits() -> None:
    state = at(parasites(built("run_1 0 E upright"), gray=[0, 1], black=[1]), R=1, g=1, P=-1, p=-1, O=-1, o=-1)
    turn = turn_of(state, active=1)
    turns.begin_phase(turn, ScriptedChance(1))

    # Nothing lies in the north: in the Reactor one bite, in room 1 three; green first, whose phase it is.
    hits = e.HitsLanded(((2, 1), (1, 1), (3, 3), (0, 3)), ((1, 0), (0, 0), (1, 1), (0, 1)))
    assert told(turn) == [e.PhaseBegan(1), e.ParasitesMoved(1), hits]
    alone = turn_of(at(parasites(built("run_1 0 E upright"), gray=[1])))
    turns.begin_phase(alone, ScriptedChance(2))
    assert told(alone) == [e.PhaseBegan(0), e.ParasitesMoved(2)]


@clause("PS-4.4", "PS-17.14")
def test_whoever_ends_a_turn_ends_the_match_after_a_hundred_rounds() -> None:
    for number, expected in ((399, []), (400, [e.MatchEnded("stranded", "nobody")])):
        turn = turn_of(kill(built(), "G", "g"), turn=number)
        turns.play_end(turn, 0, moves.EndTurn(), FreeChance(1))
        assert told(turn) == [e.TurnEnded(0, 2), *expected]


# ---- searching


@clause("PS-12.5", "PS-12.6", "PS-12.16", "PS-12.17")
@pytest.mark.parametrize(
    ("deck", "discard", "luck", "expected"),
    [
        (("ammo", "armor"), (), [], [e.CardDrawn(1, "armor")]),
        (("armor", "parasite_alert"), (), [3], [e.AlertDrawn(1), e.ParasiteAppeared(3, "gray", 0)]),
        ((), (), [], [e.NothingLeftToDraw()]),
        ((), ("ammo", "armor"), [["ammo", "armor"]], [e.DeckReshuffled(("ammo", "armor")), e.CardDrawn(1, "armor")]),
    ],
)
def test_one_draw(deck: tuple[str, ...], discard: tuple[str, ...], luck: list[Any], expected: list[Any]) -> None:
    turn = turn_of(built("run_1 0 E upright"), deck=deck, left=len(deck), discard=discard, draws=(3, 0))
    search.draw_next(turn, ScriptedChance(*luck))

    assert told(turn) == expected


@clause("PS-12.3", "PS-12.4", "PS-12.8", "PS-12.9", "PS-12.10")
@pytest.mark.parametrize(
    ("card", "move", "red", "luck", "expected"),
    [
        ("storage_2", moves.Search("android"), 0b01, [], [e.Searched(0, 1, (1, 1, 1), 1)]),
        (
            "storage_2",
            moves.Search("android"),
            0b10,
            [4],
            [e.Searched(0, 1, (1,), 1), e.ParasiteAppeared(4, "gray", 0)],
        ),
        ("run_1", moves.Search("android"), 0, [], [e.Searched(0, 1, (1,), 1)]),
        ("team_1", moves.TeamSearch("android", 2), 0, [0], [e.Searched(0, 1, (1, 5), 1, 2)]),
        ("team_1", moves.TeamSearch("android", 2), 0, [1], [e.Searched(0, 1, (5, 1), 1, 2)]),
        ("team_1", moves.TeamSearch("android", 1), 0, [1], [e.Searched(0, 1, (2, 1), 1, 1)]),
    ],
)
def test_one_search(card: str, move: Any, red: int, luck: list[Any], expected: list[Any]) -> None:
    turn = turn_of(at(built(f"{card} 0 E upright"), r=1, p=1, G=1), red=red)
    play = search.play_team_search if isinstance(move, moves.TeamSearch) else search.play_search
    play(turn, 0, move, ScriptedChance(*luck))

    assert told(turn) == expected


@clause("PS-12.10")
@pytest.mark.parametrize(
    ("left", "discard", "luck"), [(1, (), []), (0, ("ammo",), []), (1, ("ammo",), [1]), (2, (), [1])]
)
def test_of_two_cards_chance_decides_and_of_one_the_searcher_gets_it(
    left: int, discard: tuple[str, ...], luck: list[int]
) -> None:
    turn = turn_of(at(built("team_1 0 E upright"), R=1, G=1), left=left, discard=discard)
    search.play_team_search(turn, 0, moves.TeamSearch("trooper", 1), ScriptedChance(*luck))

    assert told(turn) == [e.Searched(0, 0, (2, 0) if luck else (0, 2), 1, 1)]


@clause("PS-14.3", "PS-14.4")
def test_a_parasite_comes_from_the_supply_or_is_owed() -> None:
    for gray, black, expected in (
        (1, 1, e.ParasiteAppeared(2, "gray", 1)),
        (0, 1, e.ParasiteAppeared(2, "black", 1)),
        (0, 0, e.PullOwed(3, 2, 1)),
    ):
        turn = turn_of(built("run_1 0 E upright"), gray=gray, black=black)
        parasite_appears(turn, 3, 6, ScriptedChance(2))
        assert told(turn) == [expected]
    turn = turn_of(parasites(built("run_1 0 E upright"), gray=[1]), pull_room=0)
    search.play_pull(turn, 2, moves.Pull("gray", 1), ScriptedChance())
    assert told(turn) == [e.ParasitePulled(2, "gray", 1, 0)]


# ---- rooms


@clause("PS-13.3", "PS-13.5", "PS-13.6", "PS-15.1")
@pytest.mark.parametrize(
    ("use", "expected"),
    [
        ("scan", [e.ScanRead(2, 3)]),
        ("doors", [e.DoorsOpened()]),
        ("cameras", [e.CamerasSwitchedOn()]),
        ("heal", [e.Healed((2,), 2, (3,))]),
        ("both", [e.Healed((2, 3), 1, (2, 3))]),
    ],
)
def test_what_a_room_does(use: str, expected: list[Any]) -> None:
    state = infect(kill(built(), "P", "p"), 0, 2, 3, host=0)
    state.health[2], state.health[3] = 1, 2
    turn = turn_of(state, use=use, user=2)
    rooms.use_room(turn)

    assert told(turn) == expected


@clause("PS-13.1", "PS-13.2", "PS-15.4")
@pytest.mark.parametrize("red", [False, True])
def test_a_room_that_is_red_sends_a_parasite_first(red: bool) -> None:
    luck, bug = ([3], [e.ParasiteAppeared(3, "gray", 0)]) if red else ([], [])
    uses: list[tuple[Any, Any, str]] = [
        (rooms.play_heat_scan, moves.HeatScan("android"), "scan"),
        (rooms.play_doors, moves.OpenDoors("android"), "doors"),
        (rooms.play_cameras, moves.Cameras("android"), "cameras"),
    ]
    for play, move, function in uses:
        turn = turn_of(at(built("open_terminal 0 N turned"), r=1), red=0b10 if red else 0b01)
        play(turn, 0, move, ScriptedChance(*luck))
        assert told(turn) == [e.TerminalUsed(0, 1, function), *bug]
    for kind, me in (("trooper", 0), ("android", 1), ("both", 0)):
        turn = turn_of(at(built("sick_bay 0 N upright"), P=2, p=2), red=0b10 if red else 0b01)
        rooms.play_heal(turn, 2, moves.Heal(kind), ScriptedChance(*luck))
        assert told(turn) == [e.SickBayUsed(2, 4 + me, kind == "both"), *bug]


@clause("PS-7.8", "PS-7.9", "PS-7.13")
@pytest.mark.parametrize(
    ("plan", "placing", "expected"),
    [
        (("run_1", "hive"), 0, []),
        (("run_1", "hive"), ANYWHERE, []),
        (("hive", "run_1"), 0, [e.HiveSetAside("run_1")]),
        (("team_4", "run_1", "hive"), ANYWHERE, [e.CardBuried("team_4", "run_1")]),
        (("hive", "team_4"), 0, [e.HiveSetAside("team_4"), e.ExploreFailed()]),
        (("team_4", "run_1"), 4, [e.CardBuried("team_4", "run_1"), e.ExploreFailed()]),
    ],
)
def test_a_card_is_tried(plan: tuple[str, ...], placing: int, expected: list[Any]) -> None:
    """Only east of the Reactor a place is free, where run_1 fits."""
    turn = turn_of(built(*CLOSED), plan=tuple([box.ROOM_NUMBER[card] for card in plan]), placing=placing)
    explore.try_card(turn)

    assert told(turn) == expected


# ---- entering and trading


@clause("PS-9.1", "PS-9.2", "PS-9.3", "PS-9.4", "PS-9.15", "PS-9.16", "PS-9.17")
@pytest.mark.parametrize(
    ("people", "facts", "duty", "run"),
    [
        ({"P": 1}, {}, False, True),
        ({"P": 1, "p": 1}, {}, False, True),
        ({"P": 1, "G": 1}, {}, True, False),
        ({"P": 1, "G": 1}, {"met": 1 << 2}, False, False),
        ({"P": 1, "G": 1}, {"met": 1 << 3 | 1 << 0}, True, False),
        ({"P": 1}, {"ran": 1 << 2}, False, False),
        ({"P": 1}, {"ran": 1 << 3 | 1 << 0}, False, True),
        ({"P": 0, "G": 0}, {}, False, False),
        ({"P": 2}, {}, False, False),
        ({"p": 1, "G": 1}, {"entering": 1, "met": 1 << 3}, False, False),
        ({"p": 1, "G": 1}, {"entering": 1, "met": 1 << 2}, True, False),
        ({"p": 1}, {"entering": 1, "ran": 1 << 3}, False, False),
        ({"p": 1}, {"entering": 1, "ran": 1 << 2}, False, True),
    ],
)
def test_what_an_entry_brings(people: dict[str, int], facts: dict[str, Any], duty: bool, run: bool) -> None:
    facts = {"entering": 0, **facts}
    turn = turn_of(at(built("run_1 0 E upright", "empty_1 0 W turned"), **people), active=2, **facts)
    enter.settle_entry(turn)

    assert told(turn) == [e.EntrySettled(4 + facts["entering"], duty, run)]


@clause("PS-8.1", "PS-9.15", "PS-14.6")
def test_a_step_leads_next_door_and_a_parasite_room_answers() -> None:
    turn = turn_of(built("parasites_1 0 E upright"))
    enter.play_walk(turn, 0, moves.Walk("android", "E"), ScriptedChance(4))
    assert told(turn) == [e.Walked(0, 1, 1, False), e.ParasiteAppeared(4, "gray", 0)]
    turn = turn_of(at(built("run_1 0 E upright"), p=1), active=2, bonus=1)
    enter.play_run(turn, 2, moves.Run("W"), ScriptedChance())
    assert told(turn) == [e.Walked(2, 5, 0, True)]


@clause("PS-9.13", "PS-10.1")
def test_a_trade_begins_where_the_one_who_owes_it_stands() -> None:
    turn = turn_of(at(built("run_1 0 E upright"), p=1, G=1), active=2, duty=1)
    trade.play_trade(turn, 2, moves.Trade(1), ScriptedChance())
    assert told(turn) == [e.TradeBegan(2, 1, 1)]


# ---- attacks


@clause("PS-4.6", "PS-17.12")
def test_shots_hurt_one_after_the_other_and_bites_together() -> None:
    for phase, expected in (
        (False, [e.CharacterHurt(2, 1, 3)]),
        (True, [e.CharacterHurt(2, 1, 3), e.CharacterHurt(5, 2, 2)]),
    ):
        turn = turn_of(built(), hits=((2, 1), (5, 2)), phase=phase)
        attack.hurt(turn)
        assert told(turn) == expected
    state = built()
    state.health[2] = 1
    turn = turn_of(state, hits=((2, 3),))
    attack.hurt(turn)
    assert told(turn) == [e.CharacterHurt(2, 3, 0)]  # nobody has less than nothing


@clause("PS-4.8", "PS-5.4", "PS-18.5")
@pytest.mark.parametrize(("marker", "holder"), [(1, 2), (0, 0), (3, 3)])
@pytest.mark.parametrize("variant", ["on", "off"])
def test_a_player_is_out_with_the_second_character(marker: int, holder: int, variant: str) -> None:
    state = kill(built(master_and_servant=variant), "g")
    state.alive, state.health[2] = 0b1111, 0
    turn = turn_of(infect(state, host=2), marker=marker)
    attack.judge_deaths(turn, [2, 4])
    check = [e.CheckCardGiven(1, 0, False)] if variant == "on" else []

    assert told(turn) == [e.PlayerEliminated(1, holder, holder != marker), *check]
    assert state.health[4]


@clause("PS-11.3", "PS-11.4", "PS-16.12")
def test_shots_land_when_the_last_is_aimed() -> None:
    state = at(built("run_1 0 E upright"), r=1, G=1, P=1, p=1)
    state.active = 0
    table(state, 0, "ammo", "heavy_gun")
    turn = turn_of(state)
    attack.play_fire(turn, 0, moves.Fire("purple_android"), ScriptedChance())
    assert told(turn) == [e.ShotFired(0, 5, 1, 1, 3)]
    attack.play_fire(turn, 0, moves.Fire("green_trooper"), ScriptedChance())
    assert told(turn)[1:] == [e.ShotFired(0, 2, 1, 0, 2), e.HitsLanded(((5, 1), (2, 1)), ((1, 1), (2, 1)))]

    alone = turn_of(at(parasites(state.copy(), gray=[1]), G=0, P=0, p=0), shots=0, aimed=(), hits=(), shields=())
    attack.play_fire(alone, 0, moves.Fire("gray"), ScriptedChance())
    assert told(alone) == [e.ShotFired(0, None, 1, 1, 1), e.ParasiteWounded("gray", 1, "dead"), e.ShotWasted(0, 0)]


@clause("PS-11.6")
@pytest.mark.parametrize(
    ("target", "aimed"), [("gray", ("gray", 0)), ("black_E", ("black", 1)), ("turned_N", ("turned", 2))]
)
def test_what_a_target_means(target: str, aimed: tuple[str, int]) -> None:
    assert attack.aim(at(built("run_1 0 E upright", "run_2 0 N upright"), G=1, R=1, r=1), 1, target) == aimed


@clause("PS-11.9", "PS-11.10")
def test_a_knife_and_a_grenade() -> None:
    for die, expected in (
        (2, []),
        (3, [e.HitsLanded(((2, 1),), ((1, 0),))]),
        (4, [e.HitsLanded(((2, 1),), ((1, 0),))]),
    ):
        turn = turn_of(table(built(), 0, "combat_knife"))
        attack.play_stab(turn, 0, moves.Stab("android", "green_trooper"), ScriptedChance(die))
        assert told(turn) == [e.Stabbed(0, 1, 0, 2, die), *expected]
    turn = turn_of(parasites(built(), turned=[0]))
    attack.play_stab(turn, 0, moves.Stab("android", "turned"), ScriptedChance(3))
    assert told(turn) == [e.Stabbed(0, 1, 0, None, 3), e.ParasiteWounded("turned", 0, "dead")]

    state = at(parasites(built("run_1 0 E upright"), gray=[1], black=[1, 0]), G=1, r=1)
    turn = turn_of(hold(state, {0: ["grenade", "armor", "armor"]}))
    attack.play_grenade(turn, 0, moves.ThrowGrenade("trooper", "E"), ScriptedChance())
    wounds = [e.ParasiteWounded("gray", 1, "dead"), e.ParasiteWounded("black", 1, "gray")]
    hurt = [e.HitsLanded(((1, 1), (2, 1)), ()), e.CharacterHurt(1, 1, 3), e.CharacterHurt(2, 1, 3)]
    assert told(turn) == [e.GrenadeThrown(0, 0, 1), *wounds, *hurt]


def test_the_answers_to_a_hit() -> None:
    answers: list[tuple[Any, Any, Any]] = [
        (attack.play_armor, moves.PlayArmor(), e.ArmorPlayed(1, 0, (2,))),
        (attack.play_take_hit, moves.TakeHit(), e.HitTaken(1)),
        (attack.play_waste, moves.WasteShot(), e.ShotWasted(0, 7)),
    ]
    for play, move, event in answers:
        state = hold(table(built(), 0, "ammo", "ammo"), {1: ["armor", "armor", "armor"]})
        turn = turn_of(state, hits=((2, 1),), shields=((1, 0),))
        seat = 0 if isinstance(event, e.ShotWasted) else 1
        play(turn, seat, move, ScriptedChance())
        assert told(turn) == [event]


# ---- items, and small words


@clause("PS-16.3", "PS-16.5", "PS-16.6", "PS-16.7")
def test_items() -> None:
    hand = ["energy_boost", "first_aid_kit", "first_aid_kit", "heat_scanner", "keycard", "gas_can", "gas_can"]
    state = hold(built(), {0: hand})
    state.health[5], state.health[0], state.health[1] = 3, 3, 1
    turn = turn_of(state)
    chance = ScriptedChance()
    items.play_lay(turn, 0, moves.Lay("energy_boost"), chance)
    items.play_lay(turn, 0, moves.Lay("keycard"), chance)
    items.play_scanner(turn, 0, moves.UseScanner(2), chance)
    items.play_first_aid(turn, 0, moves.FirstAid("purple_android"), chance)
    items.play_share_first_aid(turn, 0, moves.ShareFirstAid("android", "red_trooper"), chance)

    assert told(turn) == [
        e.BoostUsed(0), e.ItemLaid(0, "keycard"), e.HandScanned(0, 2, turn.state.hands[2]), e.KitUsed(0, (5,)),
        e.Healed((5,), 1, (4,)), e.KitUsed(0, (0, 1)), e.Healed((0, 1), 1, (4, 2)),
    ]  # fmt: skip


def test_a_match_ends_only_for_a_reason_and_a_die_has_four_sides() -> None:
    turn = turn_of(built())
    end_if(turn, None)
    assert told(turn) == []
    assert {roll(FreeChance(seed), "die") for seed in range(60)} == {1, 2, 3, 4}
    assert turn.state.where.count(OFF) == 0
