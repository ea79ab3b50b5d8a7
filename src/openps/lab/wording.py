"""Which words a game needs, and which are missing: what its contract names, and what comes up in random matches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Final

from openps.editions.edition import Edition
from openps.engine import laws
from openps.engine.game import AnyGame
from openps.words.messages import HOUSE, LANGUAGES, Messages, load
from openps.words.teller import Teller, kebab

MATCHES: Final = 1  # for every number of players
DRAWN: Final = 10  # the screen is drawn at one of so many moments
_NO_LABEL: Final = {"viewer", "ask", "asked", "options", "claims"}  # boards show these themselves


def missing(edition: Edition, asked: set[str] | None = None) -> dict[str, list[str]]:
    """By language, the keys of messages that nobody wrote; languages that lack nothing are left out."""
    keys = needed(edition) if asked is None else asked
    lacking = {language: sorted(keys - _known(edition, language)) for language in LANGUAGES}
    return {language: absent for language, absent in lacking.items() if absent}


def _known(edition: Edition, language: str) -> set[str]:
    """Written down, or brought along with the cards of a table."""
    rules = edition.rules
    names = edition.screen.names(rules.options(max(rules.info.players), {}), language)
    return {*load(edition.words, language), *load(HOUSE, language), *[f"piece-{key}" for key in names]}


def needed(edition: Edition) -> set[str]:
    """Every message that the game has to bring; those of the house are there for all."""
    game, info = edition.rules, edition.rules.info
    keys = {f"game-{info.key}", f"about-{info.key}"}
    keys |= {f"option-{option.key}" for option in info.options} | {f"status-{status}" for status in info.statuses}
    keys |= {f"side-{side}" for side in info.sides.values()}
    keys |= {f"event-{kebab(event.__name__)}" for event in game.event_types()}
    moves = {kebab(type(move).__name__) for move in game.all_moves(game.options(max(info.players), {}))}
    keys |= {f"{kind}-{move}" for kind in ("move", "group") for move in moves}
    keys |= {f"help-{flag}" for flag in edition.flags}
    keys |= {f"help-{file.option}{part}" for file in edition.files for part in ("", "-file")}
    return keys.union(*[_met(edition, players) for players in info.players]) - set(load(HOUSE, LANGUAGES[0]))


def unlabelled(edition: Edition) -> list[str]:
    """The fields of the view that the plain board of the browser would call by their names in Python.

    Each wants a message `field-pot`, or `each-stakes` where it has an entry for every seat.
    """
    known = set.intersection(*[_known(edition, language) for language in LANGUAGES])
    names = [field.name for field in fields(edition.rules.view_type()) if field.name not in _NO_LABEL]
    return [name for name in names if not {f"field-{name}", f"each-{name}"} & known]


def _met(edition: Edition, players: int) -> set[str]:
    """Questions, refusals, cards and ends of some matches, and what the screen says of them."""
    keys: set[str] = set()
    game = edition.rules
    options = game.options(players, {})
    for seed in range(MATCHES):
        for number, moment in enumerate(laws.random_moments(game, options, seed)):
            keys |= {*_met_at(game, options, moment), *_offered(edition, moment)}
            keys |= _drawn(edition, moment, options) if number % DRAWN == 0 else set()
        outcome = laws.random_match(game, options, seed).outcome()
        keys |= {f"outcome-{outcome.reason}"} if outcome is not None else set()
    return keys


def _met_at(game: AnyGame, options: object, moment: laws.Moment) -> Iterator[str]:
    decision = game.decision(moment.before)
    if decision is not None:
        yield f"ask-{decision.ask}"
    refusals = [game.why_not(moment.before, moment.seat, move) for move in game.all_moves(options)]
    yield from [f"refusal-{refusal.key}" for refusal in refusals if refusal is not None]
    yield from [f"piece-{piece}" for event in moment.events for piece in game.named(event)]


def _offered(edition: Edition, moment: laws.Moment) -> Iterator[str]:
    """What the menu of the turn says."""
    moves = edition.rules.legal_moves(moment.before, moment.seat)
    for entry in edition.menu(moment.before, moment.seat, moves):
        yield f"action-{entry.action}"
        if entry.refusal is not None:
            yield f"refusal-{entry.refusal.key}"


class _Listening(Messages):
    """Hears which words are asked for."""

    heard: set[str]

    def __call__(self, key: str, /, **values: object) -> str:
        self.heard.add(key)
        return super().__call__(key, **values)


def _drawn(edition: Edition, moment: laws.Moment, options: object) -> set[str]:
    say = _Listening(LANGUAGES[0], edition.words)
    say.heard = set()
    names = edition.screen.names(options, say.language)
    edition.screen.draw(edition.rules.view(moment.before, moment.seat), Teller(say, moment.seat, names))
    return say.heard
