"""A record as a table that can be walked through, for the full screen."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from openps.catalog import edition_named
from openps.cli import ends, files
from openps.cli.reviewing import LocalReview
from openps.editions.edition import Edition
from openps.engine import record
from openps.engine.claims import Claim
from openps.engine.errors import OpenpsError
from openps.engine.ids import Seat, Viewer
from openps.engine.match import AnyMatch
from openps.tui.sight import Ending, Sight, Table, Waiting
from openps.words.messages import Messages
from openps.words.teller import Teller


class ReplayTable:
    """A match that is over; steps are moves, with what was said before the next one. Fulfils `tui.door.Replay`."""

    shared = False
    can_begin_again = False
    can_chat = False
    curtain: Seat | None = None
    waiting: Waiting | None = None
    trouble: OpenpsError | None = None
    chats: Sequence[str] = ()
    hello: Sequence[str] = ()
    notices: Sequence[str] = ()

    def __init__(self, path: str, say: Messages) -> None:
        self._path = path
        read, game, self._match = files.loaded(path, say)
        self.edition: Edition = edition_named(game.info.key)
        self.seats: Sequence[str] = read.seats
        self.step = 0
        self.viewer: Viewer = None
        self._lengths = self._steps(read, record.open_match(read, game))
        self.steps = len(self._lengths) - 1

    def _steps(self, read: record.Record, match: AnyMatch) -> list[int]:
        """How long the log is after each step."""
        lengths = [len(match.log)]
        for act in read.acts:
            record.follow(match, act)
            if act.said:
                lengths[-1] = len(match.log)
            else:
                lengths.append(len(match.log))
        return lengths

    def pieces(self, language: str) -> Mapping[str, str]:
        return self.edition.screen.names(self._match.options, language)

    def go(self, step: int) -> None:
        self.step = step

    def look_as(self, viewer: Viewer) -> None:
        self.viewer = viewer

    def sight(self) -> Sight:
        """The state at a step is folded from the log: that takes milliseconds, so nothing else is kept."""
        game, log = self._match.game, self._match.log[: self._lengths[self.step]]
        state = game.blank(self._match.options)
        for entry in log:
            if not isinstance(entry, Claim):
                game.evolve(state, entry)
        decision = game.decision(state)
        return Sight(
            viewer=self.viewer,
            view=game.view(state, self.viewer),
            log=self._match.seen_by(self.viewer, log),
            ask=decision.ask if decision else "",
            asked=decision.seats if decision else (),
            outcome=game.outcome(state),
        )

    def review(self, language: str) -> LocalReview:
        return LocalReview(self._path, Messages(language))

    async def run(self) -> None:
        """Nothing happens here any more."""

    async def changed(self) -> None:
        await asyncio.Event().wait()

    def lift(self) -> None: ...

    async def begin(self) -> None: ...

    async def play(self, move: str) -> None: ...

    async def say(self, text: str) -> None: ...

    async def chat(self, text: str) -> None: ...

    def hurry(self) -> None: ...

    async def ending(self, teller: Teller) -> Ending:
        return ends.ending_of(self._match, self.edition, teller)

    def again(self, language: str) -> Table:
        """Nothing is played here."""
        raise OpenpsError("tui-no-more")

    def farewell(self, teller: Teller) -> Sequence[str]:
        return ()
