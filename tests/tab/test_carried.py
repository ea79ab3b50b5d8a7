"""A match that is not over, saved as a file where the storage is full: closed to the eye, and played on elsewhere."""

from __future__ import annotations

import json
from typing import Any

import pytest

from openps.tab import carried
from openps.tables.errors import NotPossible
from tests.tab.browser import MemoryShelf, Tab, a_tab, play


async def asked(tab: Tab, path: str, **body: object) -> tuple[int, Any]:
    status, kind, text = await tab.door.ask("POST", f"/here/{path}", json.dumps(body), "", "en")
    return status, json.loads(text) if kind == "application/json" else text


async def begun(tab: Tab, shelf: MemoryShelf) -> dict[str, str]:
    """A match that goes on in memory alone from its second decision on."""
    seated = await tab.begin("pani_high", 5)
    line = tab.sit(seated)
    await tab.move(line)
    shelf.wrong = "full"
    await tab.move(line)
    return seated


def test_a_match_that_no_storage_takes_is_saved_and_played_on_in_another_browser() -> None:
    async def test(shelf: MemoryShelf) -> None:
        async with a_tab(shelf) as tab:
            seated = await begun(tab, shelf)
            status, file = await asked(tab, "save", table=seated["table"], tickets=[seated["ticket"]])
            assert status == 200
            rows = await tab.door.store.rows(seated["table"], 0)
        async with a_tab(MemoryShelf()) as other:
            status, back = await asked(other, "bring", file=file)
            assert (status, back["tickets"]) == (200, [seated["ticket"]])
            line = other.sit({"table": back["table"], "ticket": back["tickets"][0]})
            await other.finish(line)
            assert (await other.door.store.rows(seated["table"], 0))[: len(rows)] == rows

    play(test)


def test_nobody_reads_what_is_hidden_by_opening_it() -> None:
    async def test(shelf: MemoryShelf) -> None:
        async with a_tab(shelf) as tab:
            seated = await begun(tab, shelf)
            _, file = await asked(tab, "save", table=seated["table"], tickets=[seated["ticket"]])
            opened = json.loads((await tab.door.store.rows(seated["table"], 0))[0].body)
            for hidden in (opened["secret"], seated["ticket"], "played"):
                assert hidden not in file
            assert opened["secret"] in carried.opened(file).rows[0][2]

    play(test)


def test_it_is_for_those_who_sit_at_the_table() -> None:
    async def test(shelf: MemoryShelf) -> None:
        async with a_tab(shelf) as tab:
            seated = await begun(tab, shelf)
            for tickets in ([], ["another"], [seated["ticket"], "another"]):
                status, problem = await asked(tab, "save", table=seated["table"], tickets=tickets)
                assert (status, problem["code"]) == (401, "error-no-ticket")
            assert (await asked(tab, "nothing"))[0] == 404
            assert (await asked(tab, "save"))[0] == 400

    play(test)


def test_what_is_here_already_is_added_to_and_never_changed() -> None:
    async def test(shelf: MemoryShelf) -> None:
        async with a_tab(shelf) as tab:
            seated = await begun(tab, shelf)
            _, file = await asked(tab, "save", table=seated["table"], tickets=[seated["ticket"]])
            kept = dict(shelf.kept[seated["table"]])
        shelf.wrong = ""
        async with a_tab(shelf) as tab:
            assert (await asked(tab, "bring", file=file))[0] == 200
            assert (await asked(tab, "bring", file=file))[0] == 200  # again: nothing is left to add
            now = shelf.kept[seated["table"]]
            assert len(now) > len(kept)
            assert kept.items() <= now.items()
            now[max(now)] = (0.0, now[1][1])
            status, problem = await asked(tab, "bring", file=file)
            assert (status, problem["code"]) == (400, "error-carried-otherwise")

    play(test)


@pytest.mark.parametrize("text", ["", "nonsense", carried.HEAD, f"{carried.HEAD}\n%%%", f"{carried.HEAD}\nQUJD"])
def test_what_is_no_such_file_is_refused(text: str) -> None:
    with pytest.raises(NotPossible):
        carried.opened(text)


@pytest.mark.parametrize(
    ("table", "rows"), [("abcd", [(1, 0.0, "{}")]), ("abcd", []), ("../..", [(1, 0.0, "x")]), ("abcd", [(7, 0.0, "")])]
)
def test_what_is_no_journal_is_refused_and_nothing_is_kept(table: str, rows: list[tuple[int, float, str]]) -> None:
    async def test(shelf: MemoryShelf) -> None:
        async with a_tab(shelf) as tab:
            file = carried.closed(carried.Carried(table, "pani_high", [], rows))
            status, problem = await asked(tab, "bring", file=file)
            assert (status, problem["code"]) == (400, "error-carried")
            assert shelf.kept == {}

    play(test)
