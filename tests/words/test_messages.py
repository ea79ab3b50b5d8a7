"""Everything that people read has words in both languages, and no word is left over."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import openps
from openps.catalog import games
from openps.engine.errors import BadOptions, OpenpsError, Refusal, Violation
from openps.games.pani_high import deck, legal, moves
from openps.games.pani_high.events import PaniEvent
from openps.games.pani_high.outcome import End
from openps.games.pani_high.state import Ask
from openps.words.fluent import Pattern, Select, Variable
from openps.words.messages import HOUSE, LANGUAGES, Messages, language_of_locale, load
from openps.words.teller import kebab

SOURCE = Path(openps.__file__).parent
PACKAGES = [HOUSE, *[game.info.package for game in games().values()]]
PANI_HIGH = "openps.games.pani_high"
# Words that the code asks for by a literal key, and keys it builds from a literal beginning.
LITERAL = re.compile(r"""(?<!\w)(?:say|own|teller\.say|self\.say|words)\(\s*["']([a-z][\w-]+)["']""")
ERROR = re.compile(r"""(?:OpenpsError|Violation|BadRecord|ScriptError)\(\s*["']([a-z][\w-]+)["']""")


def variables(pattern: Pattern) -> set[str]:
    found: set[str] = set()
    for element in pattern:
        if isinstance(element, Variable):
            found.add(element.name)
        elif isinstance(element, Select):
            found |= {element.name, *[name for _, inner in element.variants for name in variables(inner)]}
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_keys_and_values(package: str) -> None:
    english, french = load(package, "en"), load(package, "fr")

    assert list(english) == list(french)
    assert {key: variables(english[key]) for key in english} == {key: variables(french[key]) for key in french}


def test_every_literal_key_has_words() -> None:
    known = {key for package in PACKAGES for key in load(package, "en")}
    asked = set()
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text("utf-8")
        asked |= {*LITERAL.findall(text), *ERROR.findall(text)}

    assert len(asked) > 80
    assert sorted(key for key in asked if key not in known and not key.endswith("-")) == []


def pani_high_keys() -> set[str]:
    faces = deck.HOUSE_DECK.faces
    refusals = [value for value in vars(legal).values() if isinstance(value, Refusal)]
    keys = {f"event-{kebab(event.__name__)}" for event in get_args(PaniEvent)}
    keys |= {f"{kind}-{kebab(move.__name__)}" for kind in ("move", "group") for move in get_args(moves.PaniMove)}
    keys |= {f"ask-{ask}" for ask in Ask} | {f"outcome-{end}" for end in End}
    keys |= {f"piece-{face.key}" for face in faces}
    keys |= {f"text-{place}" for place in deck.HOUSE_DECK.locations}
    keys |= {f"refusal-{refusal.key}" for refusal in refusals}
    return keys | {f"option-{option.key}" for option in games()["pani_high"].info.options}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_pani_high_has_words(language: str) -> None:
    assert sorted(pani_high_keys() - set(load(PANI_HIGH, language))) == []


def test_no_words_of_pani_high_are_left_over() -> None:
    spoken = ("event-", "move-", "group-", "ask-", "outcome-", "piece-", "text-", "refusal-", "option-")
    built = {key for key in load(PANI_HIGH, "en") if key.startswith(spoken) and not key.endswith("-hidden")}

    assert sorted(built - pani_high_keys()) == []


def test_no_words_of_the_house_are_left_over() -> None:
    code = "".join([path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py"))])
    verbs = {
        f"help-{verb}" for verb in ("games", "play", "simulate", "replay", "verify", "rules", "prove", "bench", "deck")
    }
    unused = [key for key in load(HOUSE, "en") if f'"{key}"' not in code and f"'{key}'" not in code]

    assert sorted(set(unused) - verbs - {"core-pure", "core-compiled"}) == []


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "fr_CA", "LANG": "en_US"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "en_US"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_chooses_the_language(settings: dict[str, str], language: str) -> None:
    assert language_of_locale(settings) == language


def test_refused_options_are_told_with_every_violation_and_its_clause() -> None:
    error = BadOptions(
        [Violation("option-players", clause="PH-1.1", got=9, expected="5, 6"), Violation("option-no-deck")]
    )

    told = Messages("en").error(error).splitlines()

    assert told[1:] == [
        "  - 9 players are not possible; possible are 5, 6 (PH-1.1)",
        "  - this game has no deck option",
    ]


def test_a_key_without_words_is_said_as_it_is() -> None:
    assert Messages("en").error(OpenpsError("nobody-wrote-this")) == "nobody-wrote-this"
