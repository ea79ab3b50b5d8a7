"""The one list of games, each as its edition. One from outside joins it by the entry point group `openps.games`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from openps.bots.ladder import LEVELS
from openps.bots.specs import MARK, read_spec
from openps.catalog.guests import brought, failure
from openps.catalog.ours import Ours
from openps.editions.edition import Edition, edition_of
from openps.engine.errors import OpenpsError
from openps.engine.game import AnyGame, Game, GameInfo, by_rules
from openps.words.messages import LANGUAGES, Messages, load
from openps.words.primer import Panel, primer
from openps.words.rules import Clause, clauses
from openps.words.screen import PLAIN_SCREEN, Screen
from openps.words.search import found, topics

GROUP: Final = "openps.games"
OURS: Final = Ours("panic_station", "negotiator", "pani_high")
USUAL: Final = "pani_high"
"""What is played where nobody names a game."""


def editions() -> dict[str, Edition]:
    """All games by key: ours first, then those that are installed beside us; none replaces another."""
    return dict(_installed()[0])


def games() -> dict[str, AnyGame]:
    """The rules of all of them."""
    return {key: edition.rules for key, edition in _installed()[0].items()}


def left_out() -> Sequence[OpenpsError]:
    """Games that are installed beside us and cannot be played, each with the reason."""
    return _installed()[1]


@cache
def _installed() -> tuple[dict[str, Edition], list[OpenpsError]]:
    """Looking through everything that is installed takes long, and it does not change."""
    known = {edition.key: edition for edition in OURS}
    failed: list[OpenpsError] = []
    for entry, edition in brought(GROUP, _checked, failed):
        if edition.key in known:
            failed.append(failure("left-out-taken", entry, taken=edition.key))
        else:
            known[edition.key] = edition
    return known, failed


def _checked(thing: Any) -> Edition:
    """An edition, or a game that is nothing but its rules; it answers the whole contract, and has words."""
    rules = thing.rules if isinstance(thing, Edition) else thing
    missing = [name for name in vars(Game) if not name.startswith("_") and not hasattr(rules, name)]
    if missing or not isinstance(rules.info, GameInfo):
        raise TypeError(f"no Game: {type(rules).__name__} lacks {', '.join(missing) or 'info'}")
    edition = thing if isinstance(thing, Edition) else edition_of(thing)
    for language in LANGUAGES:
        load(edition.words, language)
    for name in filter(None, (edition.board, edition.art)):
        files(edition.words).joinpath(*name.split("/")).read_bytes()
    _check_levels(edition)
    return edition


def _check_levels(edition: Edition) -> None:
    """Every level is one that people know, and a bot of this game plays it."""
    rungs = {rung.key: rung for rung in edition.ladder.rungs}
    for level, spec in edition.ladder.levels.items():
        rung = rungs.get(spec.partition(MARK)[0])
        if level not in LEVELS or rung is None:
            raise TypeError(f"no level: {level} is {spec}")
        read_spec(spec, rung)


def edition_named(key: str) -> Edition:
    """The game of that key, with all about it; a dash is as good as an underscore."""
    edition = find_edition(key.replace("-", "_").lower())
    if edition is None:
        raise OpenpsError("error-no-game", got=key, expected=", ".join(_installed()[0]))
    return edition


def find_edition(key: str) -> Edition | None:
    """By its exact key; of ours only that one is imported."""
    return OURS.named(key) or _installed()[0].get(key)


def game_named(key: str) -> AnyGame:
    """Its rules alone."""
    return edition_named(key).rules


def game_by_rules(key: str, version: int) -> AnyGame:
    """The same by that version of its rules; by those of today if that version cannot be played any more."""
    game = game_named(key)
    return by_rules(game, version) or game


def screen_of(key: str) -> Screen:
    """How the game of that key is shown as text."""
    known = find_edition(key)
    return PLAIN_SCREEN if known is None else known.screen


def messages_of(key: str, language: str) -> Messages:
    """The words of the house and of the game of that key."""
    return Messages(language, edition_named(key).words)


def clauses_of(key: str, language: str) -> dict[str, Clause]:
    """The rules of the game of that key, clause by clause; raises where nobody wrote them down."""
    edition = edition_named(key)
    return clauses(edition.key, language, edition.document or edition.words)


def primer_of(key: str, language: str) -> tuple[Panel, ...]:
    """The rules of the game of that key on one page; nothing where nobody wrote it."""
    edition = edition_named(key)
    return primer(edition.document or edition.words, language)


def search_rules(key: str, language: str, asked: str) -> list[Clause]:
    """The clauses of a game that answer what a player asks, the best first."""
    edition = edition_named(key)
    small = Messages(language)("search-small-words")
    answers = topics(edition.document or edition.words, language, small)
    return found(asked, clauses_of(key, language), answers, small)
