"""Turns rules of a game around, one at a time, and sees whether the tests notice.

    python bench/mutants.py src/openps/games/panic_station --number 200 --seed 1 --jobs 2

Places are picked at random in the functions of the files that make up the rules of a game: a comparison turned around,
`and` for `or`, plus for minus, a number one higher, a statement left out, and so on. Each change is made in a private
copy of the tree; the tests of the game run on it, those first that call the changed function and take least time, and
then a few matches of every law. A change that no test notices has survived: its diff is printed, and either a test is
missing or the change makes no difference. A run that was ended from outside or took too long counts by itself, never
as caught.
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
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from queue import Queue

import mutant_order

ROOT = Path(__file__).parents[1]
RULES = ("legal", "refuse", "play", "effects", "evolve", "outcome", "view", "mask", "memory", "imagine")
COPIED = ("src", "tests", "docs", "bench", "pyproject.toml")
LONGEST = 120  # seconds of processor time that the tests of one change may take
MEMORY = 4 << 30  # a change that makes a loop endless must not take the machine down
CAUGHT, SURVIVED, TOO_LONG, ENDED = "caught", "survived", "took too long", "ended from outside"

AROUND: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
OTHER_SUM: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
OTHER_NAME = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """One change: in which file, of which part of it, to what."""

    path: Path
    function: str
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
    """Each of the parts of the rules is a file or a folder; no game has all of them."""
    paths = [game / f"{name}.py" for name in RULES if (game / f"{name}.py").is_file()]
    for name in RULES:
        paths += sorted((game / name).glob("*.py"))
    return [path.relative_to(ROOT) for path in paths]


def mutants_of(path: Path, source: str) -> list[Mutant]:
    """Every change that can be made to the functions of a file."""
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    mutants = []
    for function, node in parts(ast.parse(source)):
        for kind, old, new in changes(node):
            start = starts[old.lineno - 1] + old.col_offset
            end = starts[(old.end_lineno or 0) - 1] + (old.end_col_offset or 0)
            text = ast.unparse(new) if isinstance(new, ast.stmt) else f"({ast.unparse(new)})"
            mutants.append(Mutant(path, function, kind, start, end, text))
    return mutants


def parts(tree: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Everything in the bodies of functions, and in which function it stands."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for statement in function.body:
                for node in within(statement):
                    yield function.name, node


def within(node: ast.AST) -> Iterator[ast.AST]:
    """A node and what is in it; no types, no function again, and no f-string, whose parts have no right places."""
    if isinstance(node, ast.FunctionDef | ast.JoinedStr):
        return
    yield node
    for field, value in ast.iter_fields(node):
        if field != "annotation":
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from within(child)


Change = tuple[str, ast.expr | ast.stmt, ast.expr | ast.stmt]


def changes(node: ast.AST) -> Iterator[Change]:
    """What can be changed at a node: how, which part, and to what."""
    if isinstance(node, ast.stmt):
        yield from changed_statements(node)
    if isinstance(node, ast.expr):
        yield from changed_values(node)
    for test in conditions(node):
        yield "condition negated", test, ast.UnaryOp(ast.Not(), test)


def changed_statements(node: ast.stmt) -> Iterator[Change]:
    """Something is not written, not done, or counted the other way."""
    if isinstance(node, ast.AugAssign) and type(node.op) in OTHER_SUM:
        yield "plus / minus swapped", node, ast.AugAssign(node.target, OTHER_SUM[type(node.op)](), node.value)
    writes = isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript)
    acts = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    if writes or acts or isinstance(node, ast.AugAssign):
        yield "statement left out", node, ast.Pass()


def changed_values(node: ast.expr) -> Iterator[Change]:
    if isinstance(node, ast.Compare):
        for index, operator in enumerate(node.ops):
            turned = copy.deepcopy(node)
            turned.ops[index] = AROUND[type(operator)]()
            yield "comparison turned around", node, turned
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and / or swapped", node, ast.BoolOp(other, node.values)
    elif isinstance(node, ast.BinOp) and type(node.op) in OTHER_SUM:
        yield "plus / minus swapped", node, ast.BinOp(node.left, OTHER_SUM[type(node.op)](), node.right)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not dropped", node, node.operand
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield "number changed by one", node, ast.Constant(node.value + 1)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield "true / false swapped", node, ast.Constant(not node.value)
    elif isinstance(node, ast.Name) and node.id in OTHER_NAME:
        yield "least / most, any / all swapped", node, ast.Name(OTHER_NAME[node.id])


def conditions(node: ast.AST) -> list[ast.expr]:
    """What decides at a node, unless it is changed by itself: a comparison, `and`, `or` or `not`."""
    tests = [node.test] if isinstance(node, ast.If | ast.IfExp | ast.While) else []
    tests += node.ifs if isinstance(node, ast.comprehension) else []
    return [test for test in tests if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp)]


# ---- whether the tests notice


def run(tests: list[str], tree: Path, environment: dict[str, str] | None = None) -> str:
    """Run some tests on a tree. They have no time limit of their own: a test that ended itself would look caught."""
    command = [sys.executable, "-m", "pytest", "-x", "--timeout", "0", *tests]
    paths = os.pathsep.join([str(tree / "src"), str(tree / "bench")])
    everything = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1", **(environment or {})}
    process = subprocess.Popen(
        command, cwd=tree, env=everything, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        start_new_session=True, preexec_fn=watched if mutant_order.WATCH in everything else limited,
    )  # fmt: skip
    said, _ = process.communicate()
    if process.returncode == 0:
        return SURVIVED
    if process.returncode == -signal.SIGXCPU:
        return TOO_LONG
    return CAUGHT if process.returncode == 1 and "MemoryError" not in said else ENDED


def limited() -> None:
    """Processor time, not time: a busy machine makes no change endless."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST + 10))


