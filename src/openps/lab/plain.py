"""Values of no fixed type: what was read from a file, and what a package brings that only the extra `lab` installs."""

from __future__ import annotations

from typing import Any, TypeAlias

Outside: TypeAlias = Any
"""Something of another package, or of another process: it is checked where it comes in."""

Plain: TypeAlias = dict[str, Outside]
"""As JSON and TOML have it."""
