"""The HTTP API: one function per endpoint, and the table that says what each takes and gives."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Raw, structs

from openps import __version__
from openps.catalog import clauses_of, edition_named, editions, find_edition, primer_of, search_rules
from openps.catalog.balance import is_own
from openps.catalog.bots import bot_names, choices
from openps.desk import balance, puzzles
from openps.desk.desk import Desk
from openps.desk.review_page import review_page
from openps.desk.told_moves import told_moves
from openps.editions.edition import Edition
from openps.editions.lesson import Scene, lesson_words
from openps.engine import record
from openps.tables import acts, lessons, news, replays
from openps.tables.errors import NotFound, NotPossible
from openps.tables.live import LiveTable
from openps.tables.ports import Card
from openps.tables.table import Table
from openps.version import commit
from openps.wire import messages as wire
from openps.words.meanings import meanings

MOST_LISTED: Final = 100


B = TypeVar("B")
B_co = TypeVar("B_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Call(Generic[B]):
    """One request, decoded."""

    path: dict[str, str]
    query: dict[str, str]
    body: B
    ticket: str
    client: str
    language: str


class RecordFile(bytes):
    """A record as it is downloaded: JSON lines."""


@dataclass(frozen=True, slots=True)
class GameFile:
    """A file that a game brings for the browser, by the kind that it is served as."""

    data: bytes
    kind: str


Handler: TypeAlias = Callable[[Desk, Call[B]], Awaitable[object]]


class Reads(Protocol[B_co]):
    """How the body of a request is read; `kind` is the type of it, where there is one."""

    @property
    def kind(self) -> type[wire.Strict] | None: ...

    def read(self, data: bytes) -> B_co: ...


S = TypeVar("S", bound=wire.Strict)


class Body(Generic[S]):
    """A message in JSON, and nothing but what it names."""

    def __init__(self, kind: type[S]) -> None:
        self.kind = kind
        self._decoder = msgspec.json.Decoder(kind)

    def read(self, data: bytes) -> S:
        try:
            return self._decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise NotPossible("error-body") from None


class NoBody:
    kind: None = None

    def read(self, data: bytes) -> None:
        return None


NO_BODY: Final = NoBody()


@dataclass(frozen=True, slots=True)
class Query:
    name: str
    kind: str  # of the JSON schema: string or integer


@dataclass(frozen=True, slots=True)
class Endpoint(Generic[B]):
    method: str
    path: str
    handler: Handler[B]
    answer: object  # the type that it has in the documents
    body: Reads[B]
    ticket: bool = False
    query: tuple[Query, ...] = ()
    refusals: tuple[int, ...] = ()


AnyEndpoint: TypeAlias = Endpoint[Any]
"""Each has a body of its own type, and its handler takes that one."""


async def health(desk: Desk, call: Call[None]) -> wire.Health:
    """Whether the server answers, its store writes and listens, a WebSocket to it works, and how much it holds."""
    able = await desk.whole()
    status: wire.Status = "ok" if able.are_good else "failing"
    return wire.Health(
        status=status, version=__version__, commit=commit(), tables=able.tables,
        sockets=desk.clients.open_sockets, writes=able.writes, listens=able.listens, websocket=able.websocket,
    )  # fmt: skip


async def readiness(desk: Desk, call: Call[None]) -> wire.Readiness:
    """Whether new people should be sent here."""
    able = await desk.whole()
    if desk.stopping:
        return wire.Readiness(status="stopping")
    if not able.are_good:
        return wire.Readiness(status="failing")
    return wire.Readiness(status="full" if desk.clients.nearly_full() else "ok")


async def list_games(desk: Desk, call: Call[None]) -> wire.Games:
    """The games, their options and their bots."""
    return wire.Games(games=[game_card(edition) for edition in editions().values()])


def game_card(edition: Edition) -> wire.GameCard:
    info = edition.rules.info
    options = [wire.OptionCard(key=one.key, values=list(one.values), clause=one.clause) for one in info.options]
    return wire.GameCard(
        key=info.key, players=list(info.players), rules_version=info.rules_version, clauses=info.clauses,
        options=options, bots=bot_names(info.key), levels=choices(info.key), lesson=bool(edition.lesson),
        puzzles=edition.puzzles is not None, origin=dict(edition.origin()),
    )  # fmt: skip


async def read_rules(desk: Desk, call: Call[None]) -> wire.Rules:
    """The rules of a game, clause by clause."""
    return rules_of(_edition(call).key, call.language)


def rules_of(key: str, language: str) -> wire.Rules:
    cards = [
        wire.ClauseCard(id=one.id, chapter=one.chapter, text=one.text, example=list(one.example))
        for one in clauses_of(key, language).values()
    ]
    return wire.Rules(game=key, language=language, primer=_primer(key, language), clauses=cards)


def _primer(key: str, language: str) -> list[wire.PrimerPanel]:
    return [
        wire.PrimerPanel(
            part=one.part, title=one.title, picture=one.picture, shows=one.shows,
            sentences=[wire.PrimerSentence(text=said.text, clauses=list(said.clauses)) for said in one.sentences],
        )
        for one in primer_of(key, language)
    ]  # fmt: skip


_LONGEST_SEARCH: Final = 100  # letters


async def find_rules(desk: Desk, call: Call[None]) -> wire.FoundRules:
    """The clauses that answer what a player asks, in a player's words."""
    asked = call.query.get("asked", "")[:_LONGEST_SEARCH]
    return wire.FoundRules(clauses=[one.id for one in search_rules(_edition(call).key, call.language, asked)])