def watched() -> None:
    """To note every call makes the tests several times slower, and nothing was changed that could make them endless."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def tests_of(game: str) -> list[str]:
    return ["-p", "mutant_order", f"tests/games/{game}", "tests/contract/test_laws.py"]


def private_copy(tree: Path) -> None:
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "node_modules", "static")
            shutil.copytree(source, tree / name, ignore=ignored)
        else:
            shutil.copy(source, tree / name)


class Bench:
    """Private copies of the tree, and what is known about the tests of a game."""

    def __init__(self, game: str, trees: list[Path]) -> None:
        self.game = game
        self._trees: Queue[Path] = Queue()
        for tree in trees:
            private_copy(tree)
            self._trees.put(tree)
        self._calls = trees[0] / "calls.json"
        watched = {mutant_order.WATCH: str(self._calls), mutant_order.GAME: game}
        if run(tests_of(game), trees[0], watched) != SURVIVED:
            raise SystemExit("the tests fail without any change")

    def tested(self, mutant: Mutant) -> str:
        """How the tests end with one change."""
        tree = self._trees.get()
        try:
            place = tree / mutant.path
            original = place.read_text("utf-8")
            place.write_text(mutant.applied(original), "utf-8")
            first = {
                mutant_order.ORDER: str(self._calls),
                mutant_order.CHANGED: f"{mutant.path.name}:{mutant.function}",
            }
            result = run(tests_of(self.game), tree, {**first, mutant_order.GAME: self.game})
            place.write_text(original, "utf-8")
            return result
        finally:
            self._trees.put(tree)


def one_game(folder: Path, number: int, seed: int, jobs: int) -> Counter[str]:
    """Change so many places of a game, one after the other; how each ended."""
    every = [mutant for path in rule_files(folder) for mutant in mutants_of(path, (ROOT / path).read_text("utf-8"))]
    chosen = random.Random(seed).sample(every, min(number, len(every)))
    print(f"{folder.name}: {len(chosen)} of {len(every)} places, seed {seed}", flush=True)
    results: Counter[str] = Counter()
    with ExitStack() as stack:
        trees = [Path(stack.enter_context(tempfile.TemporaryDirectory())) for _ in range(jobs)]
        bench = Bench(folder.name, trees)
        pool = stack.enter_context(ThreadPoolExecutor(jobs))
        for count, (mutant, result) in enumerate(zip(chosen, pool.map(bench.tested, chosen), strict=True), 1):
            results[result] += 1
            print(f"{count:3} {result}: {where(mutant)} {mutant.kind}", flush=True)
            if result != CAUGHT:
                print(mutant.diff(), flush=True)
    told = ", ".join([f"{times} {result}" for result, times in results.items()])
    print(f"{folder.name}: {told}: {results[CAUGHT] / results.total():.1%} caught")
    return results


def where(mutant: Mutant) -> str:
    line = (ROOT / mutant.path).read_bytes()[: mutant.start].count(b"\n") + 1
    return f"{mutant.path.name}:{line}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path, help="folders of games")
    parser.add_argument("--number", type=int, default=30, help="how many places of each game")
    parser.add_argument("--seed", type=int, default=1, help="which ones: the same for the same seed")
    parser.add_argument("--jobs", type=int, default=1, help="how many at the same time")
    given = parser.parse_args()
    results = [one_game(folder.resolve(), given.number, given.seed, given.jobs) for folder in given.folders]
    return 0 if all(result[CAUGHT] == result.total() for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
