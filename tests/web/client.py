"""The web client's own commands, run from tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


def npm(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Skips loudly where the client was never installed: without node nothing of it can be checked."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])  # `make` may have put node there
    program = shutil.which("npx", path=path)
    if program is None or not (WEB / "node_modules").is_dir():
        pytest.skip("NODE IS MISSING: the web client is NOT TESTED (npm ci in web/)")
    plain = {**os.environ, "NO_COLOR": "1", "PATH": path}
    return subprocess.run([program, *arguments], cwd=WEB, env=plain, capture_output=True, text=True, check=False)