def _edition(call: Call[B]) -> Edition:
    """By its exact key."""
    key = call.path["game"]
    edition = find_edition(key)
    if edition is None:
        raise NotFound("error-no-game", got=key[:40], expected=", ".join(editions()))
    return edition


async def read_edition(desk: Desk, call: Call[None]) -> wire.GuestEdition:
    """What a page that was not built with a game needs of it, in the language of the person.

    Its messages in Fluent, what its fields mean, and where its picture and its board are.
    """
    edition = _edition(call)
    messages = files(edition.words).joinpath("messages", f"{call.language}.ftl").read_text("utf-8")
    home = f"{API}/editions/{edition.key}"
    art, board = edition.art and f"{home}/art.svg", edition.board and f"{home}/board.js"
    return wire.GuestEdition(
        messages=messages, meanings=Raw(_meanings(edition.key)), art=art or None, board=board or None
    )


@cache
def _meanings(key: str) -> bytes:
    edition = edition_named(key)
    return msgspec.json.encode(
        meanings(edition.rules, edition.screen.story, (*edition.tale.kinds, *edition.insight.kinds))
    )


async def read_board(desk: Desk, call: Call[None]) -> GameFile:
    """The board of a game for the browser: an ES module, which runs under the same policy as the page itself."""
    return _file(_edition(call), _edition(call).board, "text/javascript")


async def read_art(desk: Desk, call: Call[None]) -> GameFile:
    """The picture of a game: SVG."""
    return _file(_edition(call), _edition(call).art, "image/svg+xml")


def _file(edition: Edition, name: str, kind: str) -> GameFile:
    if not name:
        raise NotFound("error-no-page")
    return GameFile(files(edition.words).joinpath(*name.split("/")).read_bytes(), kind)


async def read_career(desk: Desk, call: Call[wire.CareerKept]) -> object:
    """What finished matches of a game add up to. Nothing is kept here: the client brings what it was told."""
    asked = call.body.game
    careers = {key: edition.career for key, edition in editions().items() if edition.career is not None}
    career = careers.get(asked) if asked else next(iter(careers.values()), None)
    if career is None:
        raise NotFound("error-no-game", got=asked, expected=", ".join(careers))
    return career.totals(call.body.matches, call.language)


