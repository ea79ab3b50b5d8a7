"""Words fit each other: every message is told with every kind of value, and none has a joint that shows.

A joint is where a value meets the words around it: "the marker went to You", "main de Vous", "Espion jouée". What such
a joint looks like stands in joints.json, which the tests of the web client read as well.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, product
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin

import pytest

from openps.catalog import edition_named, games
from openps.engine.claims import Claim, IAm, IGave, IHave, ITrust, TheyAre
from openps.engine.laws import AnyGame
from openps.games.panic_station.claims import Status
from openps.words import teller as telling
from openps.words.fluent import Pattern, Select, Variable
from openps.words.messages import HOUSE, LANGUAGES, Messages, load
from openps.words.teller import Teller, hints, kebab, meant

JOINTS: dict[str, dict[str, str]] = json.loads(Path(__file__).with_name("joints.json").read_text("utf-8"))
SOURCES = Path(__file__).parents[2]
PACKAGES = {"house": HOUSE, **{key: game.info.package for key, game in games().items()}}
MOST = 3_000  # so many tellings of one message are enough

# A man, a woman, several, one that begins with a vowel: whatever a table brings along has such a name.
PIECES = {
    "en": {"m": "Spy", "f": "Agitation", "p": "Bikers"},
    "fr": {"m": "Espion", "f": "Émeute", "p": "Motardes", "n": "Nid", "i": "Infirmerie", "a": "Autorité de santé"},
}
YOU, OTHER = 0, 1


def joints(text: str, language: str, *more: str) -> list[str]:
    """What does not fit in a sentence."""
    known = {**JOINTS["all"], **JOINTS[language]}
    for kind in more:
        known |= JOINTS[kind]
    return [what for what, pattern in known.items() if re.search(pattern, text)]


def test_the_net_holds_what_it_was_made_for() -> None:
    torn = [
        ("en", "The parasite phase ended. The marker went to You."),
        ("en", "The parasite marker of You became active."),
        ("en", "Seat 1 took Spy from You."),
        ("en", "You lost both characters and is out of the game."),
        ("en", "Android: shoot at red Trooper"),
        ("fr", "Siège 2 : Espion jouée."),
        ("fr", "Siège 2 : Piscine pris à Siège 1."),
        ("fr", "Siège 2 : main de Vous vue, rien."),
        ("fr", "Le siège 1 a tiré sur le androïde rouge."),
        ("fr", "la main de Éva"),
        ("fr", "Éva a pris une carte à vous."),
        ("fr", "Attaque avec 1 cartes."),
        ("fr", "au tour de le siège 1"),
        ("fr", "Vous a pioché une carte."),
        ("fr", "Éva : infecté."),
        ("fr", "Vous êtes infecté."),
    ]
    assert [told for language, told in torn if not joints(told, language)] == []
    whole = [
        ("en", "You drew Spy. Next: you."),
        ("fr", "Le siège 1 vous a pris Espion."),
        ("fr", "Vous avez joué Émeute contre le siège 2."),
        ("fr", "L'androïde rouge a marché jusqu'à la pièce 3."),
    ]
    assert [told for language, told in whole if joints(told, language)] == []


# ---- events and moves, through the Teller


def words_of(meaning: str, say: Messages, package: str) -> list[Any]:
    """Values of a meaning such as "way": one for each letter that their words begin with."""
    values = [key.removeprefix(f"{meaning}-") for key in load(package, say.language) if key.startswith(f"{meaning}-")]
    by_letter = {say(f"{meaning}-{value}")[:1]: value for value in reversed(values)}
    return [int(value) if value.isdigit() else value for value in by_letter.values()]


def kinds_of(hint: Any, say: Messages, package: str) -> list[Any]:
    """Values of a field that a sentence could read differently with."""
    plain, meaning = meant(hint)
    optional = type(None) in get_args(hint) or (get_origin(hint) in (Union, UnionType) and None in get_args(hint))
    none = [None] if optional else []
    if get_origin(plain) is tuple:
        inner, *others = get_args(plain)
        if others != [...]:
            return [tuple(row) for row in product(*[kinds_of(one, say, package)[:2] for one in get_args(plain)])]
        ones = kinds_of(inner, say, package)
        none_at_all: list[Any] = [()] if meant(inner)[1] == "piece" else []
        return [*none_at_all, *[(one,) for one in ones], tuple(ones[:2])]
    if meaning == "seat":
        return [YOU, OTHER, *none]
    if meaning == "piece":
        return [*PIECES[say.language], *none]
    if meaning in ("tenths", "change"):
        return [0, 10, 25]
    if meaning:
        return [*words_of(meaning, say, package), *none]
    return [*_plain_kinds(plain), *none]


def _plain_kinds(plain: Any) -> list[Any]:
    named = str(plain)
    if "bool" in named:
        return [True, False]
    return [0, 1, 2] if "int" in named else ["word"]


def each_telling(cls: Any, say: Messages, package: str) -> Iterator[Any]:
    """An event or a move with every kind of value; no two seats are the same."""
    fields = hints(cls)
    seats = [index for index, (_, hint) in enumerate(fields) if meant(hint)[1] == "seat" and meant(hint)[0] is int]
    for values in islice(product(*[kinds_of(hint, say, package) for _, hint in fields]), MOST):
        taken = [values[index] for index in seats if values[index] is not None]
        if len(taken) == len(set(taken)):
            yield cls(**dict(zip([name for name, _ in fields], values, strict=True)))


def teller(package: str, language: str) -> Teller:
    printed = {f"text {key}": "!" for key in PIECES[language]}
    return Teller(Messages(language, package), YOU, {**PIECES[language], **printed})


each_game = pytest.mark.parametrize("game", games().values(), ids=games())
each_language = pytest.mark.parametrize("language", LANGUAGES)


def torn_in(told: Iterable[str], language: str, *more: str) -> list[str]:
    joined = {text: joints(text, language, *more) for text in told if text}
    return [f"{', '.join(what)}: {text}" for text, what in joined.items() if what]


@each_language
@each_game
def test_every_event_fits_whoever_and_whatever_it_tells_of(game: AnyGame, language: str) -> None:
    words = teller(game.info.package, language)
    told = {
        words.event(event) for cls in game.event_types() for event in each_telling(cls, words.say, game.info.package)
    }
    assert len(told) > 100
    assert torn_in(told, language, "sentence") == []


@each_language
@each_game
def test_all_that_is_told_when_a_match_is_over_fits_as_well(game: AnyGame, language: str) -> None:
    words = teller(game.info.package, language)
    kinds = edition_named(game.info.key).tale.kinds
    told = {words.tale(one) for cls in kinds for one in each_telling(cls, words.say, game.info.package)}
    assert len(told) > len(kinds)
    assert torn_in(told, language) == []


@each_language
@each_game
def test_every_event_in_a_few_words_fits_as_well(game: AnyGame, language: str) -> None:
    """Behind the name of whoever did it, so it begins small."""
    assert torn_in(in_short("recap", game.event_types(), teller(game.info.package, language), game), language) == []


@each_language
@each_game
def test_every_moment_that_a_claim_cites_fits_as_well(game: AnyGame, language: str) -> None:
    """Behind a comma, so it begins small."""
    assert torn_in(in_short("moment", game.event_types(), teller(game.info.package, language), game), language) == []


def in_short(prefix: str, kinds: Iterable[type], words: Teller, game: AnyGame) -> set[str]:
    """Events or moves in a few words, where there are some."""
    known = [(cls, key) for cls in kinds if (key := f"{prefix}-{kebab(cls.__name__)}") in words.say]
    return {
        words.say(key, **words.values(one))
        for cls, key in known
        for one in each_telling(cls, words.say, game.info.package)
    }


@each_language
@each_game
def test_every_choice_fits_whoever_and_whatever_it_is_about(game: AnyGame, language: str) -> None:
    words = teller(game.info.package, language)
    kinds = {type(move) for move in game.all_moves(game.options(max(game.info.players), {}))}
    told = {words.move(move) for cls in kinds for move in each_telling(cls, words.say, game.info.package)}
    assert len(told) > 15
    assert torn_in(told | in_short("brief", kinds, words, game), language) == []


@each_language
def test_every_claim_fits_whoever_speaks_and_is_spoken_of(language: str) -> None:
    words = teller(PACKAGES["panic_station"], language)
    sayings = [*[IAm(status) for status in Status], *[IHave(card) for card in PIECES[language]]]
    for seat in (YOU, OTHER):
        sayings += [ITrust(seat), *[TheyAre(seat, status) for status in Status]]
        sayings += [IGave(seat, card) for card in PIECES[language]]
    told = [words.event(Claim(speaker, says, 3, why)) for speaker in (YOU, 2) for says in sayings for why in (None, 1)]
    assert torn_in(told, language, "sentence") == []


# ---- all the other messages: tables, questions, refusals, errors, the web


def roles(pattern: Pattern) -> dict[str, set[str]]:
    """The values that a message asks for, and what it chooses by."""
    by_variable: dict[str, set[str]] = {}
    for element in pattern:
        if isinstance(element, Variable):
            by_variable.setdefault(element.name, set())
        elif isinstance(element, Select):
            by_variable.setdefault(element.name, set()).update([key for key, _ in element.variants])
            for _, inner in element.variants:
                for name, keys in roles(inner).items():
                    by_variable.setdefault(name, set()).update(keys)
    return by_variable


SEAT_FORM = re.compile(rf"(\w+)_(?:is|{'|'.join(getattr(telling, 'SEAT_FORMS', ('mid',)))})")
SEATS = {"seats", "seat", "host"}  # in a game; the house counts them
PIECE = {"card", "cards", "demand", "location", "given", "back", "rooms", "taker"}
NAMES = {"name", "names", "bot"}
WORD = "X"  # a file, a key, a measurement: no word of the language
# Numbers that are never one: measurements, changes with their sign, and what is too many or a whole deck.
MANY = (
    "bench-", "endgames-", "ladder-", "prove-", "review-", "simulate-speed", "effect-dice", "effect-points",
    "error-too-many-seats", "deck-good", "cards-hostages",
)  # fmt: skip


def values_for(name: str, keys: set[str], words: Teller, in_forms: set[str], own: bool) -> Sequence[dict[str, Any]]:
    """What may stand for one value: a seat in its forms, a number, a word to choose by, or a name."""
    form = SEAT_FORM.fullmatch(name)
    if form or name in in_forms:
        return [words.who(form[1] if form else name, seat) for seat in (YOU, OTHER)]
    if "one" in keys:
        return [{name: number} for number in (0, 1, 2)]
    if keys:
        return [{name: int(key) if key.isdigit() else key} for key in sorted(keys)]
    if name == "winners" or (own and name in SEATS):
        return [{name: words.mid(seat)} for seat in (YOU, OTHER)]
    if name in NAMES:
        return [{name: one} for one in ("Ann", "Éva")]
    if own and name in PIECE:
        return [{name: one} for one in PIECES[words.say.language].values()]
    return [{name: WORD}, {name: 1}]


def each_saying(key: str, pattern: Pattern, words: Teller, own: bool) -> Iterator[str]:
    asked = roles(pattern)
    in_forms = {form[1] for name in asked if (form := SEAT_FORM.fullmatch(name))}
    rows = [values_for(name, keys, words, in_forms, own) for name, keys in asked.items()]
    if key.startswith(MANY):
        rows = [[one for one in row if 1 not in one.values()] for row in rows]
    for chosen in islice(product(*rows), MOST):
        values = {name: value for row in chosen for name, value in row.items()}
        yield words.say(key, **values)


FORMS_AND_HELP = ("seat-", "help-", "the-", "cap-")
TOLD_ABOVE = ("event-", "recap-", "move-", "brief-", *FORMS_AND_HELP)


@each_language
@pytest.mark.parametrize("owner", PACKAGES)
def test_every_other_message_fits_its_values(owner: str, language: str) -> None:
    package = PACKAGES[owner]
    words = teller(package, language)
    torn = {}
    for key, pattern in load(package, language).items():
        if not key.startswith(TOLD_ABOVE if owner != "house" else FORMS_AND_HELP):
            torn[key] = torn_in(set(each_saying(key, pattern, words, owner != "house")), language)
    assert {key: tears for key, tears in torn.items() if tears} == {}


CALLED_ALONE = re.compile(r"\bsay\((?:[^()]|\([^()]*\))*\b(?:teller|words)\.seat\(")


def test_a_seat_goes_into_a_sentence_in_one_of_its_forms() -> None:
    """`seat` is for where a name stands alone: in a sentence it would be "You" in the middle."""
    files = [*(SOURCES / "src").rglob("*.py"), *(SOURCES / "web" / "src").rglob("*.svelte")]
    by_file = {path.name: CALLED_ALONE.findall(path.read_text("utf-8")) for path in files}
    assert len(files) > 200
    assert {name: calls for name, calls in by_file.items() if calls} == {}
