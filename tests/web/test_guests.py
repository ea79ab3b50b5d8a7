"""A game that the page was not built with: one of ours in disguise, which the page knows only by what it is told."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

from openps.catalog import games
from tests.web.client import WEB
from tests.web.person import Person

Come = Callable[..., Person]
GUEST = "visitor"
MANY, ALONE = "pani_high", "negotiator"
EDITION = f"**/api/v1/editions/{GUEST}"
ART = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><rect width="4" height="2" fill="teal"/></svg>'
BOARD = """
export function mount(element, news) {
  const draw = ({ question, moves, words, choose }) => {
    const buttons = moves.map((move) => {
      const button = document.createElement("button");
      button.dataset.guestMove = move.text;
      button.textContent = words.move(move.move);
      button.onclick = () => choose(move);
      return button;
    });
    const asked = document.createElement("h2");
    asked.textContent = question ? words.say(`ask-${question.ask}`) : "";
    element.replaceChildren(asked, ...buttons);
  };
  draw(news);
  return { update: draw, destroy: () => element.replaceChildren() };
}
"""


def edition(ours: str, language: str, board: str | None) -> dict[str, Any]:
    messages = files(games()[ours].info.package).joinpath("messages", f"{language}.ftl").read_text("utf-8")
    meanings = json.loads((WEB / "src" / "lib" / "generated" / f"{ours}.json").read_text("utf-8"))
    words = messages.replace(f"-{ours} =", f"-{GUEST} =")
    return {"messages": words, "meanings": meanings, "art": f"/api/v1/editions/{GUEST}/art.svg", "board": board}


def disguised(person: Person, ours: str, board: str | None = None) -> Page:
    """Whatever goes over the line, the game is called otherwise; its words, picture and board are told."""
    page = person.page

    def speak(route: Route) -> None:
        asked = route.request
        body = asked.post_data
        answer = route.fetch(url=asked.url.replace(GUEST, ours), post_data=body and body.replace(GUEST, ours))
        route.fulfill(response=answer, body=answer.text().replace(f'"{ours}"', f'"{GUEST}"'))

    def tell(route: Route) -> None:
        language = route.request.headers["accept-language"]
        route.fulfill(json=edition(ours, language, board))

    def listen(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda said: line.send(str(said).replace(f'"{ours}"', f'"{GUEST}"')))

    page.route("**/api/v1/**", speak)
    page.route(EDITION, tell)
    page.route(f"{EDITION}/art.svg", lambda route: route.fulfill(body=ART, content_type="image/svg+xml"))
    page.route(f"{EDITION}/board.js", lambda route: route.fulfill(body=BOARD, content_type="text/javascript"))
    page.route_web_socket("**/api/v1/socket", listen)
    return person.visit()


def test_a_guest_is_played_on_the_plain_board_in_the_language_of_the_player(sit_down: Come) -> None:
    ann = sit_down(language="fr", phone=True)
    page = disguised(ann, MANY)
    card = page.locator(f'[data-game="{GUEST}"]')
    card.get_by_text("Pani-High").wait_for()
    assert page.evaluate("document.querySelector('[data-game=visitor] img').naturalWidth") > 0

    card.get_by_role("button", name="Jouer").click()
    page.locator("[data-move]").first.wait_for(timeout=90_000)
    hand = page.get_by_role("region", name="Main", exact=True)
    hand.wait_for()
    held = set(ann.news()[-1]["view"]["hand"])  # bots may have taken all of them before the first question
    assert hand.locator("li").count() == len(held)
    assert hand.get_by_text("rien", exact=True).count() == (not held)
    page.get_by_text("Cartes en main").nth(1).wait_for()
    assert ann.axe() == []


def test_a_guest_is_played_to_its_end_and_seen_again(sit_down: Come) -> None:
    ann = sit_down()
    page = disguised(ann, ALONE)
    page.locator(f'[data-game="{GUEST}"]').get_by_role("button", name="Play now").click()
    page.locator("[data-move]").first.wait_for()
    ann.play_on()
    page.locator("#ending-title").wait_for(timeout=400_000)
    page.locator(f"a[href='#/replay/{ann.table()}']").click()
    page.get_by_role("region", name="What you know").wait_for()


def test_a_guest_brings_a_board_and_rules(sit_down: Come) -> None:
    """The module is loaded under the policy of the page; whatever it broke would stand in the console."""
    ann = sit_down()
    page = disguised(ann, MANY, f"/api/v1/editions/{GUEST}/board.js")
    page.locator(f'[data-game="{GUEST}"]').get_by_role("button", name="Play now").click()
    offered = page.locator("[data-guest] button[data-guest-move]")
    offered.first.wait_for(timeout=90_000)
    ann.look_at("log")
    log = page.locator(".drawer ol[aria-label] li")
    log.first.wait_for()
    page.keyboard.press("Escape")
    before = log.count()
    offered.first.click()
    ann.until(lambda: log.count() > before, "another line of the log")  # a string to wait for would be refused here

    page.goto(f"{ann.url}/#/rules/{GUEST}/PH-1.8")
    page.locator("[id='PH-1.8']").wait_for()


def test_a_board_from_elsewhere_is_not_loaded(sit_down: Come) -> None:
    ann = sit_down()
    page = disguised(ann, MANY, "http://evil.example/board.js")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator(f'[data-game="{GUEST}"]').get_by_role("button", name="Play now").click()
    page.locator("[data-move]").first.wait_for(timeout=90_000)

    assert asked
    assert [url for url in asked if "evil.example" in url] == []
