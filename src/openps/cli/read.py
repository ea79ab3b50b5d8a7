"""What can be read: the games, the rules, our deck."""

from __future__ import annotations

import argparse
from typing import Any

from openps.catalog import game_named
from openps.catalog import games as all_games
from openps.catalog.bots import bot_names, level_names
from openps.cli import given as user
from openps.cli import looking_up
from openps.engine.game import AnyGame
from openps.games.pani_high.deck import HOUSE_DECK, plain_deck, read_deck
from openps.words.messages import LANGUAGES, Messages


def name_of(game: AnyGame, say: Messages) -> str:
    return say(f"game-{game.info.key}")


def games(given: argparse.Namespace, say: Messages) -> int:
    for key, game in all_games().items():
        own = Messages(say.language, game.info.package)
        seats = ", ".join([str(number) for number in game.info.players])
        print(own("games-line", game=key, name=name_of(game, own), players=seats))
        print(f"  {own('about-' + key)}")
        print(f"  {own('games-options')}")
        for option in game.info.options:
            about = own(f"option-{option.key}")
            print(f"    {option.key}={'|'.join(option.values)}  {about} ({option.clause})")
        print(f"  {own('games-bots', bots=', '.join(bot_names(key)))}")
        print(f"  {own('games-levels', levels=', '.join(level_names(key)))}")
    return 0


def rules(given: argparse.Namespace, say: Messages) -> int:
    """The contents, one clause, every clause that holds some words, or all of them."""
    game = game_named(given.game.lower())
    own = Messages(say.language, game.info.package)
    print("\n".join(looking_up.told(game.info.key, " ".join(given.clause), own)))
    return 0


def deck(given: argparse.Namespace, say: Messages) -> int:
    """Our deck as TOML, or whether the rules allow the user's."""
    own = Messages(say.language, "openps.games.pani_high")
    if given.check is None:
        print(deck_toml(own))
        return 0
    checked = read_deck(user.toml(given.check))
    print(own("deck-good", file=given.check, cards=len(checked.cards)))
    return 0


def deck_toml(say: Messages) -> str:
    plain = plain_deck(HOUSE_DECK)
    lines = [f"# {say('deck-head')}", 'name = "my deck"', f"committee_saves = {plain['committee_saves']}  # PH-R28"]
    lines += ["", "[copies]", *[f"{key} = {count}" for key, count in plain["copies"].items()]]
    lines += ["", "[values]  # PH-R17", *[f"{key} = {value}" for key, value in plain["values"].items()]]
    for place in plain["location"]:
        lines += ["", "[[location]]", *_toml_face(place), _toml_words("text", "text", place["key"])]
    for combat in plain["combat"]:
        lines += ["", "[[combat]]", *_toml_face(combat)]
    return "\n".join(lines)


def _toml_face(face: dict[str, Any]) -> list[str]:
    lines = [f'key = "{face["key"]}"', _toml_words("name", "piece", face["key"])]
    if "value" in face:
        places = ", ".join([f'"{place}"' for place in face["doubled_at"]])
        lines += [f"value = {face['value']}", f"copies = {face['copies']}", f"doubled_at = [{places}]"]
    return lines


def _toml_words(field: str, prefix: str, key: str) -> str:
    words = []
    for language in LANGUAGES:
        text = Messages(language, "openps.games.pani_high")(f"{prefix}-{key}")
        words.append(f'{language} = "{text}"')
    return f"{field} = {{ {', '.join(words)} }}"
