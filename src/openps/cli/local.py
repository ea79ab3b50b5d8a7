"""A table in this process for the full screen: seats round one terminal, people and bots, a record on disk.

The same records, careers and bots as at the prompts (`play`): what was begun here can be gone on with there. It is
written down before every question to a person.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from openps.cli import begun, career, ends, files, opening, terminal
from openps.cli.opening import Opening
from openps.cli.players import HUMAN, Bots
from openps.engine.errors import IllegalMove, OpenpsError, Refusal
from openps.engine.ids import Seat, Viewer
from openps.engine.match import AnyMatch, Match
from openps.tui.sight import Ending, Sight, Waiting
from openps.words.messages import Messages
from openps.words.teller import Teller

PACE: Final = 0.1  # seconds that a bot takes at least


class LocalTable:
    """One match, and who looks at it. Fulfils the port of the screens (`tui.sight.Table`)."""

    can_begin_again = True

    def __init__(self, begun_as: Opening, told: Sequence[str] = (), language: str = "en", pace: float = PACE) -> None:
        self.edition = edition = begun_as.edition
        self.seats = seats = begun_as.seats
        self.path = begun_as.path
        self._begun_as = begun_as
        self.notes = begun_as.notes
        self.trouble: OpenpsError | None = None
        self.curtain: Seat | None = None
        self.waiting: Waiting | None = None
        self.chats: Sequence[str] = ()
        self.can_chat = False
        self.hello = [*begun_as.told, *told]
        self.notices: list[str] = []  # of a bot that failed
        self._of_career: Callable[[Messages], list[str]] = lambda _: []  # when the match ended
        self._match = match = begun_as.match
        self._people = [seat for seat, name in enumerate(seats) if name == HUMAN]
        self.shared = len(self._people) > 1
        self._looking: Viewer = self._people[0] if len(self._people) == 1 else None
        self._language = language
        self._bots = Bots(match, seats, Messages(language, edition.words), self._failed)
        self._pace = pace
        self._hurried = not self.shared  # up to the first question: nobody has seen anything yet
        self._logs: dict[Viewer, list[object]] = {}
        self._decided, self._forced = looked_back(match, self._people)
        self._sight: Sight | None = None
        self._answer: asyncio.Future[object] | None = None
        self._lifted = asyncio.Event()
        self._news = asyncio.Event()
        self._lock = asyncio.Lock()  # of the match: bots speak in a thread

    def pieces(self, language: str) -> Mapping[str, str]:
        return self.edition.screen.names(self._match.options, language)

    @property
    def ply(self) -> int:
        """How many moves were played."""
        return self._match.ply

    # ---- what is told

    def sight(self) -> Sight | None:
        return None if self.curtain is not None else self._sight

    def _show(self) -> None:
        """The one place where what is seen changes: between two moves, never while a bot speaks."""
        self._sight = self._seen()
        self._news.set()

    def _seen(self) -> Sight:
        match, viewer = self._match, self._looking
        decision = match.decision()
        moves = match.legal_moves(viewer) if self._answer is not None and viewer is not None else ()
        return Sight(
            viewer=viewer,
            view=match.view(viewer),
            log=self._log(viewer),
            ask=decision.ask if decision else "",
            asked=decision.seats if decision else (),
            moves=moves,
            impossible=self._impossible(viewer, moves) if viewer is not None and moves else (),
            outcome=match.outcome(),
            forced={} if self.shared else self._forced,
            since=self._decided.get(viewer, 0),
        )

    def _impossible(self, seat: Seat, moves: Sequence[object]) -> list[tuple[str, Refusal]]:
        menu = self.edition.menu(self._match.state, seat, moves)
        return [(entry.action, entry.refusal) for entry in menu if entry.refusal is not None]

    def _log(self, viewer: Viewer) -> Sequence[object]:
        log = self._logs.setdefault(viewer, [])
        log += self._match.seen_by(viewer, self._match.log[len(log) :])
        return tuple(log)

    async def changed(self) -> None:
        await self._news.wait()
        self._news.clear()

    # ---- the round of decisions

    async def run(self) -> None:
        try:
            await self._round()
        finally:
            self._bots.close()
            self._write()

    async def _round(self) -> None:
        self._show()
        while (decision := self._match.decision()) is not None:
            await self._let_bots_talk()
            # A person before a bot: a secret choice of two seats is waited for on the screen it is made on.
            seat = next((seat for seat in decision.seats if seat in self._people), decision.seats[0])
            if seat in self._people:
                await self._ask(seat, decision.ask)
            else:
                await self._bot_moves(seat)
        self._finish()

    async def _let_bots_talk(self) -> None:
        async with self._lock:
            await asyncio.to_thread(self._bots.talk)

    async def _bot_moves(self, seat: Seat) -> None:
        """It thinks elsewhere: the screen goes on."""
        began = time.monotonic()
        move = await asyncio.to_thread(self._bots.choose, seat)
        await asyncio.sleep(self._rest(time.monotonic() - began, self._bots.least(seat)))
        await self._play(seat, move)

    async def _play(self, seat: Seat, move: object) -> None:
        """Moves in a hurry are seen together, at the next question."""
        async with self._lock:
            self._match.play(seat, move)
        if self._pace and not self._hurried:
            self._show()

    def _rest(self, thought_for: float, least: float) -> float:
        """Among several people bots answer at whole steps: how long one thinks tells nothing of what it holds.

        So one that thinks ahead takes its time where it has no choice as well. Whoever plays alone may hurry them.
        """
        if not self.shared:
            return 0.0 if self._hurried else max(0.0, self._pace - thought_for)
        if not self._pace:
            return 0.0
        return max(1, math.ceil(max(thought_for, least) / self._pace)) * self._pace - thought_for

    async def _ask(self, seat: Seat, ask: str) -> None:
        moves = self._match.legal_moves(seat)
        if len(moves) == 1 and not self.shared:
            # Nothing to decide, and nobody looks on (docs/decisions/0080); its person reads why.
            self._forced[len(self._match.log)] = ask
            self._match.play(seat, moves[0])
            return
        self._hurried = False
        await self._call(seat)
        self._write()
        self._answer = asyncio.get_running_loop().create_future()
        self._show()
        move = await self._answer
        self._answer = None
        self._decided[seat] = len(self._match.log)
        await self._play(seat, move)

    async def _call(self, seat: Seat) -> None:
        """The curtain goes by who is asked and who looks, and by nothing else (docs/decisions/0080)."""
        if self.shared and seat != self._looking:
            self.curtain = seat
            self._lifted.clear()
            self._news.set()
            await self._lifted.wait()
        self._looking = seat

    def lift(self) -> None:
        """The curtain is gone once there is something behind it that its person may see."""
        if self.curtain is not None:
            self._looking, self.curtain = self.curtain, None
            self._show()
            self._lifted.set()

    # ---- what is asked for

    async def begin(self) -> None:
        """It has."""

    async def play(self, move: str) -> None:
        answer, seat = self._answer, self._looking
        if answer is None or answer.done() or seat is None:
            return
        meant = self._match.game.parse_move(move)
        if meant not in self._match.legal_moves(seat):
            why = self._match.game.why_not(self._match.state, seat, meant)
            assert why is not None
            raise IllegalMove(seat, meant, why)
        answer.set_result(meant)

    async def say(self, text: str) -> None:
        """A claim, heard by all. Nobody speaks for whoever does not sit at the screen."""
        if self._looking is None or self._answer is None:
            raise OpenpsError("tui-say-later")
        async with self._lock:
            self._match.say(self._looking, text)
            await asyncio.to_thread(self._bots.talk)
        self._write()
        self._show()

    async def chat(self, text: str) -> None:
        """People round one terminal talk aloud."""

    def hurry(self) -> None:
        self._hurried = True

    # ---- the end

    def _write(self) -> None:
        """A disk that is full is told, and the match goes on."""
        try:
            files.save(self.path, self._match, self.seats, self.notes)
        except OpenpsError as error:
            self.trouble = error
        else:
            self.trouble = None

    def _failed(self, words: str) -> None:
        self.notices.append(words)

    def _finish(self) -> None:
        """The end is told to all: not by the eyes of one, where several sat there."""
        if self.shared:
            self._looking = None
        book = career.book_of(self.edition)
        if book is not None and begun.CAREER in self.notes:
            try:
                say = Messages(self._language, self.edition.words)
                self._of_career = book.kept(self.notes[begun.CAREER], self._match, self.path, say, self.notes)
            except OpenpsError as error:
                self.trouble = error
        self._write()
        self._show()

    async def ending(self, teller: Teller) -> Ending:
        kept = [teller.say("play-seed", seed=self._match.seed), teller.say("play-record", file=str(self.path))]
        career_tells = self._of_career(Messages(teller.say.language, self.edition.words))
        return ends.ending_of(self._match, self.edition, teller, [*dict.fromkeys(self.notices), *career_tells, *kept])

    def again(self, language: str) -> LocalTable:
        fresh = opening.again(self._begun_as)
        return LocalTable(fresh, fresh.written(False, Messages(language, fresh.edition.words)), language, self._pace)

    def farewell(self, teller: Teller) -> Sequence[str]:
        if self.trouble is not None:
            return [teller.say.error(self.trouble)]
        key = "play-resume" if self._match.outcome() is None else "play-verify"
        return [
            teller.say("play-saved", file=str(self.path)),
            teller.say(key, file=str(self.path), program=terminal.program()),
        ]


def looked_back(match: AnyMatch, people: Sequence[Seat]) -> tuple[dict[Viewer, int], dict[int, str]]:
    """How long the log was when each person last had a choice, and where it goes on with what had to be done, by the
    question; a match that goes on is played again to find out."""
    lengths: dict[Viewer, int] = {}
    forced: dict[int, str] = {}
    again = Match(match.game, match.options, match.seed) if match.moves else match
    for ply, (seat, move) in enumerate(match.moves):
        if seat in people:
            length, decision = len(again.log) + len([said for said, _ in match.claims if said <= ply]), again.decision()
            if len(again.legal_moves(seat)) > 1:
                lengths[seat] = length
            elif decision is not None:
                forced[length] = decision.ask
        again.play(seat, move)
    return lengths, forced
