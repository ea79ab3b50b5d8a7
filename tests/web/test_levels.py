"""The bots of a table get stronger while one plays."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.person import Person

Come = Callable[..., Person]


def levels(person: Person) -> list[str | None]:
    """How the bots play, by the last that was told about the table."""
    told = [message["table"] for message in person.heard if "table" in message]
    return [seat["bot"] for seat in told[-1]["seats"]]


def test_the_host_makes_a_bot_stronger_without_a_restart(sit_down: Come) -> None:
    ann = sit_down()
    page = ann.visit()
    page.locator('[data-game="pani_high"]').get_by_role("button", name="Play now").click()
    ann.until_asked()
    assert levels(ann)[1:] == ["normal"] * (len(levels(ann)) - 1)

    ann.look_at("people")
    page.get_by_text("How strong the bots are").click()
    choice = page.locator("details select").nth(1)
    choice.select_option("strong")
    page.wait_for_function("document.querySelectorAll('details select')[1].value === 'strong'")
    ann.play_on()
    ann.until(lambda: "strong" in levels(ann), "a strong bot")
    ann.stop()

    assert levels(ann)[1:4] == ["normal", "strong", "normal"]
    assert ann.axe() == []
