"""What can be read: the games, the rules, our deck."""

from __future__ import annotations

import argparse

from openps.catalog import edition_named, game_named, messages_of
from openps.catalog import games as all_games
from openps.catalog.bots import bot_names, level_names
from openps.cli import given as user
from openps.cli import looking_up
from openps.engine.game import AnyGame
from openps.words.messages import Messages
from openps.words.page import wrapped


def name_of(game: AnyGame, say: Messages) -> str:
    return say(f"game-{game.info.key}")


def games(given: argparse.Namespace, say: Messages) -> int:
    for key, game in all_games().items():
        own = messages_of(key, say.language)
        seats = ", ".join([str(number) for number in game.info.players])
        print(own("games-line", game=key, name=name_of(game, own), players=seats))
        print(f"  {own('about-' + key)}")
        if told := edition_named(key).origin():
            print("\n".join(wrapped("  ", own("origin-values", **told))))
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
    own = messages_of(game.info.key, say.language)
    print("\n".join(looking_up.told(game.info.key, " ".join(given.clause), own)))
    return 0


def own_file(given: argparse.Namespace, say: Messages) -> int:
    """Ours as TOML, or whether the rules allow the user's."""
    edition = edition_named(given.game)
    own = messages_of(edition.key, say.language)
    file = next(one for one in edition.files if one.option == given.file)
    print(file.example(own) if given.check is None else file.praise(user.toml(given.check), given.check, own))
    return 0
