"""Everything that people read has words in both languages, and no word is left over."""

from __future__ import annotations

import pkgutil
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

import openps
from openps.catalog import edition_named, editions, games, screen_of
from openps.cli import admin, lab, main
from openps.cli.serve_settings import SETTINGS
from openps.editions.balance import ESTIMATED, MEASURED
from openps.editions.insight import Facts
from openps.editions.pani_high import pages as pani_high_pages
from openps.engine.chance import FreeChance
from openps.engine.claims import Saying, Verdict
from openps.engine.errors import BadOptions, OpenpsError, Refusal, Violation
from openps.engine.game import AnyGame
from openps.games.negotiator.exploits import Exploit
from openps.games.pani_high import box as school_box
from openps.games.pani_high import cards
from openps.games.panic_station import board, box
from openps.games.panic_station.menu import Action
from openps.lab.balance import FIRST, WON
from openps.lab.simulate import NOBODY
from openps.review.steps import STAGES
from openps.review.told import SECTIONS
from openps.tables.table import Phase
from openps.tui import commands, log, menu, set_up
from openps.words.fluent import Pattern, Select, Variable
from openps.words.messages import HOUSE, LANGUAGES, Messages, language_of_locale, load
from openps.words.teller import PIECE_FORMS, SEAT_FORMS, kebab

