"""The example of a game from outside, installed by pip into an environment of its own: there it is listed, played,
proved, measured and served like ours, and broken packages beside it harm nobody.
"""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from openps.client.http import Api
from openps.client.seat import connect
from openps.server.guard import POLICY
from openps.wire import messages as wire
from tests.examples.test_kuhn_poker import guest
from tests.installed import KUHN_POKER, Environment
from tests.server.running import Running
from tests.server.test_play import play_at_random

__all__ = ["guest"]  # a fixture


def told(ended: CompletedProcess[str]) -> str:
    assert (ended.returncode, ended.stderr) == (0, "")
    return ended.stdout


# ---- at a terminal

SAID = {
    "en": ("Hand 1 of 6", "bet a chip", "Scores: You", "said: “I have King”", "KP-2.1", "Betting",
           "Not possible now:", "Facing a bet        Nobody has bet yet: check or bet (KP-2.2)"),
    "fr": ("Donne 1 sur 6", "miser un jeton", "Scores : Vous", "« j’ai Roi »", "KP-2.1", "Les mises",
           "Impossible pour l’instant", "Face à une mise     Personne n’a encore misé : passez ou misez (KP-2.2)"),
}  # fmt: skip


@pytest.mark.parametrize("language", SAID)
def test_a_whole_match_at_the_terminal_checked_and_seen_again(language: str, environment: Environment) -> None:
    """Screen, words, help by clauses, rules, talk, score and the bot of its level are its own."""
    typed = "\n".join(["?", "? 1", "rules", "say I have king", *["1"] * 60, ""])
    shown = told(environment.openps("play", "kuhn_poker", "--seed", "1", language=language, typed=typed))

    assert [one for one in SAID[language] if one not in shown] == []
    assert "1 normal" in shown
    assert [line for line in shown.splitlines() if "{" in line or ("kuhn_poker-" in line and "jsonl" not in line)] == []

    if language != "en":
        return  # a record has no language
    (file,) = {part for part in shown.split() if part.endswith(".jsonl")}
    (checked, good, _), (seen, again, _) = environment.all_of([("verify", file), ("replay", file, "--seat", "0")], "")
    assert (checked, seen) == (0, 0)
    assert good.startswith(f"{file}: good. Kuhn poker")
    assert "said: “I have King”" in again
    assert "The match is over: the last hand is over." in again


LINES = {
    "prove": ("prove", "kuhn_poker", "--num", "60", "--secrecy", "12", "--json"),
    "simulate": ("simulate", "kuhn_poker", "--bots", "honest,random", "--num", "60", "--json"),
    "ladder": ("ladder", "kuhn_poker", "--num", "60", "--json"),
}


@pytest.fixture(scope="module")
def measured(environment: Environment) -> dict[str, Any]:
    """What the lab says of it, by command, of one process for all of them."""
    ended = environment.all_of(list(LINES.values()), "")
    assert [(code, wrong) for code, _, wrong in ended] == [(0, "")] * len(LINES)
    return {name: json.loads(out) for name, (_, out, _) in zip(LINES, ended, strict=True)}


def test_its_laws_are_kept_and_no_word_is_missing(measured: dict[str, Any]) -> None:
    proof = measured["prove"]
    assert (proof["matches"], proof["secrecy_matches"]) == (60, 12)
    assert proof["outcomes"] == {"most_chips": 60}
    assert "missing_words" not in proof


# ---- in the lab


def test_bots_are_simulated_in_chips(measured: dict[str, Any]) -> None:
    simulated = measured["simulate"]
    assert simulated["scores_by_bot"]["honest"] == -simulated["scores_by_bot"]["random"] > 0


def test_the_ladder_measures_chips_with_intervals(measured: dict[str, Any]) -> None:
    (contest,) = measured["ladder"]["contests"]
    assert contest["scored"]
    assert contest["baseline_rate"]["value"] == 0.0, "what one wins, others lose"
    difference = contest["difference"]
    assert difference["low"] < difference["value"] == contest["rate"]["value"] < difference["high"]
    assert difference["value"] > 0


# ---- over the line


