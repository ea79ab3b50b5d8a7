"""Several people in several browsers, with bots on the other seats."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import takewhile
from pathlib import Path
from typing import Any, TypeVar
from urllib.request import urlopen

from openps.catalog import game_named
from openps.engine import record
from openps.tables.fairness import table_seed
from openps.tables.news import seat_names
from openps.tables.ports import Row
from openps.tables.table import folded
from openps.tables.tickets import hashed
from openps.wire import encoding
from tests.chaos import journals
from tests.long import LONG, only_long
from tests.server.running import Running
from tests.web.person import Person
from tests.web.prepared import TABLE, Prepared, ended, near_the_end, read, write

T = TypeVar("T")
Come = Callable[..., Person]
BOT = "beginner"
FIVE_THINGS = Path(__file__).with_name("five_things.txt")
TWO_ROOMS = ("closed_terminal", "sick_bay")


LEFT = 30 if LONG else 12  # moves of a match whose end is looked at
PLAYED_ON = 25 if LONG else 10  # news to each of two people, after what the test looks at
LAST = 3  # moves and one more, at most, that end a match
MOVED = 15 if LONG else 6  # news that come to both while both choose: the match is under way


@only_long("test_evening, where a friend comes on a phone in French")
def test_pani_high_begins_with_a_friend_on_a_phone_in_french(sit_down: Come) -> None:
    ann, bea = sit_down(), sit_down(phone=True, language="fr")
    table = ann.open_table("pani_high", {2: BOT, 3: BOT, 4: BOT})
    assert ann.axe() == []
    bea.visit(f"table/{table}").locator("main form button.main").wait_for()
    assert bea.axe() == []
    bea.sit_down(table)

    ann.page.get_by_role("button", name="Start the match").click()
    bea.page.get_by_role("button", name="Journal", exact=True).wait_for()
    bea.page.locator(".board .others").wait_for()
    for pane in ("log", "talk"):
        bea.look_at(pane)
    bea.page.get_by_role("button", name="Sur moi").click()
    assert bea.axe() == [], "with what can be said"
    bea.page.get_by_role("button", name="Table", exact=True).click()
    told = [len(ann.news()), len(bea.news())]
    ann.play_on()
    bea.play_on(seed=2)
    for person, before in zip((ann, bea), told, strict=True):
        person.hear_news(before + MOVED)


def test_pani_high_ends_with_a_friend_on_a_phone_in_french(sit_down: Come, server: Running, tmp_path: Path) -> None:
    """The last moves of a match: what comes before them is the same again and again."""
    told = near_the_end(Prepared("pani_high", 5, "", [], ("Ann", "Bea")), LEFT)
    prepared(server, told, tmp_path)
    ann, bea = sit_down(), sit_down(phone=True, language="fr")
    for seat, person in enumerate((ann, bea)):
        person.page.goto(told.link(server.url, seat))
        person.page.locator(".board .others").wait_for()
    ann.play_on()
    bea.play_on(seed=2)
    ann.finish()
    bea.finish()

    assert bea.page.locator("html").get_attribute("lang") == "fr"
    assert "Revanche" in bea.page.locator("main").inner_text()
    assert "Rematch" in ann.page.locator("main").inner_text()
    assert ann.axe() == bea.axe() == []
    assert bea.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "a phone must not scroll sideways"
    assert_rematch(ann, bea, TABLE)


def assert_rematch(ann: Person, bea: Person, table: str) -> None:
    ann.page.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    bea.page.get_by_role("button", name="Revanche").click()
    bea.page.wait_for_url(f"**/{ann.table()}")
    bea.page.locator(".seats").wait_for()


def prepared(server: Running, told: Prepared, folder: Path) -> Prepared:
    """The server comes back with a table that stands in the middle of a match."""
    server.kill()
    write(told, str(folder / "t.db"))
    server.start_again()
    return told


def test_panic_station_with_a_friend_and_nothing_they_may_not_know(
    sit_down: Come, server: Running, tmp_path: Path
) -> None:
    """A scan, a forced trade, a search, a room that was turned and a shot, by two people; then all play on for a while.

    `make long` plays on to the end.
    """
    told, line = read(FIVE_THINGS, ("Ann", "Bea"))
    prepared(server, told, tmp_path)
    ann, bea = people = sit_down(), sit_down()
    for seat, person in enumerate(people):
        person.page.goto(told.link(server.url, seat))
    for seat, move in line:
        answers = people[seat].answers()
        (place_on_the_board if move.startswith("place") else choose)(people[seat], move)
        # Whoever clicks again before that is not listened to: one click, one move.
        people[seat].until(lambda before=answers, who=people[seat]: who.answers() > before, f"an answer to {move}")
    ann.page.get_by_text("Bea’s Android shot at a parasite").first.wait_for(state="attached")
    accuse_with_a_reason(bea, "Ann")

    for person in people:
        seen = {event["kind"] for news in person.news() for event in news["events"]}
        assert seen >= {"ScanRead", "TradeBegan", "CardsTraded", "Searched", "RoomPlaced", "ShotFired", "Claim"}
    placed = [event for news in bea.news() for event in news["events"] if event["kind"] == "RoomPlaced"]
    assert placed[-1]["facing"] == "turned"
    assert_nothing_is_kept(people, told)

    before = [len(person.news()) for person in people]
    ann.play_on()
    bea.play_on(seed=7)
    for count, person in zip(before, people, strict=True):
        if LONG:
            person.finish()
        person.hear_news(count + PLAYED_ON)
    for person in people:
        person.stop()
    for seat, person in enumerate(people):
        assert_only_what_a_seat_may_know(written(tmp_path), seat, person)


def written(folder: Path) -> Any:
    """What was played, as the server has written it down."""
    rows = run_aside(journals.rows(str(folder / "t.db"), TABLE))
    table = folded(TABLE, [Row(one.seq, one.at, one.body) for one in rows])
    return record.read(record.write(table.playing, seat_names(table)))


def run_aside(work: Coroutine[Any, Any, T]) -> T:
    with ThreadPoolExecutor(1) as aside:  # the browser's own loop runs in this thread
        return aside.submit(asyncio.run, work).result()


def test_the_end_of_panic_station_judges_what_was_said_and_tells_each_their_own(
    sit_down: Come, server: Running, tmp_path: Path
) -> None:
    start = Prepared("panic_station", 4, "", [], ("Ann", "Bea"), opening=[(0, "I am host"), (1, "I am host")])
    whole = ended(start, lambda match: match.moves[-1][0] < len(start.people))
    line = [*takewhile(lambda one: one[0] < len(start.people), reversed(whole.before))][LAST::-1]
    told = prepared(server, replace(whole, before=whole.before[: -len(line)]), tmp_path)
    people = sit_down(), sit_down()
    for seat, person in enumerate(people):
        person.page.goto(told.link(server.url, seat))
    for seat, move in line:
        answers = people[seat].answers()
        choose(people[seat], move)
        people[seat].until(lambda before=answers, who=people[seat]: who.answers() > before, f"an answer to {move}")
    for person in people:
        person.finish()
    assert people[0].axe() == []
    people[0].page.get_by_text("said: “").first.wait_for(state="attached")  # what was said is judged
    assert_nothing_is_kept(people, told)
    with urlopen(f"{server.url}/api/v1/tables/{TABLE}/record") as answer:
        match = record.read(answer.read())
    for seat, person in enumerate(people):
        assert person.stored()["openps.finished"].split() == ["panic_station"]
        assert_only_what_a_seat_may_know(match, seat, person, len(line))


def choose(person: Person, move: str) -> None:
    """In the list of all choices, which is folded beside the board."""
    person.page.locator(f'[data-move="{move}"]').first.wait_for(state="attached")
    person.page.locator(f'[data-move="{move}"]').first.dispatch_event("click")


def place_on_the_board(person: Person, move: str) -> None:
    """The next room is turned where it shall lie, if it does not lie so already, and put down."""
    page = person.page
    cell = page.locator(f'[data-pick="{place_of(person, move)}"]')
    cell.wait_for()
    ways = [one for one in person.news()[-1]["moves"] if one["text"].startswith(move.rsplit(" ", 1)[0])]
    if cell.get_attribute("aria-pressed") == "false":  # the only place is picked by itself
        cell.dispatch_event("click")
        if len(ways) == 1:
            return  # it can lie there in one way only, and is put down at once
    wanted = page.locator(f'.ask [data-move="{move}"]')
    if not wanted.count():
        page.locator("[data-turn]:visible").first.click()
    wanted.click()


def place_of(person: Person, move: str) -> str:
    """The place on the map that a move such as `place 9 E turned` means."""
    _, room, way, _ = move.split()
    placed = person.news()[-1]["view"]["placed"]
    rooms = [card for card in placed for _ in range(2 if card["card"] in TWO_ROOMS else 1)]
    dx, dy = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[way]
    return f"cell:{rooms[int(room)]['x'] + dx}:{rooms[int(room)]['y'] + dy}"


def accuse_with_a_reason(person: Person, name: str) -> None:
    """Two taps: something that happened, and what one says of whoever did it."""
    person.look_at("talk")
    panel = person.page.get_by_role("region", name="Claim something")
    panel.locator(".reasons button").filter(has_text=name).first.click()
    panel.get_by_role("button", name=f"{name} is infected").click()
    person.page.locator(".talk .moment").first.wait_for()
    person.page.keyboard.press("Escape")


def assert_nothing_is_kept(people: Sequence[Person], told: Prepared) -> None:
    """Neither the secret of the shuffle nor anybody else's ticket reaches a browser, and what it keeps is its own."""
    seed = table_seed(told.secret, [])
    for seat, person in enumerate(people):
        everything = json.dumps([person.heard, person.stored()])
        others = [told.ticket(other) for other in range(len(people)) if other != seat]
        hidden = [told.secret, seed, *others, *[hashed(told.ticket(one)) for one in range(len(people))]]
        assert [one for one in hidden if one in everything] == []
        assert told.ticket(seat) in everything
        assert person.kept_elsewhere() == []


