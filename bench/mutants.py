"""Turns rules of a game around, one at a time, and sees whether the tests notice.

    python bench/mutants.py src/openps/games/panic_station --number 30 --seed 1

Places are picked at random among the conditions, comparisons, `and`, `or`, `not` and whole numbers in the functions of
legal, refuse and play. Each change is made in a private copy of the tree, the tests of the game are run on it, then
the laws for that game. A change that no test notices has survived: its diff is printed, and either a test is missing or
the change makes no difference. A run that was ended from outside or took too long counts by itself, never as caught.
"""

from __future__ import annotations

import argparse
import ast
import copy
import difflib
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULES = ("legal", "refuse", "play")
COPIED = ("src", "tests", "docs", "pyproject.toml")
LONGEST = 300  # seconds that the tests of one change may take
MEMORY = 4 << 30  # a change that makes a loop endless must not take the machine down
CAUGHT, SURVIVED, TOO_LONG, ENDED = "caught", "survived", "took too long", "ended from outside"

AROUND: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change: in which file, of which part of it, to what."""

    path: Path
    kind: str
    start: int
    end: int
    text: str

    def applied(self, source: str) -> str:
        """Python counts columns in bytes."""
        raw = source.encode()
        return (raw[: self.start] + self.text.encode() + raw[self.end :]).decode()

    def diff(self) -> str:
        old = (ROOT / self.path).read_text("utf-8")
        lines = difflib.unified_diff(
            old.splitlines(), self.applied(old).splitlines(), str(self.path), self.kind, lineterm="", n=2
        )
        return "\n".join(lines)


# ---- where a rule can be turned around


def rule_files(game: Path) -> list[Path]:
    """legal, refuse and play: each is a file or a folder."""
    found = [game / f"{name}.py" for name in RULES if (game / f"{name}.py").is_file()]
    for name in RULES:
        found += sorted((game / name).glob("*.py"))
    return [path.relative_to(ROOT) for path in found]


def mutants_of(path: Path, source: str) -> list[Mutant]:
    """Every change that can be made to the functions of a file."""
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []
    for node in parts(ast.parse(source)):
        for kind, old, new in changes(node):
            start = starts[old.lineno - 1] + old.col_offset
            end = starts[(old.end_lineno or 0) - 1] + (old.end_col_offset or 0)
            found.append(Mutant(path, kind, start, end, f"({ast.unparse(new)})"))
    return found


def parts(tree: ast.AST) -> Iterator[ast.AST]:
    """Everything in the bodies of functions."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for statement in function.body:
                yield from within(statement)


def within(node: ast.AST) -> Iterator[ast.AST]:
    """A node and what is in it; no types, and no function again."""
    if isinstance(node, ast.FunctionDef):
        return
    yield node
    for field, value in ast.iter_fields(node):
        if field != "annotation":
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from within(child)


def changes(node: ast.AST) -> Iterator[tuple[str, ast.expr, ast.expr]]:
    """What can be changed at a node: how, which part, and to what."""
    if isinstance(node, ast.Compare):
        for index, operator in enumerate(node.ops):
            turned = copy.deepcopy(node)
            turned.ops[index] = AROUND[type(operator)]()
            yield "comparison turned around", node, turned
    elif isinstance(node, ast.BoolOp):
        operator = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and / or swapped", node, ast.BoolOp(operator, node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not dropped", node, node.operand
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield "number changed by one", node, ast.Constant(node.value + 1)
    for test in conditions(node):
        yield "condition negated", test, ast.UnaryOp(ast.Not(), test)


def conditions(node: ast.AST) -> list[ast.expr]:
    """What decides at a node, unless it is changed by itself: a comparison, `and`, `or` or `not`."""
    tests = [node.test] if isinstance(node, ast.If | ast.IfExp | ast.While) else []
    tests += node.ifs if isinstance(node, ast.comprehension) else []
    return [test for test in tests if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp)]


# ---- whether the tests notice


def run(tests: list[str], tree: Path) -> str:
    """Run some tests on a tree. They have no time limit of their own: a test that ended itself would look caught."""
    command = [sys.executable, "-m", "pytest", "-x", "--timeout", "0", *tests]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    process = subprocess.Popen(
        command, cwd=tree, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        start_new_session=True, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)),
    )  # fmt: skip
    try:
        said, _ = process.communicate(timeout=LONGEST)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return TOO_LONG
    if process.returncode == 0:
        return SURVIVED
    return CAUGHT if process.returncode == 1 and "MemoryError" not in said else ENDED


def tested(game: str, tree: Path) -> str:
    """The tests of the game, and if they notice nothing its laws."""
    result = run([f"tests/games/{game}"], tree)
    return run(["tests/contract/test_laws.py", "-k", game], tree) if result == SURVIVED else result


def private_copy(tree: Path) -> None:
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, tree / name)


def one_game(folder: Path, number: int, seed: int) -> Counter[str]:
    """Change so many places of a game, one after the other; how each ended."""
    every = [mutant for path in rule_files(folder) for mutant in mutants_of(path, (ROOT / path).read_text("utf-8"))]
    chosen = random.Random(seed).sample(every, min(number, len(every)))
    print(f"{folder.name}: {len(chosen)} of {len(every)} places, seed {seed}", flush=True)
    results: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as name:
        tree = Path(name)
        private_copy(tree)
        if tested(folder.name, tree) != SURVIVED:
            raise SystemExit("the tests fail without any change")
        for count, mutant in enumerate(chosen, 1):
            original = (tree / mutant.path).read_text("utf-8")
            (tree / mutant.path).write_text(mutant.applied(original), "utf-8")
            result = tested(folder.name, tree)
            (tree / mutant.path).write_text(original, "utf-8")
            results[result] += 1
            line = original.encode()[: mutant.start].count(b"\n") + 1
            print(f"{count:3} {result}: {mutant.path.name}:{line} {mutant.kind}", flush=True)
            if result != CAUGHT:
                print(mutant.diff(), flush=True)
    print(f"{folder.name}: {', '.join([f'{times} {result}' for result, times in results.items()])}")
    return results


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path, help="folders of games")
    parser.add_argument("--number", type=int, default=30, help="how many places of each game")
    parser.add_argument("--seed", type=int, default=1, help="which ones: the same for the same seed")
    given = parser.parse_args()
    results = [one_game(folder.resolve(), given.number, given.seed) for folder in given.folders]
    return 0 if all(result[CAUGHT] == result.total() for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
