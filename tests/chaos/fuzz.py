"""`make fuzz`: so many messages, requests and raw bytes that nobody should send, to one server with some matches.

A part of the requests is what schemathesis makes of our OpenAPI document. Each is refused, or ends the line with a code
that stands in the documents; no answer says that the server failed, no match is changed, and the server holds as much
memory as before.

python -m tests.chaos.fuzz --number 50000
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final

from openps.catalog import game_named
from tests.chaos import journals, nonsense, process, schemas
from tests.chaos.evening import Plan, people_at_a_table
from tests.chaos.line import (
    BINARY,
    BROKEN,
    NO_CODE,
    TEXT,
    Address,
    Broken,
    Line,
    Quiet,
    dial,
    exchange,
    frame,
    request,
    status_and_body,
)
from tests.chaos.person import Person
from tests.chaos.trend import FEWEST, Trend, trend
from tests.server.running import Running, running

GAME: Final = "pani_high"
FREE: Final = ("--limit", "messages=1000000", "--limit", "failures=1000000", "--limit", "requests=1000000",
               "--limit", "tables=1000000", "--limit", "sockets=1000")  # fmt: skip
BATCH: Final = 18  # fewer than the mistakes that end a line: each has an answer
AT_ONCE: Final = 4
CODES: Final = {1000, 1002, NO_CODE, BROKEN, 1007, 1009, 1013, 4400, 4401, 4403, 4404, 4408, 4429}
"""How a line may end: by our codes, by those of the protocol, or at once where not even a frame was right."""
SAMPLES: Final = 200
WARM: Final = 0.2
SHARE: Final = 0.1
ALLOWED: Final = {
    "public": set(),
    "seat": {"paused", "skipped", "paced", "said", "chatted"},  # what a person at the table may do at any time
    "requests": {"joined", "asked_back", "left"},
}  # fmt: skip
SERVER_FAILED: Final = 500
BY_SCHEMA: Final = 2000
"""One example of each operation for so many of all that is sent."""


class Fuzz:
    """Three matches that wait for a move: one is shouted at by the public, one by a seat, one by requests."""

    def __init__(self, server: Running, database: str, number: int, seed: int) -> None:
        self._server = server
        self._address = Address.of(server.url)
        self._database = database
        self._number = number
        self._seed = seed
        self._luck = random.Random(seed)
        game = game_named(GAME)
        moves = [game.move_text(move) for move in game.all_moves(game.options(5, {}))]
        self._messages = nonsense.Messages(self._luck, moves)
        self._raw = nonsense.Raw(self._luck)
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self.faults: list[str] = []
        self._held: list[tuple[float, float]] = []
        self._tables: dict[str, str] = {}
        self._rows: dict[str, int] = {}
        self._ticket = ""

    async def run(self, folder: Path | None = None) -> None:
        """With a folder to write a document into, schemathesis has its turn as well."""
        await self._prepare()
        await asyncio.gather(*[self._work() for _ in range(AT_ONCE)])
        self._measure()
        if folder is not None:
            await self._by_schema(folder)
        for name in self._tables:
            await self._unchanged(name)
        status, _ = await request(self._address, "GET", "/healthz")
        if status != 200:
            self.faults.append(f"the server answers {status} in the end")

    async def _prepare(self) -> None:
        for name in ALLOWED:
            people = await people_at_a_table(Plan(GAME, 5), lambda: self._address, self._luck)
            self._tables[name] = people[0].history.table
            self._rows[name] = len(await journals.rows(self._database, self._tables[name]))
            if name == "seat":
                self._ticket = await self._unasked(people)
        self._requests = nonsense.Requests(self._luck, [self._tables["requests"]])

    async def _unasked(self, people: list[Person]) -> str:
        """The ticket of a seat that owes no move: whatever it sends, it must not play."""
        for person in people:
            line = await self._line("seat", person.ticket)
            news = json.loads(await line.hear(20))
            line.hang_up()
            if not news["moves"]:
                return person.ticket
        raise AssertionError("everybody is asked")

    async def _line(self, name: str, ticket: str) -> Line:
        line = await dial(self._address)
        await line.send({"type": "hello", "table": self._tables[name], "ticket": ticket})
        await line.hear(20)
        return line

    async def _work(self) -> None:
        while self.sent < self._number:
            kind = self._luck.random()
            if kind < 0.85:
                await self._speak("seat" if self._luck.random() < 0.5 else "public")
            elif kind < 0.97:
                await self._ask()
            else:
                await self._throw()
            if self.sent >= self._number * len(self._held) / SAMPLES:
                self._measure()

    def _measure(self) -> None:
        assert self._server.process is not None
        self._held.append((self.sent, process.memory(self._server.process.pid)))

    # ---- messages

    async def _speak(self, name: str) -> None:
        """All of a batch; where one ends the line, the rest is left."""
        batch = [self._messages.one() for _ in range(BATCH)]
        self.sent += BATCH
        line = await self._line(name, self._ticket if name == "seat" else "")
        try:
            end = frame(TEXT, b'{"type":"ping","id":"the end"}')
            await line.send_raw(b"".join([*[framed(one) for one in batch], end]))
            while b'"re":"the end"' not in (heard := await line.hear(30)):
                self.answers[heard.split(b'"', 4)[3].decode()] += 1
        except Quiet:
            self.faults.append(f"no answer to the last of {batch}")
        except Broken as broken:
            self.answers[f"closed {broken.code}"] += 1
            if broken.code not in CODES:
                self.faults.append(f"closed by {broken.code} after {batch}")
        finally:
            line.hang_up()

    # ---- requests and bytes

    async def _ask(self) -> None:
        for _ in range(5):
            asked = self._requests.one(f"{self._address.host}:{self._address.port}")
            self.sent += 1
            self.look_at(asked, await exchange(self._address, asked))

    async def _throw(self) -> None:
        self.sent += 1
        if self._luck.random() < 0.5:
            asked = self._raw.request()
            with contextlib.suppress(Broken):  # nothing has to be said to what is no request
                self.look_at(asked, await exchange(self._address, asked, 1.0, last=True))
            return
        line = await dial(self._address)
        with contextlib.suppress(Broken):
            await line.send_raw(self._raw.frames() + self._raw.frames() + self._raw.frames())
            await line.hear(0.05)
        line.hang_up()
        self.sent += 2

    async def _by_schema(self, folder: Path) -> None:
        """At a table of its own, where anything may happen that the document allows."""
        [person, *_] = await people_at_a_table(Plan(GAME, 2, 3), lambda: self._address, self._luck)
        _, document = await request(self._address, "GET", schemas.DOCUMENT)
        table, examples = person.history.table, max(1, self._number // BY_SCHEMA)
        tried = await asyncio.to_thread(
            schemas.tried, self._server.url, document, table, person.ticket, folder, examples, self._seed
        )
        self.sent += tried.requests
        self.answers["by schema"] += tried.requests
        self.faults += tried.faults

    def look_at(self, asked: bytes, answer: bytes) -> None:
        status, _ = status_and_body(answer)
        self.answers[str(status)] += 1
        if status >= SERVER_FAILED:
            self.faults.append(f"{status} to {asked!r}")

    # ---- what it left behind

    async def _unchanged(self, name: str) -> None:
        rows = (await journals.rows(self._database, self._tables[name]))[self._rows[name] :]
        kinds = Counter(row.kind for row in rows)
        self.faults += [f"{count} × {kind} at {name}" for kind, count in kinds.items() if kind not in ALLOWED[name]]

    def memory(self) -> Trend | None:
        """After some time for warming up."""
        warm = self._held[int(len(self._held) * WARM) :]
        return trend([at for at, _ in warm], [held for _, held in warm]) if len(warm) >= FEWEST else None


def framed(data: bytes) -> bytes:
    """What is no text is sent as bytes: as text, the protocol would end the line before the server reads it."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return frame(BINARY, data)
    return frame(TEXT, data)


