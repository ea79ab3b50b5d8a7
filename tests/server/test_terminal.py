"""The terminal game at a table of a server, and the record that comes of it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from openps.cli import main as cli
from openps.cli.online import link
from openps.client import Api
from openps.engine.errors import OpenpsError
from openps.wire import messages as wire
from tests.server.nursery import nursery
from tests.server.running import Running, running


def terminal(server: Running, typed: str, *more: str) -> str:
    command = [sys.executable, "-m", "openps", "--lang", "fr", "play", "--server", server.url, *more]
    done = subprocess.run(
        command,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def forked(folder: Path, server: Running, typed: str, *more: str) -> str:
    """The same without the second that a program takes to start; what it says and what goes wrong, together."""
    keyboard, screen = folder / "typed", folder / "screen"
    keyboard.write_text(typed, "utf-8")
    done = nursery().start(
        ["--lang", "fr", "play", "--server", server.url, *more], screen, os.environ, typed=str(keyboard)
    )
    assert done.wait(240) == 0, screen.read_text("utf-8")[-2000:]
    return screen.read_text("utf-8")


@pytest.mark.timeout(300)
def test_a_match_in_the_terminal_over_the_network(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(str(tmp_path / "t.db"), tmp_path) as server:
        said = terminal(
            server,
            "\n?\n? 1\nrègles NG-4.13\njournal\ndire\ntable\nnonsense\nchat bonjour\nabandon\nnon\n" + "1\n" * 400,
            "negotiator",
            "--taker",
            "arkayne",
            "--option",
            "abandon=yes",
        )
        assert "La partie est finie" in said or "terminée" in said, said[-1500:]
        assert "comme promis" in said
        assert "bonjour" in said
        assert "Vraiment abandonner ?" in said
        assert "Alors la partie continue." in said
        assert "NG-4.13" in said
        assert re.search(r"^   [01]  \S", said, re.MULTILINE), (
            "the log is numbered from nought; choices stand further in"
        )
        table, ticket = link(re.findall(r"http\S+", said)[1])
        assert ticket
        api = Api(server.url)
        record, proof = tmp_path / "match.jsonl", tmp_path / "proof.json"
        record.write_bytes(asyncio.run(api.record(table)))
        raw = asyncio.run(api.raw("GET", f"/api/v1/tables/{table}/proof"))
        proof.write_bytes(raw)

        assert cli.main(["--lang", "en", "verify", str(record), "--proof", str(proof)]) == 0
        assert "one person added" in " ".join(capsys.readouterr().out.split())
        lie = {**json.loads(raw), "entropies": []}
        proof.write_text(json.dumps(lie))
        assert cli.main(["--lang", "en", "verify", str(record), "--proof", str(proof)]) == 2


@pytest.mark.timeout(300)
def test_a_table_of_a_server_understands_what_a_table_at_home_does(tmp_path: Path) -> None:
    """Choices as they are shown, several at once, the choices again, the rules by a word, help that fits."""
    lines = ["", "choix", "", "relax", "4 5", "1 2", "règles complice", "aide", "raccro", "quitter"]
    with running(str(tmp_path / "t.db"), tmp_path) as server:
        said = forked(tmp_path, server, "\n".join([*lines, ""]), "negotiator", "--taker", "arkayne", "--name", "Ann")

    assert said.count("  raccrocher") >= 4
    assert "« relax » peut désigner plusieurs choix" in said
    assert said.count("Carte posée face cachée pour un point") == 2
    assert "Arrêt avant « " in said
    assert re.search(r"\d+ articles :", said)
    assert "choix, ou une ligne vide" in said
    assert "dire I" not in said
    assert "niveau strong" not in said


@pytest.mark.timeout(300)
def test_a_friend_joins_by_link_and_leaves_and_a_bot_plays_on(tmp_path: Path) -> None:
    async def open_table(url: str) -> wire.Seated:
        # Ann is away, and Bob may have to wait for her.
        return await Api(url).open(wire.NewTable(game="pani_high", name="Ann", pace=0, patience=5))

    with running(str(tmp_path / "t.db"), tmp_path) as server:
        mine = asyncio.run(open_table(server.url))

        async def start_soon() -> None:
            api = Api(server.url)
            while len((info := await api.table(mine.table)).members) < 2 or not info.members[1].ready:
                await asyncio.sleep(0.05)
            await api.do(mine.table, "start", mine.ticket)

        async def both() -> str:
            _, said = await asyncio.gather(
                start_soon(),
                asyncio.to_thread(
                    forked, tmp_path, server, "quit\n", "--name", "Bob", "--table", f"{server.url}/t/{mine.table}"
                ),
            )
            return said

        assert "La partie a commencé" in asyncio.run(both())


@pytest.mark.timeout(300)
def test_who_finds_no_seat_watches_to_the_end(tmp_path: Path) -> None:
    async def watched(url: str) -> str:
        api = Api(url)
        mine = await api.open(wire.NewTable(game="negotiator", name="Ann", seats=["heuristic"], pace=0))

        async def start_soon() -> None:
            while len((await api.table(mine.table)).members) < 2:
                await asyncio.sleep(0.05)
            await api.do(mine.table, "start", mine.ticket)

        _, said = await asyncio.gather(
            start_soon(), asyncio.to_thread(forked, tmp_path, server, "", "--name", "Bob", "--table", mine.table)
        )
        return said

    with running(str(tmp_path / "t.db"), tmp_path) as server:
        said = asyncio.run(watched(server.url))

    assert "comme promis" in said, "Bob saw the end, and that the seed was the promised one"


@pytest.mark.timeout(300)
def test_the_host_says_how_strong_the_bots_are_and_changes_it(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path) as server:
        typed = "\nniveau grandmaster\nniveau strong\nquit\n"
        said = forked(tmp_path, server, typed, "pani_high", "--bots", "beginner")
        table, _ = link(re.findall(r"http\S+", said)[0])
        info = asyncio.run(Api(server.url).table(table))

    assert "Il n’y a pas de robot « grandmaster » pour pani_high" in " ".join(said.split())
    assert "Désormais les robots jouent ainsi : strong" in said
    assert [seat.bot for seat in info.seats] == [None, "strong", "strong", "strong", "strong"]


def test_a_link_or_a_code_names_a_table() -> None:
    assert link("https://games.example/t/abcd2345efgh#secret") == ("abcd2345efgh", "secret")
    assert link("abcd-2345-efgh") == ("abcd2345efgh", "")
    with pytest.raises(OpenpsError, match="error-table-link"):
        link("https://games.example/t/../..")
