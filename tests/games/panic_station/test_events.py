"""What each event writes, and nothing else: the whole state before and after is compared, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final, TypeVar

import pytest

from openps.engine.codec import to_json
from openps.games.panic_station import box
from openps.games.panic_station import events as e
from openps.games.panic_station.events import CheckCard, Incident, Infection, Note, StationEvent, What
from openps.games.panic_station.floor import floor_of
from openps.games.panic_station.imagine import public_state
from openps.games.panic_station.now import FAILED, SICK_BAY_USED, SWAPPED, TERMINAL_USED
from openps.games.panic_station.pieces import ANYWHERE, NOBODY, OFF
from openps.games.panic_station.state import Station
from tests.clauses import clause
from tests.games.panic_station.busy import (
    BLACK_AT_1,
    DECK,
    FOUGHT,
    GRAY_AT_0,
    GRAY_AT_2,
    HANDS,
    HEALTH,
    MET,
    NOTES,
    PARASITES,
    RAN,
    STORY,
    TABLES,
    TURNED_AT_1,
    WHERE,
    busy,
)
from tests.games.panic_station.tables import GAME, at, built, do, facts_of, hold, in_vain, infect, options, say

T = TypeVar("T")


def less(cards: Sequence[str], *gone: str) -> tuple[str, ...]:
    row = list(cards)
    for card in gone:
        row.remove(card)
    return tuple(row)


def more(cards: Sequence[str], *new: str) -> tuple[str, ...]:
    return tuple(sorted((*cards, *new)))


def with_one(row: Sequence[T], index: int, value: T) -> list[T]:
    return [*row[:index], value, *row[index + 1 :]]


def told(what: What, seat: int, other: int = 0, number: int = 0, card: str = "") -> tuple[Incident, ...]:
    return (*STORY, Incident(what, seat, other, number, card))


def noted(seat: int, *notes: Note) -> list[tuple[Note, ...]]:
    return with_one(NOTES, seat, (*NOTES[seat], *notes))


def used_up(card: str, cost: int) -> dict[str, Any]:
    """PS-16.2  Red plays a card from the hand for so many points."""
    return {
        "hands": with_one(HANDS, 0, less(HANDS[0], card)), "discard": ("ammo", card),
        "story": told(What.LEFT, 0, card=card), **({"ap": 5 - cost} if cost else {}),
    }  # fmt: skip


def placed(card: str, x: int, y: int, facing: int) -> Any:
    """The floor with one card more."""
    floor = busy().floor
    cell = floor.placed[0][1] + x + 64 * y
    return floor_of((*floor.placed, (box.ROOM_NUMBER[card], cell, facing)))


PAID: Final = {"ap": 4}
LIVING: Final = 0b1111
FIRE: Final = {"bullets": [4, 3, 2, 1], "tables": with_one(TABLES, 0, ("ammo", "combat_knife"))}
EMPTIED: Final = {**FIRE, "discard": ("ammo", "ammo")}

# An event, what was otherwise before it, and what it writes.
EXPECTED: Final[list[tuple[StationEvent, dict[str, Any], dict[str, Any]]]] = [
    (
        e.StationSetUp(("run_2", "hive"), ("armor", "gas_can", "host"), 3),
        {},
        {"plan": (16, 1), "deck": ("armor", "gas_can", "host"), "left": 3, "active": 3, "marker": 3},
    ),
    (e.CardDealt(1, "grenade"), {}, {"left": 3, "hands": with_one(HANDS, 1, more(HANDS[1], "grenade"))}),
    (
        e.CardDealt(3, "host"),
        {},
        {"left": 3, "hands": with_one(HANDS, 3, more(HANDS[3], "host")), "host": 3, "infected": 0b1110},
    ),
    (
        e.AlertDealt(1),
        {},
        {"left": 3, "discard": ("ammo", "parasite_alert"), "gray": 1, "parasites": (GRAY_AT_0, *PARASITES)},
    ),
    (e.TurnBegan(3, 4, arrives=False), {"begun": False}, {"begun": True, "ap": 4, "turn": 8}),
    (
        e.TurnBegan(3, 2, arrives=True),
        {"begun": False, "must_search": False},
        {
            "begun": True, "ap": 2, "turn": 8, "arrived": 0b1111, "where": [1, 0, 2, 2, 1, 3, 0, 0],
            "must_search": True,
        },
    ),
    (
        e.TurnEnded(0, 2),
        {"used": 15},
        {
            "active": 2, "begun": False, "ap": 0, "used": 0, "met": 0, "ran": 0, "fought": 0, "must_search": False,
            "bonus": NOBODY, "duty": NOBODY, "entering": NOBODY,
        },
    ),
    (e.MarkerActivated(2), {}, {"marker_active": True}),
    (e.PhaseBegan(2), {"phase": False}, {"phase": True, "doors_open": False}),
    # To the east: out of the Reactor; nothing lies beyond room 1; room 2 has no neighbour there.
    (e.ParasitesMoved(2), {}, {"die": 2, "parasites": (4, BLACK_AT_1, TURNED_AT_1, GRAY_AT_2)}),
    (e.ParasitesMoved(4), {}, {"die": 4, "parasites": (1, 2, GRAY_AT_2, 16)}),
    (e.PhaseEnded(3), {"marker_active": True}, {"phase": False, "marker": 3, "marker_active": False}),
    (
        e.ItemLaid(0, "keycard"),
        {},
        {
            "hands": with_one(HANDS, 0, less(HANDS[0], "keycard")),
            "tables": with_one(TABLES, 0, more(TABLES[0], "keycard")), "story": told(What.LEFT, 0, card="keycard"),
        },
    ),
    (
        e.ItemLaid(2, "ammo"),
        {},
        {
            "hands": with_one(HANDS, 2, less(HANDS[2], "ammo")), "bullets": [5, 3, 6, 1],
            "tables": with_one(TABLES, 2, ("ammo",)), "story": told(What.LEFT, 2, card="ammo"),
        },
    ),
    (e.BoostUsed(0), {}, used_up("energy_boost", -2)),
    # Red's own Android alone is in room 0 when orange has left; green is in room 2.
    (
        e.GrenadeThrown(0, 1, 2),
        {},
        {
            **used_up("grenade", 1), "striker": 1, "struck": NOBODY, "strike_room": 2, "met": MET | 1 << 5,
            "fought": FOUGHT | 1 << 2,
        },
    ),
    (
        e.GrenadeThrown(0, 0, 0),
        {"where": [1, 0, 2, 2, 1, 3, 2, 4]},
        {**used_up("grenade", 1), "striker": 0, "struck": NOBODY, "strike_room": 0},
    ),
    (
        e.HandScanned(0, 1, HANDS[1]),
        {},
        {
            **used_up("heat_scanner", 1),
            "notes": noted(0, Note(3, e.NOTE_LOOK, 1, HANDS[1])),
            "story": (*told(What.LEFT, 0, card="heat_scanner"), Incident(What.LOOK, 0, 1, 0, "")),
        },
    ),
    (e.KitUsed(0, (1,)), {}, used_up("first_aid_kit", 1)),
    (e.KitUsed(0, (1,)), {"options": options(first_aid_ap="0")}, used_up("first_aid_kit", 0)),
    (e.Searched(0, 0, (5, 0)), {}, {**PAID, "red": 0b00011, "draws": (5, 0), "must_search": False}),
    (
        e.Searched(0, 1, (1,)),
        {"bonus_too": 0},
        {**PAID, "draws": (1,), "must_search": False, "bonus": 0, "bonus_too": NOBODY},
    ),
    # Two cards of five are drawn by then, at most the first twelve may be the host card.
    (
        e.CardDrawn(1, "grenade"),
        {},
        {
            "left": 3, "hands": with_one(HANDS, 1, more(HANDS[1], "grenade")), "draws": (3, 2),
            "story": told(What.DRAW, 1, number=2),
        },
    ),
    (
        e.CardDrawn(3, "host"),
        {},
        {
            "left": 3, "hands": with_one(HANDS, 3, more(HANDS[3], "host")), "draws": (3, 2), "host": 3,
            "infected": 0b1110, "story": told(What.DRAW, 3, number=2),
        },
    ),
    (
        e.CardDrawn(1, "grenade"),
        {"fresh": ("grenade",)},
        {"left": 3, "hands": with_one(HANDS, 1, more(HANDS[1], "grenade")), "draws": (3, 2)},
    ),
    (
        e.CardDrawn(0, "grenade"),
        {"deck": DECK * 4, "left": 9, "draws": (0,)},
        {
            "left": 8, "hands": with_one(HANDS, 0, more(HANDS[0], "grenade")), "draws": (),
            "story": told(What.DRAW, 0, number=12),
        },
    ),
    (
        e.CardDrawn(0, "grenade"),
        {"deck": DECK * 4, "left": 8},
        {"left": 7, "hands": with_one(HANDS, 0, more(HANDS[0], "grenade")), "draws": (3, 2)},
    ),
    (
        e.AlertDrawn(1),
        {},
        {
            "left": 3, "discard": ("ammo", "parasite_alert"), "draws": (3, 2),
            "story": told(What.DRAW, NOBODY, number=2),
        },
    ),
    (
        e.DeckReshuffled(("keycard", "armor")),
        {},
        {"deck": ("keycard", "armor"), "left": 2, "fresh": ("armor", "keycard"), "discard": ()},
    ),
    (e.NothingLeftToDraw(), {}, {"draws": ()}),
    (
        e.ParasiteAppeared(1, "gray", 1),
        {},
        {"die": 1, "gray": 1, "parasites": (GRAY_AT_0, 4, BLACK_AT_1, TURNED_AT_1, GRAY_AT_2)},
    ),
    (e.ParasiteAppeared(1, "black", 3), {}, {"die": 1, "black": 2, "parasites": (*PARASITES, 4 * 3 + 1)}),
    (
        e.PullOwed(1, 4, 2),
        {"pull_seat": NOBODY, "pull_room": OFF},
        {"die": 4, "pull_seat": 1, "pull_room": 2},
    ),
    (
        e.ParasitePulled(3, "black", 1, 4),
        {},
        {"parasites": (GRAY_AT_0, TURNED_AT_1, GRAY_AT_2, 4 * 4 + 1), "pull_seat": NOBODY, "pull_room": OFF},
    ),
    (e.ParasiteWounded("gray", 2), {}, {"parasites": (GRAY_AT_0, BLACK_AT_1, TURNED_AT_1), "gray": 3}),
    (e.ParasiteWounded("turned", 1), {}, {"parasites": (GRAY_AT_0, BLACK_AT_1, GRAY_AT_2), "black": 4}),
    (
        e.ParasiteWounded("black", 1),
        {},
        {"parasites": (GRAY_AT_0, 4, TURNED_AT_1, GRAY_AT_2), "gray": 1, "black": 4},
    ),
    (
        e.ParasiteWounded("black", 1),
        {"gray": 0},
        {"parasites": (GRAY_AT_0, TURNED_AT_1, TURNED_AT_1, GRAY_AT_2)},
    ),
    # The second shot of two costs no point. The fifth bullet empties the second ammo card.
    (
        e.ShotFired(0, 4, 1, 0),
        {},
        {
            **EMPTIED, "shots": 0, "aimed": (4, 4), "met": MET | 1 << 3, "fought": FOUGHT | 1 << 1,
            "story": told(What.ATTACK, 0, 2, 7), "entering": 1, "duty": NOBODY,
        },
    ),
    (e.ShotFired(0, None, 3, 1), {"shots": 0}, {**EMPTIED, **PAID, "shots": 1}),
    (e.ShotWasted(0), {}, {**EMPTIED, "shots": 0}),
    (e.ShotWasted(1), {}, {"bullets": [5, 2, 2, 1], "shots": 0}),
    (
        e.Stabbed(0, 1, 2, 3, 1),
        {"duty": NOBODY},
        {
            **PAID, "die": 1, "striker": 1, "struck": 3, "strike_room": 2, "met": MET | 1 << 5,
            "fought": FOUGHT | 1 << 2,
            "story": told(What.ATTACK, 0, 1, 7),
        },
    ),
    (e.Stabbed(0, 1, 0, None, 4), {}, {**PAID, "die": 4, "striker": 1, "struck": NOBODY, "strike_room": 0}),
    (
        e.HitsLanded(((0, 2), (5, 1)), ((0, 1),)),
        {},
        {"hits": ((0, 2), (5, 1)), "shields": ((0, 1),), "aimed": ()},
    ),
    # Green is hit twice in room 2: one point less for each, and one of them is still hit there.
    (
        e.ArmorPlayed(1),
        {},
        {
            "hands": with_one(HANDS, 1, less(HANDS[1], "armor")), "discard": ("ammo", "armor"),
            "story": told(What.LEFT, 1, card="armor"), "hits": ((3, 1), (4, 1)),
        },
    ),
    (
        e.ArmorPlayed(1),
        {"hits": ((2, 1), (3, 1), (4, 1))},
        {
            "hands": with_one(HANDS, 1, less(HANDS[1], "armor")), "discard": ("ammo", "armor"),
            "story": told(What.LEFT, 1, card="armor"), "hits": ((4, 1),), "shields": ((2, 1),),
        },
    ),
    # What hits green elsewhere is not covered, and is asked about by itself.
    (
        e.ArmorPlayed(1),
        {"where": [1, 0, 2, 3, 1, 3, 0, 4]},
        {
            "hands": with_one(HANDS, 1, less(HANDS[1], "armor")), "discard": ("ammo", "armor"),
            "story": told(What.LEFT, 1, card="armor"), "hits": ((3, 2), (4, 1)), "shields": ((2, 1),),
        },
    ),
    (e.HitTaken(1), {}, {"shields": ((2, 1),)}),
    (e.CharacterHurt(2, 1, 3), {}, {"health": with_one(HEALTH, 2, 3), "hits": ((3, 2), (4, 1))}),
    (
        e.CharacterHurt(2, 1, 0),
        {},
        {"health": with_one(HEALTH, 2, 0), "hits": ((3, 2), (4, 1)), "where": with_one(WHERE, 2, OFF)},
    ),
    (
        e.CharacterHurt(1, 1, 0),
        {},
        {
            "health": with_one(HEALTH, 1, 0), "hits": ((3, 2), (4, 1)), "where": with_one(WHERE, 1, OFF),
            "bonus": NOBODY,
        },
    ),
    (
        e.PlayerEliminated(1, 3),
        {"health": [3, 0, 0, 0, 0, 3, 0, 0]},
        {
            "alive": 0b1101, "graves": [(), HANDS[1], (), ("armor",)], "hands": with_one(HANDS, 1, ()),
            "lost": ("heavy_gun", "ammo", "keycard"), "tables": with_one(TABLES, 1, ()), "bullets": [5, 0, 2, 1],
            "marker": 3, "story": told(What.DEATH, 1, 0b0101),
        },
    ),
    (
        e.CheckCardGiven(1, 0, True),
        {},
        {
            "checks": (CheckCard(3, 0, False), CheckCard(0, 1, True)),
            "notes": noted(0, Note(2, e.NOTE_CHECK, 1, ("infected",))),
        },
    ),
    (
        e.CheckCardGiven(1, 2, False),
        {},
        {"checks": (CheckCard(3, 0, False), CheckCard(2, 1, False)), "notes": noted(2, Note(2, e.NOTE_CHECK, 1, ()))},
    ),
    (e.TerminalUsed(2, 5, "scan"), {}, {**PAID, "used": TERMINAL_USED, "red": 0b01001, "use": "scan", "user": 5}),
    (e.ScanRead(2, 4), {}, {"use": "", "story": told(What.SCAN, NOBODY, LIVING, 2)}),
    (e.DoorsOpened(), {"doors_open": False}, {"doors_open": True, "use": ""}),
    (e.CamerasSwitchedOn(), {}, {"placing": ANYWHERE, "use": ""}),
    (e.SickBayUsed(0, 0, both=True), {}, {**PAID, "used": SICK_BAY_USED, "red": 0b00011, "use": "both", "user": 0}),
    (
        e.SickBayUsed(3, 7, both=False),
        {"used": SWAPPED},
        {**PAID, "used": SWAPPED | SICK_BAY_USED, "red": 0b10001, "use": "heal", "user": 7},
    ),
    (e.Healed((3,), 2, (3,)), {}, {"health": with_one(HEALTH, 3, 3), "use": ""}),
    (e.Healed((0,), 1, (4,)), {}, {"health": with_one(HEALTH, 0, 4), "use": ""}),
    (e.Healed((1, 3), 1, (3, 2)), {}, {"health": [3, 3, 4, 2, 2, 3, 4, 4], "use": ""}),
    (e.ExploreBegan(0, 1), {}, {**PAID, "placing": 1}),
    (
        e.CardBuried("parasites_4", "hive"),
        {"used": FAILED},
        {"plan": (box.HIVE, 11, 12, 10), "buried": 2, "used": SWAPPED | FAILED},
    ),
    (
        e.HiveSetAside("team_1"),
        {"plan": (box.HIVE, 11, 12)},
        {"plan": (11, 12), "aside": True, "ahead": 1, "used": SWAPPED},
    ),
    (e.ExploreFailed(), {"used": SWAPPED}, {"placing": OFF, "used": SWAPPED | FAILED}),
    (
        e.ExploreFailed(),
        {"plan": (11, 12), "aside": True},
        {"placing": OFF, "used": FAILED, "plan": (box.HIVE, 11, 12), "aside": False, "ahead": 2},
    ),
    (
        e.RoomPlaced("parasites_4", 1, "E", "turned", "hive"),
        {},
        {
            "floor": placed("parasites_4", 2, 0, box.TURNED_ROUND), "plan": (box.HIVE, 11, 12), "ahead": 1,
            "placing": OFF,
        },
    ),
    (
        e.RoomPlaced("parasites_4", 2, "N", "upright", "hive"),
        {"plan": (10, 11), "aside": True},
        {
            "floor": placed("parasites_4", 0, -2, box.UPRIGHT), "plan": (box.HIVE, 11), "ahead": 1, "placing": OFF,
            "aside": False,
        },
    ),
    # Only one card is left, and of those that were buried no other can be there.
    (
        e.RoomPlaced("parasites_4", 4, "W", "upright", "team_1"),
        {"plan": (10, 11), "buried": 2},
        {"floor": placed("parasites_4", -2, 0, box.UPRIGHT), "plan": (11,), "ahead": 1, "placing": OFF, "buried": 1},
    ),
    # A room with an icon for those who enter, or with another player, asks for something.
    (e.Walked(0, 1, 1, free=False), {}, {**PAID, "bonus": NOBODY, "where": with_one(WHERE, 1, 1), "entering": 1}),
    (e.Walked(0, 1, 4, free=True), {}, {"bonus": NOBODY, "where": with_one(WHERE, 1, 4), "entering": 1}),
    (
        e.Walked(2, 5, 4, free=False),
        {"where": [1, 0, 2, 2, 1, 3, 0, 0]},
        {**PAID, "bonus": NOBODY, "where": [1, 0, 2, 2, 1, 4, 0, 0]},
    ),
    (
        e.Walked(2, 5, 2, free=False),
        {"where": [1, 0, 0, 0, 1, 3, 0, 4]},
        {**PAID, "bonus": NOBODY, "where": [1, 0, 0, 0, 1, 2, 0, 4], "entering": 1},
    ),
    (
        e.Walked(2, 5, 1, free=False),
        {"where": [0, 0, 2, 2, 0, 3, 0, 4]},
        {**PAID, "bonus": NOBODY, "where": [0, 0, 2, 2, 0, 1, 0, 4], "entering": 1},
    ),
    (e.EntrySettled(0, duty=True, run=False), {}, {"entering": NOBODY, "duty": 0}),
    (
        e.EntrySettled(0, duty=False, run=True),
        {},
        {"entering": NOBODY, "duty": NOBODY, "bonus": 0, "bonus_too": 1, "ran": RAN | 1 << 2},
    ),
    (
        e.EntrySettled(1, duty=False, run=True),
        {"bonus": NOBODY},
        {"entering": NOBODY, "duty": NOBODY, "bonus": 1, "ran": RAN | 1 << 1},
    ),
    (
        e.TradeBegan(0, 1, 2),
        {"partner": NOBODY},
        {"partner": 1, "met": MET | 1 << 5},
    ),
    (e.CardOffered(0, "ammo"), {"offers": ("", "armor")}, {"offers": ("ammo", "armor"), "offered": (True, True)}),
    (e.CardOffered(3, "keycard"), {"offers": ("ammo", "")}, {"offers": ("ammo", "keycard"), "offered": (True, True)}),
    (
        e.HiveBurned(0),
        {},
        {
            **PAID, "hands": with_one(HANDS, 0, less(HANDS[0], *["gas_can"] * 3)),
            "discard": ("ammo", *["gas_can"] * 3),
            "story": (*STORY, *[Incident(What.LEFT, 0, 0, 0, "gas_can")] * 3),
        },
    ),
    (e.MatchEnded("sealed"), {}, {"end": "sealed"}),
]  # fmt: skip


def written(event: StationEvent, facts: dict[str, Any], start: Station | None = None) -> dict[str, Any]:
    """The fields that an event changed, as they are now; with these facts before it."""
    before = say(start or busy(), **facts)
    after = before.copy()
    GAME.evolve(after, event)
    return changed(before, after)


def changed(before: Station, after: Station) -> dict[str, Any]:
    facts = facts_of(before)
    return {name: fact for name, fact in facts_of(after).items() if fact != facts[name]}


@pytest.mark.parametrize(("event", "facts", "expected"), EXPECTED, ids=lambda value: type(value).__name__)
def test_an_event_writes_exactly_this(event: StationEvent, facts: dict[str, Any], expected: dict[str, Any]) -> None:
    assert written(event, facts) == expected


def test_every_event_stands_in_the_list() -> None:
    """But for the one of a trade, which has the tests of section 10 and those below."""
    assert {type(event) for event, _, _ in EXPECTED} == set(GAME.event_types()) - {e.CardsTraded}


def traded(hands: dict[int, list[str]], given: str, back: str, failed: bool = False, **switches: str) -> dict[str, Any]:
    """What the second offer of a trade changes; green's Trooper has walked in on red and purple, who is the Host."""
    state = at(built("empty_1 0 E upright", **switches), R=1, P=1)
    state.active, state.turn = 1, 9
    state = infect(hold(state, hands), host=2)
    if failed:
        in_vain(state, 2)
    do(state, "walk trooper E")
    do(state, f"trade {0 if 0 in hands else 2}")
    do(state, f"offer {given}", seat=1)
    before = state.copy()
    do(state, f"offer {back}", seat=before.now.partner)
    return changed(before, state)


