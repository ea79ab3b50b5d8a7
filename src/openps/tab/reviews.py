"""Reviews in a worker of their own, which ends with them."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Iterator
from typing import Final

from openps.review.plan import plan_of
from openps.review.worker import lines
from openps.tab.outside import Outside

_NUMBERS: Final = itertools.count(1)
_SEED: Final = "0"


class WorkerReview:
    """Fulfils `desk.reviews.Reviewer`."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._number = next(_NUMBERS)

    async def lines(self, record: bytes) -> AsyncIterator[bytes]:
        self._outside.begin_review(self._number, record.decode())
        while line := await self._outside.review_line(self._number):
            yield line.encode()

    def end(self) -> None:
        self._outside.end_review(self._number)

    async def gone(self) -> None:
        return


def told(record: str) -> Iterator[str]:
    """In the worker of a review: what it tells, line by line."""
    return lines(record.encode(), plan_of(_SEED, None), 1)
