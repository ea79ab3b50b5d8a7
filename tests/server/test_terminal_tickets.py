"""Lost tickets at terminals of a real server: asked for anew, agreed to or not, and told to all."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from openps.cli import main as cli
from openps.cli.online import Left, Online
from openps.cli.tickets import Tickets, rest
from openps.client import Api, connect
from openps.wire import messages as wire
from openps.words.messages import Messages
from tests.chaos import clock
from tests.server.running import Running
from tests.tables.house import Party, party

SOON = 120  # seconds, on a machine that has other things to do
AWAY, WAIT = 15, 120


class Terminal:
    """A terminal that somebody looks at and types into."""

    def __init__(self, server: Running, screen: Path, *more: str) -> None:
        command = [sys.executable, "-u", "-m", "openps", "--lang", "en", "play", "--server", server.url, *more]
        self._screen = screen
        with screen.open("wb") as out:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=out, stderr=out, env={**os.environ, "PYTHONUTF8": "1"}
            )

    @property
    def said(self) -> str:
        """However the lines are broken."""
        return " ".join(self._screen.read_text("utf-8", "replace").split())

    def until(self, words: str, times: int = 1) -> str:
        """What was said by then."""
        deadline = time.monotonic() + SOON
        while (said := self.said).count(words) < times:
            assert time.monotonic() < deadline, f"{words!r} was not said: {said[-1500:]}"
            time.sleep(0.05)
        return said

    def type(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())
        self._process.stdin.flush()

    def leave(self) -> None:
        assert self._process.stdin is not None
        self._process.kill()
        self._process.stdin.close()
        self._process.wait(120)


class Evening:
    """A server whose clock can be set ahead, a match of people with bots on the other seats, and their terminals."""

    def __init__(self, server: Running, off: Path) -> None:
        self.server = server
        self.api = Api(server.url)
        self._off = off
        self._ahead = 0.0
        self.terminals: list[Terminal] = []

    def play(self, *names: str, start: bool = True) -> list[wire.Seated]:
        async def opened() -> list[wire.Seated]:
            seats = ["open"] * len(names) + ["beginner"] * (5 - len(names))
            new = wire.NewTable(
                game="pani_high",
                name=names[0],
                seats=seats,
                pace=10_000,
                lost_after=AWAY,
                lost_wait=WAIT,
                patience=86_400,
            )
            mine = [await self.api.open(new)]
            mine += [await self.api.join(mine[0].table, wire.Join(name=name)) for name in names[1:]]
            for one in mine[1:]:
                await self.api.do(one.table, "ready", one.ticket, wire.Ready())
            if start:
                await self.api.do(mine[0].table, "start", mine[0].ticket)
            return mine

        return asyncio.run(opened())

    def sit(self, seated: wire.Seated) -> Terminal:
        return self.terminal("--table", f"{self.server.url}/t/{seated.table}#{seated.ticket}")

    def terminal(self, *more: str) -> Terminal:
        screen = self._off.with_name(f"screen {len(self.terminals)}")
        self.terminals.append(Terminal(self.server, screen, *more))
        return self.terminals[-1]

    def pass_time(self, seconds: float) -> None:
        self._ahead += seconds
        clock.set_off(self._off, self._ahead)
        time.sleep(0.5)

    def info(self, seated: wire.Seated) -> wire.TableInfo:
        return asyncio.run(self.api.table(seated.table))

    def ask(self, seated: wire.Seated, name: str) -> tuple[Terminal, str]:
        """Somebody asks for the seat of this name; with the code that they are told."""
        lost = self.terminal("--table", f"{self.server.url}/t/{seated.table}", "--lost", name)
        said = lost.until("more ha")
        return lost, said.partition("leave the terminal open: ")[2].partition(" ")[0]


@contextmanager
def evening(folder: Path) -> Iterator[Evening]:
    off = folder / "off"
    server = Running(str(folder / "t.db"), folder)
    server.run_as(clock.program(off))
    at = Evening(server.start(), off)
    try:
        yield at
    finally:
        for one in at.terminals:
            one.leave()
        server.kill()


@pytest.mark.timeout(600)
def test_who_lost_a_ticket_gets_it_back_by_the_word_of_others_at_terminals(tmp_path: Path) -> None:
    """Whoever is asked is told at once, on their turn or not, and need not wait for it."""
    with evening(tmp_path) as at:
        ann, bea, cem = at.play("Ann", "Bea", "Cem")
        hosts, cems = at.sit(ann), at.sit(cem)
        for one in (hosts, cems):
            one.until("laid out")
        at.pass_time(AWAY + 1)
        lost, code = at.ask(bea, "bea")
        lost.until("2 more have to agree.")
        for one in (hosts, cems):
            one.until("Somebody lost the ticket to the seat of Bea.")
        hosts.type("agree 000000")
        hosts.until("Nobody asked for this ticket with this code.")
        hosts.type(f"agree {code.upper()}")
        hosts.until("You agreed.")
        lost.until("Ann agreed. 1 more has to agree.")
        cems.type("agree 000000")
        cems.until("Nobody asked for this ticket with this code.")
        cems.type(f"agree {code}")

        lost.until("Your seat is yours again.")
        for one in (hosts, cems, lost):
            one.until("A new ticket was made for the seat of Bea. Agreed by: Ann, Cem.")
        assert [one.by for one in at.info(ann).ticket_notes] == [["Ann", "Cem"]]


@pytest.mark.timeout(600)
def test_who_is_asked_at_a_terminal_says_no_and_the_owner_reads_of_it(tmp_path: Path) -> None:
    with evening(tmp_path) as at:
        ann, bea = at.play("Ann", "Bea")
        hosts = at.sit(ann)
        hosts.until("laid out")
        at.pass_time(AWAY + 1)
        lost, code = at.ask(bea, "Bea")
        hosts.until("Somebody lost the ticket to the seat of Bea.")
        hosts.type(f"agree {code}")
        lost.until("Ann agreed. The seat then waits 2 minutes for whoever still has the old ticket.")
        hosts.until("You agreed.")
        hosts.type("disagree")
        hosts.until("You said no.")

        lost.until("Nobody waits for this ticket any more: its owner came back to the table, it was refused")
        at.sit(bea).until("A new ticket was asked for the seat of Bea. Refused by: Ann.")
        assert at.info(ann).asked_back == []


@pytest.mark.timeout(600)
def test_where_only_the_host_can_agree_the_seat_waits_for_its_owner(tmp_path: Path) -> None:
    with evening(tmp_path) as at:
        ann, bea = at.play("Ann", "Bea")
        hosts = at.sit(ann)
        hosts.until("laid out")
        at.pass_time(AWAY + 1)
        lost, code = at.ask(bea, "Bea")
        hosts.until("Somebody lost")
        hosts.type(f"agree {code}")
        lost.until("Ann agreed.")
        assert "Your seat is yours again." not in lost.said
        at.pass_time(WAIT)

        lost.until("Your seat is yours again.")
        hosts.until("A new ticket was made for the seat of Bea. Agreed by: Ann.")


@pytest.mark.timeout(600)
def test_while_the_table_gathers_the_host_decides_and_starts_afterwards(tmp_path: Path) -> None:
    with evening(tmp_path) as at:
        ann, bea = at.play("Ann", "Bea", start=False)
        hosts = at.sit(ann)
        hosts.until("Enter starts the match")
        at.pass_time(AWAY + 1)
        lost, code = at.ask(bea, "Bea")
        hosts.until("Somebody lost the ticket")
        hosts.type("disagree")
        lost.until("Nobody waits for this ticket any more")
        lost, code = at.ask(bea, "Bea")
        hosts.until("Somebody lost the ticket", times=2)
        hosts.type(f"agree {code}")
        lost.until("Your seat is yours again.")
        hosts.type("")
        lost.until("The match has started.")
        assert at.info(ann).phase == "playing"


@pytest.mark.timeout(300)
def test_at_a_prompt_people_are_heard_and_the_match_waits(tmp_path: Path) -> None:
    async def test(at: Evening, mine: wire.Seated) -> None:
        async with await connect(at.server.url, mine.table, mine.ticket) as seat:
            assert isinstance(await seat.overhear(), wire.TableNews)
            assert (seat.seq, seat.moves()) == (0, [])
            news = await seat.hear()
            assert isinstance(news, wire.News)
            assert seat.seq == news.seq > 0

    with evening(tmp_path) as at:
        asyncio.run(test(at, at.play("Ann", "Bea")[0]))


@pytest.mark.timeout(300)
def test_what_cannot_be_asked_for_is_told_with_what_could(tmp_path: Path) -> None:
    async def wrong(at: Evening, mine: wire.Seated) -> None:
        tickets = Tickets(at.api, mine.table, mine.ticket)
        await tickets.agree("abcdef", Messages("en"))
        await tickets.disagree(Messages("en"))
        async with await connect(at.server.url, mine.table, mine.ticket):
            at.terminal("--table", mine.table, "--lost", "Ann").until("Ann is at the table. Nobody can ask for")

    with evening(tmp_path) as at:
        mine = at.play("Ann")[0]
        at.terminal("--table", mine.table, "--lost", "Zoe").until("Nobody called Zoe is at this table. There are: Ann.")
        at.terminal("--lost", "Ann").until("say at which table: --server URL --table LINK --lost NAME")
        asyncio.run(wrong(at, mine))


def test_without_a_server_there_is_no_seat_to_ask_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--lang", "en", "play", "--lost", "Ann"]) == 2
    assert "--table LINK" in capsys.readouterr().err


def test_a_person_is_told_of_lost_tickets_once_and_how_to_agree() -> None:
    async def test(at: Party) -> None:
        await (await at.open(3)).start()
        host, bea, cem = at.guests
        cems, say = Tickets(Api("http://127.0.0.1:1"), at.table.id, cem.ticket), Messages("en")

        def told(me: str | None) -> list[str]:
            return [" ".join(line.split()) for line in cems.lines(at.live.info(), me, say)]

        at.live.forget(bea)
        at.clock.time += 31
        asked = await at.house.lost(at.live, wire.Lost(member=bea.member or ""))
        assert [told(bea.member), cems.asks] == [[], False]
        how = "If it is P1, they tell you a code; then type: agree CODE. If nobody told you one, type: disagree"
        lost = f"Somebody lost the ticket to the seat of P1. {how}"
        assert [*told(cem.member), *told(cem.member)] == [lost]
        assert cems.asks
        body = wire.Reissue(member=asked.member, code=asked.code)
        await at.house.reissue(at.live, cem.ticket, body)
        assert [told(cem.member), cems.asks] == [[], True], "who said yes may still say no"
        await at.house.reissue(at.live, host.ticket, body)
        made = "A new ticket was made for the seat of P1. Agreed by: P2, P0."
        assert [*told(cem.member), *told(cem.member), cems.asks] == [made, False]

    party(test)


def test_who_types_something_else_while_they_are_asked_reads_what_they_can(capsys: pytest.CaptureFixture[str]) -> None:
    async def test(at: Party) -> None:
        await (await at.open(2)).start()
        host, bea = at.guests
        hosts = Online(Api("http://127.0.0.1:1"), at.table.id, host.ticket, Messages("en"))
        await hosts._aside("what now")
        assert capsys.readouterr().out == ""
        at.live.forget(bea)
        at.clock.time += 31
        await at.house.lost(at.live, wire.Lost(member=bea.member or ""))
        hosts._tickets.lines(at.live.info(), host.member, Messages("en"))
        await hosts._aside("what now")
        assert capsys.readouterr().out == "While you wait you can type: agree CODE, disagree, or quit\n"
        with pytest.raises(Left):
            await hosts._aside("quit")

    party(test)


def test_who_waits_reads_what_for() -> None:
    waits = wire.Knocked(good=False, yes=["Ann"], missing=1, seconds=61)
    said = rest(waits, Messages("en"))
    assert (
        said == "Ann agreed. 1 more has to agree. The seat then waits 2 minutes for whoever still has the old ticket."
    )
