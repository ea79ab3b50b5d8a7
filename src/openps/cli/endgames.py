"""`openps endgames`: how much bots lose at positions that were solved."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any, Final

from openps.bots.specs import listed
from openps.catalog import edition_named, editions, messages_of
from openps.catalog.bots import bot_names, spec_named
from openps.cli import given as user
from openps.cli.measure import progress
from openps.engine.errors import OpenpsError
from openps.lab.bench import core
from openps.lab.endgames import measure
from openps.lab.figures import Figures
from openps.words.messages import Messages

MOST_POSITIONS: Final = 1_000_000
MOST_NODES: Final = 100_000_000


def endgames(given: argparse.Namespace, say: Messages) -> int:
    edition = edition_named(given.game)
    game = edition.rules
    if edition.endgames is None:
        solved = [key for key, one in editions().items() if one.endgames is not None]
        raise OpenpsError("error-no-endgames", game=edition.key, expected=", ".join(solved))
    options = user.options(given, game)
    game.options(game.info.players[0], options)
    bots = bot_names(game.info.key) if given.bots is None else listed(given.bots)
    for name in bots:
        spec_named(name, game.info.key)
    num = user.whole("--num", given.num, 1, MOST_POSITIONS)
    nodes = user.whole("--nodes", given.nodes, 1, MOST_NODES)
    seed = given.seed if given.seed is not None else "0"
    report = measure(edition, bots, options, num, seed, nodes, progress(num))
    asked = {"game": game.info.key, "options": options, "seed": seed, "nodes": nodes, "core": core()}
    result = {**asked, **report.plain()}
    own = messages_of(game.info.key, say.language)
    print(json.dumps(result, default=str) if given.json else "\n".join(lines(result, own)))
    return 0


def lines(result: dict[str, Any], say: Messages) -> Iterator[str]:
    figures = Figures(say)
    name = say(f"game-{result['game']}")
    yield say(
        "endgames-title", game=name, positions=result["positions"], matches=result["matches"], seed=str(result["seed"])
    )
    for left, tried in result["tried"].items():
        counts = {key: result[key][left] for key in ("solved", "lost", "kept")}
        yield "  " + say("endgames-left", left=left, tried=tried, **counts)
    yield "  " + say("endgames-within", count=result["within_reach"])
    for bot, row in result["bots"].items():
        yield say(
            "endgames-bot",
            bot=bot,
            regret=figures.points(row["regret"]),
            best=figures.rate(row["best_moves"]),
            worst=figures.number(100 * row["worst"]),
            unclear=row["unclear"],
        )
