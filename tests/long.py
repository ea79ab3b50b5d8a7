"""Whether tests that have a long form take it: `make long` asks for it, `make test` takes a slice of each."""

from __future__ import annotations

import os
from typing import Final

LONG: Final = os.environ.get("OPENPS_LONG") == "1"
