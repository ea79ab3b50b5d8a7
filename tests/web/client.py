"""The web client's own commands, run from tests."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


def npm(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Skips loudly where the client was never installed: without node nothing of it can be checked."""
    program = shutil.which("npx")
    if program is None or not (WEB / "node_modules").is_dir():
        pytest.skip("NODE IS MISSING: the web client is NOT TESTED (npm ci in web/)")
    plain = {**os.environ, "NO_COLOR": "1"}
    return subprocess.run([program, *arguments], cwd=WEB, env=plain, capture_output=True, text=True, check=False)
