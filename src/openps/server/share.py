"""Which process a table belongs to: its name says it, and nobody has to be asked."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Share:
    """One of so many processes."""

    number: int = 0
    of: int = 1

    def has(self, table_id: str) -> bool:
        return self.home_of(table_id) == self.number

    def home_of(self, table_id: str) -> int:
        return zlib.crc32(table_id.encode()) % self.of


ALL: Final = Share()
"""A server that is one process."""
