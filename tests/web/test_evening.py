"""An evening with friends: two people and somebody who looks on; gestures, words apart, who is away, and leaving."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route

from tests.long import only_long
from tests.web.person import Person

Come = Callable[..., Person]
BOT = "beginner"
SIZES = [{"width": 1366, "height": 768}, {"width": 390, "height": 844}]


def named(person: Person, name: str) -> Person:
    person.visit().locator("#name").fill(name)
    person.page.locator("#name").blur()
    return person


def pane(person: Person, key: str) -> None:
    person.page.locator(f"[data-pane={key}]").filter(visible=True).click()


def write(person: Person, text: str) -> None:
    person.page.locator("#chat-text").fill(text)
    person.page.keyboard.press("Enter")


def written(person: Person) -> list[str]:
    """Everything that came over the line, shown or not."""
    came = [line for one in person.heard if one["type"] == "welcome" for line in one["chats"]]
    came += [one for one in person.heard if one["type"] == "chat"]
    return [line["text"] for line in came]


NOTED = """
window.bubbles = [];
const noted = new WeakSet();
new MutationObserver(() => {
  for (const one of document.querySelectorAll("[data-bubble]")) {
    if (noted.has(one)) continue;
    noted.add(one);
    window.bubbles.push({ kind: one.dataset.bubble, text: one.innerText });
  }
}).observe(document, { subtree: true, childList: true });
"""
"""A bubble goes by itself after seconds: on a busy machine it may be gone before anybody looks."""
NEXT = "(kind) => window.bubbles.findIndex((one) => one.kind === kind) >= 0"
TAKEN = "(kind) => window.bubbles.splice(window.bubbles.findIndex((one) => one.kind === kind), 1)[0].text"


@pytest.fixture
def sit_down(sit_down: Come) -> Come:
    """People whose pages note what goes by."""

    def come(**how: Any) -> Person:
        person = sit_down(**how)
        person.context.add_init_script(NOTED)
        return person

    return come


def bubble(person: Person, kind: str) -> str:
    """The next one of this kind that was shown; each counts once."""
    person.page.wait_for_function(NEXT, arg=kind)
    told: str = person.page.evaluate(TAKEN, kind)
    return told.split("\n")[-1]  # after the letter of the face


def leave(page: Page) -> None:
    page.locator(".menu > button").click()
    page.locator("[data-leave]").click()


def test_an_evening_of_two_with_somebody_who_looks_on(sit_down: Come) -> None:
    ann, bea, zoe = named(sit_down(), "Ann"), named(sit_down(phone=True, language="fr"), "Béa"), sit_down()
    table = ann.open_table("pani_high", {2: BOT, 3: BOT, 4: BOT})
    bea.sit_down(table)
    ann.page.locator(".seats ~ .row button.main").click()
    bea.page.locator(".bar").wait_for()
    zoe.visit(f"table/{table}").locator("main form input").first.fill("Zoé")
    zoe.page.get_by_role("button", name="Watch").click()
    zoe.page.locator(".bar").wait_for()

    gestures(ann, bea, zoe)
    words_apart(ann, bea, zoe)
    leaving(ann, bea)
    replaced(ann, bea)


def gestures(ann: Person, bea: Person, zoe: Person) -> None:
    """One tap; all see it at the sender's face, and who looks on makes none."""
    pane(bea, "people")
    ann.page.locator("[data-reactions]").click()
    assert ann.axe() == []
    ann.page.locator(".reactions [data-react=laugh]").click()
    assert bubble(bea, "gesture") == "Ann\u202f: J’en ris"
    assert bea.page.locator("ol li", has_text="Ann").locator(".gesture").count() == 1
    zoe.until(lambda: any(one["type"] == "reaction" for one in zoe.heard), "the gesture")  # bots may have moved since
    assert zoe.page.locator("[data-reactions]").count() == 0
    bea.page.locator("[data-bubble]").wait_for(state="detached")


def words_apart(ann: Person, bea: Person, zoe: Person) -> None:
    for person in (ann, bea, zoe):
        pane(person, "talk")
        person.page.locator("#chat-text").wait_for()
        box = person.page.locator("#chat-text").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= person.page.viewport_size["height"], "the field is in sight"
    write(zoe, "Bea holds the seal")
    zoe.page.get_by_text("Bea holds the seal").wait_for()
    write(ann, "Hello")
    bea.page.get_by_text("Hello").wait_for()
    for person in (ann, bea, zoe):
        person.until(lambda who=person: bool(written(who)), "a line of the chat")

    assert written(ann) == written(bea) == ["Hello"]
    assert written(zoe) == ["Bea holds the seal"]
    assert ann.axe() == bea.axe() == zoe.axe() == []


