"""Section 19: exactly what each viewer sees of a busy table, and of each event; and what it keeps of it."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, Final

import msgspec
import pytest

from openps.engine import codec
from openps.games.panic_station import box
from openps.games.panic_station import events as e
from openps.games.panic_station.events import CheckCard, Infection, StationEvent
from openps.games.panic_station.imagine import public_state
from openps.games.panic_station.now import TurnView
from openps.games.panic_station.pieces import NOBODY, OFF
from openps.games.panic_station.state import Ask, Station
from openps.games.panic_station.view import (
    CharacterView,
    ParasiteView,
    PlacedView,
    PlayerView,
    Revealed,
    StationView,
)
from openps.wire import encoding
from tests.clauses import clause
from tests.games.panic_station.busy import FOUGHT, HANDS, MET, NOTES, RAN, STORY, TABLES, busy
from tests.games.panic_station.tables import GAME, say
from tests.games.panic_station.test_events import EXPECTED

RED, GREEN, PURPLE, ORANGE, SPECTATOR = 0, 1, 2, 3, None


def people(*facts: tuple[int, int]) -> list[CharacterView]:
    return [CharacterView(room, health) for room, health in facts]


@clause("PS-19.1", "PS-19.3")
def test_everybody_sees_all_that_lies_open_and_how_much_is_hidden() -> None:
    public = StationView(
        viewer=None, options=busy().options, ask=Ask.PULL, asked=(3,), active=0, turn=7,
        now=TurnView(
            begun=True, ap=5, must_search=True, used=0, met=MET, ran=RAN, fought=FOUGHT, bonus=1, duty=1, entering=0,
            use="doors", user=3, draws=(0, 3, 2), pull_seat=3, pull_room=4, placing=2, shots=1, aimed=(4,),
            hits=((2, 1), (3, 2), (4, 1)), shields=((1, 2), (2, 1)), die=3, striker=6, struck=4,
            strike_room=1, phase=True, partner=3, offered=(True, True),
        ),
        marker=2, marker_active=False, doors_open=True,
        placed=(
            PlacedView("reactor", 0, 0, "upright", red=True), PlacedView("run_1", 1, 0, "upright", red=False),
            PlacedView("parasites_3", 0, -1, "upright", red=False),
            PlacedView("open_terminal", 0, 1, "turned", red=False), PlacedView("team_1", -1, 0, "turned", red=False),
        ),
        rooms_ahead=("parasites_4", "hive", "team_1"), rooms_hidden=0, rooms_buried=("team_2",), hive_aside=False,
        parasites=(
            ParasiteView("gray", 0), ParasiteView("black", 1), ParasiteView("turned", 1), ParasiteView("gray", 2),
        ),
        gray=2, black=3,
        players=(
            PlayerView(True, True, 11, TABLES[0], 5, 0, *people((1, 3), (0, 2))),
            PlayerView(True, True, 5, TABLES[1], 3, 0, *people((2, 4), (2, 1))),
            PlayerView(True, True, 5, TABLES[2], 2, 0, *people((1, 2), (3, 3))),
            PlayerView(True, False, 5, TABLES[3], 1, 1, *people((0, 4), (4, 4))),
        ),
        deck=4, fresh=(), discard=("ammo",), lost=("heavy_gun",), checks=(CheckCard(3, 0, None),), story=STORY, hand=(),
        grave=(), infected=False, host=False, offer="", notes=(), revealed=None, end="",
    )  # fmt: skip

    assert GAME.view(busy(), SPECTATOR) == public


OWN: Final[dict[int | None, dict[str, Any]]] = {
    RED: {"hand": HANDS[0], "offer": "gas_can"},
    GREEN: {"hand": HANDS[1], "infected": True},
    PURPLE: {"hand": HANDS[2], "infected": True, "host": True, "notes": NOTES[2]},
    ORANGE: {"hand": HANDS[3], "grave": ("armor",), "offer": "armor", "checks": (CheckCard(3, 0, False),)},
}


@clause("PS-19.1", "PS-19.2", "PS-10.1", "PS-18.5")
@pytest.mark.parametrize("viewer", OWN)
def test_a_player_sees_the_same_and_the_own_secrets(viewer: int) -> None:
    everybody = GAME.view(busy(), SPECTATOR)

    assert GAME.view(busy(), viewer) == replace(everybody, viewer=viewer, **OWN[viewer])


@clause("PS-10.1")
@pytest.mark.parametrize(("offers", "offered"), [(("ammo", ""), (True, False)), (("", "ammo"), (False, True))])
def test_everybody_sees_who_has_chosen_and_only_the_chooser_what(
    offers: tuple[str, str], offered: tuple[bool, bool]
) -> None:
    state = busy()
    say(state, offers=offers)

    assert [GAME.view(state, viewer).now.offered for viewer in (RED, GREEN, ORANGE, SPECTATOR)] == [offered] * 4
    assert [GAME.view(state, viewer).offer for viewer in (RED, GREEN, PURPLE, ORANGE)] == [offers[0], "", "", offers[1]]


@clause("PS-19.5", "PS-18.5")
@pytest.mark.parametrize("viewer", [*OWN, SPECTATOR])
def test_once_it_is_over_everything_is_revealed_to_everybody(viewer: int | None) -> None:
    state = busy()
    state.end = "sealed"
    seen = GAME.view(state, viewer)

    assert seen.revealed == Revealed(
        hands=tuple(HANDS), graves=((), (), (), ("armor",)), infected=0b0110, host=2, infections=(Infection(2, 1),),
        deck=("armor", "ammo", "parasite_alert", "gas_can"), rooms=("parasites_4", "hive", "team_1", "team_2"),
    )  # fmt: skip
    assert seen.checks == (CheckCard(3, 0, False),)
    assert (seen.ask, seen.asked, seen.end) == (None, (), "sealed")


@clause("PS-3.4", "PS-7.8", "PS-7.13")
@pytest.mark.parametrize(
    ("ahead", "buried", "shown"),
    [
        (1, 0, (("parasites_4",), 3, ())),
        (2, 1, (("parasites_4", "hive"), 1, ("team_2",))),
        (1, 2, (("parasites_4",), 1, ("team_1", "team_2"))),
        (1, 4, (("parasites_4",), 0, ("hive", "team_1", "team_2"))),
        (5, 2, (("parasites_4", "hive", "team_1", "team_2"), 0, ())),
    ],
)
def test_of_the_rooms_the_first_and_those_that_were_buried_are_known(ahead: int, buried: int, shown: Any) -> None:
    state = busy()
    state.ahead, state.buried = ahead, buried
    seen = GAME.view(state, GREEN)

    assert (seen.rooms_ahead, seen.rooms_hidden, seen.rooms_buried) == shown


def test_who_is_off_the_board_is_in_no_room() -> None:
    state = busy()
    state.where[2], state.where[3], state.health[3] = OFF, OFF, 0
    state.alive, state.red = 0b1101, 0b10010
    seen = GAME.view(state, RED)

    assert (seen.players[1].trooper, seen.players[1].android) == (CharacterView(None, 4), CharacterView(None, 0))
    assert [player.alive for player in seen.players] == [True, False, True, True]
    assert [placed.red for placed in seen.placed] == [False, True, False, False, True]


# ---- the questions


@clause("PS-9.1", "PS-10.1", "PS-16.12", "PS-14.4")
def test_of_all_that_is_pending_the_first_is_asked() -> None:
    state = busy()
    seen: list[tuple[Ask | None, tuple[int, ...]]] = []
    for settled in (
        {}, {"pull_seat": NOBODY}, {"shots": 0}, {"shields": ((2, 1),)}, {"shields": ()}, {"placing": OFF},
        {"offers": ("", "ammo")}, {"offers": ("ammo", "")}, {"offers": ("", "")}, {"partner": NOBODY},
        {"duty": NOBODY}, {"end": "sealed"},
    ):  # fmt: skip
        say(state, **settled)
        view = GAME.view(state, SPECTATOR)
        seen.append((view.ask, view.asked))
        decision = GAME.decision(state)
        assert (view.ask, view.asked) == ((None, ()) if decision is None else (decision.ask, decision.seats))

    assert seen == [
        (Ask.PULL, (3,)), (Ask.SECOND_SHOT, (0,)), (Ask.ARMOR, (1,)), (Ask.ARMOR, (2,)), (Ask.PLACE, (0,)),
        (Ask.OFFER, (3,)), (Ask.OFFER, (0,)), (Ask.OFFER, (3,)), (Ask.OFFER, (0, 3)), (Ask.ENTRY, (0,)),
        (Ask.ACT, (0,)), (None, ()),
    ]  # fmt: skip


# ---- what is named


@clause("PS-19.3")
def test_every_card_that_a_view_shows_is_counted_as_seen() -> None:
    board = {"reactor", "run_1", "parasites_3", "open_terminal", "team_1", "parasites_4", "hive", "team_2"}
    open_cards = {"ammo", "combat_knife", "keycard", "target_scope", "heavy_gun", ""}
    state = busy()
    assert GAME.visible(GAME.view(state, SPECTATOR)) == board | open_cards
    state.notes[PURPLE] = (e.Note(1, e.NOTE_LOOK, RED, ("first_aid_kit",)),)
    assert GAME.visible(GAME.view(state, PURPLE)) == board | open_cards | set(HANDS[2]) | {"first_aid_kit"}
    assert GAME.visible(GAME.view(state, ORANGE)) == board | open_cards | set(HANDS[3]) | {"armor"}

    state.plan, state.ahead, state.buried, state.aside = (10, 11), 1, 0, True
    state.fresh, state.offers = ("energy_boost",), ("grenade", "")
    state.story = (*STORY, e.Incident(e.What.LEFT, 1, 0, 0, "heat_scanner"))
    hidden = board - {"team_1", "team_2"} | {"team_1"}
    assert GAME.visible(GAME.view(state, SPECTATOR)) == hidden | open_cards | {"energy_boost", "heat_scanner"}
    assert "grenade" in GAME.visible(GAME.view(state, RED))
    state.aside = False
    assert "hive" not in GAME.visible(GAME.view(state, SPECTATOR))

    state.end = "sealed"
    everything = {card for hand in HANDS for card in hand} | {"parasite_alert", "armor", "team_1"}
    assert everything <= GAME.visible(GAME.view(state, SPECTATOR))


def test_the_cards_that_an_event_names_are_found_wherever_they_stand() -> None:
    assert GAME.named(e.StationSetUp(("run_2", None), ("armor", None, "host"), 3)) == ["run_2", "armor", "host"]
    assert GAME.named(e.HandScanned(0, 1, ("ammo", "infection_red"))) == ["ammo", "infection_red"]
    assert GAME.named(e.ParasiteAppeared(1, "gray", 2)) == []


# ---- events

GATED: Final[list[tuple[StationEvent, StationEvent, tuple[int, ...]]]] = [
    (e.CardDealt(1, "host"), e.CardDealt(1, None), (GREEN,)),
    (e.CardDrawn(2, "host"), e.CardDrawn(2, None), (PURPLE,)),
    (e.HandScanned(0, 1, ("ammo", "armor")), e.HandScanned(0, 1, (None, None)), (RED, GREEN)),
    (e.CheckCardGiven(1, 3, True), e.CheckCardGiven(1, 3, None), (ORANGE,)),
    (e.CardOffered(3, "ammo"), e.CardOffered(3, None), (ORANGE,)),
    (e.DeckReshuffled(("ammo", "armor", "armor")), e.DeckReshuffled((None, None, None)), ()),
    (
        e.StationSetUp(("run_2", "run_1", "hive"), ("armor", "ammo"), 2),
        e.StationSetUp(("run_2", None, None), (None, None), 2),
        (),
    ),
]
"""What happens, what everybody is told of it, and who is told all of it."""


@clause("PS-19.2", "PS-19.3")
@pytest.mark.parametrize(("event", "public", "knowing"), GATED, ids=lambda value: type(value).__name__)
def test_a_secret_of_an_event_is_for_those_who_may_know_it(
    event: StationEvent, public: StationEvent, knowing: tuple[int, ...]
) -> None:
    for viewer in (RED, GREEN, PURPLE, ORANGE, SPECTATOR):
        assert GAME.mask(event, viewer) == (event if viewer in knowing else public)


@clause("PS-19.1")
def test_every_other_event_is_told_to_everybody_as_it_is() -> None:
    gated = {type(event) for event, _, _ in GATED}
    for event, _, _ in EXPECTED:
        if type(event) not in gated:
            assert [GAME.mask(event, viewer) for viewer in (RED, ORANGE, SPECTATOR)] == [event] * 3


# ---- what is imagined of what was seen

HIDDEN: Final = {
    "hands", "graves", "plan", "deck", "left", "infected", "host", "infections", "checks", "notes", "offers",
}  # fmt: skip


@clause("PS-19.3")
@pytest.mark.parametrize("viewer", [*OWN, SPECTATOR])
def test_whoever_imagines_a_table_keeps_every_fact_that_everybody_sees(viewer: int | None) -> None:
    state = busy()
    state.fresh = ("ammo", "armor")
    imagined = public_state(GAME.view(state, viewer))
    for field in fields(Station):
        if field.compare and field.name not in HIDDEN:
            assert getattr(imagined, field.name) == getattr(state, field.name), field.name
    own = [NOTES[seat] if seat == viewer else () for seat in range(4)]
    assert imagined.notes == own


def test_facts_that_are_not_so_are_kept_as_well() -> None:
    """The same with every yes a no, somebody dead, cards red and the Hive set aside."""
    state = busy()
    say(state, aside=True, must_search=False, begun=False, phase=False, doors_open=False)
    state.marker_active, state.alive, state.red, state.end = True, 0b1011, 0b10110, "sealed"
    state.where[4] = state.where[5] = OFF
    state.plan, state.ahead, state.buried = (10, 11, 12, 13), 2, 2
    imagined = public_state(GAME.view(state, GREEN))
    for field in fields(Station):
        if field.compare and field.name not in HIDDEN:
            assert getattr(imagined, field.name) == getattr(state, field.name), field.name
    state.plan = ()
    assert (public_state(GAME.view(state, GREEN)).ahead, box.HIVE in state.plan) == (1, False)


def test_a_view_in_the_middle_of_everything_comes_back_by_both_ways() -> None:
    """Every fact of the turn is there: what is in a tuple as well as what is not."""
    view = GAME.view(busy(), ORANGE)
    reader = encoding.Reader(GAME, view.options)

    assert codec.Reader([StationView]).read(codec.plain(view)) == view
    assert reader.view(msgspec.json.decode(encoding.encode_view(view))) == view


def another(value: object) -> object:
    """A value of the same kind that is not the one that is there at first."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 7
    return "scan" if isinstance(value, str) else ((True, True) if value == (False, False) else ((3, 1),))


@pytest.mark.parametrize("name", [one.name for one in fields(TurnView)])
def test_a_copy_of_a_turn_has_every_field(name: str) -> None:
    turn = replace(TurnView(), **{name: another(getattr(TurnView(), name))})
    assert turn != TurnView()
    assert turn.copy() == turn
