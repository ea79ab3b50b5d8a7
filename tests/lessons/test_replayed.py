"""Every lesson of every edition is played through against the real rules, so that none can rot."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from openps.catalog import edition_named, editions
from openps.editions.edition import Edition
from openps.editions.lesson import NEWCOMER, Beat, Scene, lesson_words, read_lesson
from openps.engine.match import AnyMatch, Match
from openps.tables.fairness import table_seed
from openps.words import fluent
from openps.words.messages import LANGUAGES

TEACHING = {key: edition for key, edition in editions().items() if edition.lesson}
SCENES = {
    f"{key}-{scene.name}": (edition, scene)
    for key, edition in TEACHING.items()
    for scene in read_lesson(edition.lesson).scenes
}
each_edition = pytest.mark.parametrize("edition", TEACHING.values(), ids=TEACHING)
each_scene = pytest.mark.parametrize(("edition", "scene"), SCENES.values(), ids=SCENES)
ANCHOR = re.compile(r"area:[a-z_]+|pick:[a-z_]+(:[\w-]+)*")
MOST_SENTENCES = 2
MOST_LETTERS = 175
MOST_BEATS = 26  # a lesson of thirty-five felt long


def begun(edition: Edition, scene: Scene) -> AnyMatch:
    game = edition.rules
    match = Match(game, game.options(scene.players, dict(scene.options)), table_seed(scene.secret, []))
    for seat, move in scene.before:
        match.play(seat, game.parse_move(move))
    return match


def legal(match: AnyMatch, seat: int) -> list[str]:
    return [match.game.move_text(move) for move in match.legal_moves(seat)]


def told(edition: Edition, scene: Scene) -> Iterator[tuple[Beat, AnyMatch]]:
    """Each beat with the match as it stands when it is told; every move of the script is legal at its moment."""
    match = begun(edition, scene)
    for beat in scene.beats:
        yield beat, match
        for seat, move in beat.lines():
            assert move in legal(match, seat), (scene.name, beat.says, move)
            match.play(seat, match.game.parse_move(move))


@each_scene
def test_every_move_is_legal_at_its_moment(edition: Edition, scene: Scene) -> None:
    assert [beat.says for beat, _ in told(edition, scene)] == [beat.says for beat in scene.beats]


@each_scene
def test_the_newcomer_is_asked_for_what_the_guide_wants(edition: Edition, scene: Scene) -> None:
    """Nobody else is waited for, and the others have all answered by then, or answer at the same time."""
    for beat, match in told(edition, scene):
        decision = match.decision()
        if beat.move:
            assert decision is not None
            assert NEWCOMER in decision.seats, beat.says
            assert beat.move in legal(match, NEWCOMER)


@each_scene
def test_a_scene_ends_with_words_and_not_with_a_move(edition: Edition, scene: Scene) -> None:
    """So that what came of it is told, and a tap leads to the next one."""
    assert not scene.beats[-1].move
    assert not scene.beats[-1].then


@each_scene
def test_in_the_middle_of_a_scene_the_match_goes_on(edition: Edition, scene: Scene) -> None:
    for beat, match in told(edition, scene):
        assert match.outcome() is None or not beat.lines()


@each_edition
def test_scenes_have_names_of_their_own_and_a_seed_as_the_house_makes_it(edition: Edition) -> None:
    scenes = read_lesson(edition.lesson).scenes

    assert len({scene.name for scene in scenes}) == len(scenes)
    assert all(re.fullmatch(r"[0-9a-f]{64}", scene.secret) for scene in scenes)
    assert all(scene.players in edition.rules.info.players for scene in scenes)


@each_edition
def test_the_last_scene_is_left_to_be_played_on(edition: Edition) -> None:
    last = read_lesson(edition.lesson).scenes[-1]

    assert last.script() == []
    assert begun(edition, last).outcome() is None


@each_scene
def test_anchors_are_of_a_known_kind(edition: Edition, scene: Scene) -> None:
    for beat in scene.beats:
        for anchor in beat.anchor.split():
            assert ANCHOR.fullmatch(anchor), beat
        assert beat.anchor or not beat.move


@pytest.mark.parametrize("language", LANGUAGES)
@each_edition
def test_every_beat_has_words_and_no_word_is_left_over(edition: Edition, language: str) -> None:
    beats = [beat.says for scene in read_lesson(edition.lesson).scenes for beat in scene.beats]
    words = fluent.parse(lesson_words(edition.lesson, language))

    assert len(set(beats)) == len(beats)
    assert list(words) == beats


@each_edition
def test_a_lesson_is_short(edition: Edition) -> None:
    assert sum(len(scene.beats) for scene in read_lesson(edition.lesson).scenes) <= MOST_BEATS


@pytest.mark.parametrize("language", LANGUAGES)
@each_edition
def test_a_beat_is_at_most_two_short_sentences(edition: Edition, language: str) -> None:
    names = {f"p{seat}": "Darwin" for seat in range(9)}
    for key, pattern in fluent.parse(lesson_words(edition.lesson, language)).items():
        text = fluent.render(pattern, language, names)
        spoken = re.sub(r"«[^»]*»|“[^”]*”", "it", text)  # what a card is called is no sentence
        assert len(re.findall(r"[.!?…]+(?=\s|$)", spoken)) <= MOST_SENTENCES, (key, text)
        assert len(text) <= MOST_LETTERS, (key, len(text))
        assert "{" not in text
        assert "$" not in text


@each_edition
def test_french_has_french_typography(edition: Edition) -> None:
    words = lesson_words(edition.lesson, "fr")
    text = "".join(line.partition("=")[2] for line in words.splitlines() if not line.startswith("#"))

    assert "'" not in text
    assert '"' not in text
    assert re.findall(r"[^\u202f][;:!?»]", text) == []


def after(edition: Edition, name: str, says: str) -> AnyMatch:
    """The match as it stands when a beat is told."""
    scene = read_lesson(edition.lesson).scene(name)
    assert scene is not None
    return next(match for beat, match in told(edition, scene) if beat.says == says)


# ---- what the lessons promise really happens


def test_panic_station_an_infection_is_parried_by_the_can_which_is_gone() -> None:
    edition = edition_named("panic_station")
    before, then = [after(edition, "dark", says).view(NEWCOMER) for says in ("visit", "parried")]

    assert "gas_can" in before.hand
    assert "gas_can" not in then.hand
    assert "infection_green" in then.hand
    assert not then.infected


def test_panic_station_the_same_trade_without_the_can_infects() -> None:
    edition = edition_named("panic_station")
    parried, infected = [read_lesson(edition.lesson).scene(name) for name in ("dark", "turned")]
    assert parried is not None
    assert infected is not None
    visit = [beat.says for beat in parried.beats].index("visit")

    assert (infected.secret, list(infected.before)) == (parried.secret, [*parried.before, *parried.until(visit)])
    assert not after(edition, "turned", "again").view(NEWCOMER).infected
    assert after(edition, "turned", "infected").view(NEWCOMER).infected


def test_panic_station_what_is_said_of_the_first_turn_is_so() -> None:
    edition = edition_named("panic_station")

    assert after(edition, "dark", "human").view(NEWCOMER).now.ap == 4
    assert "gas_can" not in after(edition, "dark", "search").view(NEWCOMER).hand
    assert "gas_can" in after(edition, "dark", "android").view(NEWCOMER).hand
    assert after(edition, "dark", "android").view(NEWCOMER).now.ap == 1
    assert "combat_knife" in after(edition, "dark", "end").view(NEWCOMER).hand
    assert after(edition, "dark", "end").view(NEWCOMER).now.ap == 0


def test_panic_station_armor_stops_the_bite_and_aid_heals() -> None:
    edition = edition_named("panic_station")
    bitten = after(edition, "bite", "wounds").view(NEWCOMER)
    hurt, healed = [after(edition, "fight", says).view(NEWCOMER) for says in ("heal", "healed")]

    assert (bitten.players[NEWCOMER].trooper.health, bitten.players[NEWCOMER].android.health) == (4, 4)
    assert hurt.players[NEWCOMER].android.health < healed.players[NEWCOMER].android.health == 4
    assert len(hurt.parasites) == len(after(edition, "fight", "shoot").view(NEWCOMER).parasites) - 1


def test_panic_station_the_scan_counts_two_and_one_of_them_is_known() -> None:
    edition = edition_named("panic_station")
    match = after(edition, "scan", "two")

    assert [seat for seat in range(4) if match.view(seat).infected] == [1, 2]
    assert all(player.alive for player in match.view(NEWCOMER).players)
    assert "infection_green" in match.view(NEWCOMER).hand


def test_panic_station_the_hive_burns() -> None:
    edition = edition_named("panic_station")
    outcome = after(edition, "hive", "won").outcome()

    assert after(edition, "hive", "enter").view(NEWCOMER).hand.count("gas_can") == 3
    assert outcome is not None
    assert outcome.reason == "hive_burned"
    assert NEWCOMER in outcome.winners


def test_panic_station_the_last_station_is_in_its_fourth_round_and_the_newcomer_human() -> None:
    view = after(edition_named("panic_station"), "free", "yours").view(NEWCOMER)

    assert view.turn == 13
    assert not view.infected
    assert view.active == NEWCOMER


# ---- Pani-High!


def test_pani_high_the_bribe_turns_the_battle() -> None:
    edition = edition_named("pani_high")
    assert "tennis_court" in after(edition, "attack", "attack").view(NEWCOMER).places[4]
    match = after(edition, "attack", "totals")
    compared = [event for event in match.log if type(event).__name__ == "TotalsCompared"]

    assert [(event.attack, event.defence) for event in compared] == [(40, 10)]
    assert "tennis_court" in match.view(NEWCOMER).places[NEWCOMER]
    assert "choir" in after(edition, "attack", "close").view(NEWCOMER).battle.attack.taken[0].card


def test_pani_high_the_policewoman_catches_a_bluff_and_a_bluff_of_ones_own_works() -> None:
    edition = edition_named("pani_high")
    caught = after(edition, "police", "caught").view(NEWCOMER)

    assert "science_lab" in caught.places[NEWCOMER]
    assert {"sleepyhead", "policewoman"} <= set(caught.discard)
    assert "library" in after(edition, "bluff", "worked").view(NEWCOMER).places[NEWCOMER]


def test_pani_high_the_spy_sees_a_hand_and_agitation_takes_from_everybody() -> None:
    edition = edition_named("pani_high")
    spied, remembered = [after(edition, "spy", says).view(NEWCOMER) for says in ("spied", "memory")]

    assert "policewoman" in spied.spied_hand
    assert "policewoman" in remembered.discard
    assert any(sighting.seats == (4,) for sighting in remembered.memory)
    assert len(after(edition, "riot", "limit").view(NEWCOMER).hand) == 8
    assert len(after(edition, "riot", "others").view(NEWCOMER).hand) == 7


def test_pani_high_the_last_turn_takes_the_victory_from_the_seal() -> None:
    edition = edition_named("pani_high")
    before, outcome = after(edition, "last", "swim"), after(edition, "last", "count").outcome()

    assert before.view(NEWCOMER).pile == 0
    assert "seal" in before.view(4).hand
    assert outcome is not None
    assert (outcome.scores, NEWCOMER in outcome.winners) == ((30, 30, 30, 30, 25), True)


# ---- Négociateur


def test_negotiator_two_cards_turn_a_four_into_a_success() -> None:
    edition = edition_named("negotiator")
    before, then = [after(edition, "call", says).view(NEWCOMER) for says in ("four", "down")]

    assert before.rolled == (5, 4)
    assert (before.points, then.points) == (1, 4)
    assert after(edition, "call", "rows").view(NEWCOMER).threat < after(edition, "call", "play").view(NEWCOMER).threat


def test_negotiator_five_points_buy_a_card_and_beer_frees_somebody_at_a_price() -> None:
    edition = edition_named("negotiator")
    terror, price = [after(edition, "call", says).view(NEWCOMER) for says in ("terror", "price")]

    assert after(edition, "call", "buy").view(NEWCOMER).points == 5
    assert "coming_in" in terror.hand
    assert terror.minors == ("beer",)
    assert (terror.freed, price.freed) == (0, 1)
    assert price.threat > terror.threat


def test_negotiator_a_step_above_the_dial_kills_and_one_below_it_frees() -> None:
    edition = edition_named("negotiator")
    red, dead = [after(edition, "edge", says).view(NEWCOMER) for says in ("red", "dead")]
    green, freed = [after(edition, "calm", says).view(NEWCOMER) for says in ("green", "freed")]

    assert (red.threat, dead.dead - red.dead) == (7, 1)
    assert (green.threat, freed.freed - green.freed) == (0, 1)


def test_negotiator_the_taker_is_caught_when_nobody_is_held_any_more() -> None:
    edition = edition_named("negotiator")
    before, outcome = after(edition, "capture", "empty").view(NEWCOMER), after(edition, "capture", "caught").outcome()

    assert (before.zone, before.freed, before.dead) == (0, 4, 3)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((NEWCOMER,), "taker_captured")
