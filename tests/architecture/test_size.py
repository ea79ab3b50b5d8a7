"""Functions stay short, and types say what something is."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from statistics import median, quantiles

SOURCE = Path(__file__).parents[2] / "src"
MEDIAN, NINTH_DECILE, MOST_ANY = 5, 14, 150


def texts() -> list[str]:
    return [path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py"))]


def lengths(text: str) -> list[int]:
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [(node.end_lineno or node.lineno) - node.lineno + 1 for node in functions]


def test_functions_are_short() -> None:
    lines = [length for text in texts() for length in lengths(text)]
    assert len(lines) > 2000
    assert median(lines) <= MEDIAN
    assert quantiles(lines, n=10)[8] <= NINTH_DECILE


def test_anything_goes_in_few_places() -> None:
    assert sum([len(re.findall(r"^.*\bAny\b.*$", text, re.MULTILINE)) for text in texts()]) < MOST_ANY