@clause("PS-10.1", "PS-10.7")
def test_a_trade_of_items_writes_two_hands_two_notes_and_one_fact() -> None:
    hands = {0: ["armor", "keycard"], 1: ["ammo", "gas_can"]}
    red, green, purple, orange = [(box.INFECTIONS[seat],) * 3 for seat in range(4)]
    assert traded(hands, "ammo", "keycard") == {
        "hands": [
            ("ammo", "armor", *red), ("gas_can", *green, "keycard"), ("gas_can", "gas_can", *purple),
            ("gas_can", "gas_can", *orange),
        ],
        "notes": [
            (Note(0, e.NOTE_TRADE, 1, ("keycard", "ammo")),), (Note(0, e.NOTE_TRADE, 0, ("ammo", "keycard")),), (), (),
        ],
        "story": (Incident(What.TRADE, 1, 0, 9, ""),), "partner": NOBODY, "offers": ("", ""),
        "offered": (False, False), "duty": NOBODY,
    }  # fmt: skip


@clause("PS-10.4", "PS-18.2")
def test_only_an_infected_giver_infects_and_only_the_host_makes_a_host() -> None:
    hands = {1: ["ammo", "gas_can"], 2: ["armor", "keycard"]}
    infection = traded(hands, "ammo", "infection_purple")
    assert (infection["infected"], infection["infections"]) == (0b0110, (Infection(2, 1),))
    assert "host" not in infection

    hands = {1: ["ammo", "gas_can"], 2: ["armor", "host", "infection_red"]}
    passed = traded(hands, "ammo", "host", host_card_infects="on", failed=True)
    assert (passed["infected"], passed["infections"], passed["host"]) == (0b0110, (Infection(2, 1),), 1)


