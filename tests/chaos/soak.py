"""`make soak`: a hundred tables with bots, where people come and go for hours; nothing that a server holds may grow.

A line a minute, and in the end a verdict: a straight line through the minutes after the first quarter, by least
squares, with its interval. In the first quarter tables are opened, and those that are left stay for five minutes.

python -m tests.chaos.soak --hours 0.1
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Final

from tests.chaos import process
from tests.chaos.evening import Plan, people_at_a_table
from tests.chaos.history import History
from tests.chaos.line import Address, Broken, dial, request
from tests.chaos.person import Person
from tests.chaos.trend import FEWEST, trend
from tests.server.running import Running, running

TABLES: Final = 100
PLANS: Final = (
    Plan("panic_station", 1, 3),
    Plan("pani_high", 2, 3),
    Plan("negotiator", 1),
    Plan("panic_station", 2, 3),
)
FREE: Final = ("--limit", "requests=100000", "--limit", "tables=100000", "--limit", "sockets=2000")
PACE: Final = 900
THINKS: Final = (0.5, 3.0)
LEAVES: Final = 0.02
AWAY: Final = (1.0, 20.0)
MINUTE: Final = 60.0
WARM: Final = 0.25
HELD: Final = 0.1
SLOWER: Final = 0.5
"""By so much of their mean may what is held, and what an answer takes, rise at the upper end of the interval."""


class Visitor(Person):
    """Thinks, and now and then goes away for a while in the middle of it."""

    async def think(self) -> None:
        await asyncio.sleep(self._luck.uniform(*THINKS))
        if self._luck.random() < LEAVES:
            self.history.heard.clear()  # nobody will check it, and hours of it would fill this process
            raise Broken

    async def _visit(self) -> None:
        if self.history.lines:
            await asyncio.sleep(self._luck.uniform(*AWAY))
        await super()._visit()


@dataclass(frozen=True, slots=True)
class Minute:
    """What was measured once."""

    at: float
    memory: float
    descriptors: int
    tables: int
    moves: int
    middle: float  # milliseconds from a move to its acknowledgement: half of them were faster
    slow: float  # and 99 of 100

    def words(self) -> str:
        return (
            f"{self.at / MINUTE:6.1f} min  {self.memory:7.1f} MB  {self.descriptors:5} descriptors  "
            f"{self.tables:4} tables  {self.moves:6} moves  {self.middle:7.1f} ms  {self.slow:7.1f} ms (99 %)"
        )


class Soak:
    """A server, its tables, and those who look on."""

    def __init__(self, server: Running, seed: int) -> None:
        self._server = server
        self._address = Address.of(server.url)
        self._luck = random.Random(seed)
        self._answered: list[float] = []
        self._people: set[Visitor] = set()
        self.matches = 0
        self.minutes: list[Minute] = []

    async def run(self, seconds: float) -> None:
        began = time.monotonic()
        tables = [asyncio.create_task(self._table(number)) for number in range(TABLES)]
        tables += [asyncio.create_task(self._look_on()) for _ in range(TABLES // 10)]
        try:
            while time.monotonic() - began < seconds:
                await asyncio.sleep(min(MINUTE, seconds / 10))
                self._fail_early(tables)
                self.minutes.append(await self._minute(time.monotonic() - began))
                say(self.minutes[-1].words())
        finally:
            for task in tables:
                task.cancel()
            await asyncio.gather(*tables, return_exceptions=True)

    @staticmethod
    def _fail_early(tasks: list[asyncio.Task[None]]) -> None:
        for task in tasks:
            if task.done() and (error := task.exception()) is not None:
                raise error

    async def _table(self, number: int) -> None:
        """One match after the other; a pause between them, so that tables are left as well."""
        plan = PLANS[number % len(PLANS)]
        await asyncio.sleep(self._luck.uniform(0, 20))
        while True:
            seated = await people_at_a_table(plan, lambda: self._address, self._luck, PACE)
            people = [Visitor(lambda: self._address, one.ticket, one.history, self._luck) for one in seated]
            self._people |= set(people)
            await asyncio.gather(*[person.play() for person in people])
            self._people -= set(people)
            self._keep(people)
            self.matches += 1
            await asyncio.sleep(self._luck.uniform(*AWAY))

    def _keep(self, people: list[Visitor]) -> None:
        for person in people:
            self._answered += person.answered_after
            person.answered_after.clear()
            person.history.heard.clear()
            person.history.wishes.clear()

    async def _look_on(self) -> None:
        """Somebody of the public, at one table after the other."""
        while True:
            await asyncio.sleep(self._luck.uniform(*AWAY))
            for history in self._luck.sample(self._histories(), min(1, len(self._people))):
                await self._watched(history)

    def _histories(self) -> list[History]:
        return [person.history for person in self._people]

    async def _watched(self, history: History) -> None:
        try:
            line = await dial(self._address)
        except Broken:
            return
        try:
            await line.send({"type": "hello", "table": history.table})
            async with asyncio.timeout(self._luck.uniform(*AWAY)):
                while True:
                    await line.hear(MINUTE)
        except (Broken, TimeoutError):
            return
        finally:
            line.hang_up()

    async def _minute(self, at: float) -> Minute:
        self._keep(list(self._people))
        answered, self._answered = [1000 * one for one in self._answered], []
        middle, slow = (0.0, 0.0)
        if len(answered) > 1:
            hundredths = quantiles(answered, n=100)
            middle, slow = hundredths[49], hundredths[98]
        assert self._server.process is not None
        pid = self._server.process.pid
        _, health = await request(self._address, "GET", "/healthz")
        tables = json.loads(health)["tables"]
        return Minute(at, process.memory(pid), process.descriptors(pid), tables, len(answered), middle, slow)

    # ---- the verdict

    def verdict(self) -> bool:
        """Whether all that was measured is flat, said in words."""
        warm = self.minutes[int(len(self.minutes) * WARM) :]
        say(f"{self.matches} matches to their end, {sum(minute.moves for minute in self.minutes)} moves of people")
        if len(warm) < FEWEST:
            say("too short for a verdict")
            return False
        return all(
            [
                flat("memory (MB)", warm, lambda minute: minute.memory, HELD),
                flat("descriptors", warm, lambda minute: minute.descriptors, HELD),
                flat("answers (ms, middle)", warm, lambda minute: minute.middle, SLOWER),
            ]
        )


def flat(name: str, minutes: list[Minute], value: Callable[[Minute], float], share: float) -> bool:
    seen = trend([minute.at for minute in minutes], [value(minute) for minute in minutes])
    say(f"{name}: {seen.words(share)}")
    return seen.flat(share)


def say(words: str) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--hours", type=float, default=2.0)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    with tempfile.TemporaryDirectory(prefix="openps-soak-") as name:
        folder = Path(name)
        with running(str(folder / "t.db"), folder, 0, *FREE) as server:
            soak = Soak(server, given.seed)
            asyncio.run(soak.run(given.hours * 3600))
            good = soak.verdict()
            stopped = server.stop() == 0
            unexpected = [line for line in server.logs().splitlines() if "unexpected" in line]
    say(f"{len(unexpected)} unexpected errors in the log; it {'stopped' if stopped else 'did NOT stop'} as told")
    return not (good and stopped and not unexpected)


if __name__ == "__main__":
    sys.exit(main())
