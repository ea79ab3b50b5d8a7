"""Every block of code in a guide is run by a test, or says above it why it is not."""

from __future__ import annotations

import asyncio
import io
import json
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from openps.bots import protocol
from openps.bots.budget import QUICK
from openps.bots.program import ProgramBot
from openps.catalog import game_named
from openps.cli.main import main
from openps.engine.chance import FreeChance
from openps.engine.laws import random_moments
from openps.words.messages import Messages
from tests.server.running import running

ROOT = Path(__file__).parents[2]
PAGES = ["README.md", "README.fr.md", *[str(path.relative_to(ROOT)) for path in (ROOT / "docs").glob("*.md")],
         *[str(path.relative_to(ROOT)) for path in (ROOT / "docs" / "guide").glob("*.md")]]  # fmt: skip
BLOCK = re.compile(r"(?:^<!-- not run: ([^\n]*) -->\n)?^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
HERE = "tests/docs/test_blocks.py"
RUN = {
    ("README.md", "python text"): "tests/docs/test_readme.py::test_the_example_prints_what_it_shows",
    ("README.fr.md", "python text"): "tests/docs/test_readme.py::test_the_example_prints_what_it_shows",
    ("docs/guide/add-a-game.md", "python ftl js toml markdown"):
        "tests/docs/test_guide.py::test_code_of_the_guide_stands_in_the_example",
    ("docs/guide/add-a-game.md", "console"): "tests/docs/test_guide.py::test_commands_of_the_guide_do_what_it_shows",
    ("docs/rl.md", "python"): "tests/rl/inside/the_page_runs.py::test_an_example_runs",
    ("docs/rl.md", "sh"): "tests/rl/inside/the_page_runs.py::test_commands_of_the_page_run",
    ("docs/guide/host-a-table.md", "python"): f"{HERE}::test_the_example_client_plays_a_whole_match",
    ("docs/guide/own-cards.md", "sh"): f"{HERE}::test_commands_about_own_cards_do_what_they_say",
    ("docs/guide/write-a-bot.md", "python"): f"{HERE}::test_bots_of_the_guide_choose_a_legal_move",
    ("docs/guide/write-a-bot.md", "json"): f"{HERE}::test_a_question_has_the_parts_that_the_guide_shows",
}  # fmt: skip


class Block(NamedTuple):
    reason: str
    language: str
    text: str


def blocks(page: str) -> list[Block]:
    return [Block(*parts) for parts in BLOCK.findall((ROOT / page).read_text("utf-8"))]


def code(page: str, language: str) -> list[str]:
    return [block.text for block in blocks(page) if block.language == language and not block.reason]


def runner(page: str, language: str) -> str:
    return next((test for (at, kinds), test in RUN.items() if at == page and language in kinds.split()), "")


@pytest.mark.parametrize("page", PAGES)
def test_every_block_is_run_or_says_why_not(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    assert len(blocks(page)) * 2 == len(re.findall(r"^```", text, re.MULTILINE)), "a block is not closed"
    silent = [block for block in blocks(page) if len(block.reason) < 10 and not runner(page, block.language)]
    assert [block.text for block in silent] == []


@pytest.mark.parametrize("test", sorted(set(RUN.values())))
def test_the_test_that_runs_a_block_is_there(test: str) -> None:
    file, _, name = test.partition("::")
    assert f"def {name}(" in (ROOT / file).read_text("utf-8")


def test_the_example_client_plays_a_whole_match(tmp_path: Path) -> None:
    (text,) = code("docs/guide/host-a-table.md", "python")
    example: dict[str, Any] = {}
    exec(compile(text, "host-a-table.md", "exec"), example)
    with running(str(tmp_path / "t.db"), tmp_path) as server:
        reason = asyncio.run(asyncio.wait_for(example["play_a_match"](server.url), 120))
    assert f"outcome-{reason}" in Messages("en", "openps.games.pani_high")


def lines_of_shell(text: str) -> Iterator[list[str]]:
    for line in text.splitlines():
        words = shlex.split(line, comments=True)
        if words:
            yield words


def test_commands_about_own_cards_do_what_they_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With fewer matches than the guide plays, and nobody at the keyboard."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("OPENPS_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO())
    (text,) = code("docs/guide/own-cards.md", "sh")
    lines = list(lines_of_shell(text.replace("--num 1000", "--num 5")))
    assert len(lines) > 4
    for command, *words in lines:
        assert command == "openps"
        line, target = (words[:-2], words[-1]) if ">" in words else (words, "")
        assert main([*line, "--lang", "en"]) == 0, words
        printed = capsys.readouterr().out
        if target:
            Path(target).write_text(printed)


def moments() -> list[Any]:
    game = game_named("pani_high")
    return list(random_moments(game, game.options(5, {}), seed=1))[:40]


def test_bots_of_the_guide_choose_a_legal_move(tmp_path: Path) -> None:
    program, timid, ladder = code("docs/guide/write-a-bot.md", "python")
    file = tmp_path / "my_bot.py"
    file.write_text(program)
    names: dict[str, Any] = {}
    exec(compile(timid + ladder, "write-a-bot.md", "exec"), names)
    game = game_named("pani_high")
    bots = [ProgramBot(f"{sys.executable} {file}", game), names["LADDER"].rungs[0].make()]
    try:
        for moment in moments():
            decision = game.decision(moment.before)
            if decision is None:
                continue
            seat = decision.seats[0]
            moves = game.legal_moves(moment.before, seat)
            for bot in bots:
                assert bot.choose(game.view(moment.before, seat), moves, FreeChance(1), QUICK) in moves
    finally:
        bots[0].close()


def test_a_question_has_the_parts_that_the_guide_shows() -> None:
    (text,) = code("docs/guide/write-a-bot.md", "json")
    shown = json.loads(text)
    question = protocol.Question("pani_high", {}, [], 1)
    assert set(shown) == set(protocol.message(question))
    game = game_named("pani_high")
    state = moments()[0].before
    view = protocol.plain_view(game, game.view(state, 0), game.options(5, {}), ())
    assert set(shown["view"]) - {"…"} <= set(view)
    assert shown["view"]["kind"] == view["kind"]