def fuzz(number: int, seed: int, folder: Path, by_schema: bool = False) -> Fuzz:
    database = str(folder / "t.db")
    with running(database, folder, 0, *FREE) as server:
        made = Fuzz(server, database, number, seed)
        asyncio.run(made.run(folder if by_schema else None))
        made.faults += ["it did not stop as told"] * (server.stop() != 0)
        made.faults += [line for line in server.logs().splitlines() if "unexpected" in line]
    return made


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--number", type=int, default=50_000)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    with tempfile.TemporaryDirectory(prefix="openps-fuzz-") as folder:
        done = fuzz(given.number, given.seed, Path(folder), by_schema=True)
    answers = ", ".join(f"{count} × {answer}" for answer, count in done.answers.most_common())
    memory = done.memory()
    words = memory.words(SHARE) if memory else "not measured"
    grows = memory is not None and memory.rise - memory.margin > 0 and not memory.flat(SHARE)
    sys.stdout.write(
        f"{done.sent} sent, seed {given.seed}: {answers}\nmemory in MB: {words}\n{len(done.faults)} faults\n"
    )
    sys.stdout.writelines(f"  {fault[:1000]}\n" for fault in done.faults[:20])
    return bool(done.faults or grows)


if __name__ == "__main__":
    sys.exit(main())
