"""What each event writes, and nothing else: the whole state before and after is compared, field by field."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final, get_args

import pytest

from openps.games.negotiator import events as e
from openps.games.negotiator.events import CrisisEvent
from openps.games.negotiator.evolve import evolve
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.moves import CrisisMove, Reroll
from openps.games.negotiator.state import CONCEDED, FACE_DOWN, FACE_UP, Ask, Crisis, Fate, Phase
from tests.games.negotiator.tables import table


def busy() -> Crisis:
    """In the middle of everything: no field is as it was at the beginning, and no two numbers are the same."""
    return table(
        "donna", turn=3, phase=Phase.DISCUSSION, ask=Ask.DICE, todo=["settle"], threat=3, points=6, zone=5, freed=4,
        dead=2, stock=3, hand=["keep_cool", "small_talk", "sniper"], market=["keep_cool", "trust_me", "bold_lie"],
        played=["trust_me", "small_talk"], down=["what_do_you_want"], removed=["coming_in"],
        deck=["lights_out", "beer", "press"], discard=["worsening"], shown="pizza", turned="pizza",
        minors=["press", "beer"], out=["impatient"], demands=["her_post_back", "helicopter"],
        faces=[FACE_DOWN, FACE_UP], spare=["ransom"], gone=["weapons"], clock=True, cut=True, dice=[1, 2, 3],
        fours=[1, 0, 1], rerolls=[4, 5, 6], testing="small_talk", rolled=[4, 4, 2], converted=1, easy=True, again=7,
    )  # fmt: skip


EXPECTED: Final[list[tuple[CrisisEvent, dict[str, Any]]]] = [
    (e.TakerSet("edward", 2, 6), {"taker": "edward", "zone": 2, "stock": 1, "threat": 6}),
    (
        e.DemandsPlaced(("weapons",), ("school_bus", "helicopter")),
        {"demands": ["weapons"], "faces": [FACE_DOWN], "spare": ["helicopter", "school_bus"]},
    ),
    (
        e.TerrorDeckBuilt(("shot_inside", "pizza"), ("press", "beer")),
        {"deck": ["shot_inside", "pizza"], "out": ["beer", "press"]},
    ),
    (e.TalkBegan(9, last=True), {"turn": 9, "last": True}),
    (e.Asked("take", ("take 2", "settle")), {"ask": Ask.TAKE, "todo": ["take 2", "settle"]}),
    (e.CardPlayed("sniper"), {"hand": ["keep_cool", "small_talk"], "played": ["trust_me", "small_talk", "sniper"]}),
    (e.CardLaid("sniper"), {"hand": ["keep_cool", "small_talk"], "down": ["what_do_you_want", "sniper"]}),
    (e.CardPaid("keep_cool"), {"hand": ["small_talk", "sniper"], "down": ["what_do_you_want", "keep_cool"]}),
    (
        e.DiceRolled("sniper", (6, 1)),
        {
            "testing": "sniper", "rolled": [6, 1], "converted": 0, "again": 15, "dice": [0, 2, 3], "fours": [0, 0, 1],
            "rerolls": [0, 5, 6],
        },
    ),
    (e.DieRerolled(2, 5, forced=False), {"rolled": [4, 4, 5], "again": 6}),
    (e.DieRerolled(0, 1, forced=True), {"rolled": [1, 4, 2]}),
    (e.AbilityTriggered("donna"), {}),
    (e.FourConverted(), {"converted": 2}),
    (e.TestJudged("small_talk", 2), {"testing": "", "rolled": [], "converted": 0, "easy": False, "again": 0}),
    (e.PointsChanged(-8), {"points": -2}),
    (e.ThreatMoved(3, 5), {"threat": 5}),
    (e.HostageFreed(), {"zone": 4, "freed": 5}),
    (e.HostageKilled(), {"zone": 4, "dead": 3}),
    (e.HostageSpared(), {}),
    (e.HostagesAdded(2), {"zone": 7, "stock": 1}),
    (e.DiceChanged(-2, "next_test"), {"dice": [-1, 2, 3]}),
    (e.DiceChanged(2, "this_discussion"), {"dice": [1, 4, 3]}),
    (e.DiceChanged(1, "this_turn"), {"dice": [1, 2, 4]}),
    (e.FoursGiven("this_discussion"), {"fours": [1, 1, 1]}),
    (e.FoursGiven("next_test"), {}),
    (e.RerollsGiven(2, "next_test"), {"rerolls": [6, 5, 6]}),
    (e.RerollsGiven(1, "this_turn"), {"rerolls": [4, 5, 7]}),
    (e.DemandRevealed(0, "her_post_back"), {"faces": [FACE_UP, FACE_UP]}),
    (e.DemandConceded("her_post_back", 4), {"points": 2, "faces": [CONCEDED, FACE_UP]}),
    (e.DemandConceded("press", 1), {"points": 5}),
    (e.MinorSettled("press"), {"minors": ["beer"], "discard": ["worsening", "press"]}),
    (
        e.CardBought("bold_lie", 4),
        {"points": 2, "market": ["keep_cool", "trust_me"], "hand": ["bold_lie", "keep_cool", "small_talk", "sniper"]},
    ),
    (
        e.CardTaken("keep_cool"),
        {"market": ["trust_me", "bold_lie"], "hand": ["keep_cool", "keep_cool", "small_talk", "sniper"]},
    ),
    (e.CardRemoved("small_talk"), {"played": ["trust_me"], "removed": ["coming_in", "small_talk"]}),
    (e.TalkCut(), {}),
    (
        e.TalkEnded(),
        {
            "phase": Phase.PURCHASE, "cut": False, "ask": None, "todo": [], "dice": [0, 0, 3], "fours": [0, 0, 1],
            "rerolls": [0, 0, 6],
        },
    ),
    (
        e.PurchaseEnded(),
        {
            "points": 0, "phase": Phase.TERROR, "ask": None, "played": [], "down": [],
            "market": ["keep_cool", "small_talk", "what_do_you_want", "trust_me", "trust_me", "bold_lie"],
        },
    ),
    (e.TerrorDrawn("press"), {"deck": ["lights_out", "beer"], "shown": "press", "turned": "press"}),
    (e.TerrorResolved("pizza"), {"shown": "", "discard": ["worsening", "pizza"]}),
    (e.TerrorDropped("press"), {"deck": ["lights_out", "beer"], "discard": ["worsening", "press"]}),
    (e.MinorKept("pizza"), {"shown": "", "minors": ["press", "beer", "pizza"]}),
    (
        e.TerrorEnded(),
        {
            "ask": None, "todo": [], "dice": [0, 0, 0], "fours": [0, 0, 0], "rerolls": [0, 0, 0], "played": [],
            "down": [], "market": ["keep_cool", "small_talk", "what_do_you_want", "trust_me", "trust_me", "bold_lie"],
        },
    ),
    (e.TakerCaptured(), {"fate": Fate.CAPTURED, "ask": None, "todo": []}),
    (e.TakerEliminated(), {}),
    (
        e.AccompliceTookOver(),
        {
            "fate": Fate.ACCOMPLICE, "gone": ["her_post_back", "helicopter"], "demands": [], "minors": [],
            "discard": ["worsening", "press", "beer"], "clock": False,
        },
    ),
    (e.AccompliceSurrendered(), {"fate": Fate.SURRENDERED, "ask": None, "todo": []}),
    (e.TakerEscaped(), {"fate": Fate.ESCAPED, "ask": None, "todo": []}),
    (e.TimeRanOut(5), {"fate": Fate.OUT_OF_TIME, "zone": 0, "dead": 7, "ask": None, "todo": []}),
    (e.HopeLost(), {"ask": None, "todo": []}),
    (e.Abandoned(), {"fate": Fate.ABANDONED, "ask": None, "todo": []}),
]  # fmt: skip


def written(event: CrisisEvent, **facts: Any) -> dict[str, Any]:
    """The fields that an event changed, as they are now; with these facts before it."""
    before = busy()
    for name, value in facts.items():
        setattr(before, name, value)
    after = before.copy()
    evolve(after, event)
    names = [field.name for field in fields(Crisis)]
    return {name: getattr(after, name) for name in names if getattr(after, name) != getattr(before, name)}


@pytest.mark.parametrize(("event", "expected"), EXPECTED, ids=lambda value: getattr(type(value), "__name__", ""))
def test_an_event_writes_exactly_this(event: CrisisEvent, expected: dict[str, Any]) -> None:
    assert written(event) == expected


def test_every_event_stands_in_the_list() -> None:
    assert {type(event) for event, _ in EXPECTED} == set(NEGOTIATOR.event_types())


@pytest.mark.clause("NG-R33", "NG-10.15")
def test_only_an_escape_that_is_granted_starts_the_clock() -> None:
    assert written(e.DemandConceded("helicopter", 4), clock=False)["clock"] is True
    assert "clock" not in written(e.DemandConceded("her_post_back", 4), clock=False)
    assert "clock" not in written(e.DemandConceded("press", 0), clock=False)


@pytest.mark.clause("NG-11.9", "NG-11.10")
def test_an_elimination_ends_the_match_only_with_the_zone_empty() -> None:
    assert written(e.TakerEliminated(), zone=0) == {"fate": Fate.ELIMINATED, "ask": None, "todo": []}


@pytest.mark.clause("NG-6.9")
def test_a_hang_up_is_remembered_until_the_talk_is_over() -> None:
    assert written(e.TalkCut(), cut=False) == {"cut": True}


@pytest.mark.clause("NG-R11")
@pytest.mark.parametrize("span", range(3))
def test_fours_of_any_duration_are_free_in_a_test_and_without_any_they_are_not(span: int) -> None:
    only = [int(place == span) for place in range(3)]
    assert written(e.DiceRolled("sniper", (6, 1)), easy=False, fours=only)["easy"] is True
    assert written(e.DiceRolled("sniper", (6, 1)), fours=[0, 0, 0])["easy"] is False


@pytest.mark.clause("NG-4.1")
def test_a_talk_begins_a_discussion() -> None:
    assert written(e.TalkBegan(3, last=False), phase=Phase.TERROR) == {"phase": Phase.DISCUSSION}


def test_a_copy_is_equal_and_shares_nothing_that_can_be_written() -> None:
    state = busy()
    twin = state.copy()
    assert twin == state
    for field in fields(Crisis):
        mine = getattr(state, field.name)
        if isinstance(mine, list):
            assert getattr(twin, field.name) is not mine, field.name


def test_every_kind_of_move_is_among_all_moves_and_every_die_can_be_rolled_again() -> None:
    """Clients and proofs ask for them: what is missing there would never be offered or tried."""
    every = NEGOTIATOR.all_moves(NEGOTIATOR.options(1, {}))

    assert {type(move) for move in every} == set(get_args(CrisisMove))
    assert [move.die for move in every if isinstance(move, Reroll)] == [0, 1, 2, 3, 4]
