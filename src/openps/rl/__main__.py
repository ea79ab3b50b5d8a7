"""`python -m openps.rl GAME`: what the numbers of a row mean, as JSON; with `--actions`, what the actions are."""

from __future__ import annotations

import argparse
import json
import sys

from openps.catalog import edition_named
from openps.engine.errors import OpenpsError
from openps.rl.numbered import Numbered
from openps.words.messages import Messages


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m openps.rl", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--talk", action="store_true")
    parser.add_argument("--actions", action="store_true")
    given = parser.parse_args(arguments)
    try:
        players = given.players or edition_named(given.game).rules.info.players[0]
        numbered = Numbered(given.game, players, {}, given.talk)
    except OpenpsError as error:
        sys.stderr.write(Messages("en")(error.key, **error.arguments) + "\n")
        return 2
    actions = [f"{action:5}  {numbered.text(action)}" for action in range(numbered.actions)]
    sys.stdout.write(("\n".join(actions) if given.actions else json.dumps(numbered.legend(), indent=1)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
