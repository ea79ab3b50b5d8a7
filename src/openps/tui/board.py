"""The board: larger than its window if need be, panned by keys, wheel and mouse, in several sizes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.containers import ScrollableContainer
from textual.geometry import Region, Size, Spacing
from textual.message import Message
from textual.widgets import Static

from openps.tui.ink import content_of, spot_under
from openps.words.panels import Line, Picture, cell_width

AROUND: Final = 2  # rows and columns


class Pointed(Message):
    """A person pointed at a spot of some panel."""

    def __init__(self, spot: str) -> None:
        super().__init__()
        self.spot = spot


class Pane(Static):
    """A panel that is drawn from a picture; its spots can be clicked."""

    def draw(self, picture: Sequence[Line], theme: str) -> None:
        self.update(content_of(picture, theme))

    def on_click(self, event: events.Click) -> None:
        spot = spot_under(event)
        if spot:
            event.stop()
            self.post_message(Pointed(spot))


class Board(ScrollableContainer):
    """A window on a picture."""

    can_focus = True

    def compose(self) -> ComposeResult:
        yield Pane(id="picture")

    def show(self, picture: Picture, theme: str, focus: str, lit: Collection[str] = ()) -> None:
        """With the spot that matters in sight, and as far as there is room with what can be chosen."""
        pane = self.query_one("#picture", Pane)
        pane.draw(picture, theme)
        pane.styles.width = max([cell_width(line) for line in picture], default=1)
        pane.styles.height = max(1, len(picture))
        own = [region_of(picture, focus)] if focus else []
        chosen = [region_of(picture, spot) for spot in sorted(lit)]
        self.call_after_refresh(self._bring_in_sight, _known(own), _known(chosen))

    def _bring_in_sight(self, own: Sequence[Region], chosen: Sequence[Region]) -> None:
        """All of it where it fits, otherwise what can be chosen, otherwise where one is."""
        for regions in ([*own, *chosen], chosen, own):
            region = Region.from_union(regions) if regions else Region()
            if region and region.width <= self.size.width and region.height <= self.size.height:
                self.scroll_to_region(region, animate=False, spacing=_around(region, self.size))
                return


def _known(regions: Sequence[Region | None]) -> list[Region]:
    return [one for one in regions if one is not None]


def _around(region: Region, size: Size) -> Spacing:
    """What is seen around it, as far as there is room for that."""
    beside, above = (size.width - region.width) // 2, (size.height - region.height) // 2
    return Spacing.unpack((min(AROUND, above), min(AROUND, beside)))


def region_of(picture: Picture, spot: str) -> Region | None:
    """Where a spot is drawn."""
    columns, rows = [], []
    for row, line in enumerate(picture):
        at = 0
        for ink in line:
            if ink.spot == spot:
                columns += [at, at + len(ink.text)]
                rows.append(row)
            at += len(ink.text)
    if not rows:
        return None
    return Region(min(columns), min(rows), max(columns) - min(columns), max(rows) - min(rows) + 1)
