"""Engine and games are pure: no IO, no clock, no luck of their own, no third party."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import openps

SOURCE = Path(openps.__file__).parent
FLOORS = ("engine", "games")
FORBIDDEN = {
    "asyncio", "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "pickle", "secrets", "shutil", "socket",
    "subprocess", "sys", "tempfile", "threading", "time", "urllib",
}  # fmt: skip
FORBIDDEN_CALLS = {"print", "input", "open", "exec", "eval"}
MAY_USE_RANDOM = ("engine/chance.py",)


def python_files() -> list[Path]:
    return [path for floor in FLOORS for path in sorted((SOURCE / floor).rglob("*.py"))]


def imported(tree: ast.AST) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").split(".")[0])
    return names


def faults(source: str, name: str) -> list[str]:
    tree = ast.parse(source)
    modules = imported(tree)
    wrong = [f"imports {module}" for module in sorted(modules & FORBIDDEN)]
    wrong += [f"imports {module}" for module in sorted(modules - set(sys.stdlib_module_names) - {"openps"})]
    if "random" in modules and name not in MAY_USE_RANDOM:
        wrong.append("imports random")
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS:
            wrong.append(f"calls {node.func.id}")
        if isinstance(node, ast.AsyncFunctionDef):
            wrong.append(f"{node.name} is async")
    return wrong


@pytest.mark.parametrize("path", python_files(), ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_engine_and_games_are_pure(path: Path) -> None:
    assert faults(path.read_text("utf-8"), path.relative_to(SOURCE).as_posix()) == []


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "import time",
        "from os import path",
        "import numpy",
        "print('x')",
        "async def f(): ...",
        "open('x')",
    ],
)
def test_the_check_can_fail(source: str) -> None:
    assert faults(source, "games/example/play.py")
