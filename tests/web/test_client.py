"""The client by itself: types and meanings are fresh, its own tests pass, and it speaks as the terminal does."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from openps.catalog import games, screen_of
from openps.editions.negotiator.aids import CrisisAid
from openps.engine.claims import Claim, IAm, IGave, IHave, ITrust, TheyAre
from openps.engine.laws import random_match, random_moments
from openps.games.panic_station.claims import Status
from openps.lab.proof import tables
from openps.wire import encoding
from openps.words.messages import LANGUAGES, Messages
from openps.words.teller import Teller
from tests.web.client import WEB, npm

CLAIMS = (
    Claim(1, IAm(Status.HOST), 20, 17), Claim(1, TheyAre(0, Status.INFECTED), 3), Claim(0, IGave(1, "gas_can"), 4),
    Claim(2, IHave("bribe"), 5), Claim(2, ITrust(3), 6),
)  # fmt: skip


def test_what_is_generated_is_fresh() -> None:
    done = subprocess.run([sys.executable, WEB / "generate.py", "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"stale: {done.stdout}{done.stderr}; make generated"


def test_fixtures_hold_what_is_told_today() -> None:
    """They were made by bots of another day, but a view has the same fields and the aid the same shape."""
    kept = sorted(WEB.glob("src/games/*/*.fixture.json"))
    assert len(kept) > 10
    for path in kept:
        told = json.loads(path.read_text("utf-8"))
        view = games()[told["game"]].view_type()
        assert set(told["view"]) == set(encoding.field_names(view)), f"{path.name}: python web/fixtures/make.py --keep"
        if told["aid"] is not None:
            msgspec.convert(told["aid"], CrisisAid)


def test_types_and_templates_are_sound() -> None:
    """What it has made of a file is kept until that changes: a second run takes a quarter of the first."""
    done = npm("svelte-check", "--fail-on-warnings", "--incremental")
    assert done.returncode == 0, done.stdout


CODE = (".ts", ".svelte", ".css", ".py", ".json")
CAST = re.compile(r"\bas (const\b|[A-Z{(\[]|string|number|boolean|unknown|never|readonly|keyof|typeof)")
NO_CAST = re.compile(r"//.*|\{#each .*? as |(import|export) .* from .*")
SILENCER = re.compile(r"@ts-|: any\b|<any>|\bas (any|never)\b")


def test_boards_believe_the_types_that_are_generated() -> None:
    """A cast is a second truth about what the server tells."""
    lines = [line for path in WEB.glob("src/games/**/*") if path.suffix in (".ts", ".svelte") for line in code(path)]

    assert len(lines) > 5_000
    assert len([line for line in lines if CAST.search(NO_CAST.sub("", line))]) < 15
    assert [line for line in lines if SILENCER.search(line)] == []
    for board in WEB.glob("src/games/*/Board.svelte"):
        assert "BoardProps<Told>" in board.read_text("utf-8")


def code(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


def test_the_browser_tells_matches_as_the_terminal_does() -> None:
    """The same sentences, of whole matches of every game, in both languages, to every kind of viewer."""
    told = [one for key in games() for language in LANGUAGES for one in whole_matches(key, language)]
    assert sum(len(one["events"]) for one in told) > 5_000
    assert sum(len(one["moves"]) for one in told) > 1_000
    told_file = WEB / "fixtures" / "told" / "matches.json"
    told_file.parent.mkdir(parents=True, exist_ok=True)
    told_file.write_text(json.dumps(told), "utf-8")
    try:
        done = npm("vitest", "run")
    finally:
        told_file.unlink()

    assert done.returncode == 0, done.stdout[-4_000:]
    counted = re.search(r"Tests\s+(\d+) passed", done.stdout)
    assert counted, done.stdout[-1_000:]
    assert int(counted[1]) > len(told)


def whole_matches(key: str, language: str) -> list[dict[str, Any]]:
    game, screen = games()[key], screen_of(key)
    asked = tables(game, {})
    matches = []
    for seed in range(3):
        options = asked[seed * len(asked) // 3]
        match = random_match(game, options, seed)
        for viewer in (0, len(options_players(game, options)) - 1, None):
            names = screen.names(options, language)
            seen = [*match.seen_by(viewer, match.log), *CLAIMS]
            seen += [Claim(1, ITrust(2), 7, number) for number in each_kind(seen)]
            teller = Teller(Messages(language, game.info.package), viewer, names, partial(entry_of, seen))
            events = [[json.loads(encoding.encode_event(event)), teller.event(event)] for event in seen]
            moves = choices(game, options, seed, viewer, teller) if viewer is not None else []
            matches.append(
                {"game": key, "language": language, "viewer": viewer, "pieces": dict(names), "events": events,
                 "moves": moves}
            )  # fmt: skip
    return matches


def each_kind(log: list[Any]) -> list[int]:
    """The number of an entry of every kind, and one that nobody has seen."""
    return [*{type(entry): number for number, entry in enumerate(log)}.values(), len(log) + 99]


def entry_of(log: list[Any], number: int) -> object:
    return log[number] if number < len(log) else None


def options_players(game: Any, options: Any) -> range:
    return range(game.plain_options(options)["players"])


def choices(game: Any, options: Any, seed: int, viewer: int, teller: Teller) -> list[list[Any]]:
    by_move = {}
    for moment in random_moments(game, options, seed):
        for move in game.legal_moves(moment.before, viewer):
            by_move[move] = [
                json.loads(encoding.ENCODER.encode(encoding.named(move))),
                teller.move(move),
                teller.group(move),
            ]
    return list(by_move.values())
