"""The small words every floor uses."""

from __future__ import annotations

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A place at the table: 0, 1, 2 … clockwise."""

Viewer: TypeAlias = Seat | None
"""Who looks: a seat, or nobody in particular (the public)."""

PUBLIC: Final[Viewer] = None
"""The viewer who holds no seat and sees public facts only."""
