"""However many passwords are tried at however many tables, few are checked at once; who has a ticket plays on."""

from __future__ import annotations

import asyncio
import contextlib
import threading

import pytest

from openps.tables import acts
from openps.tables.checks import AT_ONCE, MOST_WAITING, Checks
from openps.tables.errors import TooMuch, Unknown
from openps.wire import messages as wire
from tests.tables.house import Party, party


class Slow:
    """Work that is done when it is told so, and counts how much of it is under way."""

    def __init__(self) -> None:
        self.end = threading.Event()
        self.begun = threading.Semaphore(0)
        self._lock = threading.Lock()
        self._now = self.most = self.all = 0

    def __call__(self) -> int:
        with self._lock:
            self._now += 1
            self.all += 1
            self.most = max(self.most, self._now)
        self.begun.release()
        assert self.end.wait(60)
        with self._lock:
            self._now -= 1
        return self.all

    async def until_begun(self, count: int) -> None:
        for _ in range(count):
            assert await asyncio.to_thread(self.begun.acquire, timeout=60)


def test_few_checks_run_at_once_and_one_too_many_is_told_so() -> None:
    async def test() -> None:
        checks, slow = Checks(), Slow()
        asked = [asyncio.create_task(checks.check(slow)) for _ in range(AT_ONCE + MOST_WAITING)]
        await slow.until_begun(AT_ONCE)
        with pytest.raises(TooMuch, match="error-many-passwords"):
            await checks.check(slow)
        slow.end.set()
        await asyncio.gather(*asked)

        assert (slow.most, slow.all) == (AT_ONCE, AT_ONCE + MOST_WAITING)
        assert await checks.check(slow) == AT_ONCE + MOST_WAITING + 1

    asyncio.run(test())


def test_whoever_hangs_up_makes_no_room_for_more_threads() -> None:
    async def test() -> None:
        checks, slow = Checks(), Slow()
        first = [asyncio.create_task(checks.check(slow)) for _ in range(AT_ONCE)]
        await slow.until_begun(AT_ONCE)
        for one in first:
            one.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await one
        second = asyncio.create_task(checks.check(slow))
        await asyncio.sleep(0.05)
        assert slow.all == AT_ONCE
        slow.end.set()
        await second
        assert slow.most == AT_ONCE

    asyncio.run(test())


def test_while_strangers_try_passwords_who_has_a_ticket_plays_on_and_others_come_a_moment_later() -> None:
    async def test(at: Party) -> None:
        await at.open(2, password="pw")
        slow, asked = Slow(), wire.Join(name="Late", password="pw")
        strangers = [asyncio.create_task(at.house.checks.check(slow)) for _ in range(AT_ONCE + MOST_WAITING)]
        await slow.until_begun(AT_ONCE)
        for refused in (
            at.house.join(at.live, asked),
            at.house.lost(at.live, wire.Lost(member=at.guests[1].member or "", password="pw")),
            at.house.let_in(at.table, "pw"),
            at.house.open(wire.NewTable(game="pani_high", name="Zoe", password="x")),
        ):
            with pytest.raises(TooMuch, match="error-many-passwords"):
                await refused
        await at.live.change(acts.Ready(at.guests[1].ticket, wire.Ready()))
        slow.end.set()
        await asyncio.gather(*strangers)

        assert (await at.house.join(at.live, asked)).ticket
        with pytest.raises(Unknown, match="error-password"):
            await at.house.join(at.live, wire.Join(name="Zoe", password="no"))

    party(test)
