"""What a server counts of itself, for whoever watches over it. Counted by kinds, never by table, person or text."""

from __future__ import annotations

from typing import Final, Protocol


class Meter(Protocol):
    """Told of what happened; must not wait and must not fail."""

    def moved(self, seconds: float) -> None:
        """A person's move, from its arrival until it was written and told."""
        ...

    def refused(self, code: str) -> None: ...

    def thought(self, seconds: float) -> None:
        """A bot, from its question to its answer."""
        ...

    def wrote(self, seconds: float, succeeded: bool) -> None:
        """A commit of the store, with all that went to the disk together."""
        ...


class NoMeter:
    """Nobody asked for numbers."""

    def moved(self, seconds: float) -> None: ...

    def refused(self, code: str) -> None: ...

    def thought(self, seconds: float) -> None: ...

    def wrote(self, seconds: float, succeeded: bool) -> None: ...


NO_METER: Final = NoMeter()
