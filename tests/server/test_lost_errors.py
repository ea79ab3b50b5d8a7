"""An error for which nobody waits any more says in the log where it was, and not what it says."""

from __future__ import annotations

import asyncio
import gc
import logging

import pytest

from openps.server.run import mind_lost_errors

SECRET = "parameters: the ticket of somebody"


async def fail() -> None:
    raise OSError(SECRET)


async def nobody_waits() -> None:
    task = asyncio.create_task(fail())
    await asyncio.wait({task})
    del task
    gc.collect()


def test_a_failure_that_nobody_waits_for_is_told_without_its_message(caplog: pytest.LogCaptureFixture) -> None:
    told: list[BaseException | None] = []

    async def test() -> None:
        mind_lost_errors(asyncio.get_running_loop(), told.append)
        await nobody_waits()

    with caplog.at_level(logging.DEBUG):
        asyncio.run(test())
    assert [type(error) for error in told] == [OSError]
    assert SECRET not in caplog.text


def test_asyncio_alone_would_write_the_message_out(caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(nobody_waits())
    assert SECRET in caplog.text
