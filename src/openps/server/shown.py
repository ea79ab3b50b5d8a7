"""Numbers of a server that somebody can read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from starlette.types import ASGIApp

from openps.desk.meter import Meter
from openps.desk.whole import AskOthers

NUMBERS: Final = "numbers"
"""What a process is asked for by the one that shows them all."""


class Shown(Meter, Protocol):
    """A meter that somebody can read."""

    def watch(self, tables: Callable[[], int], sockets: Callable[[], int]) -> None:
        """What is looked up when somebody reads."""
        ...

    def page(self, fits: Callable[[str], bool], ask_others: AskOthers) -> ASGIApp:
        """Where it is read, by hosts that fit: a stranger's name that leads here is not ours. With other processes'."""
        ...

    async def numbers(self) -> bytes:
        """Those of this process."""
        ...