@pytest.fixture(scope="module")
def server(environment: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with environment.serving(tmp_path_factory.mktemp("served")) as one:
        yield one


def fetched(server: Running, path: str, language: str = "en") -> tuple[Any, str]:
    asked = urllib.request.Request(f"{server.url}/api/v1/{path}", headers={"accept-language": language})
    with urllib.request.urlopen(asked) as answer:
        assert answer.headers["content-security-policy"] == POLICY
        return answer.read(), answer.headers["content-type"]


def test_a_page_that_was_not_built_with_it_gets_all_it_needs(server: Running) -> None:
    games = {one["key"]: one for one in json.loads(fetched(server, "games")[0])["games"]}
    card = games["kuhn_poker"]
    assert card["levels"] == ["beginner", "normal"]
    assert card["options"] == [{"key": "hands", "values": ["6", "1", "12"], "clause": "KP-1.4"}]

    edition = json.loads(fetched(server, "editions/kuhn_poker", "fr")[0])
    assert "piece-king = Roi" in edition["messages"]
    assert edition["meanings"]["events"]["Shown"] == {"seat": "seat", "card": "piece"}
    assert edition["meanings"]["claims"] == ["i-trust", "i-have"]
    assert "cards" in edition["meanings"]["view"]
    assert len(json.loads(fetched(server, "rules/kuhn_poker")[0])["clauses"]) == 11

    board, kind = fetched(server, edition["board"].removeprefix("/api/v1/"))
    assert kind.startswith("text/javascript")
    assert board == (KUHN_POKER / "kuhn_poker" / "board.js").read_bytes()
    assert fetched(server, edition["art"].removeprefix("/api/v1/"))[1].startswith("image/svg+xml")


@pytest.mark.parametrize(
    "path", ["editions/chess", "editions/..%2Fkuhn_poker", "editions/pani_high/board.js", "editions/chess/art.svg"]
)
def test_what_is_not_there_is_said(path: str, server: Running) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        fetched(server, path)
    assert refused.value.code == 404
    refused.value.close()


@pytest.mark.usefixtures("guest")
def test_it_is_played_over_the_line(server: Running) -> None:
    """By a program that knows the game, against its bot."""

    async def match() -> wire.News | None:
        api = Api(server.url)
        me = await api.open(wire.NewTable(game="kuhn_poker", name="Ann", pace=0, seats=["open", "normal"]))
        await api.do(me.table, "ready", me.ticket, wire.Ready())
        async with await connect(server.url, me.table, me.ticket) as seat:
            await api.do(me.table, "start", me.ticket)
            await asyncio.wait_for(play_at_random(seat), 240)
            return seat.last

    last = asyncio.run(match())
    assert last is not None
    assert last.outcome is not None
    assert sum(last.outcome.scores) == 0
    assert "bot-failed" not in server.logs()


def test_a_terminal_at_the_server_tells_the_reasons_that_the_server_sends(
    server: Running, environment: Environment
) -> None:
    line = ("play", "kuhn_poker", "--server", server.url, "--bots", "normal", "--option", "hands=1")
    shown = environment.openps(*line, typed="\n".join(["", "?", *["1"] * 10, ""])).stdout

    assert "Not possible now:" in shown
    assert "Facing a bet        Nobody has bet yet: check or bet (KP-2.2)" in shown
    assert "The match is over: the last hand is over." in shown


# ---- broken ones beside it

PYPROJECT = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{name}"
version = "1.0"

[project.entry-points."openps.games"]
{name} = "{name}:EDITION"

[tool.hatch.build.targets.wheel]
packages = ["{name}"]
"""
AGAIN = "from dataclasses import replace\nfrom kuhn_poker import *\n"
BROKEN = {
    "does_not_import": ("import no_such_thing\n", "ModuleNotFoundError: No module named 'no_such_thing'"),
    "has_no_french": (f"{AGAIN}EDITION = replace(EDITION, words=__name__)\n", "fr.ftl"),
    "has_an_unknown_level": (
        f"{AGAIN}EDITION = replace(EDITION, bots=Ladder('x', RANDOM, {{'grandmaster': 'random'}}))\n",
        "grandmaster",
    ),
}


def broken(folder: Path, name: str) -> Path:
    package = folder / name
    (package / name / "messages").mkdir(parents=True)
    (package / "pyproject.toml").write_text(PYPROJECT.format(name=name))
    (package / name / "__init__.py").write_text(BROKEN[name][0])
    (package / name / "messages" / "en.ftl").write_text("game-x = X\n")
    return package


def test_broken_packages_are_named_and_harm_nobody(tmp_path: Path) -> None:
    """Neither those who list and play, nor a server and those who sit at it."""
    beside = Environment.made(tmp_path / "environment")
    beside.install(KUHN_POKER, *[broken(tmp_path, name) for name in BROKEN])
    listed = beside.openps("games")
    assert listed.returncode == 0
    for key in ("panic_station", "negotiator", "pani_high", "kuhn_poker"):
        assert f"\n{key} ·" in f"\n{listed.stdout}"
    warned = listed.stderr.splitlines()
    assert len(warned) == len(BROKEN)
    for name, (_, why) in BROKEN.items():
        (line,) = [line for line in warned if name in line]
        assert why in line

    with beside.serving(tmp_path) as server:
        games = json.loads(fetched(server, "games")[0])["games"]
        assert [one["key"] for one in games] == ["panic_station", "negotiator", "pani_high", "kuhn_poker"]
        assert b"mount" in fetched(server, "editions/kuhn_poker/board.js")[0]
        logged = [line for line in server.logs().splitlines() if "left-out" in line]
    assert [name for name in BROKEN if not any(name in line for line in logged)] == []
