"""What the table waits for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from openps.engine.errors import Refusal
from openps.engine.ids import Seat


@dataclass(frozen=True, slots=True)
class Decision:
    """The question that is open and the seats that owe an answer. Public: it tells no secret."""

    ask: str
    seats: tuple[Seat, ...]


class MenuEntry(Protocol):
    """One kind of action of a turn: its legal moves, or the reason that there are none."""

    @property
    def action(self) -> str: ...

    @property
    def moves(self) -> Sequence[Any]: ...

    @property
    def refusal(self) -> Refusal | None: ...
