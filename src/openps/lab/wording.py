"""Which words a game needs, and which are missing: what its contract names, and what comes up in random matches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from openps.editions.edition import Edition
from openps.engine import laws
from openps.engine.game import AnyGame
from openps.words.messages import HOUSE, LANGUAGES, load
from openps.words.teller import kebab

MATCHES: Final = 1  # for every number of players


def missing(edition: Edition) -> dict[str, list[str]]:
    """By language, the keys of messages that nobody wrote; languages that lack nothing are left out."""
    asked = needed(edition)
    lacking = {language: sorted(asked - _known(edition, language)) for language in LANGUAGES}
    return {language: keys for language, keys in lacking.items() if keys}


def _known(edition: Edition, language: str) -> set[str]:
    """Written down, or brought along with the cards of a table."""
    rules = edition.rules
    names = edition.screen.names(rules.options(max(rules.info.players), {}), language)
    return {*load(edition.words, language), *load(HOUSE, language), *[f"piece-{key}" for key in names]}


def needed(edition: Edition) -> set[str]:
    game, info = edition.rules, edition.rules.info
    keys = {f"game-{info.key}", f"about-{info.key}"}
    keys |= {f"option-{option.key}" for option in info.options} | {f"status-{status}" for status in info.statuses}
    keys |= {f"side-{side}" for side in info.sides.values()}
    keys |= {f"event-{kebab(event.__name__)}" for event in game.event_types()}
    moves = {kebab(type(move).__name__) for move in game.all_moves(game.options(max(info.players), {}))}
    keys |= {f"{kind}-{move}" for kind in ("move", "group") for move in moves}
    keys |= {f"help-{flag}" for flag in edition.flags}
    keys |= {f"help-{file.option}{part}" for file in edition.files for part in ("", "-file")}
    return keys.union(*[_met(game, players) for players in info.players])


def _met(game: AnyGame, players: int) -> set[str]:
    """Questions, refusals, cards and ends of some matches."""
    keys: set[str] = set()
    options = game.options(players, {})
    for seed in range(MATCHES):
        for moment in laws.random_moments(game, options, seed):
            keys |= set(_met_at(game, options, moment))
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
