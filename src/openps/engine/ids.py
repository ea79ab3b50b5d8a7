"""The small words every floor uses.

An annotation such as "seat" tells whoever puts events into words what a number stands for.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

Seat: TypeAlias = Annotated[int, "seat"]
"""A place at the table: 0, 1, 2 … clockwise."""

Viewer: TypeAlias = Seat | None
"""Who looks: a seat, or nobody in particular (the public)."""

PUBLIC: Final[Viewer] = None
"""The viewer who holds no seat and sees public facts only."""