async def list_tables(desk: Desk, call: Call[None]) -> wire.Lobby:
    """Listed tables that are open or under way."""
    return wire.Lobby(tables=[_card(card) for card in await desk.house.cards(MOST_LISTED)])


def _card(card: Card) -> wire.TableCard:
    return wire.TableCard(
        table=card.table, game=card.game, phase=card.phase, host=card.host, players=card.players, taken=card.taken,
        locked=card.locked, spectators=card.spectators,
    )  # fmt: skip


async def open_table(desk: Desk, call: Call[wire.NewTable]) -> wire.Seated:
    """Open a table and sit down as its host."""
    desk.clients.new_table(call.client)
    return await desk.house.open(call.body)


async def read_lesson(desk: Desk, call: Call[None]) -> wire.LessonCard:
    """The first match of a game, told beat by beat, in the language of the person."""
    edition = _edition(call)
    scenes = [wire.SceneCard(name=one.name, beats=_beats(one)) for one in lessons.lesson_of(edition).scenes]
    return wire.LessonCard(scenes=scenes, messages=lesson_words(edition.lesson, call.language))


def _beats(scene: Scene) -> list[wire.BeatCard]:
    return [
        wire.BeatCard(says=one.says, anchor=one.anchor, move=one.move, after=len(scene.until(at)))
        for at, one in enumerate(scene.beats)
    ]


async def open_lesson(desk: Desk, call: Call[wire.NewLesson]) -> wire.Seated:
    """Open a scene of a lesson and sit down in it: luck and the others' moves are those of the scene."""
    desk.clients.new_table(call.client)
    return await desk.house.open_lesson(_edition(call), call.body)


async def read_balance(desk: Desk, call: Call[None]) -> wire.BalanceMeter:
    """How even a game is for so many `players` with these `options` (`a=b,c=d`), between bots of a `level`."""
    edition, asked = _edition(call), call.query
    players = _number(call, "players", edition.rules.info.players[0])
    return balance.meter(edition, players, asked.get("options", ""), asked.get("level", ""), call.language)


async def see_own_balance(desk: Desk, call: Call[None]) -> wire.BalanceMeter:
    """What is known of the balance of a table whose host brought the components."""
    return balance.of_own((await _table(desk, call)).table, desk.measuring, call.language)


async def measure(desk: Desk, call: Call[None]) -> wire.BalanceMeter:
    """Have the components of a table measured, for its members: bots play some hundred matches in the background."""
    live = await _table(desk, call)
    live.own(call.ticket)
    if not is_own(live.table.plan.game, live.table.plan.options):
        raise NotPossible("error-no-measuring")
    asked = balance.what_to_measure(live.table)
    if not desk.measuring.has(asked):
        desk.clients.review(call.client)  # as rare as a review: both take a processor for a while
        desk.measuring.begin(asked)
    return balance.of_own(live.table, desk.measuring, call.language)


async def read_puzzle(desk: Desk, call: Call[None]) -> wire.PuzzleCard:
    """The puzzle of a game for a date (`day`) or by its `number`, without its answer."""
    return puzzles.card(_edition(call), call.query.get("day", ""), call.query.get("number", ""), call.language)


async def answer_puzzle(desk: Desk, call: Call[wire.PuzzleAnswer]) -> wire.PuzzleVerdict:
    """Whether an answer is right, and the solution. Nothing is kept."""
    return puzzles.judged(_edition(call), call.body, call.language)


async def see_table(desk: Desk, call: Call[None]) -> wire.TableInfo:
    """All that is public about a table."""
    return (await _table(desk, call)).info()


async def see_own_table(desk: Desk, call: Call[None]) -> wire.OwnTable:
    """A table of one's own from afar: with whom, whose turn, since when. For its members alone."""
    return (await _table(desk, call)).own(call.ticket)


