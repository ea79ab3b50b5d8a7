"""What can be done on a turn, and of the rest why not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuhn_poker.rules import FACING_A_BET, FREE, KUHN_POKER, KuhnMove, Table
from openps.engine.errors import Refusal
from openps.engine.ids import Seat

ACTIONS: Final = {"open": FREE, "answer": FACING_A_BET}


@dataclass(frozen=True, slots=True)
class Entry:
    action: str
    moves: tuple[KuhnMove, ...]
    refusal: Refusal | None


def menu(state: Table, seat: Seat, moves: Sequence[KuhnMove]) -> list[Entry]:
    """Both kinds of action. Who has bet is public, so the reasons betray nothing."""
    return [
        Entry(action, kind, None) if kind[0] in moves else Entry(action, (), KUHN_POKER.why_not(state, seat, kind[0]))
        for action, kind in ACTIONS.items()
    ]
