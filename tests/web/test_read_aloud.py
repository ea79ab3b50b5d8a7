"""What a screen reader reads aloud while a match is played."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.person import Person

Come = Callable[..., Person]
LISTEN = """() => {
  const log = document.querySelector("main [role=log]");
  window.readAloud = [];
  const hear = () => window.readAloud.push(log.textContent);
  new MutationObserver(hear).observe(log, { childList: true, subtree: true, characterData: true });
}"""


def test_no_mark_of_a_new_turn_is_read_aloud(sit_down: Come) -> None:
    """In the terminal a turn begins with ---; aloud that would be three dashes."""
    ann = sit_down()
    ann.open_table("pani_high", dict.fromkeys(range(1, 5), "normal"))
    ann.page.locator(".seats ~ .row button.main").click()
    ann.until_asked()
    ann.page.evaluate(LISTEN)
    ann.play_on()
    ann.until(lambda: "drew" in "".join(ann.page.evaluate("window.readAloud")), "somebody drew a card")

    assert not [said for said in ann.page.evaluate("window.readAloud") if "---" in said]