async def join(desk: Desk, call: Call[wire.Join]) -> wire.Seated:
    """Come in with a name; no account. The answer holds the ticket, told this once."""
    live = await _table(desk, call)
    with desk.trying(call.client, live.table):
        return await desk.house.join(live, call.body)


async def sit(desk: Desk, call: Call[wire.Sit]) -> wire.Moved:
    """Take another seat or colour, or stand up."""
    return await _change(desk, call, acts.Sit(call.ticket, call.body))


async def ready(desk: Desk, call: Call[wire.Ready]) -> wire.Moved:
    """Say that you are ready, and add luck of your own to the seed."""
    return await _change(desk, call, acts.Ready(call.ticket, call.body))


async def place_bot(desk: Desk, call: Call[wire.PlaceBot]) -> wire.Moved:
    """Put a bot on a free seat, or take it away; during the match, change the level of a bot (host)."""
    return await _change(desk, call, acts.PlaceBot(call.ticket, call.body))


async def kick(desk: Desk, call: Call[wire.Kick]) -> wire.Moved:
    """Send somebody away before the match (host)."""
    return await _change(desk, call, acts.Kick(call.ticket, call.body))


async def leave(desk: Desk, call: Call[None]) -> wire.Moved:
    """Leave; during the match a bot plays on until you come back."""
    return await _change(desk, call, acts.Leave(call.ticket))


async def let_bot_play(desk: Desk, call: Call[wire.LetBotPlay]) -> wire.Moved:
    """Let a bot play for a person who is away, until they are back: the owner alone, the others by a majority."""
    presence = (await _table(desk, call)).presence()
    return await _change(desk, call, acts.LetBotPlay(call.ticket, call.body, presence))


async def resign(desk: Desk, call: Call[None]) -> wire.Moved:
    """Give your seat up for good, where the table allows it: by a move of the rules, or a bot has it from now on."""
    return await _change(desk, call, acts.Resign(call.ticket))


async def start(desk: Desk, call: Call[None]) -> wire.Moved:
    """Start the match; bots take the free seats (host)."""
    return await _change(desk, call, acts.Start(call.ticket))


async def lost(desk: Desk, call: Call[wire.Lost]) -> wire.Seated:
    """Ask for a new ticket of a member who is away. It is good once those have agreed whom you told the code."""
    desk.clients.ask_back(call.client)
    live = await _table(desk, call)
    with desk.trying(call.client, live.table):
        return await desk.house.lost(live, call.body, call.client)


async def reissue(desk: Desk, call: Call[wire.Reissue]) -> wire.Moved:
    """Agree to whoever told you the code. When enough have, the old ticket ends."""
    return wire.Moved(seq=await desk.house.reissue(await _table(desk, call), call.ticket, call.body))


async def refuse(desk: Desk, call: Call[wire.Refuse]) -> wire.Moved:
    """Say no to whoever asked for a new ticket of a member; your own yes, if there was one, is taken back."""
    return wire.Moved(seq=await desk.house.refuse(await _table(desk, call), call.ticket, call.body))


async def knock(desk: Desk, call: Call[None]) -> wire.Knocked:
    """With a new ticket: whether it is good, or what it waits for."""
    return await desk.house.knock(await _table(desk, call), call.ticket)


async def rematch(desk: Desk, call: Call[None]) -> wire.Rematch:
    """Open a table with the same people, who keep their tickets."""
    return await desk.house.rematch(await _table(desk, call), call.ticket)


async def download(desk: Desk, call: Call[None]) -> RecordFile:
    """The record of a match that ended, to be checked with `openps verify`; of a closed match, as far as it came."""
    table = acts.recorded(await _ended(desk, call))
    return RecordFile(_record(table))


async def open_practice(desk: Desk, call: Call[wire.NewPractice]) -> wire.Seated:
    """Play on from a moment of a match that is over, against bots: with its cards, or with others that fit."""
    table = await _over(desk, call)
    desk.clients.new_table(call.client)
    return await desk.house.open_practice(table, call.body)


