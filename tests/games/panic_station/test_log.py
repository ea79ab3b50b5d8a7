"""The log says what happened: who did it, to whom, where, and what came of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from openps.engine.ids import Viewer
from openps.games.panic_station import box
from openps.games.panic_station.state import Station
from openps.words.messages import LANGUAGES, Messages
from openps.words.teller import Teller
from tests.clauses import clause
from tests.games.panic_station.tables import (
    GAME,
    at,
    built,
    do,
    end_turn,
    hold,
    infect,
    kill,
    parasites,
    say,
    table,
)


def lines(events: Sequence[Any], language: str = "en", viewer: Viewer = None) -> list[str]:
    teller = Teller(Messages(language, GAME.info.package), viewer)
    told = [teller.event(GAME.mask(event, viewer)) for event in events]
    return [line.removeprefix("--- ") for line in told if line]


def fighting(*cards: str) -> Station:
    """Red's characters are in room 1 with green's Trooper; these lie on red's table."""
    return hold(table(at(built("team_1 0 E upright", "empty_1 1 N turned"), R=1, r=1, G=1), 0, *cards))


@clause("PS-11.13", "PS-11.14")
@pytest.mark.parametrize(
    ("bug", "supply", "told"),
    [
        ("gray", 5, "A gray parasite died in room 1."),
        ("turned", 5, "A turned black parasite died in room 1."),
        ("black", 5, "A black parasite was wounded in room 1, and a gray one took its place."),
        ("black", 0, "A black parasite was wounded in room 1 and turned to its gray side."),
    ],
)
def test_a_parasite_dies_or_changes_its_color(bug: str, supply: int, told: str) -> None:
    state = parasites(fighting("ammo"), **{bug: [1]})
    state.gray = supply

    assert lines(do(state, f"fire {bug}"))[1] == told


@clause("PS-12.9")
def test_a_team_search_names_itself_the_partner_and_the_room() -> None:
    team = do(fighting(), "team_search android 1", 0)
    alone = do(fighting(), "search android")

    assert lines(team)[0] == "Seat 0’s Android made a team search with Seat 1 in room 1."
    assert lines(team, viewer=1)[0] == "Seat 0’s Android made a team search with you in room 1."
    assert lines(alone, viewer=0)[0] == "Your Android searched room 1."
    assert lines(team, "fr")[0] == "L’androïde du siège 0 a fait une fouille en équipe avec le siège 1 dans la pièce 1."


@clause("PS-5.4", "PS-4.8")
@pytest.mark.parametrize(("marker", "told"), [(1, " The parasite marker went to Seat 2."), (2, ""), (0, "")])
def test_the_marker_of_a_dead_player_says_where_it_goes(marker: int, told: str) -> None:
    state = kill(fighting("ammo"), "g")
    state.health[2], state.marker = 1, marker
    do(state, "fire green_trooper")

    assert f"Seat 1 lost both characters and is out of the game.{told}" in lines(do(state, "take_hit"))


@clause("PS-11.10", "PS-11.9")
def test_a_grenade_and_a_knife_name_characters_and_rooms() -> None:
    thrown = do(hold(at(fighting(), R=0), {0: ["grenade", "armor", "armor"]}), "grenade trooper E")
    assert lines(thrown)[0] == "Seat 0’s Trooper threw a grenade into room 1."

    for die, end in ((2, "missed (2)."), (3, "hit (3).")):
        stabbed = do(fighting("combat_knife"), "stab trooper green_trooper", die)
        assert lines(stabbed)[0] == f"Seat 0’s Trooper attacked Seat 1’s Trooper with a knife in room 1 and {end}"
        assert lines(stabbed, viewer=1)[0] == f"Seat 0’s Trooper attacked your Trooper with a knife in room 1 and {end}"


@clause("PS-15.1", "PS-15.3", "PS-16.6")
def test_healing_says_how_many_points_and_the_health_now() -> None:
    state = hold(at(built("sick_bay 0 N upright"), R=1, r=1), {0: ["first_aid_kit", "armor", "armor"]})
    state.health[0], state.health[1] = 3, 1
    one, both = state.copy(), state.copy()

    assert lines(do(one, "heal trooper"))[-1] == "Healing restored 1 HP to Seat 0’s Trooper (now 4 HP)."
    assert lines(do(both, "heal both"))[-1] == (
        "Healing restored 1 HP to Seat 0’s Trooper, Seat 0’s Android (now 4, 2 HP)."
    )
    assert lines(do(state, "first_aid red_android"), viewer=0) == [
        "You used a first aid kit on your Android.", "Healing restored 2 HP to your Android (now 3 HP).",
    ]  # fmt: skip


