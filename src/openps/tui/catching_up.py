"""What a person must have read before the table goes on: what they have become, and what befell them meanwhile."""

from __future__ import annotations

from openps.engine.ids import Viewer
from openps.tui import recap
from openps.tui.drawing import Drawing, size_of
from openps.tui.sight import Sight, Table
from openps.words.recap import Part, recap_of


class CatchingUp(Drawing):
    """A screen that tells it in windows, once each. While everything is covered, they wait."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._caught_up: tuple[Viewer, int] | None = None  # for whom, and since when, it was last told what happened
        self._fates: dict[Viewer, str] = {}  # what each viewer was last told to be

    def catch_up(self) -> None:
        sight = self.sight
        if sight is None or self._covered or self.app.screen is not self:
            return
        if not self._tell_fate(sight) and sight.moves:
            self._tell_what_befell(sight)

    def _tell_fate(self, sight: Sight) -> bool:
        """At the moment it is known; everybody is told at the beginning, so that a window tells onlookers nothing."""
        fate = self.panels.fate(sight.view)
        if not fate or fate == self._fates.get(sight.viewer):
            return False
        self._fates[sight.viewer] = fate
        self.app.push_screen(recap.Fate(self.panels.fated(sight.view, self.teller)))
        return True

    def _tell_what_befell(self, sight: Sight) -> None:
        """Once before a question: where others had their turn, or the rows beside the board are too few."""
        now = (sight.viewer, self._since(sight, self.teller))
        if now == self._caught_up:
            return
        self._caught_up = now
        teller, story = self.teller, self.edition.screen.story
        parts = recap_of(self._news(sight, self._entries(sight, teller), teller), story, teller)
        if any(part.mine for part in parts) and (self._others_played(sight) or not self._fits(parts)):
            self.app.push_screen(recap.Waited(recap.page_of(parts, self.say)))

    def _others_played(self, sight: Sight) -> bool:
        since = self._since(sight, self.teller)
        return any(isinstance(entry, self.edition.screen.story.recess) for entry in sight.log[since:])

    def _fits(self, parts: list[Part]) -> bool:
        size = size_of(self.size.width, self.size.height)
        return recap.fits(parts, size.recap, self._recap_columns(size))
