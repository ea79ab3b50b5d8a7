"""Tables as an older openps left them: an evening at its server, and what its people were told of it.

Kept once and never written anew, neither by `make golden` nor by anybody: what stands here is what hosts have on their
disks. A commit whose tables shall be kept is unpacked into a folder, and its server is used from there:

git archive 9641200 | tar x -C FOLDER; PYTHONPATH=FOLDER/src python -m tests.store.old.write 9641200
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.chaos.line import Address, Json, Line, Quiet, Told, dial, request
from tests.server.running import running

HERE: Final = Path(__file__).parent
GAMES: Final = {"pani_high": (2, 3, "I trust 1"), "panic_station": (2, 2, "1 is infected"), "negotiator": (1, 0, "")}
"""How many people and bots play, and what the host says aloud."""
MOVES: Final = 12
AWAY_FOR: Final = 32.0
"""Longer than servers wait that let nobody ask for the ticket of somebody who was just there."""
BOT: Final = "beginner"


class Person:
    """Somebody at the table, and the last news that they heard."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self.news: Told = {}

    async def hear(self, within: float) -> Told:
        told: Told = json.loads(await self._line.hear(within))
        if told["type"] == "news":
            self.news = told
        return told

    async def heard_all(self) -> None:
        """Until all is quiet."""
        try:
            while True:
                await self.hear(0.2)
        except Quiet:
            return

    async def asked(self, message: Told) -> Told:
        """The answer."""
        await self._line.send({**message, "id": "mine"})
        while (told := await self.hear(20)).get("re") != "mine":
            pass
        return told

    def leave(self) -> None:
        self._line.hang_up()

    def moves(self) -> list[str]:
        return [one["text"] for one in self.news["moves"]]


class Evening:
    """One table: its people write, speak, lose a ticket, and stop in the middle of the match."""

    def __init__(self, door: Address, game: str) -> None:
        self._door = door
        self._game = game
        self._count, self._bots, self._claim = GAMES[game]
        self._luck = random.Random(game)
        self._people: list[Person] = []
        self._chats: list[Json] = []
        self._claims: list[Json] = []
        self._table = self._lost = ""

    async def spent(self) -> Told:
        tickets = await self._gathered()
        self._people = [await self._at_the_table(ticket) for ticket in tickets]
        for number in range(MOVES):
            if number in (1, MOVES // 2):
                await self._talk()
            await self._move()
        news = self._people[0].news
        for person in self._people:
            person.leave()
        return {
            "game": self._game, "table": self._table, "tickets": list(tickets), "lost": self._lost, "seq": news["seq"],
            "chats": self._chats, "claims": self._claims, "asked": news["decision"]["seats"],
            "moves": [list(person.moves()) for person in self._people],
        }  # fmt: skip

    # ---- before the match

    async def _gathered(self) -> list[str]:
        seats: list[Json] = [*["open"] * self._count, *[BOT] * self._bots]
        asked: Told = {"game": self._game, "name": "Zoë", "seats": seats, "pace": 0, "patience": 3600}
        host = await self._done("", asked)
        self._table = str(host["table"])
        tickets = [str(host["ticket"])]
        for number in range(1, self._count):
            guest = await self._done("/join", {"name": "Łukasz", "seat": number})
            self._lost = str(guest["ticket"])
            tickets.append(await self._another(str(guest["member"]), tickets[0]))
            await self._done("/ready", {"entropy": "ab"}, tickets[-1])
        await self._done("/start", None, tickets[0])
        return tickets

    async def _another(self, member: str, host: str) -> str:
        """The guest has lost the ticket, and the host says yes to another one."""
        await asyncio.sleep(AWAY_FOR)
        asked = await self._done("/lost", {"member": member})
        await self._done("/reissue", {"member": member, "code": asked["code"]}, host)
        return str(asked["ticket"])

    async def _done(self, path: str, body: Json, ticket: str = "") -> Told:
        at = f"/api/v1/tables/{self._table}{path}" if path else "/api/v1/tables"
        status, answer = await request(self._door, "POST", at, body, ticket)
        assert status == 200, answer
        told: Told = json.loads(answer)
        return told

    # ---- in the match

    async def _at_the_table(self, ticket: str) -> Person:
        line = await dial(self._door)
        await line.send({"type": "hello", "table": self._table, "ticket": ticket})
        person = Person(line)
        while not person.news:
            await person.hear(20)
        return person

    async def _talk(self) -> None:
        """Where the table hears it: some moments are for choosing in silence."""
        line = await self._people[-1].asked({"type": "chat", "text": f"Bonsoir à tous, {len(self._chats)} fois."})
        self._chats += [line["text"]] if line["type"] == "chat" else []
        if self._claim and (await self._people[0].asked({"type": "say", "text": self._claim}))["type"] == "news":
            self._claims.append(self._claim)

    async def _move(self) -> None:
        """By whoever of the people is asked, as soon as the bots have moved."""
        while not (asked := [person for person in self._people if person.moves()]):
            await self._heard_all()
        move = self._luck.choice([one for one in asked[0].moves() if one != "abandon"])
        told = await asked[0].asked({"type": "move", "move": move, "after": asked[0].news["seq"]})
        assert told["type"] == "news", told
        await self._heard_all()
        assert asked[0].news["outcome"] is None

    async def _heard_all(self) -> None:
        await asyncio.gather(*[person.heard_all() for person in self._people])


async def evenings(url: str) -> list[Told]:
    return await asyncio.gather(*[Evening(Address.of(url), game).spent() for game in GAMES])


def main() -> int:
    name = sys.argv[1]
    with tempfile.TemporaryDirectory(prefix="openps-old-") as folder:
        database = Path(folder) / "tables.db"
        with running(str(database), Path(folder)) as server:
            told = asyncio.run(evenings(server.url))
            assert server.stop() == 0
        (HERE / f"{name}.db.gz").write_bytes(gzip.compress(database.read_bytes(), 9, mtime=0))
    (HERE / f"{name}.json").write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
