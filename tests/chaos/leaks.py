"""`make leaks`: so many messages to seats and to the public are made again in another world, and are the same bytes.

The comparison is that of `tests/server/test_wire_secrets.py`, where a slice of it runs; here it goes on for
as long as one likes.

python -m tests.chaos.leaks --number 100000
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import os
import sys
import time
from collections import Counter

from openps.catalog import game_named
from tests.server.test_wire_secrets import SHARE, Watch
from tests.tables.house import Party, party

SAID_EVERY = 60.0


def one_match(asked: tuple[str, int]) -> tuple[str, int, str]:
    """The game, how many messages were compared, and what was wrong with one of them."""
    key, number = asked
    watches: list[Watch] = []

    async def test(at: Party) -> None:
        game = game_named(key)
        players = game.info.players[number % len(game.info.players)]
        await (await at.open(players, game=key, players=players)).start()
        watches.append(Watch(at, await at.look_on(), number))
        await watches[0].run()

    try:
        party(test)
    except AssertionError as error:
        return key, watches[0].compared, f"{key} {number}: {str(error)[:500]}"
    return key, watches[0].compared + watches[0].stepped, ""


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--number", type=int, default=100_000)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    keys = itertools.cycle([key for key, share in SHARE.items() for _ in range(share)])
    matches = zip(keys, itertools.count(given.seed * 1_000_000), strict=False)
    compared: Counter[str] = Counter()
    wrong: list[str] = []
    began = said = time.monotonic()
    with multiprocessing.Pool(os.cpu_count()) as pool:
        while compared.total() < given.number and not wrong:
            for key, count, fault in pool.imap_unordered(one_match, list(itertools.islice(matches, 10))):
                compared[key] += count
                wrong += [fault] * bool(fault)
            if time.monotonic() - said > SAID_EVERY:
                said = time.monotonic()
                sys.stdout.write(f"{said - began:6.0f} s  {compared.total()} messages\n")
                sys.stdout.flush()
    by_game = ", ".join(f"{count} of {key}" for key, count in compared.items())
    sys.stdout.write(
        f"{compared.total()} messages in {time.monotonic() - began:.0f} s: {by_game}; {len(wrong)} leaks\n"
    )
    sys.stdout.writelines(f"  {fault}\n" for fault in wrong)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
