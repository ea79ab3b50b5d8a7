"""Packages that are installed beside us: a broken one is named in a line and left out, and all others play."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.server.running import running

GOOD_GAME = """
from dataclasses import replace
from openps.games.pani_high.game import PANI_HIGH

class Again:
    info = replace(PANI_HIGH.info, key="good_game")
    def __getattr__(self, name):
        return getattr(PANI_HIGH, name)

GAME = Again()
"""
GOOD_BOTS = """
from openps.bots.bot import RandomBot
from openps.bots.ladder import Ladder, Rung

LADDER = Ladder("pani_high", (Rung("good_bot", RandomBot),))
"""
RAISES = 'raise RuntimeError("first line\\nsecond line")\n'

BAD_GAMES = {
    "raises": (RAISES, "RuntimeError: first line second line"),
    "exits by an error of its own": ("class Odd(Exception):\n    pass\nraise Odd\n", "Odd"),
    "is not there": ("", "AttributeError"),
    "is no game": ("GAME = 42\n", "no Game: int lacks info"),
    "is half a game": (
        "from types import *\nfrom openps.games.pani_high.game import *\nGAME = SimpleNamespace(info=PANI_HIGH.info)\n",
        "legal_moves",
    ),
    "has no words": (f"{GOOD_GAME}\nAgain.info = replace(Again.info, key='x', package='json')\n", "FileNotFoundError"),
    "is there already": ("from openps.games.pani_high.game import PANI_HIGH as GAME\n", '"pani_high" of the package'),
}  # fmt: skip
BAD_BOTS = {
    "raises": (RAISES, "RuntimeError: first line second line"),
    "is no ladder": ("LADDER = ['heuristic']\n", "no Ladder: list"),
    "has no rungs": (f"{GOOD_BOTS}\nLADDER = Ladder('pani_high', (RandomBot,))\n", "no Ladder: Ladder"),
    "is there already": (GOOD_BOTS.replace("good_bot", "heuristic"), '"heuristic" of the package bad'),
}


def install(folder: Path, package: str, group: str, value: str, source: str) -> None:
    """As pip leaves it: a module, and the metadata that name its entry point."""
    module = package.replace("-", "_")
    (folder / f"{module}.py").write_text(source)
    known = folder / f"{module}-1.0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (known / "entry_points.txt").write_text(f"[{group}]\n{module} = {module}:{value}\n")


def openps(folder: Path, *line: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(folder), "OPENPS_DATA": str(folder)}
    command = [sys.executable, "-m", "openps", *line]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=env, check=False)


def install_bad(folder: Path, group: str, value: str, bad: Mapping[str, tuple[str, str]]) -> dict[str, str]:
    """A package for each way of being bad; why each of them is left out, by its name."""
    names = {name: f"bad-{name.replace(' ', '-')}" for name in bad}
    for name, (source, _) in bad.items():
        install(folder, names[name], group, value, source)
    return {names[name]: why for name, (_, why) in bad.items()}


def assert_each_is_named_in_one_line(told: str, reasons: Mapping[str, str]) -> None:
    lines = told.splitlines()
    assert len(lines) == len(reasons)
    assert [line for line in lines if not line.startswith("openps: ")] == []
    for package, why in reasons.items():
        (line,) = [line for line in lines if f" {package} " in line]
        assert why in line


def test_a_bad_game_is_named_in_one_line_and_the_others_are_there(tmp_path: Path) -> None:
    reasons = install_bad(tmp_path, "openps.games", "GAME", BAD_GAMES)
    install(tmp_path, "good-package", "openps.games", "GAME", GOOD_GAME)
    ended = openps(tmp_path, "--lang", "en", "games")

    assert ended.returncode == 0
    assert "good_game" in ended.stdout
    assert "negotiator" in ended.stdout
    assert_each_is_named_in_one_line(ended.stderr, reasons)


def test_a_bad_bot_is_named_in_one_line_and_the_others_play(tmp_path: Path) -> None:
    reasons = install_bad(tmp_path, "openps.bots", "LADDER", BAD_BOTS)
    install(tmp_path, "good-package", "openps.bots", "LADDER", GOOD_BOTS)
    line = ("simulate", "pani_high", "--bots", "good_bot,heuristic", "--num", "1", "--json")
    ended = openps(tmp_path, "--lang", "en", *line)

    assert ended.returncode == 0
    assert json.loads(ended.stdout)["num"] == 1
    assert_each_is_named_in_one_line(ended.stderr, reasons)


def test_it_is_told_in_french_as_well_and_with_an_error_of_the_house(tmp_path: Path) -> None:
    install(tmp_path, "bad-game", "openps.games", "GAME", RAISES)
    install(tmp_path, "bad-bots", "openps.bots", "LADDER", RAISES)
    ended = openps(tmp_path, "--lang", "fr", "simulate", "chess")

    assert ended.returncode == 2
    first, second, third = ended.stderr.splitlines()
    assert "Le paquet bad-game est laissé de côté" in first
    assert "Le paquet bad-bots est laissé de côté" in second
    assert "chess" in third


def test_a_server_writes_it_into_its_log_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "bad-game", "openps.games", "GAME", RAISES)
    install(tmp_path, "bad-bots", "openps.bots", "LADDER", RAISES)
    install(tmp_path, "good-package", "openps.games", "GAME", GOOD_GAME)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with running(str(tmp_path / "tables.db"), tmp_path) as server:
        with urllib.request.urlopen(f"{server.url}/api/v1/games") as answer:
            keys = [game["key"] for game in json.load(answer)["games"]]
        assert server.stop() == 0

    assert keys[-1] == "good_game"
    assert len(keys) == 4
    lines = [json.loads(line) for line in server.logs().splitlines() if line.startswith("{")]
    assert [line["package"] for line in lines if line["event"].startswith("left-out")] == ["bad-game", "bad-bots"]
    assert "Traceback" not in server.logs()
