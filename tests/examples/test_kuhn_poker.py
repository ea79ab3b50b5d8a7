"""The example of a game from outside: installed as a package, it is played, proved, measured and served like ours."""

from __future__ import annotations

import asyncio
import io
import json
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from openps import catalog
from openps.catalog import bots, guests
from openps.cli.main import main
from openps.client.http import Api
from openps.client.seat import connect
from openps.lab.wording import missing
from openps.server.guard import POLICY
from openps.wire import messages as wire
from tests.server.running import Running, running
from tests.server.test_play import play_at_random

EXAMPLE = Path(__file__).parents[2] / "examples" / "kuhn_poker"
KEPT = (catalog._installed, bots.ladder_of, bots._guests)


def forget() -> None:
    for kept in KEPT:
        kept.cache_clear()


@pytest.fixture
def guest(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The catalogue as it is where the package is installed."""
    entries = [EntryPoint("kuhn_poker", "kuhn_poker:EDITION", catalog.GROUP)]
    monkeypatch.setattr(guests, "entry_points", lambda group: entries if group == catalog.GROUP else [])
    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.setenv("OPENPS_DATA", str(tmp_path))
    forget()
    yield
    forget()


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def installed(folder: Path, name: str, value: str) -> None:
    """As pip leaves it: the metadata that name the entry point."""
    known = folder / f"{name}-1.0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (known / "entry_points.txt").write_text(f"[{catalog.GROUP}]\n{name} = {value}\n")


def told(capsys: pytest.CaptureFixture[str], *line: str) -> str:
    assert main(line) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


@pytest.mark.usefixtures("guest")
def test_its_laws_are_kept_and_no_word_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    proof = json.loads(told(capsys, "prove", "kuhn_poker", "--num", "60", "--secrecy", "12", "--json"))

    assert (proof["matches"], proof["secrecy_matches"]) == (60, 12)
    assert proof["outcomes"] == {"most_chips": 60}
    assert "missing_words" not in proof


@pytest.mark.usefixtures("guest")
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("Hand 1 of 6", "bet a chip", "Scores: You", "said: “I have King”", "KP-2.1", "Betting")),
     ("fr", ("Donne 1 sur 6", "miser un jeton", "Scores : Vous", "« j'ai Roi »", "KP-2.1", "Les mises"))],
)  # fmt: skip
def test_it_is_played_in_the_terminal(
    language: str, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Screen, words, help by clauses, rules, talk, score and the bot of its level are its own."""
    lines = ["?", "? 1", "rules", "say I have king", *["1"] * 60]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*lines, ""])))
    shown = told(capsys, "play", "kuhn_poker", "--lang", language)

    assert [one for one in words if one not in shown] == []
    assert "1 normal" in shown
    assert [line for line in shown.splitlines() if "{" in line or ("kuhn_poker-" in line and "jsonl" not in line)] == []


@pytest.mark.usefixtures("guest")
def test_bots_are_measured_by_what_the_game_counts(capsys: pytest.CaptureFixture[str]) -> None:
    simulated = json.loads(told(capsys, "simulate", "kuhn_poker", "--bots", "honest,random", "--num", "60", "--json"))
    assert simulated["scores_by_bot"]["honest"] == -simulated["scores_by_bot"]["random"] > 0

    result = json.loads(told(capsys, "ladder", "kuhn_poker", "--num", "60", "--json"))
    (contest,) = result["contests"]
    assert contest["scored"]
    assert contest["baseline_rate"]["value"] == 0.0, "what one wins, others lose"
    assert contest["difference"]["value"] == contest["rate"]["value"] > 0
    assert "Score a match: " in told(capsys, "ladder", "kuhn_poker", "--num", "20")


@pytest.mark.usefixtures("guest")
def test_words_that_nobody_wrote_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    edition = catalog.edition_named("kuhn-poker")
    monkeypatch.setattr("openps.lab.wording.load", lambda *_: {"game-kuhn_poker": ()})

    lacking = missing(edition)
    assert set(lacking) == {"en", "fr"}
    expected = {"event-pot-won", "move-bet", "group-fold", "ask-call", "piece-king", "refusal-no-bet", "option-hands",
                "outcome-most_chips"}  # fmt: skip
    assert expected <= set(lacking["fr"])
    assert "game-kuhn_poker" not in lacking["fr"]