def leaving(ann: Person, bea: Person) -> None:
    """A dialog says what happens; a bot plays at once, and the seat is there when one comes back."""
    bea.page.locator(".tabs button").first.click()
    leave(bea.page)
    dialog = bea.page.locator("dialog[open]")
    assert "Un robot joue aussitôt pour vous" in dialog.inner_text()
    assert bea.axe() == []
    dialog.get_by_role("button", name="Partir").click()
    assert bubble(ann, "gone") == "Béa is away: a bot plays until they are back."
    bea.page.locator(".tables a").first.click()
    assert bubble(ann, "back") == "Béa is back and plays again."


def replaced(ann: Person, bea: Person) -> None:
    """Somebody's page is closed: the owner need not wait for the table's patience."""
    back = bea.page.url
    bea.page.goto("about:blank")
    pane(ann, "people")
    ann.page.locator("[data-let-bot-play]").filter(visible=True).click()
    assert "a bot plays" in bubble(ann, "gone")
    assert ann.axe() == []
    bea.page.goto(back)
    assert bubble(ann, "back") == "Béa is back and plays again."


def test_who_plays_alone_may_resign_and_looks_on(sit_down: Come) -> None:
    ann = sit_down()
    ann.open_table("pani_high", dict.fromkeys(range(1, 5), BOT), pace=900)
    ann.page.locator(".seats ~ .row button.main").click()
    ann.until_asked()
    ann.until(lambda: ann.page.title().startswith("● "), "a title that says whose turn it is")
    ann.page.locator('link[rel=icon][href="/icon-turn.svg"]').wait_for(state="attached")
    leave(ann.page)
    dialog = ann.page.locator("dialog[open]")
    assert "the match waits for you" in dialog.inner_text()
    dialog.get_by_role("button", name="Resign").click()
    held: list[Route] = []
    ann.page.route("**/assets/Bubbles*.js", lambda route: held.append(route))
    dialog.get_by_role("button", name="Yes, resign").click()

    # On a slow device what is shown for eight seconds may be loaded after ten: bots play on and keep it busy.
    ann.until(lambda: len(held) > 0, "the request for what shows it")
    ann.page.wait_for_timeout(8_500)
    held[0].continue_()
    assert bubble(ann, "resigned") == "Guest has resigned: a bot plays on."
    ann.until(lambda: ann.news()[-1]["view"]["viewer"] is None, "the view of an onlooker")
    ann.page.locator("[data-move]").first.wait_for(state="detached")


@only_long("what is loaded late is told at a resignation")
def test_a_dialog_that_is_still_loaded_opens_when_it_is_there(sit_down: Come) -> None:
    ann = sit_down()
    held: list[Route] = []
    ann.page.route("**/assets/Leave*.js", lambda route: held.append(route))
    ann.open_table("pani_high", dict.fromkeys(range(1, 5), BOT))
    ann.page.locator(".seats ~ .row button.main").click()
    ann.until_asked()
    leave(ann.page)
    ann.until(lambda: len(held) > 0, "the request for the dialog")
    assert ann.page.locator("dialog[open]").count() == 0

    held[0].continue_()
    ann.page.locator("dialog[open]").wait_for()


def test_the_way_on_is_in_sight_and_people_at_one_screen_have_names(sit_down: Come) -> None:
    ann = sit_down()
    for path in ("new/panic_station", "new/panic_station/here"):
        opens = ann.visit(path).locator("main form button.main")
        opens.wait_for()
        for size in SIZES:
            ann.page.set_viewport_size(size)
            ann.until(partial(is_in_sight, opens, size["height"]), f"the way on of {path} at {size}")
    ann.page.get_by_label("Name of player 1").fill("Ann")
    ann.page.locator("#seat-1").select_option("here")
    ann.page.get_by_label("Name of player 3").fill("Cem")
    ann.page.locator("main form button.main").click()
    ann.page.locator(".curtain").wait_for()

    told = next(one["table"] for one in reversed(ann.heard) if "table" in one)
    assert [one["name"] for one in told["members"]] == ["Ann", "Billie", "Cem"]


def is_in_sight(button: Locator, height: int) -> bool:
    box = button.bounding_box()
    return box is not None and box["y"] + box["height"] <= height