@clause("PS-11.3")
def test_the_last_bullet_says_that_the_ammo_is_gone() -> None:
    last = " That was the last bullet: the ammo is gone."
    for bullets, told in ((2, ""), (1, last)):
        state = fighting("ammo")
        state.bullets[0] = bullets
        assert (
            lines(do(state, "fire green_trooper"))[0] == f"Seat 0’s Android shot at Seat 1’s Trooper in room 1.{told}"
        )

    state = fighting("ammo", "heavy_gun")
    state.bullets[0] = 2
    do(state, "fire green_trooper")
    assert lines(do(state, "waste"))[0] == f"Seat 0 wasted the second shot of the heavy gun.{last}"


@clause("PS-6.1")
@pytest.mark.parametrize(("doors", "told"), [(True, "Parasite phase. The security doors closed again."), (False, "")])
def test_closing_doors_is_told_only_when_a_door_was_open(doors: bool, told: str) -> None:
    state = say(built(), marker=1, marker_active=True, doors_open=doors)

    assert (told or "Parasite phase.") in lines(end_turn(state))


@clause("PS-6.5", "PS-5.5")
def test_a_player_who_dies_in_their_own_phase_does_not_end_the_turn() -> None:
    state = kill(parasites(at(built("empty_1 0 E upright"), g=1), gray=[1]), "G")
    say(state, marker=1, marker_active=True).health[3] = 1
    state.now.must_search = False
    do(state, "end", 1)
    told = lines(do(state, "take_hit", seat=1))

    assert not any("Seat 1 ended" in line for line in told)
    assert told[-3:] == [
        "Seat 2 is next.", "The parasite marker of Seat 2 became active.", "Seat 2’s turn: 4 action points.",
    ]  # fmt: skip
    assert "Seat 0 ended their turn. Seat 1 is next." in lines(end_turn(built()))


@clause("PS-16.8")
def test_armor_says_for_which_character_and_room() -> None:
    state = hold(fighting("ammo"), {1: ["armor", "armor"]})
    state.hands[1] = (*state.hands[1], "gas_can")
    do(state, "fire green_trooper")

    assert lines(do(state, "armor"))[0] == "Seat 1 used armor for Seat 1’s Trooper in room 1."


@clause("PS-17.13", "PS-17.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_wins_where_no_infected_player_is_alive(language: str) -> None:
    """The last Trooper dies while nobody is infected; or while red is, who then wins."""
    words = {"en": ("Nobody won.", "The infected won."), "fr": ("Personne n’a gagné.", "Les infectés ont gagné.")}
    for infected, told in enumerate(words[language]):
        state = kill(fighting("ammo"), "R", "P", "O")
        state = infect(state, 0, host=0) if infected else state
        state.health[2] = 1
        do(state, "fire green_trooper")
        ended = lines(do(state, "take_hit"), language)[-1]
        assert ended.endswith(told)
        assert ended.count("won") + ended.count("gagné") == 1


@clause("PS-17.13")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_says_who_won(language: str) -> None:
    """Who won is told beside it, and may be nobody."""
    say = Messages(language, GAME.info.package)
    for reason in GAME.info.sides:
        assert not re.search("won|victoire|gagn", say(f"outcome-{reason}")), reason


COLORS = {"en": box.COLOURS, "fr": ("rouge", "vert", "violet", "orange", "bleu", "blanc")}


@clause("PS-1.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_are_named_after_their_owners(language: str) -> None:
    """In events and in moves alike: a color beside a seat would be a second name for one thing."""
    state = fighting("ammo", "combat_knife")
    teller = Teller(Messages(language, GAME.info.package), 0)
    moves = [teller.move(move) for move in GAME.legal_moves(state, 0)]
    told = lines([*do(state, "fire green_trooper"), *do(state, "take_hit")], language, 0)

    assert len(told) > 2
    for line in [*moves, *told]:
        assert not any(color in line.lower().split() for color in COLORS[language]), line
