"""What the table waits for."""

from __future__ import annotations

from dataclasses import dataclass

from openps.engine.ids import Seat


@dataclass(frozen=True, slots=True)
class Decision:
    """The question that is open and the seats that owe an answer. Public: it tells no secret."""

    ask: str
    seats: tuple[Seat, ...]
