"""A match at a server whose line broke: its one person plays on in a tab, in a deal that their view allows."""

from __future__ import annotations

import json
from typing import Any

import pytest

from openps.catalog import games
from openps.desk.endpoints import ENDPOINTS
from openps.engine.chance import FreeChance
from openps.engine.match import AnyMatch
from openps.tables import news
from openps.wire import encoding
from tests.tab.browser import MemoryShelf, Tab, a_tab, play
from tests.web.prepared import Prepared

PLAYERS = {"negotiator": 1, "pani_high": 5, "panic_station": 4}
each_game = pytest.mark.parametrize("game", PLAYERS)


def played(game: str, secret: str, plies: int) -> AnyMatch:
    """At the server, and stopped where its first seat is asked."""
    match, luck = Prepared(game, PLAYERS[game], secret, [], ["Ann"]).match(), FreeChance(0)
    while (decision := match.decision()) is not None and (match.ply < plies or 0 not in decision.seats):
        seat = decision.seats[0]
        match.play(seat, luck.pick(match.legal_moves(seat), "move"))
    return match


def told(match: AnyMatch) -> dict[str, Any]:
    """What the page of the first seat knows, as it tells it on."""
    game = match.game
    view = json.loads(encoding.encode_view(match.view(0)))
    options = news.option_values(game.plain_options(match.options))
    bots = dict.fromkeys(range(1, PLAYERS[game.info.key]), "beginner")
    return {"table": "abcdefgh", "game": game.info.key, "options": options, "view": view, "seat": 0, "bots": bots,
            "name": "Ann", "pace": 0}  # fmt: skip


async def away_from(tab: Tab, body: object) -> tuple[int, Any]:
    status, _, text = await tab.door.ask("POST", "/here/away", json.dumps(body), "", "en")
    return status, json.loads(text)


def test_every_game_is_here() -> None:
    assert set(PLAYERS) == set(games())


@each_game
def test_it_goes_on_as_practice_from_what_the_seat_saw(game: str) -> None:
    async def test(shelf: MemoryShelf) -> None:
        match = next(one for plies in (12, 6, 0) if (one := played(game, "1" * 64, plies)).decision())
        async with a_tab(shelf) as tab:
            status, seated = await away_from(tab, told(match))
            assert status == 200, seated
            line = tab.sit(seated)
            await tab.until(lambda: tab.heard(line, "news"))
            first = tab.heard(line, "news")[0]
            assert first["moves"], "the same question is asked"
            info = tab.heard(line, "welcome")[0]["table"]
            assert info["practice"] == {"table": "abcdefgh", "ply": 0, "fair": True, "waits": True}
            await tab.finish(line)
            assert tab.browser.logged == []
        async with a_tab(shelf) as tab:  # a journal like any other
            line = tab.sit(seated)
            await tab.until(lambda: tab.is_over(line))

    play(test)


@each_game
def test_what_the_seat_sees_is_what_it_saw(game: str) -> None:
    async def test(shelf: MemoryShelf) -> None:
        match = next(one for plies in (12, 6, 0) if (one := played(game, "2" * 64, plies)).decision())
        async with a_tab(shelf) as tab:
            _, seated = await away_from(tab, told(match))
            here = (await tab.door.house.table(seated["table"])).table.playing
            assert here.view(0) == match.view(0)

    play(test)


def test_a_file_or_a_storage_holds_nothing_that_the_seat_did_not_know() -> None:
    """Two matches that look the same to the seat are the same here, but for the luck of this tab."""

    async def test(shelf: MemoryShelf) -> None:
        match = played("pani_high", "3" * 64, 12)
        other = match.game.determinize(match.view(0), FreeChance(7))
        assert other != match.state, "another deal"
        async with a_tab(shelf) as tab:
            body = told(match)
            match.state = other
            assert told(match) == body
            _, seated = await away_from(tab, body)
            rows = [json.loads(row.body) for row in await tab.door.store.rows(seated["table"], 0)]
            assert rows[0]["practice"]["seen"] == body["view"]
            assert (rows[0]["practice"]["seed"], rows[0]["practice"]["lines"]) == ("", [])

    play(test)


def spoiled(body: dict[str, Any], **changed: object) -> dict[str, Any]:
    return {**body, **changed}


def test_what_makes_no_sense_is_refused_and_nothing_is_opened() -> None:
    async def test(shelf: MemoryShelf) -> None:
        body = told(played("pani_high", "4" * 64, 8))
        async with a_tab(shelf) as tab:
            for wrong, code in (
                (spoiled(body, view={}), "error-away"),
                (spoiled(body, options={}), "error-away"),
                (spoiled(body, bots={"1": "beginner"}), "error-away"),
                (spoiled(body, view={**body["view"], "viewer": 3}), "error-away"),
                (spoiled(body, seat=9), "error-no-seat"),
                (spoiled(body, bots=dict.fromkeys(range(1, 5), "nobody")), "error-no-bot"),
                (spoiled(body, game="chess"), "error-no-game"),
                ({}, "error-here"),
            ):
                status, problem = await away_from(tab, wrong)
                assert (status // 100, problem.get("code")) == (4, code), wrong
            assert shelf.kept == {}
            assert tab.browser.logged == []

    play(test)


def test_a_server_knows_no_such_path() -> None:
    assert [one.path for one in ENDPOINTS if "/here" in one.path] == []
