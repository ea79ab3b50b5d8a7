"""A newcomer who does what the guide of a lesson says, with the things it points at."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from openps.catalog import edition_named
from openps.editions.lesson import Beat, read_lesson
from tests.web.person import Person

GUIDE = "section.guide"
TRIES = 8
# Of a thing on a map, the part that the map shows.
IN_SIGHT = """(one) => {
  const [own, map] = [one, one.closest('[data-pans]') ?? document.body].map((each) => each.getBoundingClientRect());
  const [left, top] = [Math.max(own.left, map.left), Math.max(own.top, map.top)];
  return [left, top, Math.min(own.right, map.right) - left, Math.min(own.bottom, map.bottom) - top];
}"""


def _selector(anchor: str) -> str:
    kind, _, name = anchor.partition(":")
    return f'[data-{"pick" if kind == "pick" else "guide"}="{name}"]'


def press(buttons: Any) -> None:
    """The first of them, if there is one at this moment: what was picked may be taken back between two looks."""
    buttons.evaluate_all("(all) => all[0]?.click()")


class Pupil:
    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        self.page = person.page
        self.game = game
        self.scenes = read_lesson(edition_named(game).lesson).scenes
        self.beats: list[Beat] = [beat for scene in self.scenes for beat in scene.beats]

    def begin(self) -> None:
        self.person.visit()
        self.page.locator(f'[data-lesson="{self.game}"]').click()
        self.await_beat(self.beats[0].says)

    def await_beat(self, says: str) -> None:
        self.page.locator(f'{GUIDE}[data-beat="{says}"][data-told="true"]').wait_for()

    def says(self) -> str:
        return self.page.locator(f"{GUIDE} .says").inner_text()

    def walk(self, look: Callable[[Beat], None], whole: Collection[str] | None = None) -> None:
        """To the last beat; `look` is called at each of them, before it is followed.

        Of scenes that are not among those to be walked whole the first beat is looked at, and the others passed over.
        """
        for scene in self.scenes:
            is_whole = whole is None or scene.name in whole or len(scene.beats) == 1
            for beat in scene.beats if is_whole else scene.beats[:1]:
                if self.reached(beat):
                    look(beat)
                    if is_whole and beat is not self.beats[-1]:
                        self.follow(beat)
            if not is_whole:
                self.page.locator(f"{GUIDE} .out button").first.click()

    def reached(self, beat: Beat) -> bool:
        """Whether it is told; a board may have played two moves with one tap, then the next one is."""
        later = [one.says for one in self.beats[self.beats.index(beat) :]]
        self.page.locator(", ".join(f'{GUIDE}[data-beat="{says}"][data-told="true"]' for says in later)).wait_for()
        return self.still_at(beat)

    def follow(self, beat: Beat) -> None:
        if beat.move:
            self.play(beat)
        else:
            self.page.wait_for_timeout(200)  # it has found its place
            self.page.locator(f"{GUIDE} .next").click()

    def play(self, beat: Beat) -> None:
        """On the piece: the first of the things that it may be picked by, and then the move itself.

        Others may answer meanwhile, which takes back what was picked: then once more.
        """
        buttons = self.page.locator(f'.board [data-move="{beat.move}"]').locator("visible=true")
        for _ in range(TRIES):
            if not buttons.count():
                self.pick(beat)
            if not buttons.count():
                press(self.page.locator(".board .tray .count").locator("visible=true"))  # what found no room
                self.page.wait_for_timeout(150)
            press(buttons)
            self.page.wait_for_timeout(300)
            if not self.still_at(beat):
                return
        raise AssertionError(f"{beat.says}: {beat.move} cannot be played by what the guide points at")

    def pick(self, beat: Beat) -> None:
        for anchor in beat.anchor.split():
            kind, _, name = anchor.partition(":")
            thing = self.page.locator(f'[data-pick="{name}"]').locator("visible=true").first
            if kind == "pick" and thing.is_visible():
                self.tap(thing)
                self.page.wait_for_timeout(150)  # choices that find no room are folded
                return

    def tap(self, thing: Any) -> None:
        """Beside its middle, where others may stand in a room."""
        thing.scroll_into_view_if_needed()
        left, top, width, height = thing.evaluate(IN_SIGHT)
        self.page.mouse.click(left + width / 6, top + 0.45 * height)

    def still_at(self, beat: Beat) -> bool:
        """And not, after it was followed, at the next one, which may wait for others."""
        return bool(self.page.locator(f'{GUIDE}[data-beat="{beat.says}"]').count())

    def ring(self) -> dict[str, float] | None:
        """Where the guide points at."""
        return self._box(".points-at")

    def needed(self, beat: Beat) -> dict[str, list[dict[str, float]]]:
        """Where the things are that a beat names, and the tray: one may be drawn twice, on the map and beside it.

        A part of the table that holds one of them only stands in for it.
        """
        boxes_of = {anchor: self._boxes(anchor) for anchor in [*beat.anchor.split(), "area:ask"]}
        things = [name.partition(":")[2] for name, boxes in boxes_of.items() if boxes and name.startswith("pick:")]
        return {anchor: boxes for anchor, boxes in boxes_of.items() if boxes and not self._holds(anchor, things)}

    def _boxes(self, anchor: str) -> list[dict[str, float]]:
        boxes = [one.bounding_box() for one in self.page.locator(_selector(anchor)).locator("visible=true").all()]
        return [box for box in boxes if box]

    def _holds(self, anchor: str, things: list[str]) -> bool:
        part = self.page.locator(_selector(anchor))
        return any(part.locator(f'[data-pick="{thing}"]').count() for thing in things)

    def stands(self) -> dict[str, float]:
        box = self._box(GUIDE)
        assert box is not None
        return box

    def _box(self, selector: str) -> Any:
        shown = self.page.locator(selector)
        return shown.bounding_box() if shown.count() else None
