"""Finds moments for scenes of a lesson: bots play seed after seed until the first seat is asked and something holds.

    python bench/find_scene.py panic_station 4 "view.ask == 'act' and view.hand.count('gas_can') >= 3" --seeds 200

`view` is what the first seat sees, `moves` what it may do, as text; the shortest match that leads there is printed,
ready for `scenes.toml`.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from openps.bots.budget import QUICK
from openps.catalog import game_named
from openps.catalog.bots import HEURISTIC, make_bot
from openps.engine.chance import FreeChance
from openps.engine.match import AnyMatch, Match
from openps.tables.fairness import table_seed

MOST_MOVES = 400


def holds(match: AnyMatch, wanted: str) -> bool:
    moves = [match.game.move_text(move) for move in match.legal_moves(0)]
    return bool(eval(wanted, {"view": match.view(0), "moves": moves}))


def reached(game: str, players: int, wanted: str, number: int, most: int) -> Sequence[tuple[int, str]] | None:
    """What was played in the match of a seed until it holds; nothing where it never does."""
    rules = game_named(game)
    match: AnyMatch = Match(rules, rules.options(players, {}), table_seed(f"{number:064x}", []))
    bot, luck = make_bot(HEURISTIC, game), FreeChance(number)
    while (decision := match.decision()) is not None and match.ply < most:
        if 0 in decision.seats and holds(match, wanted):
            return [(seat, rules.move_text(move)) for seat, move in match.moves]
        seat = decision.seats[0]
        match.play(seat, bot.choose(match.view(seat), match.legal_moves(seat), luck, QUICK))
    return None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("wanted")
    parser.add_argument("--seeds", type=int, default=100)
    asked = parser.parse_args()
    most, best = MOST_MOVES, None
    for number in range(asked.seeds):
        played = reached(asked.game, asked.players, asked.wanted, number, most)
        if played is not None:
            most, best = len(played), (number, played)
    if best is None:
        raise SystemExit("no such moment")
    print(f'secret = "{best[0]:064x}"\nbefore = """')
    print("\n".join(f"{seat} {move}" for seat, move in best[1]) + '\n"""')


if __name__ == "__main__":
    main()
