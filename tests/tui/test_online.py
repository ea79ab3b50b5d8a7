"""The full screen at a table of a server, beside somebody who speaks the messages of the browser."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from openps.cli.doors import LocalDoor
from openps.client import Api, Gone, Seat, connect
from openps.engine.chance import FreeChance
from openps.engine.errors import OpenpsError
from openps.tui.app import OpenpsApp
from openps.tui.asks import Say
from openps.tui.curtain import Lobby
from openps.tui.ending import End
from openps.tui.online import OnlineTable, with_news
from openps.tui.table import TableScreen
from openps.wire import messages as wire
from tests.long import only_long
from tests.server.running import Running, running
from tests.tui.playing import LARGE, PATIENCE, Player

PACE = 0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(str(tmp_path / "t.db"), tmp_path) as one:
        yield one


async def opened(api: Api, game: str, people: int) -> wire.Seated:
    """A table with so many seats for people; bots play the others, at random."""
    players = {"panic_station": 4, "pani_high": 5, "negotiator": 1}[game]
    seats = ["open"] * people + ["random"] * (players - people)
    return await api.open(wire.NewTable(game=game, name="Host", players=players, seats=seats, pace=PACE))


async def play_along(seat: Seat, luck: FreeChance) -> None:
    """Somebody else: whatever is offered, until the match is over."""
    while seat.last is None or seat.last.outcome is None:
        if seat.last is not None and seat.moves():
            await seat.play(luck.pick(seat.moves(), "browser"))
        else:
            await seat.hear()


class Online(Player):
    @property
    def online(self) -> OnlineTable:
        assert isinstance(self.screen.table, OnlineTable)
        return self.screen.table


async def come(app: OpenpsApp, screen: TableScreen, player: Online) -> None:
    await player.until(lambda: isinstance(app.screen, Lobby) or bool(screen.sight))


@only_long("tests/web/test_terminal_friend.py, to the end with a real browser")
@pytest.mark.timeout(300)
def test_a_match_against_somebody_in_a_browser_goes_to_the_end(server: Running) -> None:
    async def played() -> None:
        api = Api(server.url)
        host = await opened(api, "panic_station", people=2)
        table = await LocalDoor().join(f"{server.url}/t/{host.table}", "Ada", "en")
        screen = TableScreen(table)
        app = OpenpsApp(screen, "en")
        async with app.run_test(size=LARGE) as pilot:
            player = Online(app, pilot, screen, "online")
            await come(app, screen, player)
            assert "Ada" in player.shown()
            async with await connect(server.url, host.table, host.ticket) as seat:
                await api.do(host.table, "ready", host.ticket, wire.Ready())
                await player.until(lambda: player.online._readied)
                await api.do(host.table, "start", host.ticket)
                other = asyncio.create_task(play_along(seat, FreeChance("browser")))
                await player.asked()
                while not player.is_over:
                    before = player.online._seen
                    await player.press(player.pick().key)
                    await player.until(lambda seen=before: player.online._seen > seen or player.is_over)
                    await player.asked()
                await other
            assert isinstance(app.screen, End)
            shown = player.shown()
            assert "The match is over" in shown
            assert "How it went" in shown

    asyncio.run(played())


@pytest.mark.timeout(300)
def test_the_host_of_a_table_begins_it_and_talk_is_heard(server: Running) -> None:
    async def played() -> None:
        api = Api(server.url)
        host = await opened(api, "panic_station", people=1)
        table = await LocalDoor().join(f"{server.url}/t/{host.table}#{host.ticket}", "", "fr")
        screen = TableScreen(table)
        app = OpenpsApp(screen, "fr")
        async with app.run_test(size=LARGE) as pilot:
            player = Online(app, pilot, screen, "host")
            await come(app, screen, player)
            assert "Appuyez sur Entrée pour commencer." in player.shown()
            await player.until(lambda: player.online._readied)
            await player.press("enter")
            await player.asked()
            await player.press("t")
            await player.until(lambda: isinstance(app.screen, Say))
            await player.press("tab")
            for char in "bonjour":
                await player.press(char)
            await player.press("enter")
            await player.until(lambda: any("bonjour" in line for line in player.online.chats))

    asyncio.run(played())


@pytest.mark.timeout(300)
def test_a_lost_line_is_dialled_again_by_itself(server: Running) -> None:
    async def played() -> None:
        api = Api(server.url)
        host = await opened(api, "negotiator", people=1)
        table = await LocalDoor().join(f"{server.url}/t/{host.table}#{host.ticket}", "", "en")
        screen = TableScreen(table)
        app = OpenpsApp(screen, "en")
        async with app.run_test(size=LARGE) as pilot:
            player = Online(app, pilot, screen, "lost")
            await come(app, screen, player)
            await player.until(lambda: player.online._readied)
            await player.press("enter")
            await player.asked()
            await asyncio.to_thread(server.kill)
            await player.until(lambda: player.online.trouble is not None)
            await pilot.pause()
            assert "The line to the server is lost" in player.shown()
            await asyncio.to_thread(server.start_again)
            await player.until(lambda: player.online.trouble is None)
            before = player.online._seen
            await player.press(player.pick().key)
            await player.until(lambda: player.online._seen > before)

    asyncio.run(played())


@pytest.mark.timeout(300)
def test_what_the_server_refuses_is_told_in_its_words(server: Running) -> None:
    async def refused() -> None:
        api = Api(server.url)
        host = await opened(api, "negotiator", people=1)
        with pytest.raises(OpenpsError):
            await LocalDoor().join(f"{server.url}/t/nosuchtable", "Ada", "en")
        table = await LocalDoor().join(f"{server.url}/t/{host.table}#{host.ticket}", "", "en")
        assert isinstance(table, OnlineTable)
        with pytest.raises(OpenpsError):
            await table.play("abandon")
        live = asyncio.create_task(table.run())
        async with asyncio.timeout(PATIENCE):
            while not table._readied:
                await asyncio.sleep(0.01)
            await table.begin()
            while table.sight() is None:
                await asyncio.sleep(0.01)
        with pytest.raises(OpenpsError) as error:
            await table.play("no move")
        assert error.value.key == "error-server-said"
        live.cancel()
        with pytest.raises((asyncio.CancelledError, Gone)):
            await live

    asyncio.run(refused())


def test_what_was_taken_back_stands_in_no_log() -> None:
    log = with_news({}, 0, ["dealt", "drawn", "laid"])
    assert with_news(log, 2, []) == {0: "dealt", 1: "drawn"}
    assert with_news(with_news(log, 2, []), 2, ["passed"]) == {0: "dealt", 1: "drawn", 2: "passed"}
