"""Bots choose, say and believe the same on both cores: `make compiled` plays every match once on each."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.compiled.test_core import IN_COMPILED_ENVIRONMENT

SOURCES = Path(__file__).parents[2] / "src"
PLAYED = """
import hashlib, sys, time
from openps.bots.bot import Believer
from openps.bots.play import play_match
from openps.catalog import game_named
from openps.catalog.bots import hire
from openps.lab.bench import core

class Listener:
    def __init__(self):
        self.told = hashlib.sha256()
    def asked(self, match, seat, view, player):
        if isinstance(player.bot, Believer):
            self.told.update(repr(player.bot.beliefs(view)).encode())
    def answered(self, seat, choices):
        self.told.update(str(choices).encode())

key, bot, matches = sys.argv[1], sys.argv[2], int(sys.argv[3])
game = game_named(key)
print(core())
for seed in range(matches):
    players = game.info.players[seed % len(game.info.players)]
    listener, options = Listener(), game.options(players, {})
    hired = [hire(bot, key, time.process_time) for _ in range(players)]
    match = play_match(game, options, hired, str(seed), True, listener)
    listener.told.update(repr(match.log).encode())
    print(players, match.ply, listener.told.hexdigest())
"""


def played(game: str, bot: str, matches: int, *path: Path) -> list[str]:
    """Which core it is, and a line a match: all that was chosen, said and believed."""
    told = subprocess.run(
        [sys.executable, "-c", PLAYED, game, bot, str(matches)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))},
        cwd=SOURCES.parent / "docs",  # not where the sources would be found by themselves
        capture_output=True,
        text=True,
        check=True,
    )
    return told.stdout.splitlines()


@pytest.mark.skipif(
    not IN_COMPILED_ENVIRONMENT, reason="the default environment is pure Python; make compiled runs this"
)
@pytest.mark.parametrize(
    ("game", "bot", "matches"),
    [
        ("panic_station", "beginner", 9),
        ("panic_station", "normal", 9),
        ("panic_station", "strong", 3),
        ("pani_high", "beginner", 6),
        ("pani_high", "normal", 6),
        ("pani_high", "search:48", 2),
        ("negotiator", "beginner", 20),
        ("negotiator", "normal", 20),
        ("negotiator", "planner:16", 3),
        ("negotiator", "search:48", 3),
    ],
)
def test_bots_choose_the_same_on_both_cores(game: str, bot: str, matches: int) -> None:
    compiled, pure = played(game, bot, matches), played(game, bot, matches, SOURCES)
    assert (compiled[0], pure[0]) == ("compiled", "pure")
    assert len(pure) == 1 + matches
    assert compiled[1:] == pure[1:]
