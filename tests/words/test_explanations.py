"""Every piece of every game explains itself: in both languages, in a few words, with clauses that exist."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from openps.catalog import clauses_of, games
from openps.games.negotiator import box as crisis_box
from openps.games.negotiator import read_cards
from openps.games.pani_high import box as school_box
from openps.games.pani_high.cards import HOUSE_DECK
from openps.games.panic_station import box as station_box
from openps.games.panic_station.menu import Action
from openps.words.messages import LANGUAGES, Messages, load
from openps.words.teller import kebab

CLAUSES = re.compile(r" \((?P<all>[A-Z]+-[A-Z]?\d+(?:\.\d+)?(?:, [A-Z]+-[A-Z]?\d+(?:\.\d+)?)*)\)$")
OF_THE_TERMINAL = ("explain-dice", "explain-row")
LONGEST = 230  # characters, without the clause: read in passing, on a phone


def station() -> Iterable[str]:
    yield from [f"card-{card}" for card in station_box.SEARCH_COPIES]
    yield from ["card-infection", "card-back"]
    yield from [f"room-{room_words(card)}" for card in station_box.ROOM_CARDS]
    yield from [f"character-{kind}" for kind in station_box.KINDS]
    yield from [f"parasite-{parasite}" for parasite in station_box.PARASITES]
    yield from ["room-dark", *[f"action-{action}" for action in Action]]
    yield from [f"move-{move}" for move in ("place", "pull", "run", "offer", "play-armor", "take-hit", "waste-shot")]


def room_words(card: station_box.RoomCard) -> str:
    """Rooms with one icon are explained alike, but for those that have a name of their own."""
    named = card.key in ("reactor", "hive", "open_terminal", "closed_terminal", "sick_bay")
    return card.key if named else station_box.ICONS[card.icon].replace("none", "empty")


def negotiation() -> Iterable[str]:
    faces = read_cards.HOUSE_CARDS.face.values()
    yield from ["card", *[f"card-{face.key}" for face in faces if face.family is crisis_box.Family.DISCUSSION]]
    yield from ["taker-any", *[f"taker-{face.key}" for face in faces if face.family in TAKERS]]
    yield from [f"demand-{kind}" for kind in ("major", "escape", "minor", "hidden-major", "hidden-escape")]
    yield from ["terror", "terror-pivotal", "exploit"]
    yield from ["level", "level-0", f"level-{crisis_box.THREAT_E}"]
    yield from moves("negotiator")


TAKERS = (crisis_box.Family.TAKER, crisis_box.Family.ACCOMPLICE)


CLUBS = ("third_year", "swim")


def school() -> Iterable[str]:
    """Cards that differ by their numbers alone are explained by them."""
    yield from [f"card-{card}" for card in ("combat", "club", "hidden")]
    yield from [
        f"card-{card}" for card in school_box.DEMONSTRATION if card not in HOUSE_DECK.locations and card not in CLUBS
    ]
    yield "place"
    yield from moves("pani_high") - {f"move-{conspiracy}" for conspiracy in ("raid", "drop-out", "spy", "agitate")}


def moves(game: str) -> set[str]:
    rules = games()[game]
    return {
        f"move-{kebab(type(move).__name__)}" for move in rules.all_moves(rules.options(max(rules.info.players), {}))
    }


# By game, all that is in its box.
PIECES = {"panic_station": station, "negotiator": negotiation, "pani_high": school}
# What else its board shows: signs, numbers, bars, piles, people; a kind without names is explained as a whole.
SIGNS: dict[str, dict[str, str]] = {
    "panic_station": {
        "icon": "ap bullets hand items marker doors search_deck discard supply scans next_room rooms_left turn role "
        "health notes player facts goal phase",
        "mark": "walk attack trade search explore parasite",
    },
    "negotiator": {
        "icon": "threat points dice hostages held freed dead turn phase terror_deck pivotal market odds exploits "
        "convert reroll fours played goal clock cost hand",
    },
    "pani_high": {"icon": "hand pile discard gone memory known total steps score goal phase", "player": ""},
}
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", PIECES)


def signs(game: str) -> set[str]:
    return {
        f"{kind}-{name}" if name else kind for kind, all_of in SIGNS[game].items() for name in all_of.split() or [""]
    }


def explanations(game: str, language: str) -> dict[str, str]:
    """By thing, such as card-gas_can, as it is told; its values stand as they are called."""
    package = games()[game].info.package
    say = Messages(language, package)
    keys = [key for key in load(package, language) if key.startswith("explain-") and key not in OF_THE_TERMINAL]
    return {key.removeprefix("explain-"): say(key) for key in keys}


@each_language
@each_game
def test_everything_in_the_box_and_on_the_board_is_explained(game: str, language: str) -> None:
    told = explanations(game, language)
    wanted = {*PIECES[game](), *signs(game)}

    assert len(wanted) > 35
    assert sorted(wanted - set(told)) == []
    assert sorted(set(told) - wanted) == []


@each_language
@each_game
def test_an_explanation_is_short_and_ends_with_clauses_that_exist(game: str, language: str) -> None:
    known = clauses_of(game, language)
    wrong = []
    for thing, text in explanations(game, language).items():
        cited = CLAUSES.search(text)
        if cited is None or len(text) - len(cited[0]) > LONGEST:
            wrong.append(f"{thing} ({len(text)}): {text}")
        else:
            wrong += [f"{thing}: {clause}" for clause in cited["all"].split(", ") if clause not in known]

    assert wrong == []


@each_game
def test_both_languages_cite_the_same_clauses(game: str) -> None:
    cited = [
        {thing: CLAUSES.findall(text) for thing, text in explanations(game, language).items()} for language in LANGUAGES
    ]

    assert cited[0] == cited[1]
