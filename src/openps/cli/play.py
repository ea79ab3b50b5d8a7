"""`openps play`: a match in the terminal, against bots or with friends on one screen.

The match is written down before every question to a person: a crash, a closed window or `quit` loses nothing.
"""

from __future__ import annotations

import argparse
import sys
import textwrap
from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

from openps.cli import answers, begun, career, files, series, sheet, terminal
from openps.cli.helping import Door
from openps.cli.measuring import Measurement
from openps.cli.opening import opened
from openps.cli.players import HUMAN, Bots
from openps.cli.question import TYPED, WIDTH, Question
from openps.cli.sure import asked_again, is_sure
from openps.editions.edition import Edition
from openps.engine.chance import commitment
from openps.engine.errors import BadMoveText, IllegalMove, OpenpsError
from openps.engine.ids import Seat, Viewer
from openps.engine.match import AnyMatch
from openps.words.messages import Messages
from openps.words.page import Page
from openps.words.screen import Screen
from openps.words.story import Told, summed_up, told
from openps.words.teller import Teller

COMMANDS: Final = {
    **TYPED, "save": "save", "sauver": "save", "level": "level", "niveau": "level", "measure": "measure",
    "mesurer": "measure",
}  # fmt: skip


class Left(Exception):
    """The person left; the match is saved."""


def play(given: argparse.Namespace, say: Messages) -> int:
    opening = opened(given, say)
    table = TerminalTable(opening.edition, opening.match, opening.seats, opening.path, say.language, opening.notes)
    for line in opening.told:
        print(line)
    table.opened(resumed=given.resume is not None)
    with closing(table.bots):
        try:
            table.run()
        except (Left, EOFError, KeyboardInterrupt):
            table.leave()
        finally:
            table.measurement.end()
    return 0


