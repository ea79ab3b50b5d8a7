"""The house in a tab: asked what a server is asked, told what a server tells, and nothing lost between two tabs."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from openps.catalog import games
from openps.desk import thinker
from openps.tab import bots
from tests.tab.browser import MemoryShelf, Tab, a_tab, play

FEWEST = {key: max(2, min(game.info.players)) if max(game.info.players) > 1 else 1 for key, game in games().items()}
each_game = pytest.mark.parametrize("game", FEWEST)


WITHOUT = """
import sys
for missing in ("_multiprocessing", "multiprocessing", "sqlite3", "ssl", "sqlalchemy", "starlette"):
    sys.modules[missing] = None
import openps.tab.bots, openps.tab.door, openps.tab.reviews
from openps.catalog import games
games()
"""
ONE_GAME = """
import sys
import openps.tab.door
from openps.catalog import OURS, edition_named
edition_named(sys.argv[1])
print(*[key for key in OURS.keys if f"openps.editions.{key}" in sys.modules or f"openps.games.{key}" in sys.modules])
"""


def test_it_needs_no_processes_and_no_other_package() -> None:
    """What a browser has not got is not even looked for."""
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False)
    assert done.stderr == ""


@each_game
def test_who_plays_one_game_waits_for_no_other(game: str) -> None:
    done = subprocess.run([sys.executable, "-c", ONE_GAME, game], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == (f"{game}\n", "")


def test_it_answers_what_a_server_answers() -> None:
    async def test(shelf: MemoryShelf) -> None:
        async with a_tab(shelf) as tab:
            told = await tab.ask("GET", "/games")
            assert [one["key"] for one in told["games"]] == list(games())
            for game in games():
                assert len((await tab.ask("GET", f"/rules/{game}", language="fr"))["clauses"]) > 20
                assert (await tab.ask("GET", f"/rules/{game}/search?asked=win"))["clauses"]
                assert (await tab.ask("GET", f"/puzzles/{game}?day=2026-11-18"))["choices"]
            assert await tab.ask("GET", "/tables") == {"tables": []}

    play(test)


def test_what_makes_no_sense_is_refused_in_words() -> None:
    async def test(shelf: MemoryShelf) -> None:
        async with a_tab(shelf) as tab:
            status, problem = await tab.answer("GET", "/nothing", language="fr")
            assert (status, problem["code"]) == (404, "error-no-page")
            assert "adresse" in problem["words"]
            assert (await tab.answer("POST", "/tables", "{nonsense"))[0] == 400
            assert (await tab.answer("POST", "/tables", "\ud800"))[0] == 400
            assert (await tab.answer("GET", "/tables/abcdefgh"))[0] == 404
            tab.door.dial(1)
            tab.door.hear(1, "nonsense")
            await tab.until(lambda: tab.browser.ends)
            assert tab.browser.ends[1][0] == 4400
            tab.door.hear(1, "too late")
            tab.door.hang_up(99)
            assert tab.browser.logged == []

    play(test)


@each_game
def test_a_match_is_played_to_its_end_and_told(game: str) -> None:
    """With replay, tale, record and verification by uploading it again."""

    async def test(shelf: MemoryShelf) -> None:
        async with a_tab(shelf) as tab:
            seated = await tab.begin(game, FEWEST[game])
            line = tab.sit(seated)
            await tab.finish(line)
            at, ticket = f"/tables/{seated['table']}", seated["ticket"]
            record = await tab.ask("GET", f"{at}/record", ticket=ticket)
            assert json.loads(record.splitlines()[0])["game"] == game
            assert (await tab.ask("GET", f"{at}/frames?start=0", ticket=ticket))["frames"]
            assert (await tab.ask("GET", f"{at}/tale", ticket=ticket))["fates"] is not None
            brought = await tab.ask("POST", "/records", {"record": record})
            assert brought["game"] == game
            assert tab.browser.logged == []

    play(test)


def test_nothing_is_told_before_it_is_kept() -> None:
    """Every number that the page hears is on the shelf by then."""

    class Watched(Tab):
        def __init__(self, shelf: MemoryShelf) -> None:
            super().__init__(shelf)
            self.early: list[object] = []
            hear = self.browser.say

            def say(line: int, text: str) -> None:
                told = json.loads(text)
                kept = [max(rows) for rows in shelf.kept.values()]
                if told["type"] == "news" and told["seq"] not in range(max(kept) + 1):
                    self.early.append(told)
                hear(line, text)

            self.browser.say = say

    async def test(shelf: MemoryShelf) -> None:
        tab = Watched(shelf)
        await tab.door.open()
        line = tab.sit(await tab.begin("pani_high", FEWEST["pani_high"]))
        for _ in range(8):
            await tab.move(line)
        assert tab.early == []
        assert tab.heard(line, "news")[-1]["seq"] > 8
        await tab.door.close()

    play(test)


@each_game
def test_a_tab_that_is_gone_at_any_moment_has_lost_nothing(game: str) -> None:
    """Ten times in one match a new tab finds all that the one before had shown, and plays on."""

    async def test(shelf: MemoryShelf) -> None:
        seated: dict[str, str] = {}
        seen = 0
        for _ in range(10):
            tab = Tab(shelf)  # the one before is never closed: nobody tells a tab that it will be killed
            await tab.door.open()
            seated = seated or await tab.begin(game, FEWEST[game])
            line = tab.sit(seated)
            await tab.until(lambda line=line, tab=tab: tab.heard(line, "news"))
            assert tab.heard(line, "news")[0]["seq"] >= seen
            await tab.move(line)
            seen = tab.heard(line, "news")[-1]["seq"]
            await tab.door.close()

    play(test)


def test_a_full_storage_is_told_and_the_match_goes_on() -> None:
    """What was kept before is still there afterwards, and the record can be taken along."""

    async def test(shelf: MemoryShelf) -> None:
        async with a_tab(shelf) as tab:
            seated = await tab.begin("negotiator", 1)
            line = tab.sit(seated)
            await tab.move(line)
            shelf.wrong = "full"
            kept = max(shelf.kept[seated["table"]])
            await tab.finish(line)
            assert tab.browser.troubles == ["full"]
            assert await tab.ask("GET", f"/tables/{seated['table']}/record", ticket=seated["ticket"])
        shelf.wrong = ""
        async with a_tab(shelf) as tab:
            line = tab.sit(seated)
            await tab.until(lambda: tab.heard(line, "news"))
            assert tab.heard(line, "news")[0]["seq"] == kept

    play(test)


def test_without_any_storage_one_can_play_too() -> None:
    async def test(shelf: MemoryShelf) -> None:
        shelf.wrong = "away"
        async with a_tab(shelf) as tab:
            line = tab.sit(await tab.begin("negotiator", 1))
            await tab.finish(line)
            assert set(tab.browser.troubles) == {"away"}

    play(test)


def test_what_another_tab_wrote_is_read() -> None:
    async def test(shelf: MemoryShelf) -> None:
        async with a_tab(shelf) as one, a_tab(shelf) as other:
            seated = await one.begin("negotiator", 1)
            first, second = one.sit(seated), other.sit(seated)
            await one.move(first)
            seq = one.heard(first, "news")[-1]["seq"]
            other.door.appended(seated["table"], seq)
            await other.until(lambda: [news for news in other.heard(second, "news") if news["seq"] == seq])

    play(test)


def test_several_people_sit_at_one_screen() -> None:
    """Each has a line, and hears no more than their own seat may know."""

    async def test(shelf: MemoryShelf) -> None:
        async with a_tab(shelf) as tab:
            asked = {"game": "pani_high", "name": "Ann", "players": 5, "seats": ["open", "open", *["beginner"] * 3]}
            ann = await tab.ask("POST", "/tables", asked)
            bob = await tab.ask("POST", f"/tables/{ann['table']}/join", {"name": "Bob", "seat": 1})
            for one in (ann, bob):
                await tab.ask("POST", f"/tables/{ann['table']}/ready", {"entropy": "00"}, one["ticket"])
            await tab.ask("POST", f"/tables/{ann['table']}/start", ticket=ann["ticket"])
            lines = [tab.sit(ann), tab.sit(bob)]
            await tab.until(lambda: all(tab.heard(line, "news") for line in lines))
            first, second = [tab.heard(line, "news")[0]["view"] for line in lines]
            assert first != second

    play(test)


def test_a_bot_that_fails_never_stops_a_table() -> None:
    async def test(shelf: MemoryShelf) -> None:
        async with a_tab(shelf, lambda _: "") as tab:
            line = tab.sit(await tab.begin("pani_high", 5))
            for _ in range(3):
                await tab.move(line)
            assert tab.browser.questions

    play(test)


@each_game
def test_bots_elsewhere_get_a_view_and_answer_with_a_move(game: str) -> None:
    """The real bots of the second worker, asked in its words."""
    answers: list[tuple[dict[str, Any], str]] = []

    def thinks(question: str) -> str:
        told = bots.answer(question)
        answers.append((json.loads(question), told))
        return told

    async def test(shelf: MemoryShelf) -> None:
        async with a_tab(shelf, thinks) as tab:
            line = tab.sit(await tab.begin(game, FEWEST[game], "normal", hints=FEWEST[game] == 1))
            if FEWEST[game] == 1:
                await tab.until(lambda: tab.asked(line))
                tab.tell(line, type="hint", id="h")
                await tab.until(lambda: tab.heard(line, "hint"))
            else:
                await tab.move(line)
                await tab.move(line)

    play(test)
    chosen = [(question, told) for question, told in answers if "log" not in question]
    assert chosen
    for question, told in chosen:
        assert json.loads(told) in question["moves"]
        assert question["seconds"] == bots.THINKS_FOR
        assert set(question) <= {"game", "rules", "view", "moves", "luck", "steps", "seconds", "level", "log"}


def test_a_question_that_makes_no_sense_is_answered_with_nothing() -> None:
    assert bots.answer("{}") == ""
    assert bots.answer("nonsense") == ""


@each_game
def test_the_strong_ones_answer_in_the_time_that_is_given(game: str) -> None:
    """Those that think ahead think less far on a slow device; the others take no time anyway."""
    assert thinker.player("strong", game, 0.2).spec.budget(lambda: 0.0).seconds == 0.2
    assert thinker.player("strong", game).spec.budget(lambda: 0.0).seconds is None
    assert thinker.player("beginner", game, 0.2).spec.steps == 0 or thinker.player("beginner", game, 0.2).spec.seconds


def test_a_review_is_made_elsewhere_and_kept() -> None:
    async def test(shelf: MemoryShelf) -> None:
        async with a_tab(shelf) as tab:
            seated = await tab.begin("negotiator", 1)
            await tab.finish(tab.sit(seated))
            at = f"/tables/{seated['table']}/review"
            assert (await tab.ask("POST", at, ticket=seated["ticket"]))["state"] in ("waiting", "working")
            await tab.until(lambda: shelf.reviews)
            now = await tab.ask("GET", at, ticket=seated["ticket"])
            assert (now["state"], now["review"]["length"] > 100) == ("done", True)

    play(test)