async def bring_record(desk: Desk, call: Call[wire.BringRecord]) -> wire.Brought:
    """A record of a match that was played anywhere: it becomes a table that is over, to be replayed and reviewed."""
    desk.clients.new_table(call.client)
    desk.clients.review(call.client)
    table = await desk.house.bring(call.body.record)
    return wire.Brought(table=table, game=desk.house.game_at(table))


async def see_review(desk: Desk, call: Call[None]) -> wire.ReviewNow:
    """How far the review of a match that is over is, and the review, as far as it is known.

    `seen` is the stage of what the client has of it: that is not sent again.
    """
    return await _review_now(desk, call, await _over(desk, call))


async def ask_review(desk: Desk, call: Call[None]) -> wire.ReviewNow:
    """Have a match that is over reviewed; one that was reviewed before is answered at once."""
    table = acts.recorded(await _over(desk, call))
    known = await _review_now(desk, call, table)
    if known.state == "done":
        return known
    if known.state in ("none", "failed"):
        desk.clients.review(call.client)
    return desk.reviews.ask(table.id, call.client, lambda: _record(table))


async def cancel_review(desk: Desk, call: Call[None]) -> wire.ReviewNow:
    """Not to want it any more; it is given up when nobody else does."""
    table = await _over(desk, call)
    desk.reviews.cancel(table.id, call.client)
    return await desk.reviews.now(table.id)


async def _review_now(desk: Desk, call: Call[B], table: Table) -> wire.ReviewNow:
    names = desk.names(table, call.language)
    now = structs.replace(await desk.reviews.now(table.id, call.query.get("seen", "")), names=names)
    if now.state == "done":
        now.moves = await asyncio.to_thread(told_moves, bytes(now.review), table, call.language, names)
    return now


async def review_as_page(desk: Desk, call: Call[None]) -> GameFile:
    """The review of a match as one HTML file that needs nothing else."""
    table = await _over(desk, call)
    now = await desk.reviews.now(table.id)
    if now.state != "done":
        raise NotFound("error-no-review")
    names = desk.names(table, call.language)
    made = await asyncio.to_thread(review_page, bytes(now.review), table, call.language, names)
    return GameFile(made, "text/html")


def _record(table: Table) -> bytes:
    return record.write(table.playing, news.seat_names(table))


async def prove(desk: Desk, call: Call[None]) -> wire.Proof:
    """How the seed of a match that is over was made."""
    return news.proof(acts.proved(await _ended(desk, call)))


async def frames(desk: Desk, call: Call[None]) -> wire.Frames:
    """Steps of a match that is over, as any seat saw them, or the public without a seat."""
    table = await _over(desk, call)
    seat = _number(call, "seat", -1)
    viewer = None if seat < 0 else seat
    if viewer is not None and viewer >= len(table.places):
        raise NotPossible("error-no-seat", got=viewer)
    start, count = _number(call, "start", 0), _number(call, "count", replays.MOST_FRAMES)
    seen = replays.frames(table, viewer, start, count)
    seen.names = desk.names(table, call.language)
    return seen


async def tell_tale(desk: Desk, call: Call[None]) -> wire.Tale:
    """Of a match that is over: the moments that decided it, what became of each seat, and where its turns begin."""
    return replays.tale(await _over(desk, call))


async def open_log(desk: Desk, call: Call[None]) -> wire.OpenLog:
    """The whole log of a match that is over, with everything in it that was hidden."""
    return replays.open_log(await _over(desk, call))


def _number(call: Call[B], name: str, default: int) -> int:
    given = call.query.get(name)
    if given is None:
        return default
    if not (given.isascii() and given.isdigit() and len(given) < 10):
        raise NotPossible("error-query", name=name, got=given[:40])
    return int(given)


async def _table(desk: Desk, call: Call[B]) -> LiveTable:
    """A ticket that is used is in its owner's hands: nobody gets another one in its place."""
    live = await desk.house.table(call.path["table"])
    await desk.house.came_back(live, call.ticket)
    return live


