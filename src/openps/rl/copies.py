"""What all environments do when they are copied."""

from __future__ import annotations

from copy import deepcopy
from typing import Self


class WholeCopies:
    """`copy.copy` copies the match, as `copy.deepcopy` does: a shallow copy would play on the same one."""

    def __copy__(self) -> Self:
        return deepcopy(self)