class TerminalTable:
    """Seats round one terminal."""

    def __init__(
        self,
        edition: Edition,
        match: AnyMatch,
        seats: list[str],
        path: Path,
        language: str,
        notes: Mapping[str, str] = career.NO_NOTES,
    ) -> None:
        self.edition = edition
        self.game = edition.rules
        self.match = match
        self.seats = seats
        self.path = path
        self.say = Messages(language, edition.words)
        self.screen: Screen = edition.screen
        self.book = career.book_of(edition)
        self.names = self.screen.names(match.options, language)
        self.humans = [seat for seat, name in enumerate(seats) if name == HUMAN]
        self.bots = Bots(match, seats, self.say)
        self.notes = notes
        self.measurement = Measurement(match.game, match.options)
        self.read_up_to: dict[Viewer, int] = {}
        self.passed: list[str] = []  # only choices, not yet told
        self.shared = len(self.humans) > 1
        self.looking: Viewer = self.humans[0] if len(self.humans) == 1 else None

    # ---- the round of decisions

    def run(self) -> None:
        print(self.say("play-hello", game=self.say(f"game-{self.game.info.key}")))
        print(self.say("play-commitment", commitment=commitment(self.match.seed)))
        seats = ", ".join([f"{seat} {name}" for seat, name in enumerate(self.seats)])
        if len(self.seats) > 1:
            print(textwrap.fill(self.say("play-seats", seats=seats), WIDTH))
        while (decision := self.match.decision()) is not None:
            self.bots.talk()
            # A person before a bot: a secret choice of two seats is waited for on the screen it is made on.
            seat = next((seat for seat in decision.seats if seat in self.humans), decision.seats[0])
            if seat in self.humans:
                self._ask(seat, decision.ask)
            else:
                self._bot_moves(seat)
        self._finish()

    def _bot_moves(self, seat: Seat) -> None:
        self.bots.move(seat)
        if not self.humans:
            self._tell(None)

    def _ask(self, seat: Seat, ask: str) -> None:
        view, moves = self.match.view(seat), self.match.legal_moves(seat)
        menu = self.edition.menu(self.match.state, seat, moves)
        impossible = [(entry.action, entry.refusal) for entry in menu if entry.refusal is not None]
        question = Question(self.game, ask, view, moves, self._teller(seat), self.say, self._door(), impossible)
        if len(moves) == 1 and not self.shared:
            self._only_choice(seat, question)
            return
        self._curtain(seat)
        self._write(self.path)
        self._tell(seat)
        sheet.show(self._drawing(seat), question)
        while not self._answered(seat, question):
            pass

    def _only_choice(self, seat: Seat, question: Question) -> None:
        """Nothing to decide, and nobody looks on: it is played, and said with the story of what happened.

        Among several people it is asked for like any other: to be passed over would tell what one holds (PS-16.12).
        """
        self.passed.append(question.name(question.moves[0]))
        self.match.play(seat, question.moves[0])

    def _curtain(self, seat: Seat) -> None:
        """Several people on one screen: it falls by who is asked, which all may know, and by nothing else."""
        if self.shared and seat != self.looking:
            self._wipe()
            input(self.say("play-curtain", seat=seat))
        self.looking = seat
        self.read_up_to[None] = len(self.match.log)  # at the end all are told what happened since the last question

    def _wipe(self) -> None:
        """What one person saw is gone before anybody else looks."""
        if self.shared and self.looking is not None:
            self.looking = None
            if sys.stdout.isatty():
                print("\033[2J\033[3J\033[H", end="")

    # ---- what is shown

    def _teller(self, viewer: Viewer) -> Teller:
        return Teller(self.say, viewer, self.names, partial(self.match.seen, viewer))

    def _door(self) -> Door:
        return Door(self.game.info.sayings, self.game.info.statuses, bots=len(self.humans) < len(self.seats))

    def _drawing(self, viewer: Viewer) -> sheet.Drawing:
        view, teller = self.match.view(viewer), self._teller(viewer)
        return lambda page: self.screen.draw(view, teller, page)

    def _tell(self, viewer: Viewer) -> None:
        """What happened since this viewer last looked, summed up where a person has waited for long."""
        news = self._entries(viewer, self.read_up_to.get(viewer, 0))
        lines = summed_up(news, self.screen.story, self._teller(viewer))
        only = [self.say("play-only-choice", move=", ".join(self.passed))] if self.passed else []
        measured = self.measurement.news(self.say)
        sheet.print_story([*lines, *only, *([measured] if measured else [])])
        self.passed = []
        self.read_up_to[viewer] = len(self.match.log)

    def _entries(self, viewer: Viewer, since: int) -> list[Told]:
        return told(self.match.seen_by(viewer, self.match.log[since:]), since, self.screen.remark, self._teller(viewer))

    # ---- what is answered

    def _answered(self, seat: Seat, question: Question) -> bool:
        """One line from the person; whether it was a move."""
        line = input(self.say("play-prompt", last=len(question.moves)))
        match answers.meant(line, question, COMMANDS):
            case answers.Moves(moves):
                return self._play_all(seat, question, moves)
            case answers.Text(text):
                return self._typed(seat, text, len(question.moves))
            case answers.Command(name, rest):
                self._command(name, rest, seat, question)
            case aside:
                answers.reply(aside, question, self.say)
        return False

    def _play_all(self, seat: Seat, question: Question, moves: Sequence[object]) -> bool:
        """One after the other, until one of them is no longer what the person meant; whether any was played."""
        known = True
        for place, move in enumerate(moves):
            why = series.why_stop(question.ask, self._moment(seat), move, known)
            if place and why:
                print(self.say(why, move=question.name(move)))
                return True
            view, at = self.match.view(seat), len(self.match.log)
            if not self._played(seat, move):
                return bool(place)
            if place + 1 < len(moves):
                happened = self.match.seen_by(seat, self.match.log[at:])
                known = series.foreseen(self.game, view, seat, move, happened)
        return True

    def _moment(self, seat: Seat) -> series.Moment:
        decision = self.match.decision()
        mine = decision is not None and seat in decision.seats
        return series.Moment(decision.ask if decision and mine else "", self.match.legal_moves(seat) if mine else ())

    def _typed(self, seat: Seat, text: str, last: int) -> bool:
        """A move in its own words, such as `attack pool`."""
        try:
            return self._played(seat, self.game.parse_move(text))
        except IllegalMove as error:
            print(self.say("play-illegal", reason=self.say.error(error)))
        except BadMoveText:
            print(self.say("play-unknown", text=text[:WIDTH], last=last))
        return False

    def _played(self, seat: Seat, move: object) -> bool:
        """Whether the move was played: one that ends everything is asked for twice."""
        again = asked_again(self.game.move_text(move), self.say) if move in self.match.legal_moves(seat) else ""
        if again and not is_sure(input(again), self.say):
            return False
        self.match.play(seat, move)
        return True

    def _command(self, command: str, rest: str, seat: Seat, question: Question) -> None:
        if command in ("help", "cards"):
            question.help(rest if command == "help" else command)
        elif command == "choices":
            question.show()
        elif command == "table":
            print(self._drawing(seat)(Page(terminal.page().columns)))
        elif command == "log":
            sheet.print_log(self._entries(seat, 0))
        elif command == "rules":
            question.rules(rest)
        elif command == "measure":
            self._print([self.measurement.begin(self.say)])
        elif command == "save":
            self._save(rest)
        elif command == "say":
            self._talk(seat, rest)
        elif command == "level":
            self._level(rest)
        else:
            raise Left

    def _talk(self, seat: Seat, text: str) -> None:
        """A claim, heard by all; alone, `say` tells what can be said."""
        if not text:
            forms = self._teller(seat).forms(self.game.info.sayings)
            print(textwrap.fill(self.say("play-say-help", forms=forms), WIDTH))
            return
        try:
            self.match.say(seat, text)
        except OpenpsError as error:
            print(textwrap.fill(self.say.error(error), WIDTH))
        else:
            self.bots.talk()
            self._write(self.path)
            self._tell(seat)

    def _level(self, name: str) -> None:
        """How strong the bots are from now on; alone, `level` tells what there is."""
        try:
            self.bots.change_level(name)
        except OpenpsError as error:
            print(textwrap.fill(self.say.error(error), WIDTH))
        else:
            self._write(self.path)
            print(self.say("play-level", level=name))

    # ---- the end

    def _write(self, path: Path) -> None:
        files.save(path, self.match, self.seats, self.notes)

    def _save(self, rest: str) -> None:
        """A file that cannot be written is said, and the match goes on."""
        path = Path(rest) if rest else self.path
        try:
            self._write(path)
        except OpenpsError as error:
            print(self.say.error(error))
        else:
            print(self.say("play-saved", file=str(path)))

    def leave(self) -> None:
        self._wipe()
        print()
        self._save("")
        print(self.say("play-resume", file=str(self.path), program=terminal.program()))

    def _finish(self) -> None:
        self._wipe()
        viewer = self.looking
        self._tell(viewer)
        print(f"\n{self._drawing(viewer)(Page(terminal.page().columns))}\n")
        files.print_outcome(self.match, self._teller(viewer))
        self._remember()
        self._write(self.path)
        print(self.say("play-seed", seed=self.match.seed))
        print(self.say("play-record", file=str(self.path)))
        print(self.say("play-verify", file=str(self.path), program=terminal.program()))

    def _remember(self) -> None:
        """A match that a person played goes into a career, where the game has one, before its record is closed."""
        if self.book is None or begun.CAREER not in self.notes:
            return
        try:
            told = self.book.remember(self.notes[begun.CAREER], self.match, self.path, self.say, self.notes)
        except OpenpsError as error:
            told = [self.say.error(error)]
        self._print(told)

    def opened(self, resumed: bool) -> None:
        self._print(begun.opened(self.book, self.match, self.path, self.notes, resumed, self.say))

    def _print(self, told: Sequence[str]) -> None:
        for line in told:
            # A path stays in one piece: people copy it.
            print(textwrap.fill(line, WIDTH, break_long_words=False, break_on_hyphens=False))
