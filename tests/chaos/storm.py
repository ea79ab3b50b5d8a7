"""`make chaos`: matches of all games go to their end while servers and their database are ended again and again.

python -m tests.chaos.storm --store sqlite --kills 100
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import math
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.chaos import checker, journals, worlds
from tests.chaos.database import Cluster, cluster
from tests.chaos.evening import PLANS, NotOpened, Plan, people_at_a_table, played
from tests.chaos.line import Address
from tests.chaos.person import Person
from tests.chaos.weather import Site, Weather
from tests.store import postgres

SERVERS: Final = {"sqlite": 1, "postgres": 2}
ENDS_WITHIN: Final = 1200.0
"""Seconds in which a match that has begun is over, in any weather."""
MOST_SHOWN: Final = 20
TOLD_EVERY: Final = 300.0
"""Seconds after which a long storm says what was seen so far: one that is ended early counts for what it has shown."""
UNMINDED: Final = "never retrieved"
"""What asyncio writes of an error for which nobody waits, with its message, unless somebody minds it."""


@dataclass
class Tally:
    """What was seen."""

    matches: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    acknowledged: int = 0
    lines: int = 0
    compared: int = 0
    faults: list[str] = field(default_factory=list)
    happened: Counter[str] = field(default_factory=Counter)

    def words(self) -> str:
        happened = ", ".join(f"{count} × {name}" for name, count in sorted(self.happened.items()))
        matches = ", ".join(f"{count} of {game}" for game, count in sorted(self.matches.items()))
        return (
            f"{happened}\n{self.matches.total()} matches to their end: {matches}\n"
            f"{self.moves} moves of people written, {self.acknowledged} of them acknowledged\n"
            f"{self.lines} lines opened; {self.compared} news the same in another world; {len(self.faults)} faults"
        )


class Storm:
    """Some tables at once, one match after the other, until the weather has done its worst."""

    def __init__(self, database: str, sites: list[Site], base: Cluster | None, seed: int) -> None:
        self._database = database
        self._sites = sites
        self._luck = random.Random(seed)
        self._over = False
        self.weather = Weather(sites, base, self._luck)
        self.tally = Tally(happened=self.weather.happened)

    async def rage(self, kills: int, seconds: float, plans: tuple[Plan, ...]) -> Tally:
        for site in self._sites:
            await site.open()
        tables = [asyncio.create_task(self._evenings(plan)) for plan in plans]
        telling = asyncio.create_task(self._tell_now_and_then())
        try:
            await self.weather.rage(kills, seconds)
            self._over = True
            await asyncio.gather(*tables)
        finally:
            for task in (*tables, telling):
                task.cancel()
            await asyncio.gather(*tables, telling, return_exceptions=True)
            for site in self._sites:
                await site.proxy.close()
        return self.tally

    async def _tell_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(TOLD_EVERY)
            say(f"so far: {self.tally.words()}")

    def _door(self) -> Address:
        return self._luck.choice(self._sites).door

    async def _evenings(self, plan: Plan) -> None:
        while True:
            try:
                people = await people_at_a_table(plan, self._door, self._luck)
            except NotOpened as error:
                self.tally.faults.append(f"no table of {plan.game} could be opened: {error}")
                return
            await played(people, ENDS_WITHIN)
            await self._look_at(plan, people)
            if self._over:
                return

    async def _look_at(self, plan: Plan, people: list[Person]) -> None:
        histories = [person.history for person in people]
        table = histories[0].table
        rows = await self._rows(table)
        wrong = await asyncio.to_thread(checker.faults, rows, histories)
        compared, told = await asyncio.to_thread(worlds.betrayals, table, rows, histories)
        self.tally.faults += [f"{plan.game} {table}: {fault}" for fault in (*wrong, *told)]
        self.tally.compared += compared
        self.tally.matches[plan.game] += 1
        self.tally.moves += len([row for row in rows if row.kind == "played" and row.fact["by"] == "person"])
        self.tally.acknowledged += len([wish for one in histories for wish in one.wishes if wish.told is not None])
        self.tally.lines += sum(one.lines for one in histories)

    async def _rows(self, table: str) -> list[journals.Row]:
        """PostgreSQL may just be away: then once more."""
        while True:
            with contextlib.suppress(OSError, journals.asyncpg.PostgresError):
                return await journals.rows(self._database, table)
            await asyncio.sleep(0.2)


@contextlib.contextmanager
def databases(store: str, folder: Path) -> Iterator[tuple[str, Cluster | None]]:
    if store == "sqlite":
        yield str(folder / "tables.db"), None
    else:
        with cluster() as made:
            yield made.url, made


def storm(
    store: str,
    folder: Path,
    kills: int,
    seconds: float,
    seed: int,
    plans: tuple[Plan, ...] = PLANS,
    spare: bool = False,
) -> tuple[Tally, str]:
    """What was seen, and what the servers wrote into their logs. `spare` leaves the database alone."""
    with databases(store, folder) as (database, base):
        sites = [Site(database, folder / f"server{number}") for number in range(SERVERS[store])]
        try:
            tally = asyncio.run(Storm(database, sites, None if spare else base, seed).rage(kills, seconds, plans))
        finally:
            for site in sites:
                site.running.kill()
        logs = "".join(site.running.logs() for site in sites)
        tally.faults += [f"in a log: {line}" for line in logs.splitlines() if UNMINDED in line]
        return tally, logs


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--store", choices=["sqlite", "postgres"], required=True)
    asked.add_argument("--kills", type=int, default=0, help="how often a server is killed; 0: until the time is over")
    asked.add_argument("--seconds", type=float, default=math.inf)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--spare-database", action="store_true", help="leave PostgreSQL alone, end servers only")
    asked.add_argument("--logs", type=Path, help="where the logs of the servers are kept")
    given = asked.parse_args()
    if given.store == "postgres" and postgres.programs() is None:
        say("POSTGRESQL IS NOT INSTALLED: two servers on one database were NOT PROVED")
        return 0
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="openps-chaos-") as folder:
        kills, spare = given.kills or sys.maxsize, given.spare_database
        tally, logs = storm(given.store, Path(folder), kills, given.seconds, given.seed, spare=spare)
    if given.logs:
        given.logs.write_text(logs)
    say(f"{given.store}, seed {given.seed}, {time.monotonic() - began:.0f} s: {tally.words()}")
    for fault in tally.faults[:MOST_SHOWN]:
        say(f"  {fault}")
    return bool(tally.faults)


def say(words: str) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
