"""Tests the lowest and the newest packages that pyproject.toml allows, and each extra in an environment of its own.

    python3 tools/floors.py [lowest] [newest] [web] [metrics] [tui] [rl] [lab] [cluster]

Without a name it runs all of them. Environments are made anew in `.venv-floors-NAME`; pytest's whole output is in
`build/floors/NAME.log`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
OURS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
SELF = re.compile(rf"{re.escape(OURS['name'])}\[")
FLOOR = re.compile(r"([\w.-]+(?:\[\w+\])?)>=([\w.]+)")
CLOSING = re.compile(r"\d+ (passed|failed|error).* in [\d.]+s")
PYTHON_OF_FLOORS = (3, 11)
WRONG_PYTHON = "The lowest versions exist for Python 3.11 only. Type: make floors PYTHON=python3.11"
LOGS = ROOT / "build" / "floors"
TOOLS = ("pytest", "pytest-timeout", "pytest-xdist", "hypothesis", "fluent.runtime", "hatchling")
SLICE = (
    "tests/server/test_frames.py", "tests/server/test_health.py", "tests/server/test_guard.py",
    "tests/server/test_floods.py", "tests/server/test_play.py", "tests/server/test_workers.py",
    "tests/server/test_metrics.py", "tests/server/test_thinkers.py", "tests/store", "tests/wire",
    "tests/cli/test_serve.py", "tests/tui/test_menu.py", "tests/tui/test_online.py", "tests/lab/test_running.py",
    "tests/lab/test_report.py", "tests/lab/test_cluster.py",
)  # fmt: skip
LEARNING = ("gymnasium_accepts", "pettingzoo_accepts", "environments_do_as_told", "rows_betray_nothing")
"""Tests of the learning environments, which run without our own settings: others' warnings are no errors there."""


def main(*names: str) -> None:
    """Runs the named parts and ends with 1 if one of them failed."""
    extras = [extra for extra in OURS["optional-dependencies"] if extra not in ("all", "dev")]
    wanted = names or ("lowest", "newest", *extras)
    unknown = [name for name in wanted if name not in ("lowest", "newest", *extras)]
    if unknown:
        sys.exit(f"{unknown[0]} is not one of lowest, newest, {', '.join(extras)}.")
    LOGS.mkdir(parents=True, exist_ok=True)
    results = [tested(name) if name in ("lowest", "newest") else alone(name) for name in wanted]
    sys.exit(not all(results))


def tested(name: str) -> bool:
    """A slice of the tests with all extras."""
    if name == "lowest" and sys.version_info[:2] != PYTHON_OF_FLOORS:
        sys.exit(WRONG_PYTHON)
    packages = runtime()
    if name == "lowest":
        packages = [lowest(package) for package in packages]
    python = environment(name, [*packages, *tools(), "--", "--no-deps", "--no-build-isolation", "--editable", "."])
    inside = ["-c", os.devnull, "--rootdir", ROOT, "--noconftest", *[f"tests/rl/inside/{one}.py" for one in LEARNING]]
    passed = [pytest(python, name, *SLICE), pytest(python, f"{name}-rl", *inside)]
    return all(passed)


def pytest(python: Path, name: str, *what: object) -> bool:
    """Prints what failed and the closing line."""
    log = LOGS / f"{name}.log"
    with log.open("w", encoding="utf-8") as out:
        run(python, "-m", "pip", "freeze", "--exclude-editable", stdout=out)
        code = run(python, "-m", "pytest", "-n", "2", "--timeout", "300", *what, stdout=out)
    lines = log.read_text("utf-8").splitlines()
    failed = [line for line in lines if line.startswith(("FAILED", "ERROR"))]
    closing = [line.strip("= ") for line in lines if CLOSING.search(line)]
    print(*failed, f"{name}: {closing[-1] if closing else 'pytest did not come to its end'}", sep="\n", flush=True)
    return code == 0


def runtime() -> list[str]:
    """What the extras need, each once; not what they take from each other."""
    extras = OURS["optional-dependencies"]
    needed = [package for extra in extras if extra != "dev" for package in extras[extra] if not SELF.match(package)]
    return sorted(set(needed))


def lowest(package: str) -> str:
    floor = FLOOR.match(package)
    if floor is None:
        sys.exit(f"{package} in pyproject.toml has no floor; write >= and the lowest version that works.")
    return f"{floor[1]}=={floor[2]}"


def tools() -> list[str]:
    return [package for package in OURS["optional-dependencies"]["dev"] if FLOOR.match(package)[1] in TOOLS] + [
        "editables"
    ]


def alone(extra: str) -> bool:
    """What an extra promises, with nothing else installed."""
    python = environment(extra, [f".[{extra}]"])
    code = run(python, "-m", "tools.promises", extra)
    print(f"[{extra}] alone: {'works' if code == 0 else 'FAILED'}", flush=True)
    return code == 0


def environment(name: str, arguments: list[str]) -> Path:
    folder = f".venv-floors-{name}"
    making = [sys.executable, "tools/environment.py", folder, *arguments]
    made = subprocess.run(making, cwd=ROOT, env={**os.environ, "OPENPS_NO_WEB": "1"}, check=False)
    if made.returncode:
        sys.exit(made.returncode)
    return ROOT / folder / "bin" / "python"


def run(*command: object, stdout: object = None) -> int:
    """The exit code of a program that sees only what is installed beside it."""
    here = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    return subprocess.run([str(part) for part in command], cwd=ROOT, env=here, stdout=stdout, check=False).returncode


if __name__ == "__main__":
    main(*sys.argv[1:])
