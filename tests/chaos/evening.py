"""People come to a table, play a match to its end whatever happens, and what they kept is checked."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tests.chaos.history import History
from tests.chaos.line import Address, Broken, Json, Told, request
from tests.chaos.person import Person

BOT: Final = "beginner"
OPENED_WITHIN: Final = 300.0

Doors = Callable[[], Address]


@dataclass(frozen=True, slots=True)
class Plan:
    """Who plays what; with little patience a bot plays for whoever is away for some seconds, by the server's clock."""

    game: str
    people: int
    bots: int = 0
    patience: int = 86_400


PLANS: Final = (
    Plan("pani_high", 5), Plan("panic_station", 6), Plan("negotiator", 1), Plan("panic_station", 3, 2),
    Plan("pani_high", 3, 2, patience=5),
)  # fmt: skip


class NotOpened(Exception):
    """A table did not come about: something was lost on the way, and nobody knows what."""


async def people_at_a_table(plan: Plan, doors: Doors, luck: random.Random, pace: int = 0) -> list[Person]:
    """A table that has begun. Where anything goes wrong before, another one is opened."""
    why: Counter[str] = Counter()
    deadline = time.monotonic() + OPENED_WITHIN
    while time.monotonic() < deadline:
        door = doors()  # the same for all: where one of two servers is down, hardly any way leads past both
        try:
            return await _gathered(plan, door, doors, luck, pace)
        except (Broken, NotOpened) as error:
            why[repr(error)] += 1
            await asyncio.sleep(0.2)
    raise NotOpened(dict(why))


async def _gathered(plan: Plan, door: Address, doors: Doors, luck: random.Random, pace: int) -> list[Person]:
    """Opened at one door; the people come in by any."""
    seats: list[Json] = [*["open"] * plan.people, *[BOT] * plan.bots]
    asked: Told = {"game": plan.game, "name": "P0", "seats": seats, "pace": pace, "patience": plan.patience}
    seated = [await _done(door, "/api/v1/tables", asked)]
    table = str(seated[0]["table"])
    for number in range(1, plan.people):
        joined = await _done(door, f"/api/v1/tables/{table}/join", {"name": f"P{number}", "seat": number})
        seated.append(joined)
        await _done(door, f"/api/v1/tables/{table}/ready", {"entropy": "ab"}, str(joined["ticket"]))
    await _begun(door, table, str(seated[0]["ticket"]))
    return [_person(one, number, doors, luck) for number, one in enumerate(seated)]


def _person(seated: Told, number: int, doors: Doors, luck: random.Random) -> Person:
    history = History(str(seated["table"]), str(seated["member"]), number)
    return Person(doors, str(seated["ticket"]), history, luck)


async def _done(door: Address, path: str, body: Json, ticket: str = "") -> Told:
    status, answer = await request(door, "POST", path, body, ticket)
    if status != 200:
        raise NotOpened(path.rpartition("/")[2], status)
    told: Told = json.loads(answer)
    return told


async def _begun(door: Address, table: str, ticket: str) -> None:
    """Whoever does not know whether it has begun looks."""
    try:
        await _done(door, f"/api/v1/tables/{table}/start", None, ticket)
    except (Broken, NotOpened):
        status, answer = await request(door, "GET", f"/api/v1/tables/{table}")
        if status != 200 or json.loads(answer)["phase"] == "lobby":
            raise NotOpened("start", status) from None


async def played(people: list[Person], within: float) -> None:
    """To the end. Who did not get there in time has kept what there was: the checker says so."""
    tasks = [asyncio.create_task(person.play()) for person in people]
    _, late = await asyncio.wait(tasks, timeout=within)
    for task in late:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in tasks:
        if not task.cancelled() and (error := task.exception()) is not None:
            raise error
