"""A move that came past the queue is done before what comes after it, and is answered like any other."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec

from openps.desk.desk import Desk
from openps.desk.limits import Clients, Limits
from openps.desk.outbox import Hear
from openps.desk.socket import Socket
from tests.tables.house import Party, party
from tests.tables.test_begun import Slow


class Way:
    """Takes everything at once."""

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = []
        self.hear: Hear = lambda _: False

    def ask_first(self, hear: Hear) -> None:
        self.hear = hear

    def say(self, text: bytes) -> bool:
        self.said.append(msgspec.json.decode(text))
        return True

    async def taken(self) -> None:
        return

    def cut_if_stuck(self) -> None:
        raise AssertionError("nothing waits")

    def answers(self) -> list[tuple[str, str]]:
        return [(one["type"], one["re"]) for one in self.said if one.get("re")]


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def sent(_: object) -> None:
    raise AssertionError("it is not closed")


async def met(at: Party) -> tuple[Way, asyncio.Queue[Any], asyncio.Task[None], str]:
    """A socket of the one who is asked, and the move that it may make."""
    await (await at.open(5, come=False)).start()
    seat = next(iter(at.table.offers))
    ticket = next(guest.ticket for guest in at.guests if guest.viewer == seat)
    desk = Desk(at.house, Clients(Limits(), time.monotonic), lambda *_, **__: None, (), None)  # type: ignore[arg-type]  # no bots, no reviews
    way, inbox = Way(), asyncio.Queue[Any]()
    running = asyncio.create_task(Socket(desk, "somebody", inbox.get, sent, way).run())
    inbox.put_nowait(text(f'{{"type":"hello","table":"{at.table.id}","ticket":"{ticket}"}}'))
    await settle()
    return way, inbox, running, f'{{"type":"move","move":"{at.text(seat)}","after":{at.table.seq},"id":"m"}}'


def text(said: str) -> dict[str, str]:
    return {"type": "websocket.receive", "text": said}


def test_what_comes_after_a_move_is_done_after_it() -> None:
    store = Slow()

    async def test(at: Party) -> None:
        way, inbox, running, move = await met(at)
        assert not way.hear('{"type":"ping","id":"p"}')
        assert way.hear(move)
        assert not way.hear(move)
        inbox.put_nowait(text('{"type":"ping","id":"p"}'))
        await settle()
        assert way.answers() == []
        await store.write()
        await settle()
        assert way.answers() == [("news", "m"), ("pong", "p")]
        inbox.put_nowait({"type": "websocket.disconnect"})
        await running

    party(test, store)


def test_a_move_that_is_refused_is_answered_at_once() -> None:
    store = Slow()

    async def test(at: Party) -> None:
        way, inbox, running, move = await met(at)
        assert way.hear(move.replace('"after":', '"after":9'))
        assert way.answers() == [("refused", "m")]
        assert way.hear(move)
        await store.write()
        assert way.answers() == [("refused", "m"), ("news", "m")]
        inbox.put_nowait({"type": "websocket.disconnect"})
        await running

    party(test, store)


def test_who_hangs_up_has_still_moved() -> None:
    store = Slow()

    async def test(at: Party) -> None:
        way, inbox, running, move = await met(at)
        before = at.table.seq
        assert way.hear(move)
        inbox.put_nowait({"type": "websocket.disconnect"})
        await settle()
        await store.write()
        await running
        assert at.table.seq == before + 1

    party(test, store)
