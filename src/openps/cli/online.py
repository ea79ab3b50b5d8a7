"""`openps play --server URL`: the terminal game at a table of a server."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import secrets
import sys
import textwrap
from asyncio import FIRST_COMPLETED
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from openps.catalog import game_named, messages_of, screen_of
from openps.cli import answers, series, sheet, terminal, tickets, typed
from openps.cli import given as user
from openps.cli.career import DEFAULT_NAME
from openps.cli.helping import Door
from openps.cli.question import TYPED, WIDTH, Question
from openps.cli.sure import asked_again, is_sure
from openps.cli.tickets import Tickets
from openps.client import Api, Gone, Seat, connect
from openps.engine.claims import Claim
from openps.engine.errors import OpenpsError
from openps.tables import fairness
from openps.tui.online import failed_lines
from openps.wire import messages as wire
from openps.words.messages import Messages
from openps.words.page import Page
from openps.words.screen import Screen
from openps.words.story import Told, summed_up, told
from openps.words.teller import Teller

COMMANDS: Final = {
    **TYPED, "chat": "chat", "level": "level", "niveau": "level", "agree": "agree", "accepter": "agree",
    "disagree": "disagree", "contester": "disagree",
}  # fmt: skip
_LOST: Final = (1001, 1006, 1011, 1012, 1013)
_ENTROPY_BYTES: Final = 16
_PATIENCE: Final = 60
_QUIET: Final = 1.5  # seconds
_LOOK: Final = 0.2


class Left(Exception):
    """The person left; the seat waits."""


def play(given: argparse.Namespace, say: Messages) -> int:
    try:
        asyncio.run(_play(given, say))
    except (Left, KeyboardInterrupt, EOFError):
        print()
    return 0


async def _play(given: argparse.Namespace, say: Messages) -> None:
    api = Api(given.server, say.language)
    table, ticket = await seat(api, given, say)
    api_table = Online(api, table, ticket, say)
    await api_table.run()


async def seat(api: Api, given: argparse.Namespace, say: Messages) -> tuple[str, str]:
    """Open a table, or come to one: with the ticket of a personal link, or as somebody new with a name."""
    if given.table is None:
        game = given.game.replace("-", "_")
        players = user.whole("--players", given.players, 1, user.MOST_PLAYERS) if given.players else None
        options = {key.strip(): value.strip() for key, _, value in [pair.partition("=") for pair in given.option]}
        if given.taker is not None:
            options["taker"] = given.taker
        levels = _levels(given, players or game_named(game).info.players[0])
        new = wire.NewTable(game=game, name=given.name or DEFAULT_NAME, players=players, seats=levels, options=options)
        mine = await api.open(new)
        print(say("online-opened", url=f"{api.url}/t/{mine.table}"))
    else:
        table, ticket = link(given.table)
        if ticket:
            return table, ticket
        if given.lost:
            ticket = await tickets.ask_back(api, table, given.lost, say)
            print(say("online-ticket", url=f"{api.url}/t/{table}#{ticket}"))
            return table, ticket
        mine = await api.join(table, wire.Join(name=given.name or DEFAULT_NAME))
    print(say("online-ticket", url=f"{api.url}/t/{mine.table}#{mine.ticket}"))
    return mine.table, mine.ticket


def _levels(given: argparse.Namespace, players: int) -> list[str]:
    """Who sits where: as named, and with --bots a bot of that level on every other seat."""
    named = [name.strip() for name in given.seats.split(",")] if given.seats else ["human"]
    rest = [given.bots] * (players - len(named)) if given.bots else []
    return ["open" if name == "human" else name for name in [*named, *rest]]


def link(text: str) -> tuple[str, str]:
    """A table and perhaps a ticket, from a code or a link. The ticket stands behind `#`: no server gets that part."""
    parts = urlsplit(text)
    table = parts.path.rstrip("/").rpartition("/")[2].replace("-", "")
    if not (table.isascii() and table.isalnum()):
        raise OpenpsError("error-table-link", got=text[:WIDTH])
    return table, parts.fragment


class Online:
    """One person at one table."""

    def __init__(self, api: Api, table: str, ticket: str, say: Messages) -> None:
        self._api = api
        self._table = table
        self._ticket = ticket
        self._language: wire.Language = "fr" if say.language == "fr" else "en"
        self._say = say
        self._seen = 0
        self._promised = ""
        self._over = False
        self._failed: list[int] = []  # how often each bot failed
        self._log: dict[int, Told] = {}  # what happened, by its number: claims point at it
        self._entries: dict[int, object] = {}
        self._untold: list[Told] = []
        self._tickets = Tickets(api, table, ticket)
        self._typing: asyncio.Task[str] | None = None  # the line that is read while the table gathers

    async def run(self) -> None:
        """Comes back after every broken line."""
        while not self._over:
            try:
                seat = await connect(
                    self._api.url, self._table, self._ticket, after=self._seen, language=self._language
                )
                async with seat:
                    if self._seen:
                        print(self._say("online-back"))
                    await self._at_table(seat)
            except Gone as gone:
                if gone.code not in _LOST:
                    raise gone.for_good() from None
                print(self._say("online-lost-line"))
                await self._until_it_answers()

    async def _until_it_answers(self) -> None:
        """A server that restarts is away for a moment; one that stays away is told."""
        for _ in range(_PATIENCE):
            await asyncio.sleep(1)
            with contextlib.suppress(OpenpsError):
                await self._api.table(self._table)
                return
        raise OpenpsError("error-server-gone", url=self._api.url)

    async def _at_table(self, seat: Seat) -> None:
        self._say = messages_of(seat.game.info.key, self._say.language)
        self._screen: Screen = screen_of(seat.game.info.key)
        self._promised = self._promised or seat.table.secret_commitment
        if seat.welcome.away is not None:
            print(self._say("online-away", moves=seat.welcome.away.moves))
        if seat.table.phase == "lobby":
            await self._lobby(seat)
        while seat.last is None or seat.last.outcome is None:
            seat.must_be_open()
            if seat.last is not None and seat.moves():
                await self._turn(seat)
            else:
                await self._wait(seat)
        await self._finish(seat)

    async def _wait(self, seat: Seat) -> None:
        """What follows at once is told together; who thinks for longer is not waited for with the story."""
        hearing = asyncio.ensure_future(seat.hear())
        done, _ = await asyncio.wait([hearing], timeout=_QUIET)
        if not done:
            self._tell_story(seat)
            await self._decide_meanwhile(hearing)
        self._told(seat, await hearing)

    async def _decide_meanwhile(self, hearing: asyncio.Future[wire.Heard]) -> None:
        """Who is asked about a lost ticket need not wait for their turn; otherwise nothing is read before it."""
        reads = True
        while self._tickets.asks and reads and not hearing.done():
            await asyncio.wait([hearing], timeout=_LOOK)
            if not hearing.done() and typed.lies_ready():
                try:
                    await self._aside(await _line(""))
                except EOFError:
                    reads = False

    async def _aside(self, line: str) -> None:
        """Something about a lost ticket, though nothing was asked."""
        word, _, rest = line.strip().partition(" ")
        command = COMMANDS.get(word.lower())
        if command == "quit":
            raise Left
        if command == "agree" and rest:
            await self._tickets.agree(rest, self._say)
        elif command == "disagree":
            await self._tickets.disagree(self._say)
        elif self._tickets.asks:
            print(textwrap.fill(self._say("online-agree-here"), WIDTH))

    async def _lobby(self, seat: Seat) -> None:
        me = next(one for one in seat.table.members if one.member == seat.welcome.member)
        if me.seat is not None and not me.ready:
            # Luck of our own, given once the server's promise is in hand and the line is open: the seed is not the
            # server's choice alone, and a start that waits for us is heard.
            entropy = secrets.token_hex(_ENTROPY_BYTES)
            await self._api.do(self._table, "ready", self._ticket, wire.Ready(entropy=entropy))
        if me.host:
            names = ", ".join([one.name for one in seat.table.members])
            print(self._say("online-waiting", names=names))
            self._typing = self._typing or asyncio.create_task(_line(""))
        else:
            print(self._say("online-wait-host"))
        hearing: asyncio.Task[wire.Heard] | None = None
        while seat.table.phase == "lobby":
            hearing = hearing or asyncio.create_task(seat.hear())
            await asyncio.wait([hearing, *([self._typing] if self._typing else [])], return_when=FIRST_COMPLETED)
            if self._typing is not None and self._typing.done():
                line, self._typing = self._typing.result(), None
                if not await self._start(line):
                    self._typing = asyncio.create_task(_line(""))
            if hearing.done():
                self._told(seat, hearing.result())
                hearing = None
        seat.must_be_open()
        print(self._say("online-started"))

    async def _start(self, line: str) -> bool:
        """Whether the match starts: the host may also have decided about a lost ticket, or somebody is not ready."""
        if COMMANDS.get(line.strip().partition(" ")[0].lower()) in ("agree", "disagree"):
            await self._aside(line)
            return False
        try:
            await self._api.do(self._table, "start", self._ticket)
        except OpenpsError as error:
            print(self._say.error(error))
            return False
        return True

    # ---- what is shown

    def _teller(self, seat: Seat) -> Teller:
        return Teller(self._say, seat.seat, seat.welcome.names, self._entries.get)

    def _told(self, seat: Seat, heard: wire.Heard) -> None:
        for line in self._lines(seat, heard):
            print(line)

    def _lines(self, seat: Seat, heard: wire.Heard) -> list[str]:
        """What is said of it at once; what happened in the match is told as a story, later."""
        if isinstance(heard, wire.News):
            self._seen = heard.seq
            events = seat.events(heard)
            self._entries |= enumerate(events, heard.first)
            news = told(events, heard.first, self._screen.remark, self._teller(seat))
            self._log |= {one.number: one for one in news}
            self._untold += news
        elif isinstance(heard, wire.ChatLine):
            names = {one.member: one.name for one in seat.table.members}
            return [self._say("online-chat", name=names.get(heard.member, heard.name), text=heard.text)]
        elif isinstance(heard, wire.Reacted):
            names = {one.member: one.name for one in seat.table.members}
            reaction = self._say(f"web-react-{heard.reaction}")
            return [self._say("online-chat", name=names.get(heard.member, ""), text=f"[{reaction}]")]
        elif isinstance(heard, wire.TableNews):
            failed, self._failed = self._failed, [one.failed for one in heard.table.seats]
            bots = failed_lines(heard.table.seats, failed, self._say)
            return [*bots, *self._tickets.lines(heard.table, seat.welcome.member, self._say)]
        elif isinstance(heard, wire.Refused):
            return [self._say("play-illegal", reason=heard.words)]
        return []

    def _tell_story(self, seat: Seat) -> None:
        """What happened since the last look, summed up where it is long."""
        sheet.print_story(summed_up(self._untold, self._screen.story, self._teller(seat)))
        self._untold = []

    def _drawing(self, seat: Seat) -> sheet.Drawing:
        view, teller = seat.view(), self._teller(seat)
        return lambda page: self._screen.draw(view, teller, page)

    def _draw(self, seat: Seat) -> None:
        print(f"\n{self._drawing(seat)(Page(terminal.page().columns))}")

    def _door(self, seat: Seat) -> Door:
        seats = seat.table.seats
        return Door(seat.game.info.sayings, seat.game.info.statuses, bots=any(one.bot for one in seats), online=True)

    # ---- a turn

    async def _turn(self, seat: Seat) -> None:
        assert seat.last is not None
        assert seat.last.decision is not None
        moves = [seat.reader.move(text) for text in seat.moves()]
        ask, teller = seat.last.decision.ask, self._teller(seat)
        door, impossible = self._door(seat), seat.impossible()
        question = Question(seat.game, ask, seat.view(), moves, teller, self._say, door, impossible)
        self._tell_story(seat)
        sheet.show(self._drawing(seat), question)
        asked = seat.seq
        while seat.seq == asked and seat.last.outcome is None:
            await self._answer(seat, question)

    async def _answer(self, seat: Seat, question: Question) -> None:
        line = await self._typed(seat, self._say("play-prompt", last=len(question.moves)))
        match answers.meant(line, question, COMMANDS):
            case answers.Moves(moves):
                await self._play_all(seat, question, moves)
            case answers.Text(text):
                await self._play(seat, text[:200])
            case answers.Command(name, rest):
                await self._command(name, rest, seat, question)
            case aside:
                answers.reply(aside, question, self._say)

    async def _typed(self, seat: Seat, prompt: str) -> str:
        """One line from the person. What others say and ask meanwhile is told at once; the match waits for it."""
        reading = asyncio.create_task(_line(prompt))
        while not reading.done():
            hearing = asyncio.create_task(seat.overhear())
            await asyncio.wait([reading, hearing], return_when=FIRST_COMPLETED)
            hearing.cancel()
            await asyncio.wait([hearing])  # two cannot hear at once
            if hearing.cancelled() or hearing.exception() is not None:
                break  # the answer is there, or the line broke, which is told when the answer finds it so
            told = self._lines(seat, hearing.result())
            if told:
                print("", *told, prompt, sep="\n", end="", flush=True)
        return await reading

    async def _play_all(self, seat: Seat, question: Question, moves: Sequence[object]) -> None:
        """One after the other, until one of them is no longer what the person meant."""
        known = True
        for place, move in enumerate(moves):
            why = series.why_stop(question.ask, self._moment(seat), move, known)
            if place and why:
                print(self._say(why, move=question.name(move)))
                return
            view = seat.view()
            heard = await self._play(seat, seat.game.move_text(move))
            if not isinstance(heard, wire.News):
                return
            if place + 1 < len(moves):
                assert seat.seat is not None
                happened = [event for event in seat.events(heard) if not isinstance(event, Claim)]
                known = series.foreseen(seat.game, view, seat.seat, move, happened)

    async def _play(self, seat: Seat, move: str) -> wire.Heard | None:
        """What the server answers; one that ends everything is asked for twice."""
        again = asked_again(move, self._say) if move in seat.moves() else ""
        if again and not is_sure(await _line(again), self._say):
            return None
        heard = await seat.play(move)
        self._told(seat, heard)
        return heard

    def _moment(self, seat: Seat) -> series.Moment:
        decision = seat.last.decision if seat.last else None
        moves = [seat.reader.move(text) for text in seat.moves()]
        return series.Moment(decision.ask if decision and moves else "", moves)

    async def _command(self, command: str, rest: str, seat: Seat, question: Question) -> None:
        if command == "quit":
            raise Left
        if command == "table":
            self._draw(seat)
        elif command == "choices":
            question.show()
        elif command == "log":
            sheet.print_log(list(self._log.values()))
        elif command == "rules":
            question.rules(rest)
        elif command == "say" and rest:
            self._told(seat, await seat.ask(wire.Say(text=rest[:200])))
        elif command == "chat" and rest:
            self._told(seat, await seat.ask(wire.Chat(text=rest[:280])))
        elif command == "disagree" or (command in ("level", "agree") and rest):
            await (self._level(rest) if command == "level" else self._aside(f"{command} {rest}"))
        elif command == "say":
            forms = self._teller(seat).forms(seat.game.info.sayings)
            print(textwrap.fill(self._say("play-say-help", forms=forms), WIDTH))
        else:
            question.help(command if command == "cards" else rest)

    async def _level(self, level: str) -> None:
        """The host makes all bots of the table play like this from now on."""
        try:
            for number, one in enumerate((await self._api.table(self._table)).seats):
                if one.bot:
                    body = wire.PlaceBot(seat=number, level=level[:40])
                    await self._api.do(self._table, "bot", self._ticket, body)
        except OpenpsError as error:
            print(textwrap.fill(self._say.error(error), WIDTH))
        else:
            print(self._say("play-level", level=level))

    # ---- the end

    async def _finish(self, seat: Seat) -> None:
        assert seat.last is not None
        assert seat.last.outcome is not None
        self._over = True
        teller, outcome = self._teller(seat), seat.last.outcome
        self._tell_story(seat)
        self._draw(seat)
        print(self._say("play-over", reason=self._say(f"outcome-{outcome.reason}")))
        if outcome.winners:
            winners = ", ".join([teller.mid(one) for one in outcome.winners])
            print(self._say("play-winner", count=len(outcome.winners), winners=winners))
        for note in seat.table.ticket_notes:
            print(textwrap.fill(tickets.note(note, self._say), WIDTH))
        proof = await self._api.proof(self._table, self._ticket)
        print(self._say("play-seed", seed=proof.seed))
        print(self._say("online-proof" if proof_holds(proof, self._promised) else "online-proof-bad"))


def proof_holds(proof: wire.Proof, promised: str) -> bool:
    parts = [(one.seat, one.entropy) for one in proof.entropies]
    return proof.secret_commitment == promised and fairness.check(
        proof.secret, promised, parts, proof.seed, proof.seed_commitment
    )


async def _line(prompt: str) -> str:
    """One line from the person, while the line to the server stays alive."""
    print(prompt, end="", flush=True)
    text: str = await asyncio.to_thread(sys.stdin.readline)
    if not text:
        raise EOFError
    return text
