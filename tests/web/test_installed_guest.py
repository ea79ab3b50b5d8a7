"""The example of a game from outside in a real browser: pip has installed it where the server runs, and the page was
built without it. Whatever the policy of the page refuses would stand in the console, and fails the test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from tests.installed import Environment
from tests.long import only_long
from tests.server.running import Running
from tests.web.person import Person

Come = Callable[..., Person]
KEY = "kuhn_poker"
BUTTONS = "[data-guest] .moves button"
LAPTOP, PHONE = {"width": 1366, "height": 768}, {"width": 360, "height": 740}
SCROLLS_ASIDE = "document.scrollingElement.scrollWidth > innerWidth"


@pytest.fixture(scope="module")
def shared_server(environment: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with environment.serving(tmp_path_factory.mktemp("served")) as serving:
        yield serving
        assert "unexpected" not in serving.logs()
        assert "bot-failed" not in serving.logs()


def seated(person: Person, size: dict[str, int], bots: int) -> Page:
    """At a table of its own, against bots of the game's own level, when it is asked for the first time."""
    person.page.set_viewport_size(size)
    person.open_table(KEY, dict.fromkeys(range(1, bots + 1), "normal"))
    person.page.locator(".seats ~ .row button.main").click()
    return person.page


def seen_again(person: Person) -> Page:
    page = person.page
    page.locator(f"a[href='#/replay/{person.table()}']").click()
    page.locator("main input[type=range]:not([max='0'])").fill("3")
    return page


def test_a_whole_match_on_its_own_board_with_talk_rules_and_replay(sit_down: Come) -> None:
    ann, bob = sit_down(), sit_down()
    page = seated(ann, LAPTOP, bots=2)
    page.locator(BUTTONS).first.wait_for()
    own = page.locator("[data-guest] .mine figcaption").inner_text()
    assert own in {"Jack", "Queen", "King", "Ace"}
    assert page.locator("[data-guest] .others .down").count() == 2, "nobody sees the cards of others"
    assert page.locator(BUTTONS).first.inner_text().lower() == "check\npay nothing for now"
    assert ann.axe() == []

    ann.look_at("talk")
    page.get_by_role("button", name="About me").click()
    page.get_by_role("button", name="I have a card").click()
    page.get_by_role("button", name=own, exact=True).click()
    page.keyboard.press("Escape")
    bob.visit(f"table/{ann.table()}").get_by_role("button", name="Watch").click()
    bob.page.locator("[data-guest] .others .down").nth(2).wait_for()
    assert bob.page.locator(BUTTONS).count() == 0

    page.locator(BUTTONS).first.focus()
    heard = len(ann.news())
    page.keyboard.press("Enter")
    ann.hear_news(heard + 3)  # the own move, and those of both bots
    expect(page.locator(BUTTONS).first).to_be_focused(timeout=120_000)
    ann.play_on(choices=BUTTONS)
    ann.finish()
    expect(page.locator("#ending-title")).to_be_in_viewport()
    assert page.get_by_role("heading", name="How the last hand ended").count() == 1
    assert page.locator("[data-guest] .tag", has_text="winner").count() >= 1
    page.get_by_text("Everything", exact=True).first.click()
    page.locator("li:has(.verdict.true)", has_text=own).first.wait_for()
    assert ann.axe() == []

    seen_again(ann).get_by_role("button", name="Boole").click()
    page.locator("[data-guest] .mine figcaption").wait_for()

    ann.visit(f"rules/{KEY}/KP-2.2")
    page.locator("[id='KP-2.2'].wanted").wait_for()
    page.get_by_role("searchbox").fill("folds")
    expect(page.locator("article")).to_have_count(1)


def test_a_whole_match_in_french_on_a_phone(sit_down: Come) -> None:
    ann = sit_down(language="fr", phone=True)
    page = ann.visit()
    page.locator(f'[data-game="{KEY}"]').get_by_text("Poker de Kuhn").wait_for()
    picture = page.locator(f'[data-game="{KEY}"] img')
    ann.until(lambda: picture.evaluate("(one) => one.naturalWidth") > 0, "its picture")

    seated(ann, PHONE, bots=1)
    page.locator(BUTTONS, has_text="Passer").or_(page.locator(BUTTONS, has_text="Suivre")).first.wait_for()
    assert page.locator("[data-guest] .mine figcaption").inner_text() in {"Valet", "Dame", "Roi"}
    assert not page.evaluate(SCROLLS_ASIDE)

    ann.play_on(choices=BUTTONS)
    ann.finish()
    page.get_by_role("heading", name="La fin de la dernière donne").wait_for()
    seen_again(ann).get_by_text("Donne").first.wait_for()
    assert not page.evaluate(SCROLLS_ASIDE)
    assert ann.axe() == []


@only_long("test_guests, where one of ours is played on the plain board")
def test_without_its_board_it_is_played_on_the_plain_one(sit_down: Come) -> None:
    """Labels in the language of the player, cards face up and down, reasons for what is not possible, by keyboard."""
    ann = sit_down(language="fr", phone=True)

    def without_board(route: Route) -> None:
        told = route.fetch()
        route.fulfill(response=told, json={**told.json(), "board": None})

    ann.page.route(f"**/api/v1/editions/{KEY}", without_board)
    page = seated(ann, PHONE, bots=2)
    page.locator("[data-move=check], [data-move=call]").first.wait_for()
    plates = page.get_by_role("list", name="Sièges").get_by_role("listitem")
    assert plates.filter(has_text="Jetons mis").count() == 3
    assert plates.get_by_text("face cachée").count() == 2
    assert page.get_by_role("region", name="Carte", exact=True).count() == 3
    assert page.locator(".impossible a", has_text="KP-2.").count() == 1
    assert not page.evaluate(SCROLLS_ASIDE)
    assert ann.axe() == []

    page.locator("[data-move]").first.focus()
    page.keyboard.press("Enter")
    ann.play_on()
    ann.finish()