async def _over(desk: Desk, call: Call[B]) -> Table:
    """For all that holds secrets of the match: it is over, that is written, and who asks might have looked on."""
    return acts.over(await _ended(desk, call))


async def _ended(desk: Desk, call: Call[B]) -> Table:
    """The same for a match that the host of the server closed before its end."""
    table = acts.ended((await _table(desk, call)).table)
    await desk.house.let_in(table, call.ticket)
    return table


async def _change(desk: Desk, call: Call[B], act: acts.Act) -> wire.Moved:
    return wire.Moved(seq=await (await _table(desk, call)).change(act))


API: Final = "/api/v1"
_OF_TABLE: Final = f"{API}/tables/{{table}}"
_PUZZLE: Final = f"{API}/puzzles/{{game}}"
_DAY: Final = (Query("day", "string"), Query("number", "integer"))
_CHOSEN: Final = (Query("players", "integer"), Query("options", "string"), Query("level", "string"))
_REFUSED: Final = (401, 403, 404, 409)
_SEEN: Final = (Query("seen", "string"),)
_SEARCH: Final = (Query("asked", "string"),)
_PAGE: Final = (Query("seat", "integer"), Query("start", "integer"), Query("count", "integer"))

ENDPOINTS: Final[tuple[AnyEndpoint, ...]] = (
    Endpoint("GET", "/healthz", health, wire.Health, NO_BODY),
    Endpoint("GET", "/readyz", readiness, wire.Readiness, NO_BODY),
    Endpoint("GET", f"{API}/games", list_games, wire.Games, NO_BODY),
    Endpoint("GET", f"{API}/rules/{{game}}", read_rules, wire.Rules, NO_BODY, refusals=(404,)),
    Endpoint(
        "GET", f"{API}/rules/{{game}}/search", find_rules, wire.FoundRules, NO_BODY, query=_SEARCH, refusals=(404,)
    ),
    Endpoint("GET", f"{API}/editions/{{game}}", read_edition, wire.GuestEdition, NO_BODY, refusals=(404,)),
    Endpoint("GET", f"{API}/editions/{{game}}/board.js", read_board, GameFile, NO_BODY, refusals=(404,)),
    Endpoint("GET", f"{API}/editions/{{game}}/art.svg", read_art, GameFile, NO_BODY, refusals=(404,)),
    Endpoint("GET", f"{API}/lessons/{{game}}", read_lesson, wire.LessonCard, NO_BODY, refusals=(404,)),
    Endpoint("POST", f"{API}/lessons/{{game}}", open_lesson, wire.Seated, Body(wire.NewLesson), refusals=(404,)),
    Endpoint(
        "GET", f"{API}/balance/{{game}}", read_balance, wire.BalanceMeter, NO_BODY, query=_CHOSEN, refusals=(404,)
    ),
    Endpoint("GET", _PUZZLE, read_puzzle, wire.PuzzleCard, NO_BODY, query=_DAY, refusals=(404,)),
    Endpoint("POST", _PUZZLE, answer_puzzle, wire.PuzzleVerdict, Body(wire.PuzzleAnswer), refusals=(404,)),
    Endpoint("POST", f"{API}/career", read_career, Any, Body(wire.CareerKept), refusals=(404,)),
    Endpoint("GET", f"{API}/tables", list_tables, wire.Lobby, NO_BODY),
    Endpoint("POST", f"{API}/tables", open_table, wire.Seated, Body(wire.NewTable)),
    Endpoint("GET", _OF_TABLE, see_table, wire.TableInfo, NO_BODY, refusals=(404, 409)),
    Endpoint("POST", f"{_OF_TABLE}/join", join, wire.Seated, Body(wire.Join), refusals=_REFUSED),
    Endpoint("POST", f"{_OF_TABLE}/seat", sit, wire.Moved, Body(wire.Sit), True, refusals=_REFUSED),
    Endpoint("POST", f"{_OF_TABLE}/ready", ready, wire.Moved, Body(wire.Ready), True, refusals=_REFUSED),
    Endpoint("POST", f"{_OF_TABLE}/bot", place_bot, wire.Moved, Body(wire.PlaceBot), True, refusals=_REFUSED),
    Endpoint("POST", f"{_OF_TABLE}/kick", kick, wire.Moved, Body(wire.Kick), True, refusals=_REFUSED),
    Endpoint("POST", f"{_OF_TABLE}/leave", leave, wire.Moved, NO_BODY, True, refusals=_REFUSED),
    Endpoint("POST", f"{_OF_TABLE}/stand_in", let_bot_play, wire.Moved, Body(wire.LetBotPlay), True, refusals=_REFUSED),
    Endpoint("POST", f"{_OF_TABLE}/resign", resign, wire.Moved, NO_BODY, True, refusals=_REFUSED),
    Endpoint("POST", f"{_OF_TABLE}/start", start, wire.Moved, NO_BODY, True, refusals=_REFUSED),
    Endpoint("POST", f"{_OF_TABLE}/lost", lost, wire.Seated, Body(wire.Lost), refusals=_REFUSED),
    Endpoint("POST", f"{_OF_TABLE}/reissue", reissue, wire.Moved, Body(wire.Reissue), True, refusals=_REFUSED),
    Endpoint("POST", f"{_OF_TABLE}/refuse", refuse, wire.Moved, Body(wire.Refuse), True, refusals=_REFUSED),
    Endpoint("POST", f"{_OF_TABLE}/knock", knock, wire.Knocked, NO_BODY, True, refusals=_REFUSED),
    Endpoint("POST", f"{_OF_TABLE}/rematch", rematch, wire.Rematch, NO_BODY, True, refusals=_REFUSED),
    Endpoint("POST", f"{_OF_TABLE}/practice", open_practice, wire.Seated, Body(wire.NewPractice), refusals=_REFUSED),
    Endpoint("GET", f"{_OF_TABLE}/balance", see_own_balance, wire.BalanceMeter, NO_BODY, refusals=(404,)),
    Endpoint(
        "POST", f"{_OF_TABLE}/balance", measure, wire.BalanceMeter, NO_BODY, ticket=True, refusals=(*_REFUSED, 429)
    ),
    Endpoint("GET", f"{_OF_TABLE}/review", see_review, wire.ReviewNow, NO_BODY, query=_SEEN, refusals=_REFUSED),
    Endpoint("POST", f"{_OF_TABLE}/review", ask_review, wire.ReviewNow, NO_BODY, refusals=_REFUSED),
    Endpoint("POST", f"{_OF_TABLE}/review/cancel", cancel_review, wire.ReviewNow, NO_BODY, refusals=_REFUSED),
    Endpoint("GET", f"{_OF_TABLE}/review.html", review_as_page, GameFile, NO_BODY, refusals=_REFUSED),
    Endpoint("POST", f"{API}/records", bring_record, wire.Brought, Body(wire.BringRecord)),
    Endpoint("GET", f"{_OF_TABLE}/own", see_own_table, wire.OwnTable, NO_BODY, True, refusals=_REFUSED),
    Endpoint("GET", f"{_OF_TABLE}/record", download, RecordFile, NO_BODY, refusals=_REFUSED),
    Endpoint("GET", f"{_OF_TABLE}/proof", prove, wire.Proof, NO_BODY, refusals=_REFUSED),
    Endpoint("GET", f"{_OF_TABLE}/tale", tell_tale, wire.Tale, NO_BODY, refusals=_REFUSED),
    Endpoint("GET", f"{_OF_TABLE}/log", open_log, wire.OpenLog, NO_BODY, refusals=_REFUSED),
    Endpoint("GET", f"{_OF_TABLE}/frames", frames, wire.Frames, NO_BODY, query=_PAGE, refusals=_REFUSED),
)
