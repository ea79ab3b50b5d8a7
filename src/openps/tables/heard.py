"""What somebody was told already: so news carry what is new, however long a match lasts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from openps.engine.claims import Claim
from openps.engine.ids import Viewer

PAGE: Final = 100
"""So many claims are told at once."""


class Heard:
    """How many of the claims a watcher has, and the view that it was told last; written by nobody.

    Watchers who were told the same share one of these: it is compared by what it is, not by what it holds.
    """

    __slots__ = ("claims", "view")

    def __init__(self, claims: int = 0, view: object | None = None) -> None:
        self.claims = claims
        self.view = view


NOTHING: Final = Heard()


class Ears:
    """Who has heard what, of those who look on."""

    def __init__(self) -> None:
        self._of: dict[object, Heard] = {}
        self._moment = 0
        self._shared: dict[Viewer, Heard] = {}

    def of(self, watcher: object) -> Heard:
        return self._of.get(watcher, NOTHING)

    def begin(self, watcher: object, heard: Heard) -> None:
        self._of[watcher] = heard

    def told(self, watcher: object, viewer: Viewer, heard: Heard, moment: int) -> None:
        """Two who see the same and were told of the same moment have heard the same, whenever each of them came."""
        if moment != self._moment:
            self._moment, self._shared = moment, {}
        self._of[watcher] = self._shared.setdefault(viewer, heard)

    def forget(self, watcher: object) -> None:
        self._of.pop(watcher, None)


def pages(claims: Sequence[Claim]) -> Iterator[tuple[int, Sequence[Claim]]]:
    """All but the last page of what was said, each with its number: the last one goes with the news."""
    for start in range(0, len(claims) - PAGE, PAGE):
        yield start, claims[start : start + PAGE]
