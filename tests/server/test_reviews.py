"""Reviews on the server: one after the other, in other processes, kept with their tables, in nobody's way."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from openps.catalog import game_named
from openps.desk.reviews import MOST_WAITING, Reviews
from openps.engine import record
from openps.engine.match import Match
from openps.server.reviewers import ReviewProcess
from openps.tables import acts, journal
from openps.tables.errors import TooMuch
from tests.server.test_written import Case, World, moments
from tests.tables.memory import MemoryStore

OF_TABLE = "/api/v1/tables/{table}"
GOLDEN = Path(__file__).parents[1] / "golden"

SAYS = """
import sys, time, json
record = sys.stdin.read()
print(json.dumps({"done": 1, "total": 4, "stage": "course"}), flush=True)
time.sleep(float(sys.argv[1]))
print(json.dumps({"review": {"length": len(record)}}), flush=True)
"""
PARTLY = 'import time; print(\'{"stage": "coarse", "review": {"stage": "coarse"}}\', flush=True); time.sleep(600)'
HANGS = 'import time; print(\'{"done": 1, "total": 2}\', flush=True); time.sleep(600)'
FAILS = "import sys; sys.exit(3)"
NONSENSE = "print('no json', flush=True)"
HUGE = "import os, base64; print('{\"review\": \"' + base64.b64encode(os.urandom(4_000_000)).decode() + '\"}')"


def command(program: str, *more: str) -> tuple[str, ...]:
    return (sys.executable, "-c", program, *more)


def reviewing(program: tuple[str, ...], test: Callable[[Reviews, MemoryStore], Awaitable[None]]) -> list[str]:
    """What is logged meanwhile."""
    logged: list[str] = []

    async def whole() -> None:
        store = MemoryStore()
        for name in [f"table{number}" for number in range(30)]:
            store.journals[name] = []
        reviews = Reviews(store, lambda event, **_: logged.append(event), partial(ReviewProcess.start, program))
        try:
            await asyncio.wait_for(test(reviews, store), 240)
        finally:
            await asyncio.wait_for(reviews.close(), 120)

    asyncio.run(whole())
    return logged


async def until(check: Callable[[], Awaitable[bool]]) -> None:
    for _ in range(12_000):
        if await check():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came")


async def state(reviews: Reviews, table: str, wanted: str) -> None:
    async def is_so() -> bool:
        return (await reviews.now(table)).state == wanted

    await until(is_so)


def test_a_review_is_made_told_how_far_it_is_and_kept() -> None:
    async def test(reviews: Reviews, store: MemoryStore) -> None:
        assert (await reviews.now("table1")).state == "none"
        reviews.ask("table1", "a", lambda: b"12345")

        async def tells() -> bool:
            now = await reviews.now("table1")
            return (now.state, now.done, now.stage) == ("working", 208_333, "course")

        await until(tells)
        await state(reviews, "table1", "done")
        now = await reviews.now("table1")
        assert msgspec.json.decode(now.review) == {"length": 5}
        assert len(store.reviews["table1"]) > 0

    assert reviewing(command(SAYS, "0.5"), test) == []


def test_what_is_known_so_far_is_told_once() -> None:
    """The first curve is there long before the whole; whoever has seen it gets it no more."""

    async def test(reviews: Reviews, store: MemoryStore) -> None:
        reviews.ask("table1", "a", lambda: b"")

        async def has_a_part() -> bool:
            return bytes((await reviews.now("table1")).review) != b"null"

        await until(has_a_part)
        part, seen = await reviews.now("table1"), await reviews.now("table1", "coarse")
        assert (part.state, msgspec.json.decode(part.review)) == ("working", {"stage": "coarse"})
        assert (seen.state, bytes(seen.review)) == ("working", b"null")
        assert store.reviews == {}, "only what is whole is kept"

    reviewing(command(PARTLY), test)


def test_one_after_the_other_and_those_who_wait_know_how_many_come_first() -> None:
    async def test(reviews: Reviews, store: MemoryStore) -> None:
        for number in range(3):
            reviews.ask(f"table{number}", "a", lambda: b"")
        await state(reviews, "table0", "working")
        assert [(await reviews.now(f"table{number}")).ahead for number in range(3)] == [0, 1, 2]
        await state(reviews, "table2", "done")
        assert len(store.reviews) == 3

    reviewing(command(SAYS, "0.1"), test)


def test_the_queue_has_an_end() -> None:
    async def test(reviews: Reviews, store: MemoryStore) -> None:
        for number in range(MOST_WAITING):
            reviews.ask(f"table{number}", "a", lambda: b"")
        with pytest.raises(TooMuch, match="error-reviews-busy"):
            reviews.ask("one more", "a", lambda: b"")
        reviews.ask("table3", "b", lambda: b"")  # which waits already

    reviewing(command(HANGS), test)


def test_it_goes_on_for_the_one_who_still_wants_it_and_ends_with_the_last() -> None:
    async def test(reviews: Reviews, store: MemoryStore) -> None:
        for client in "ab":
            reviews.ask("table0", client, lambda: b"")
        await state(reviews, "table0", "working")
        reviews.cancel("table0", "a")
        reviews.cancel("table0", "somebody")
        assert (await reviews.now("table0")).state == "working"
        job = reviews._jobs["table0"]

        async def runs() -> bool:
            return job.reviewer is not None

        await until(runs)
        reviews.cancel("table0", "b")
        assert (await reviews.now("table0")).state == "none"
        assert isinstance(job.reviewer, ReviewProcess)
        assert await asyncio.wait_for(job.reviewer.process.wait(), 60) == -signal.SIGKILL

    assert reviewing(command(HANGS), test) == []


def test_who_cancels_while_the_process_starts_is_done_and_the_next_one_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """It hung here once: the process that nobody wanted was waited for, and everybody behind it too."""
    real, starting, cancelled = asyncio.create_subprocess_exec, asyncio.Event(), asyncio.Event()

    async def slowly(*given: Any, **more: Any) -> Any:
        starting.set()
        made = await real(*given, **more)
        await cancelled.wait()
        return made

    monkeypatch.setattr(asyncio, "create_subprocess_exec", slowly)

    async def test(reviews: Reviews, store: MemoryStore) -> None:
        reviews.ask("table0", "a", lambda: b"")
        await starting.wait()
        reviews.cancel("table0", "a")
        assert (await reviews.now("table0")).state == "none"  # the process is still about to start
        cancelled.set()
        reviews.ask("table1", "a", lambda: b"")
        reviews.ask("table0", "a", lambda: b"")  # and anew, while the first one is still there
        await state(reviews, "table1", "done")
        await state(reviews, "table0", "done")

    assert reviewing(command(SAYS, "0"), test) == []


@pytest.mark.parametrize("program", [FAILS, NONSENSE, HUGE], ids=["fails", "nonsense", "huge"])
def test_one_that_fails_says_so_and_is_in_nobody_s_way(program: str) -> None:
    async def test(reviews: Reviews, store: MemoryStore) -> None:
        reviews.ask("table0", "a", lambda: b"")
        await state(reviews, "table0", "failed")
        assert not store.reviews
        reviews.ask("table0", "a", lambda: b"")  # once more
        await state(reviews, "table0", "failed")

    assert reviewing(command(program), test) == ["review-failed", "review-failed"]


def test_a_process_that_was_killed_is_a_review_that_failed() -> None:
    async def test(reviews: Reviews, store: MemoryStore) -> None:
        reviews.ask("table0", "a", lambda: b"")
        await state(reviews, "table0", "working")
        job = reviews._jobs["table0"]

        async def runs() -> bool:
            return job.reviewer is not None and job.state.done > 0

        await until(runs)
        assert isinstance(job.reviewer, ReviewProcess)
        os.kill(job.reviewer.process.pid, signal.SIGKILL)
        await state(reviews, "table0", "failed")

    reviewing(command(HANGS), test)


# ---- through the endpoints


def at_the(name: str, test: Callable[[World], Awaitable[None]], program: tuple[str, ...]) -> None:
    async def whole() -> None:
        at = await World(moments()[name]).open()
        at.desk.reviews = Reviews(at.store, lambda *_, **__: None, partial(ReviewProcess.start, program))
        try:
            await asyncio.wait_for(test(at), 240)
        finally:
            await at.desk.reviews.close()
            await at.end()

    asyncio.run(whole())


async def ask(at: World, method: str, part: str, case: Case | None = None) -> tuple[int, Any]:
    status, body = await at.ask(method, f"{OF_TABLE}/{part}", case or Case())
    return status, msgspec.json.decode(body)


def test_a_second_request_is_answered_at_once_also_after_a_restart() -> None:
    async def first(at: World) -> None:
        assert (await ask(at, "GET", "review"))[1]["state"] == "none"
        assert (await ask(at, "POST", "review"))[1]["state"] in ("waiting", "working")
        while (told := (await ask(at, "GET", "review"))[1])["state"] != "done":
            await asyncio.sleep(0.02)
        assert told["review"]["length"] > 1000
        kept.update(at.store.reviews)

    async def second(at: World) -> None:
        at.store.reviews.update(kept)
        status, told = await ask(at, "POST", "review")
        assert (status, told["state"]) == (200, "done")
        assert at.desk.reviews.making() == 0

    kept: dict[str, bytes] = {}
    at_the("over", first, command(SAYS, "0"))
    at_the("over", second, command(HANGS))


def test_cancelling_over_http() -> None:
    async def test(at: World) -> None:
        await ask(at, "POST", "review")
        assert (await ask(at, "POST", "review/cancel"))[1]["state"] == "none"
        assert at.desk.reviews.making() == 0

    at_the("over", test, command(HANGS))


def test_one_client_begins_a_few_and_then_waits() -> None:
    async def test(at: World) -> None:
        answers = []
        for _ in range(8):
            answers.append((await ask(at, "POST", "review"))[0])
            await ask(at, "POST", "review/cancel")
        assert answers == [200] * 6 + [429] * 2

    at_the("over", test, command(HANGS))


@pytest.mark.parametrize("name", ["lobby", "playing", "slip", "last move"])
@pytest.mark.parametrize("ticket", [None, 0, 1])
def test_nothing_of_a_match_that_is_not_over_can_be_had(name: str, ticket: int | None) -> None:
    """The one gate, by every way: a review, to begin one, to cancel one, practice with either kind of cards."""

    async def test(at: World) -> None:
        before = dict(at.store.journals)
        for method, part in (("GET", "review"), ("POST", "review"), ("POST", "review/cancel")):
            assert (await ask(at, method, part, Case(ticket)))[0] == 409
        for fair in (True, False):
            asked = Case(ticket, lambda _, fair=fair: {"name": "Q", "seat": 1, "ply": 0, "fair": fair})
            assert (await ask(at, "POST", "practice", asked))[0] == 409
        assert at.desk.reviews.making() == 0
        assert dict(at.store.journals) == before

    at_the(name, test, command(HANGS))


def test_an_end_that_is_not_written_yet_opens_nothing() -> None:
    async def test(at: World) -> None:
        at.store.hang()
        last = asyncio.create_task(at.live.change(acts.ByHouse(at.moment.last)))
        await at.store.reached.wait()
        for method, part in (("GET", "review"), ("POST", "review")):
            assert (await ask(at, method, part))[0] == 409
        at.store.fails.set()
        await asyncio.gather(last, return_exceptions=True)

    at_the("last move", test, command(HANGS))


# ---- records that somebody brings


async def bring(at: World, text: str) -> tuple[int, Any]:
    status, body = await at.ask("POST", "/api/v1/records", Case(body=lambda _: {"record": text}))
    return status, msgspec.json.decode(body)


def golden(path: str) -> str:
    return (GOLDEN / path).read_text("utf-8")


@pytest.mark.parametrize(
    "path", ["negotiator/heuristic-donna.jsonl", "pani_high/random-5.jsonl", "panic_station/heuristic-5.jsonl"]
)
def test_a_record_becomes_a_table_that_is_over(path: str) -> None:
    async def test(at: World) -> None:
        text = golden(path)
        status, told = await bring(at, text)
        assert (status, told["game"]) == (200, path.partition("/")[0])
        table = told["table"]
        for part in ("tale", "log", "frames", "review"):
            got, _ = await at.ask("GET", f"/api/v1/tables/{table}/{part}", Case())
            assert got == 200
        got, body = await at.ask("GET", f"/api/v1/tables/{table}/record", Case())
        lines = body.decode().splitlines()
        assert lines[1:-1] == text.splitlines()[1:-1]  # every move and every claim
        assert (await at.ask("GET", f"/api/v1/tables/{table}/proof", Case()))[0] == 409
        read = await at.house.table(table)
        assert isinstance(read.table.plan.brought, journal.Brought)

    at_the("over", test, command(HANGS))


def test_what_is_no_finished_record_gets_a_sentence_and_no_table() -> None:
    text = golden("negotiator/heuristic-donna.jsonl")
    lines = text.splitlines()
    wrong = [
        "nothing of the kind",
        "",
        "\n".join(lines[:-1]) + "\n",
        text.replace('"seat":0', '"seat":1', 1),
        "{\n" + text,
    ]

    async def test(at: World) -> None:
        before = set(at.store.journals)
        for given in wrong:
            status, told = await bring(at, given)
            assert status == 400
            assert told["code"].startswith("error-record")
            assert told["words"]
        status, told = await bring(at, "x" * 60_000)
        assert status == 400
        assert set(at.store.journals) == before

    at_the("over", test, command(HANGS))


def test_a_record_of_another_version_or_of_a_match_that_goes_on_is_refused() -> None:
    async def test(at: World) -> None:
        for given, code in ((other_version(), "error-record-rules"), (unfinished(), "error-review-unfinished")):
            status, told = await bring(at, given)
            assert (status, told["code"]) == (400, code)

    at_the("over", test, command(HANGS))


def other_version() -> str:
    game = game_named("negotiator")
    match: Any = Match(game, game.options(1, {}), "00" * 32)
    real = record._header
    try:
        record._header = lambda *given: {**real(*given), "rules": 99}  # type: ignore[assignment]  # as another version writes it
        return record.write(match, ["A"]).decode()
    finally:
        record._header = real


def unfinished() -> str:
    game = game_named("negotiator")
    match: Any = Match(game, game.options(1, {}), "00" * 32)
    match.play(0, match.legal_moves(0)[0])
    return record.write(match, ["A"]).decode()