def assert_only_what_a_seat_may_know(told: Any, seat: int, person: Person, least: int = 20) -> None:
    """Every view, event and choice that came is what the gate gives to this seat; the storage holds its own ticket."""
    match = record.open_match(told, game_named(told.game))
    allowed: dict[str, set[str]] = {}
    for act in [None, *told.acts]:
        if act is not None:
            record.follow(match, act)
        offered = {match.game.move_text(move) for move in match.legal_moves(seat)}
        allowed.setdefault(spelled(plain(encoding.encode_view(match.view(seat)))), set()).update(offered)
    masked = [plain(encoding.encode_event(event)) for event in match.seen_by(seat, match.log)]

    received = person.news()
    assert len(received) > least
    assert [one["view"] for one in received if spelled(one["view"]) not in allowed] == []
    for one in received:
        assert {move["text"] for move in one["moves"]} <= allowed[spelled(one["view"])]
    events = [event for one in received for event in one["events"]]
    assert len(events) > 100
    at = masked.index(events[0])  # who comes late is told the last of what happened before
    while masked[at : at + len(events)] != events:
        at = masked.index(events[0], at + 1)  # raises where it is found nowhere
    assert {one["type"] for one in person.heard} <= {"welcome", "table", "news", "pong"}
    stored = person.stored()
    assert set(stored) - {"openps.finished"} == {"openps.tickets", "openps.settings"}
    assert len(json.loads(stored["openps.tickets"])) == 1
    kept = {"language", "sound", "volume", "notify", "still", "side", "name"}
    assert set(json.loads(stored["openps.settings"])) == kept


def spelled(view: Any) -> str:
    return json.dumps(view, sort_keys=True)


def plain(data: bytes) -> Any:
    return json.loads(data)
