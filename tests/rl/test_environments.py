"""The learning environments are proved in an environment of their own (.venv-rl, from requirements-rl.txt).

PettingZoo, Gymnasium and OpenSpiel bring their own tests; ours stand beside them in `inside`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from openps import DISTRIBUTION

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / ".venv-rl" / "bin" / "python"
INSIDE = sorted(path.stem for path in (ROOT / "tests" / "rl" / "inside").glob("[a-z]*.py"))
NOT_THERE = "THE LEARNING ENVIRONMENTS ARE NOT INSTALLED (make .venv-rl/.made): THEY ARE NOT TESTED"


def test_nothing_inside_is_forgotten() -> None:
    assert len(INSIDE) == 8


def test_inside() -> None:
    """All of them in one process: what they import takes longer than most of what they prove."""
    if not PYTHON.exists():
        pytest.skip(NOT_THERE)
    command = [
        str(PYTHON), "-m", "pytest", "-q", "-c", os.devnull, "--rootdir", str(ROOT), "--noconftest", "-p",
        "no:cacheprovider", "-rA", *[f"tests/rl/inside/{name}.py" for name in INSIDE],
    ]  # fmt: skip
    one_thread = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    here = {**os.environ, **one_thread, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    ended = subprocess.run(command, cwd=ROOT, env=here, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    for name in INSIDE:
        assert f"PASSED tests/rl/inside/{name}.py::" in ended.stdout
    assert "SKIPPED" not in ended.stdout


@pytest.mark.parametrize(
    ("module", "sentence"),
    [("openps.rl", f'pip install "{DISTRIBUTION}[rl]"'), ("openps.rl.open_spiel", f'pip install "{DISTRIBUTION}[rl]"')],
)
def test_what_is_missing_is_named(module: str, sentence: str) -> None:
    """The environment of all other tests has none of these packages."""
    command = [sys.executable, "-c", f"import {module}"]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    told = ended.stderr.strip().splitlines()[-1]
    assert f'pip install "{DISTRIBUTION}[rl]"' in told
    assert "gymnasium" in told
