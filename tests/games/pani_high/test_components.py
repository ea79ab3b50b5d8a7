"""1. Components (PH-1.1 to PH-1.17)."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from openps.engine.errors import BadOptions
from openps.games.pani_high.box import DEMONSTRATION, Family
from openps.games.pani_high.cards import HOUSE_DECK, Deck, Face
from openps.games.pani_high.check_cards import violations_of
from openps.games.pani_high.events import AttackDeclared, PaniEvent
from openps.games.pani_high.read_cards import read_deck
from openps.games.pani_high.state import Ask
from openps.words.messages import Messages
from tests.clauses import clause
from tests.games.pani_high.tables import a_table, game, lines, play, refused, start
from tests.games.pani_high.user_decks import a_user_deck

FACES = {face.key: face for face in HOUSE_DECK.faces}


def copies_of(family: Family) -> int:
    return sum(face.copies for face in HOUSE_DECK.faces if face.family is family)


@clause("PH-1.1")
@pytest.mark.parametrize("players", [5, 6])
def test_five_or_six_play(players: int) -> None:
    assert game.options(players, {}).players == players
    assert len(start(players=players, luck=[0]).state.hands) == players


@clause("PH-1.1")
@pytest.mark.parametrize("players", [-5, 0, 1, 2, 3, 4, 7, 8])
def test_no_other_number_of_players_is_accepted(players: int) -> None:
    with pytest.raises(BadOptions) as caught:
        game.options(players, {})
    assert [violation.arguments["clause"] for violation in caught.value.violations] == ["PH-1.1"]


@clause("PH-1.2")
def test_every_card_belongs_to_exactly_one_family() -> None:
    counted = Counter(HOUSE_DECK.cards)

    assert sum(copies_of(family) for family in Family) == len(HOUSE_DECK.cards) == 110
    assert len(FACES) == len(HOUSE_DECK.faces)
    assert {key: face.copies for key, face in FACES.items()} == counted
    assert (copies_of(Family.LOCATION), copies_of(Family.COMBAT)) == (12, 78)


@clause("PH-1.2")
def test_a_family_decides_what_a_card_can_do() -> None:
    state = a_table(hands={0: ["swim", "raid", "seal"], 1: ["spy"]}, places={1: ["pool"]})
    play(state, 0, "attack pool")

    assert lines(state, 0) == ["lay swim"]
    assert refused(state, 0, "lay raid") == ("not-a-combat-card", "PH-R11")
    assert refused(state, 0, "lay seal") == ("not-a-combat-card", "PH-R11")


@clause("PH-1.3")
def test_printed_values_lie_between_0_3_and_6() -> None:
    printed = [face.value for face in HOUSE_DECK.faces if face.family is Family.COMBAT and face.value]

    assert (min(printed), max(printed)) == (3, 60)


@clause("PH-1.4")
def test_exactly_one_card_shows_6() -> None:
    assert [(face.key, face.copies) for face in HOUSE_DECK.faces if face.value == 60] == [("council_president", 1)]


@clause("PH-1.5")
def test_some_cards_count_double_at_a_location() -> None:
    doubled = {face.key: face.doubled_at for face in HOUSE_DECK.faces if face.doubled_at}

    assert len(doubled) == 36
    assert doubled["swim"] == ("pool",)
    assert (HOUSE_DECK.worth["pool"]["swim"], HOUSE_DECK.worth["dojo"]["swim"]) == (60, 30)
    assert HOUSE_DECK.worth["pool"]["third_year"] == 30


@clause("PH-1.6")
def test_bribe_and_policewoman_are_combat_cards_and_can_be_shown_in_a_battle() -> None:
    state = a_table(hands={0: ["bribe", "policewoman", "swim", "health_committee"]}, places={1: ["pool"]})
    play(state, 0, "attack pool")

    assert lines(state, 0) == ["lay bribe", "lay health_committee", "lay policewoman", "lay swim"]
    for card in ("bribe", "policewoman", "swim", "health_committee"):
        play(state, 0, f"lay {card}")
    state.ask = Ask.ATTACKER_WINDOW
    assert lines(state, 0) == ["bribe", "policewoman", "close"], "there are no other S cards"


@clause("PH-1.7")
def test_health_committees_are_combat_cards_with_a_value() -> None:
    assert (FACES["health_committee"].family, FACES["health_committee"].copies) == (Family.COMBAT, 5)
    assert HOUSE_DECK.worth["pool"]["health_committee"] == 10


@pytest.mark.parametrize(
    ("card", "copies"),
    [
        pytest.param("policewoman", 4, marks=clause("PH-1.8")),
        pytest.param("raid", 6, marks=clause("PH-1.9")),
        pytest.param("drop_out", 6, marks=clause("PH-1.10")),
        pytest.param("spy", 4, marks=clause("PH-1.11")),
        pytest.param("agitation", 3, marks=clause("PH-1.12")),
        pytest.param("seal", 1, marks=clause("PH-1.14")),
    ],
)
def test_the_deck_holds_the_printed_number_of(card: str, copies: int) -> None:
    """In our deck, and one more or one less is refused in anybody's."""
    assert HOUSE_DECK.cards.count(card) == copies
    for wrong in (copies - 1, copies + 1):
        faces = [Face(f.key, f.family, wrong, f.value) if f.key == card else f for f in HOUSE_DECK.faces]
        told = [v.arguments for v in violations_of(Deck("wrong", faces)) if v.key == "deck-copies"]
        assert [(v["card"], v["count"], v["expected"]) for v in told] == [(card, wrong, copies)]