AGAIN = "from dataclasses import replace\nfrom pathlib import Path\nfrom kuhn_poker import *\n"
ENGLISH = "folder = Path(__file__).parent / 'messages'\nfolder.mkdir()\n(folder / 'en.ftl').touch()\n"
BROKEN = {
    "does not import": ("raise ImportError('no such thing')", "ImportError: no such thing"),
    "has no French": (f"{AGAIN}{ENGLISH}EDITION = replace(EDITION, words=__name__)\n", "fr.ftl"),
    "has an unknown level": (
        f"{AGAIN}EDITION = replace(EDITION, bots=Ladder('x', RANDOM, {{'grandmaster': 'random'}}))\n",
        "grandmaster",
    ),
    "has a level without a bot": (
        f"{AGAIN}EDITION = replace(EDITION, bots=Ladder('x', RANDOM, {{'normal': 'oracle'}}))\n",
        "oracle",
    ),
    "has words that are no messages": (
        f"{AGAIN}{ENGLISH}(folder / 'fr.ftl').write_text('=')\nEDITION = replace(EDITION, words=__name__)\n",
        "",
    ),
    "has no board": (f"{AGAIN}EDITION = replace(EDITION, board='missing.js')\n", "missing.js"),
}


@pytest.mark.usefixtures("guest")
@pytest.mark.parametrize(("source", "why"), BROKEN.values(), ids=BROKEN)
def test_a_broken_package_is_named_and_harms_nobody(
    source: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "a_broken_one"
    package.mkdir()
    (package / "__init__.py").write_text(source)
    monkeypatch.syspath_prepend(str(tmp_path))
    entries = [EntryPoint(name, f"{name}:EDITION", catalog.GROUP) for name in ("a_broken_one", "kuhn_poker")]
    monkeypatch.setattr(guests, "entry_points", lambda group: entries if group == catalog.GROUP else [])
    forget()

    assert list(catalog.games())[-1] == "kuhn_poker"
    (failed,) = catalog.left_out()
    assert failed.arguments["name"] == "a_broken_one"
    assert why in str(failed.arguments["reason"])
    sys.modules.pop("a_broken_one", None)


@pytest.mark.usefixtures("guest")
def test_a_flag_of_a_stranger_takes_none_of_ours(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    edition = replace(catalog.edition_named("kuhn_poker"), flags=("seed", "option", "hands"))
    monkeypatch.setitem(catalog._installed()[0], "kuhn_poker", edition)

    line = ("simulate", "kuhn_poker", "--seed", "7", "--hands", "1", "--num", "2", "--json")
    told_of = json.loads(told(capsys, *line))
    assert (told_of["seed"], told_of["options"]) == (7, {"hands": "1"})


# ---- over the line


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("served")
    installed(folder, "kuhn_poker", "kuhn_poker:EDITION")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", f"{folder}:{EXAMPLE}")
        with running(str(folder / "tables.db"), folder) as one:
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
    assert board == (EXAMPLE / "kuhn_poker" / "board.js").read_bytes()
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
    """By a person who knows the game, against its bot."""

    async def match() -> wire.News | None:
        api = Api(server.url)
        me = await api.open(wire.NewTable(game="kuhn_poker", name="Ann", pace=0, seats=["open", "normal"]))
        await api.do(me.table, "ready", me.ticket, wire.Ready())
        async with await connect(server.url, me.table, me.ticket) as seat:
            await api.do(me.table, "start", me.ticket)
            await asyncio.wait_for(play_at_random(seat), 60)
            return seat.last

    last = asyncio.run(match())
    assert last is not None
    assert last.outcome is not None
    assert sum(last.outcome.scores) == 0
    assert "bot-failed" not in server.logs()


# ---- a game of one's own


def test_a_new_game_runs_and_keeps_the_laws_from_the_first_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", "game", "red_hat", "--folder", str(tmp_path)]) == 0
    assert "pip install -e" in capsys.readouterr().out
    written = [path for path in (tmp_path / "red_hat").rglob("*") if path.is_file()]
    assert {"pyproject.toml", "rules.py", "bot.py", "screen.py", "en.ftl", "fr.ftl", "fr.md"} <= {
        p.name for p in written
    }
    assert [path.name for path in written if "kuhn" in path.read_text("utf-8").lower()] == []

    entries = [EntryPoint("red_hat", "red_hat:EDITION", catalog.GROUP)]
    monkeypatch.setattr(guests, "entry_points", lambda group: entries if group == catalog.GROUP else [])
    monkeypatch.syspath_prepend(str(tmp_path / "red_hat"))
    forget()
    try:
        proof = json.loads(told(capsys, "prove", "red_hat", "--num", "30", "--secrecy", "6", "--json"))
        assert proof["matches"] == 30
        assert "missing_words" not in proof
        assert "RH-1.1" in told(capsys, "rules", "red_hat", "all")
        assert "Red hat" in told(capsys, "games")
    finally:
        forget()


@pytest.mark.parametrize(
    ("name", "why"),
    [("Red-Hat", "cannot be"), ("../x", "cannot be"), ("x" * 41, "cannot be"), ("negotiator", "already")],
)
def test_a_bad_name_is_refused_and_nothing_is_written(
    name: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", "game", name, "--folder", str(tmp_path)]) == 2
    assert why in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_never_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "red_hat").mkdir()
    assert main(["new", "game", "red_hat", "--folder", str(tmp_path)]) == 2
    assert "Nothing was written" in capsys.readouterr().err
