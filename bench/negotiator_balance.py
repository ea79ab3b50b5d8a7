"""How often each bot wins against each Hostage-Taker of Négociateur, with 95 % intervals (Wilson).

    python bench/negotiator_balance.py --bots random heuristic planner --num 300 --workers 2

Match n of a row is played with the luck `FreeChance("<taker> <n>")`, the bot thinks with luck of its own: whoever runs
this gets the same table, on any machine and with any number of workers.
"""

from __future__ import annotations

import argparse
import json
import math
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from openps.bots.registry import make_bot
from openps.engine.chance import FreeChance
from openps.games.negotiator import box
from openps.games.negotiator.game import NEGOTIATOR

CONFIDENCE = 1.96


def play(taker: str, bot_name: str, number: int) -> tuple[bool, str, int]:
    """One match: whether it was won, why it ended, how many decisions it took."""
    luck, thought = FreeChance(f"{taker} {number}"), FreeChance(f"{bot_name} {number}")
    bot = make_bot(bot_name, NEGOTIATOR.info.key)
    state = NEGOTIATOR.setup(NEGOTIATOR.options(1, {"taker": taker}), luck).state
    decisions = 0
    while state.ask is not None:
        moves = NEGOTIATOR.legal_moves(state, box.NEGOTIATOR)
        move = bot.choose(NEGOTIATOR.view(state, box.NEGOTIATOR), moves, thought)
        NEGOTIATOR.apply(state, box.NEGOTIATOR, move, luck)
        decisions += 1
    end = NEGOTIATOR.outcome(state)
    assert end is not None
    return bool(end.winners), end.reason, decisions


def interval(wins: int, matches: int) -> tuple[float, float]:
    """Wilson's interval for a share, in per cent."""
    share, z2 = wins / matches, CONFIDENCE**2
    middle = share + z2 / (2 * matches)
    reach = CONFIDENCE * math.sqrt(share * (1 - share) / matches + z2 / (4 * matches**2))
    scale = 100 / (1 + z2 / matches)
    return round((middle - reach) * scale, 1), round((middle + reach) * scale, 1)


def row(taker: str, bot: str, first: int, num: int, pool: ProcessPoolExecutor) -> dict[str, object]:
    found = list(pool.map(partial(play, taker, bot), range(first, first + num), chunksize=max(1, min(20, num // 16))))
    wins = sum([won for won, _, _ in found])
    return {
        "taker": taker,
        "bot": bot,
        "matches": num,
        "wins": wins,
        "per_cent": round(100 * wins / num, 1),
        "interval": interval(wins, num),
        "ends": dict(Counter(reason for _, reason, _ in found).most_common()),
        "decisions": round(sum([decisions for _, _, decisions in found]) / num, 1),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Win rates of Négociateur, as JSON lines.")
    parser.add_argument("--takers", nargs="+", default=list(box.TAKERS), choices=box.TAKERS)
    parser.add_argument("--bots", nargs="+", default=["random", "heuristic", "planner"])
    parser.add_argument("--num", type=int, default=300)
    parser.add_argument("--first", type=int, default=0, help="number of the first match")
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args(arguments)
    with ProcessPoolExecutor(chosen.workers) as pool:
        for taker in chosen.takers:
            for bot in chosen.bots:
                print(json.dumps(row(taker, bot, chosen.first, chosen.num, pool)), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
