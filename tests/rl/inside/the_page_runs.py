"""Each example of docs/rl.md runs as it stands there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from openps.rl.__main__ import main

PAGE = Path(__file__).parents[3] / "docs" / "rl.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


def test_there_is_one_for_each_door() -> None:
    assert len(EXAMPLES) == 4


@pytest.mark.parametrize("code", EXAMPLES, ids=["pettingzoo", "gymnasium", "many", "open_spiel"])
def test_an_example_runs(code: str) -> None:
    exec(compile(code, str(PAGE), "exec"), {"__name__": "page"})


def test_commands_of_the_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    """All that are not marked as not run."""
    (text,) = re.findall(r"(?<!-->\n)```sh\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    lines = [shlex.split(line, comments=True) for line in text.splitlines()]
    assert len(lines) > 1
    for line in lines:
        assert line[:3] == ["python", "-m", "openps.rl"]
        assert main(line[3:]) == 0
        assert len(capsys.readouterr().out) > 1000


def test_the_sizes_that_it_tells_are_the_real_ones() -> None:
    from openps.catalog import OURS
    from openps.rl.numbered import Numbered

    told = PAGE.read_text("utf-8")
    for edition in OURS:
        for players in edition.rules.info.players:
            numbered = Numbered(edition.key, players, {})
            assert f"{numbered.size:,}" in told
            assert str(numbered.actions) in told
