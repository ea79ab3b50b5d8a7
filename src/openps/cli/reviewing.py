"""A review in the making, for the full screen."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncGenerator, Sequence
from functools import partial
from typing import Final

from openps.catalog import edition_named, messages_of
from openps.cli import files
from openps.cli.given import read_bytes
from openps.engine.errors import OpenpsError
from openps.review.data import Review
from openps.review.kept import read
from openps.review.steps import DONE
from openps.review.told import Telling, lines
from openps.tui.door import Reached
from openps.words.messages import Messages
from openps.words.teller import Teller

WORKER: Final = (sys.executable, "-m", "openps.review.worker")
LONGEST_LINE: Final = 2**23  # bytes: a whole review is one line


class LocalReview:
    """Of a record on disk, made by a process that steps back behind everybody. Fulfils `tui.door.Reviewing`."""

    def __init__(self, path: str, say: Messages, *more: str) -> None:
        _, game, self._match = files.loaded(path, say)
        if self._match.outcome() is None:
            raise OpenpsError("error-review-unfinished")
        self._record = read_bytes(path)
        self._edition = edition_named(game.info.key)
        self._command = (*WORKER, "--jobs", str(os.cpu_count() or 1), *more)
        self._review: Review | None = None

    async def progress(self) -> AsyncGenerator[Reached, None]:
        """Whoever closes it ends the process as well."""
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE
        )
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(self._record)
            process.stdin.close()
            async for line in process.stdout:
                yield self._heard(line)
            await process.wait()  # it has said all, and is about to end: to end it now would spoil its exit code
        finally:
            await _ended(process)
        if self._review is None or self._review.stage != DONE:
            raise OpenpsError("tui-review-failed")

    def _heard(self, line: bytes) -> Reached:
        told = json.loads(line)
        if "error" in told:
            raise OpenpsError(told["error"], **told["arguments"])
        if "review" not in told:
            return Reached(told["stage"], told["done"], told["total"], False)
        self._review = read(json.dumps(told["review"]), self._edition, self._match)
        return Reached(told["stage"], 1, 1, True)

    def lines(self, language: str) -> Sequence[str]:
        if self._review is None:
            return ()
        own = messages_of(self._edition.key, language)
        names = self._edition.screen.names(self._match.options, language)
        teller = Teller(own, None, names, partial(self._match.seen, None))
        return list(lines(Telling(self._review, self._match, self._edition, teller)))


async def _ended(process: Process) -> None:
    if process.returncode is None:
        process.terminate()
    await process.wait()
