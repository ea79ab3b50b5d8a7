"""What the README shows is what happens."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = re.compile(r"```python\n(.*?)```\n+```text\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize("name", ["README.md", "README.fr.md"])
def test_the_example_prints_what_it_shows(name: str) -> None:
    examples = EXAMPLE.findall((ROOT / name).read_text("utf-8"))
    assert examples, f"{name} has no example"
    for code, expected in examples:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(code, name, "exec"), {"__name__": "readme"})
        assert printed.getvalue() == expected


@pytest.mark.parametrize("name", ["README.md", "README.fr.md"])
def test_the_links_lead_somewhere(name: str) -> None:
    targets = re.findall(r"\]\(([^)#]+)\)", (ROOT / name).read_text("utf-8"))
    inside = [target for target in targets if "://" not in target]

    assert inside
    assert [target for target in inside if not (ROOT / target).exists()] == []


def test_the_commands_of_the_readme_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for name in ("README.md", "README.fr.md"):
        named = set(re.findall(r"(?:^|`)(?:sudo )?make ([a-z]+)", (ROOT / name).read_text("utf-8"), re.MULTILINE))
        assert {"play", "test"} <= named
        assert [target for target in named if f"\n{target}:" not in makefile] == []