SOURCE = Path(openps.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
PACKAGES = [HOUSE, *[game.info.package for game in games().values()]]
# Words that the code asks for by a literal key, and keys it builds from a literal beginning.
LITERAL = re.compile(r"""(?<!\w)(?:say|own|teller\.say|self\.say|words)\(\s*["']([a-z][\w-]+)["']""")
ERROR = re.compile(
    r"""(?:OpenpsError|Corrupt|Violation|BadRecord|ScriptError|NotFound|NotYours|NotNow|NotPossible|TooMuch)\(\s*["']([a-z][\w-]+)["']"""
)
# The same in the web client, where a key may also be built from a literal beginning: `web-colour-${colour}`.
SAID_IN_CLIENT = re.compile(r"""\bsay\(\s*"([a-z][\w-]+)"|\bof\([\w.]+, "([a-z][\w-]+)"|"(web-[\w-]+)\"""")
SAID_ALONE = re.compile(r"""\bsay\(\s*"([a-z][\w-]+)\"""")
FORM = re.compile(rf"_(?:is|{'|'.join([*SEAT_FORMS, *PIECE_FORMS])})$")
BUILT_IN_CLIENT = re.compile(r"`([a-z][\w-]*-)\$\{")


def code() -> str:
    """All that may ask for words: the program and the web client."""
    client = [path for ending in ("ts", "svelte") for path in sorted(CLIENT.rglob(f"*.{ending}"))]
    return "".join([path.read_text("utf-8") for path in [*sorted(SOURCE.rglob("*.py")), *client]])


def built_in_client(source: str) -> tuple[str, ...]:
    kinds = ("web-", "field-", "each-", "explain-", "title-")
    return tuple({prefix for prefix in BUILT_IN_CLIENT.findall(source) if prefix.startswith(kinds)})


def variables(pattern: Pattern) -> set[str]:
    names: set[str] = set()
    for element in pattern:
        if isinstance(element, Variable):
            names.add(element.name)
        elif isinstance(element, Select):
            names |= {element.name, *[name for _, inner in element.variants for name in variables(inner)]}
    return names


def told(pattern: Pattern) -> set[str]:
    """The values of a message, whatever form of them the language needs."""
    return {FORM.sub("", name) for name in variables(pattern)} - {"vowel"}


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_keys_and_values(package: str) -> None:
    english, french = load(package, "en"), load(package, "fr")

    assert list(english) == list(french)
    assert {key: told(english[key]) for key in english} == {key: told(french[key]) for key in french}


def test_every_literal_key_has_words() -> None:
    puzzling = [one.puzzles.package for one in editions().values() if one.puzzles is not None]
    known = {key for package in [*PACKAGES, *puzzling] for key in load(package, "en")}
    asked = set()
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text("utf-8")
        asked |= {*LITERAL.findall(text), *ERROR.findall(text)}

    for path in sorted(CLIENT.rglob("*.svelte")):
        asked |= {key for said in SAID_IN_CLIENT.findall(path.read_text("utf-8")) for key in said if key}

    assert len(asked) > 200
    assert sorted(key for key in asked if key not in known and not key.endswith("-")) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", ["shell", *games()])
def test_the_web_client_says_only_what_its_own_files_hold(folder: str, language: str) -> None:
    """The shell knows the words of the house alone, a board those of its game as well."""
    known = set(load(HOUSE, language))
    if folder in games():
        known |= set(load(games()[folder].info.package, language))
    places = [CLIENT / "shell"] if folder == "shell" else [CLIENT / "games" / folder, CLIENT / "lib" / "board"]
    asked = set()
    for path in [path for place in places for path in sorted(place.rglob("*.*"))]:
        if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts"):
            asked |= set(SAID_ALONE.findall(path.read_text("utf-8")))

    assert len(asked) > 15
    assert sorted(asked - known) == []


# What only this game has a name for, beside its questions, moves, events, refusals, ends, options and pieces.
OWN_WORDS: dict[str, set[str]] = {
    "pani_high": {
        "help-pages",
        *[f"text-{place}" for place in cards.HOUSE_DECK.locations],
        *[f"demo-{part}" for part in (*school_box.DEMONSTRATION, "title", "aim", "battle")],
        *[f"demo-step-{step}" for step in pani_high_pages.DEMONSTRATED],
        *[f"family-{family}" for family in school_box.Family if family != school_box.Family.LOCATION],
    },
    "panic_station": {
        *["the-target", "own-piece", "own-piece-cap", "owners-character", "owners-target"],
        *[f"action-{action}" for action in Action],
        *[f"colour-{colour}" for colour in box.COLOURS],
        *[f"character-{number}" for number in range(len(box.CHARACTERS))],
        *[f"target-{target}" for target in box.PARASITE_TARGETS],
        *[f"parasite-{parasite}" for parasite in box.PARASITES],
        *[f"kind-{kind}" for kind in (*box.KINDS, "both")],
        *[f"way-{way}" for way in box.WAYS],
        *[f"facing-{facing}" for facing in box.FACINGS],
        *[f"die-{number}" for number in range(1, box.DIE + 1)],
        *[f"legend-{short[:2]}" for short in board.SHORT.values()],
    },
}
OWN_WORDS["negotiator"] = {f"{kind}-{exploit}" for kind in ("exploit", "earned") for exploit in Exploit}
NO_PIECES = {*box.PARASITES, "pawns"}  # counted among the pieces, but named otherwise
SPOKEN = ("event", "move", "group", "ask", "outcome", "piece", "text", "refusal", "option", "game", "about")

each_game = pytest.mark.parametrize("game", games().values(), ids=games())


def modules(game: AnyGame) -> list[ModuleType]:
    package = import_module(game.info.package)
    walked = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    return [import_module(module.name) for module in walked]


def keys(game: AnyGame) -> set[str]:
    """All that a game can say something about, by the contract and by what stands in its modules."""
    info, package = game.info, game.info.package
    options = game.options(max(info.players), {})
    # Some games bring the names of their cards along with the cards, in every language.
    brought = set(screen_of(info.key).names(options, "en")) & set(screen_of(info.key).names(options, "fr"))
    pieces = set(game.census(game.setup(options, FreeChance(0)).state)) - NO_PIECES - brought
    refusals = {value for module in modules(game) for value in vars(module).values() if isinstance(value, Refusal)}
    moves = {kebab(type(move).__name__) for move in game.all_moves(options)}
    wanted = {f"game-{info.key}", f"about-{info.key}", *OWN_WORDS.get(info.key, set())}
    wanted |= {f"side-{side}" for side in info.sides.values()}
    wanted |= {f"event-{kebab(event.__name__)}" for event in game.event_types()}
    wanted |= {f"{kind}-{move}" for kind in ("move", "group") for move in moves}
    wanted |= {f"ask-{ask}" for ask in import_module(f"{package}.state").Ask}
    wanted |= {f"outcome-{end}" for end in import_module(f"{package}.outcome").End}
    wanted |= {f"why-{end}" for end in import_module(f"{package}.outcome").End}
    wanted |= {f"tale-{kebab(kind.__name__)}" for kind in edition_named(info.key).tale.kinds}
    wanted |= {f"piece-{piece}" for piece in pieces} | {f"refusal-{refusal.key}" for refusal in refusals}
    wanted |= {f"status-{status}" for status in info.statuses}
    edition = edition_named(info.key)
    wanted |= {f"reason-{kebab(kind.__name__)}" for kind in edition.insight.reason_kinds}
    wanted |= {f"wager-{kebab(kind.__name__)}" for kind in edition.insight.risk_kinds}
    wanted |= {f"help-{flag}" for flag in edition.flags}
    wanted |= {f"help-{file.option}{part}" for file in edition.files for part in ("", "-file")}
    return wanted | {f"option-{option.key}" for option in info.options}


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_everything_in_a_game_has_words(game: AnyGame, language: str) -> None:
    assert len(keys(game)) > 100
    assert sorted(keys(game) - set(load(game.info.package, language))) == []


@each_game
def test_no_words_of_a_game_are_left_over(game: AnyGame) -> None:
    """Words of a table are asked for by a literal key somewhere in the code."""
    known = keys(game)
    source = code()
    built = built_in_client(source)
    spoken = {*SPOKEN, *[key.partition("-")[0] for key in known]}
    left = []
    for key in load(game.info.package, "en"):
        if key.startswith(("recap-", "brief-", "moment-")):
            # The same event or move in fewer words; a game has them for those it likes.
            kind, _, name = key.partition("-")
            left += [key] if f"{'move' if kind == 'brief' else 'event'}-{name}" not in known else []
        elif key.partition("-")[0] in spoken:
            left += [key] if key.removesuffix("-hidden") not in known else []
        elif not key.startswith(built) and not (
            f'"{key}"' in source or f"'{key}'" in source or f'"{key.partition("-")[2]}"' in source
        ):
            left.append(key)

    assert left == []


def test_no_words_of_the_house_are_left_over() -> None:
    source = code()
    built = built_in_client(source)
    verbs = {f"help-{verb}" for verb, _, _ in main._VERBS}
    spoken = {f"claim-{kebab(says.__name__)}" for says in get_args(Saying)}
    spoken |= {f"seat-{who}-{form}" for who in ("you", "other", "named") for form in ("start", *SEAT_FORMS)}
    spoken |= {f"form-{kebab(says.__name__)}" for says in get_args(Saying)}
    spoken |= {f"verdict-{verdict}" for verdict in Verdict} | {"moment-claim"}
    keys = {one.name for one in (*commands.TABLE, *commands.REPLAY, *commands.SUBMENU)}
    spoken |= {f"tui-{part}-{name}" for part in ("key", "help") for name in keys}
    spoken |= {f"tui-log-{which}" for which in log.FILTERS} | {f"tui-setup-{row}" for row in set_up.HOUSE_ROWS}
    spoken |= {f"review-stage-{stage}" for stage in STAGES} | {f"review-reason-{about}" for about in Facts._fields}
    spoken |= {f"review-{section}" for section in SECTIONS}
    spoken |= {f"tui-about-{row}" for row in (*set_up.HOUSE_ROWS, *menu.ENTRIES)}
    spoken |= {f"tui-menu-{row}" for row in menu.ENTRIES}
    spoken |= {f"help-admin-{verb}" for verb in admin.VERBS} | {f"admin-state-{phase}" for phase in get_args(Phase)}
    spoken |= {f"help-lab-{verb}" for verb in lab.VERBS} | {f"lab-{span}" for span in ("hours", "minutes", "seconds")}
    spoken |= {f"meter-{what}" for what in (MEASURED, ESTIMATED, WON, FIRST, NOBODY)}
    spoken |= {f"help-{setting.name}" for setting in SETTINGS}
    assert spoken <= set(load(HOUSE, "en"))
    unused = [key for key in load(HOUSE, "en") if f'"{key}"' not in source and f"'{key}'" not in source]
    unused = [key for key in unused if not key.startswith(built)]

    assert sorted(set(unused) - verbs - spoken - {"core-pure", "core-compiled", f"side-{NOBODY}"}) == []


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
        [
            Violation("option-players", clause="PH-1.1", got=9, expected="5, 6"),
            Violation("option-missing", game="toy", option="deck"),
        ]
    )

    told = Messages("en").error(error).splitlines()

    assert told[1:] == [
        "  - 9 players are not possible; possible are 5, 6 (PH-1.1)",
        "  - toy has no option deck",
    ]


def test_a_key_without_words_is_said_as_it_is() -> None:
    assert Messages("en").error(OpenpsError("nobody-wrote-this")) == "nobody-wrote-this"
