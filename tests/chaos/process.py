"""What a process holds, as the system tells it."""

from __future__ import annotations

import re
from pathlib import Path


def memory(pid: int) -> float:
    """Megabytes that it has in memory."""
    held = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    assert held is not None
    return int(held[1]) / 1024


def descriptors(pid: int) -> int:
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))