@clause("PS-18.3")
def test_a_harder_hive_takes_four_gas_cans_out_of_the_hand() -> None:
    hand = ("ammo", "gas_can", "gas_can", "gas_can", "gas_can", "keycard")
    facts = {"options": options(harder_hive="on"), "hands": with_one(HANDS, 0, hand)}

    assert written(e.HiveBurned(0), facts)["hands"][0] == ("ammo", "keycard")


def test_what_may_be_done_is_worked_out_once_and_again_after_every_event() -> None:
    state = built("run_1 0 E upright")
    legal = GAME.legal_moves(state, 0)
    assert legal
    assert GAME.legal_moves(state, 0) is legal
    assert GAME.legal_moves(state, 1) == ()
    GAME.evolve(state, e.MarkerActivated(0))

    assert state.cached is None


def test_a_copy_is_equal_and_shares_nothing_that_can_be_written() -> None:
    state = busy()
    twin = state.copy()
    assert twin == state
    for field in fields(Station):
        mine = getattr(state, field.name)
        if isinstance(mine, list):
            assert getattr(twin, field.name) is not mine, field.name


@pytest.mark.parametrize(("event", "facts"), [(event, facts) for event, facts, _ in EXPECTED])
def test_an_event_changes_neither_copies_nor_views_that_were_made_before(
    event: StationEvent, facts: dict[str, Any]
) -> None:
    state = say(busy(), **facts)
    view, twin = GAME.view(state, 2), state.copy()
    told, kept = to_json(view), facts_of(twin)
    copy_of_twin = twin.copy()

    GAME.evolve(state, event)
    assert to_json(view) == told
    assert facts_of(twin) == kept
    GAME.evolve(twin, event)
    assert facts_of(twin) == facts_of(state)
    assert facts_of(copy_of_twin) == kept


def test_the_turn_is_one_value_that_state_copy_view_and_imagined_state_share() -> None:
    state = busy()
    view = GAME.view(state, 1)

    assert view.now is state.now
    assert state.copy().now is state.now
    assert public_state(view).now is state.now
