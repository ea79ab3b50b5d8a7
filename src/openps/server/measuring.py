"""Matches with components that a player brought, in a process of low priority."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE
from typing import Final

from openps.editions.balance import MEASURE

SECONDS: Final = 300.0


async def in_a_process(asked: bytes) -> bytes:
    """What is asked and answered is JSON; raises ValueError or TimeoutError if nothing could be measured."""
    process = await asyncio.create_subprocess_exec(sys.executable, *MEASURE, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
    try:
        told, _ = await asyncio.wait_for(process.communicate(asked), SECONDS)
    finally:
        if process.returncode is None:
            process.kill()
    if process.returncode:
        raise ValueError("not measured")
    return told