@clause("PH-1.13")
def test_there_are_four_kinds_of_conspiracies_and_19_cards() -> None:
    kinds = [face.key for face in HOUSE_DECK.faces if face.family is Family.CONSPIRACY]

    assert kinds == ["raid", "drop_out", "spy", "agitation"]
    assert copies_of(Family.CONSPIRACY) == 19


@clause("PH-1.15", "PH-4.2")
def test_a_location_is_announced_with_its_text_before_any_card_is_laid() -> None:
    """The text of a user's location is kept with the card, and the announcement names the card."""
    deck = read_deck(
        a_user_deck(location=[{"key": "attic", "text": {"en": "Dust everywhere.", "fr": "Tout est gris."}}])
    )
    state = a_table(hands={0: ["clubs"]}, places={1: ["attic"]}, deck=deck)
    events: list[PaniEvent] = play(state, 0, "attack attic")

    assert events == [AttackDeclared(attacker=0, defender=1, location="attic")]
    assert (
        refused(a_table(hands={0: ["clubs"]}, places={1: ["attic"]}, deck=deck), 0, "lay clubs")[0] == "other-question"
    )
    face = next(face for face in state.options.deck.faces if face.key == "attic")
    assert face.texts == (("en", "Dust everywhere."), ("fr", "Tout est gris."))


@clause("PH-1.15")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_location_of_ours_has_a_text_to_read_aloud(language: str) -> None:
    words = Messages(language, game.info.package)
    keys = [f"text-{place}" for place in HOUSE_DECK.locations]

    assert all(key in words for key in keys)
    assert len({words(key) for key in keys}) == 12, "each its own"


@clause("PH-1.16", "PH-R1")
def test_twelve_cards_explain_the_game() -> None:
    by_family = Counter(FACES[card].family for card in DEMONSTRATION)
    ordinary = [card for card in DEMONSTRATION if FACES[card].family is Family.COMBAT and FACES[card].value > 10]
    specials = {"bribe", "policewoman", "health_committee", "raid", "drop_out", "spy", "agitation", "seal"}

    assert len(DEMONSTRATION) == len(set(DEMONSTRATION)) == 12
    assert by_family == {Family.LOCATION: 2, Family.COMBAT: 5, Family.CONSPIRACY: 4, Family.SEAL: 1}
    assert sorted(bool(FACES[card].doubled_at) for card in ordinary) == [False, True]
    assert specials < set(DEMONSTRATION)


@clause("PH-R1")
def test_the_cards_that_explain_the_game_are_shuffled_back_into_the_deck() -> None:
    state = start(luck=[0]).state
    counted = game.census(state)

    assert sum(counted.values()) == 110
    assert all(counted[card] == FACES[card].copies for card in DEMONSTRATION)


@clause("PH-1.17")
def test_whoever_owns_the_most_locations_wins() -> None:
    owned = {0: ["pool"], 2: ["dojo", "library", "rooftop"], 3: ["gymnasium", "auditorium"]}
    state = a_table(places=owned, hands={1: ["council_president"]}, last_turns=True)
    play(state, 0, "pass")
    outcome = game.outcome(state)

    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((2,), (10, 0, 30, 20, 0))


@clause("PH-R2")
def test_our_deck_breaks_no_rule_and_survives_being_written_down() -> None:
    assert violations_of(HOUSE_DECK) == []
    options = game.options(6, json.loads(json.dumps({"deck": game.plain_options(game.options(6, {}))["deck"]})))
    assert options.deck == HOUSE_DECK
