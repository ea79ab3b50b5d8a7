"""The tool that turns rules around: what it changes, and how it judges a run."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.long import slice_of

ROOT = Path(__file__).parents[2]
SOURCE = '''
LIMIT = 3


def rule(a: int, b: int = 2) -> bool:
    """No 7 here."""
    if a < b and not b == 4:
        return a in (1, 2)
    state.a = a + b
    state.b -= a
    state.tell(True)
    return any(x for x in "é" if x) if a else f"{a + 1}"
'''


@pytest.fixture(scope="module")
def mutants() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutants", ROOT / "bench" / "mutants.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutants"] = module
    sys.path.insert(0, str(ROOT / "bench"))
    spec.loader.exec_module(module)
    sys.path.remove(str(ROOT / "bench"))
    return module


def test_every_kind_of_rule_can_be_turned_around(mutants: ModuleType) -> None:
    changed = [mutant.applied(SOURCE).splitlines()[6:] for mutant in mutants.mutants_of(Path("x.py"), SOURCE)]
    plain = SOURCE.splitlines()[6:]
    lines = {line.strip() for one in changed for line, old in zip(one, plain, strict=True) if line != old}

    assert lines == {
        "if (a < b or not b == 4):", "if (a >= b) and not b == 4:", "if a < b and (b == 4):",
        "if a < b and not (b != 4):", "if a < b and not b == (5):", "return (a not in (1, 2))",
        "return a in ((2), 2)", "return a in (1, (3))",
        "state.a = (a - b)", "state.b += a", "pass", "state.tell((False))",
        'return any(x for x in "é" if x) if (not a) else f"{a + 1}"',
        'return any(x for x in "é" if (not x)) if a else f"{a + 1}"',
        'return (all)(x for x in "é" if x) if a else f"{a + 1}"',
    }  # fmt: skip
    assert sum("pass" in [line.strip() for line in one] for one in changed) == 3


def test_every_change_of_every_game_is_still_a_program(mutants: ModuleType) -> None:
    for game in ("panic_station", "pani_high", "negotiator"):
        files = mutants.rule_files(ROOT / "src" / "openps" / "games" / game)
        assert files
        for path in files:
            source = (ROOT / path).read_text("utf-8")
            for mutant in list(mutants.mutants_of(path, source))[:: slice_of(1, 5)]:
                compile(mutant.applied(source), str(path), "exec")
                assert mutant.diff()


@pytest.mark.parametrize(
    ("body", "result"),
    [
        ("pass", "survived"), ("assert 0", "caught"), ("raise MemoryError", "ended from outside"),
        ("__import__('os').kill(__import__('os').getpid(), 9)", "ended from outside"),
        ("while True: pass", "took too long"),
    ],
)  # fmt: skip
def test_only_a_failing_test_counts_as_caught(
    mutants: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, body: str, result: str
) -> None:
    monkeypatch.setattr(mutants, "LONGEST", 2 if result == "took too long" else 60)
    (tmp_path / "test_it.py").write_text(f"def test_it() -> None:\n    {body}\n")

    assert mutants.run(["test_it.py"], tmp_path) == result


def test_tests_that_call_what_was_changed_come_first(mutants: ModuleType) -> None:
    rank = mutants.mutant_order.rank
    known = {"slow": (9.0, ["play.py:burn"]), "quick": (1.0, ["play.py:burn"]), "other": (0.1, ["play.py:walk"])}

    assert sorted(known, key=lambda name: rank(known[name], "play.py:burn")) == ["quick", "slow", "other"]
