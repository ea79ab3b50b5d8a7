"""The table: board, hand, question, log and talk in sight. It draws what it is told, and asks for moves by text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual import events
from textual.widgets import OptionList

from openps.engine.errors import OpenpsError
from openps.tui import log
from openps.tui.asks import Aloud, Ask, Say
from openps.tui.board import Board, Pane, Pointed
from openps.tui.catching_up import CatchingUp
from openps.tui.choices import REFUSED, Choice, Choices
from openps.tui.commands import TABLE, Command
from openps.tui.curtain import Curtain, Lobby
from openps.tui.drawing import size_of
from openps.tui.ending import AGAIN, LEAVE, End
from openps.tui.pages import Page, page_of_choice, page_of_keys, page_of_thing
from openps.tui.recap import Waited
from openps.tui.rules import RulesPage
from openps.tui.sight import Ending, Sight
from openps.words.page import COLUMNS, ENDLESS
from openps.words.page import Page as Paper
from openps.words.panels import Ink, Picture, plain

PANS: Final = {"shift+up": (0, -3), "shift+down": (0, 3), "shift+left": (-6, 0), "shift+right": (6, 0)}
"""How far the board moves under its window, in columns and rows."""
WIDEST: Final = 100  # columns of a page
MARGIN: Final = 12  # beside its words on the smallest screen


class TableScreen(CatchingUp):
    """One match, from the first question to its end."""

    COMMANDS_HERE: ClassVar[Sequence[Command]] = TABLE
    _noticed = 0  # how many notices were shown

    def on_mount(self) -> None:
        for line in self.table.hello:
            self.notify(line)
        self.run_worker(self._live(), group="live", exit_on_error=False)
        self.run_worker(self._watch(), group="watch")

    async def _live(self) -> None:
        try:
            await self.table.run()
        except OpenpsError as error:
            self._give_up(self.say.error(error))
        except Exception as error:  # noqa: BLE001 - nobody is shown a state; what was played is on disk
            self._give_up(self.say("tui-failed", error=type(error).__name__))

    def _give_up(self, words: str) -> None:
        self.app.push_screen(Page([(Ink(words, "bad"),)]), self._gone)

    def _gone(self, _: object) -> None:
        self.leave()

    async def _watch(self) -> None:
        while True:
            await self.table.changed()
            self.show()

    # ---- what is shown

    def show(self) -> None:
        """Everything anew, from what the table tells."""
        if not self._is_whole:
            return
        for line in self.table.notices[self._noticed :]:
            self.notify(line, severity="warning")
        self._noticed = len(self.table.notices)
        if self.table.curtain is not None:
            self._close_all()
            self._wipe()
            self.app.push_screen(Curtain(self.table.curtain, self.say), self._lifted)
            return
        if isinstance(self.app.screen, Lobby):
            self.app.screen.draw()  # which is gone once the match begins
        elif self.table.waiting is not None:
            self._wipe()
            self.app.push_screen(Lobby(self.table))
        if self.table.waiting is not None:
            return
        sight = self.table.sight()
        if sight is not None:
            self._take(sight)
            self.draw()
            self.catch_up()
        if sight is not None and sight.outcome is not None and not self._ended:
            self._ended = True
            self.run_worker(self._tell_end(), group="end")

    def _close_all(self) -> None:
        """Whatever one person opened over the table."""
        while self.app.screen is not self and self in self.app.screen_stack:
            self.app.pop_screen()

    def on_screen_resume(self) -> None:
        """A window was closed: what waited behind it is told now, and the log shows its end again."""
        self._refocus()
        self.draw()
        self.catch_up()

    def _lifted(self, _: object) -> None:
        self._covered = False
        self.table.lift()

    def _wipe(self) -> None:
        """What one person saw is gone before anybody else looks."""
        self.sight, self.choices = None, []
        for pane in self.query(Pane):
            pane.update("")
        self.query_one(Choices).clear_options()

    def _take(self, sight: Sight) -> None:
        before, self.sight = self.sight, sight
        if before is None or _question_of(before) != _question_of(sight):
            self._only, self._log_open = "", False
            self._refocus()
        self._tell_choices()

    def _refocus(self) -> None:
        """Arrows and Enter belong to the choices, or to the log where it has their room; once it is seen which."""
        self.call_after_refresh(self._give_focus)

    def _give_focus(self) -> None:
        if self._is_whole:
            self.query_one("#log" if self.has_class("log-open") else "#choices").focus()

    async def _tell_end(self) -> None:
        """What was to be read before the next question is told by the end."""
        if isinstance(self.app.screen, Waited):
            self.app.pop_screen()
        self.app.push_screen(End(await self._ending(), self._ending, self.table.can_begin_again), self._after_the_end)

    async def _ending(self) -> Ending:
        """In the language of now."""
        return await self.table.ending(self.teller)

    def _after_the_end(self, meant: str | None) -> None:
        if meant == LEAVE:
            self.leave()
        elif meant == AGAIN:
            self.call_later(self._begin_again)

    def _begin_again(self) -> None:
        try:
            table = self.table.again(self.say.language)
        except OpenpsError as error:
            self.app.push_screen(Page([(Ink(self.say.error(error), "bad"),)]))
        else:
            self.app.switch_screen(TableScreen(table))

    # ---- what is asked for

    def on_key(self, event: events.Key) -> None:
        self.pressed(event)

    def pressed(self, event: events.Key) -> None:
        """Apart from `on_key`, which the toolkit calls for every class that has one."""
        chosen = [one for one in self.choices if one.key and one.key == event.character and not self._covered]
        if chosen and (not self._only or self._only in chosen[0].spots):
            event.stop()
            self.choose(chosen[0])
        elif event.key == "escape" and self._only:
            self._only = ""
            self.draw()
        elif event.key == "escape" and self._log_open:
            self.do_log()
        elif event.key in PANS:
            event.stop()
            self.query_one(Board).scroll_relative(*PANS[event.key], animate=False)
        elif event.key in ("space", "enter") and self._is_over:
            self.run_worker(self._tell_end(), group="end")
        elif event.key in ("space", "enter") and not self.choices:
            self.table.hurry()
        else:
            self.command(event)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        text = (event.option.id or "").removeprefix("move ")
        if text.startswith(REFUSED):
            self.do_impossible()
        for choice in self.choices:
            if choice.text == text:
                self.choose(choice)

    def on_option_list_option_highlighted(self) -> None:
        self._draw_detail()

    def on_pointed(self, event: Pointed) -> None:
        """One move at that spot is played; of several one is picked; without any, the spot is explained."""
        if event.spot.startswith("key "):
            self.press(event.spot.removeprefix("key "))
            return
        here = [one for one in self.choices if event.spot in one.spots]
        if len(here) == 1:
            self.choose(here[0])
        elif here:
            self._only = event.spot
            self.draw()
            self._refocus()
        elif self.sight is not None:
            self.explain_spot(event.spot)

    def explain_spot(self, spot: str) -> None:
        if self.sight is not None:
            thing = self.panels.named(spot, self.sight.view)
            self.app.push_screen(Page(page_of_thing(thing, self.teller)))

    def choose(self, choice: Choice) -> None:
        """One that ends everything is asked for twice."""
        sure = f"sure-{choice.text.partition(' ')[0]}"
        if sure in self.say:
            self.app.push_screen(Ask(self.say(sure), self.say), lambda yes: self._sure(choice, yes))
        else:
            self._sure(choice, True)

    def _sure(self, choice: Choice, yes: bool | None) -> None:
        if yes and self.sight is not None:
            self.choices = []  # one answer to a question: a second key waits for the next one
            self.run_worker(self._send(self.table.play(choice.text)), group="play")

    async def _send(self, asked: Aloud) -> None:
        try:
            await asked
        except OpenpsError as error:
            self.show()
            self.app.push_screen(Page([(Ink(self.say.error(error), "bad"),)]))

    # ---- commands

    def do_log(self) -> None:
        self._log_open, self._filter = not self._log_open, 0
        self.draw()
        self._refocus()

    def do_filter(self) -> None:
        if not self._log_open and not size_of(self.size.width, self.size.height).log:
            self.do_log()
        self._filter = (self._filter + 1) % len(log.FILTERS)
        self.draw()

    def do_peek(self) -> None:
        self._covered = not self._covered
        self.draw()
        self.catch_up()

    def do_zoom(self) -> None:
        """The next size; behind the largest, as large as fits. Never the one that is seen already."""
        largest = self.panels.zooms - 1
        later = 0 if self._zoom is None else self._zoom + 1
        if self._zoom is None and later == self._fitting:
            later += 1
        self._zoom = None if later > largest or later == largest == self._fitting else later
        self.draw()

    def do_talk(self) -> None:
        if self.sight is not None:
            self.app.push_screen(Say(self.table, self.sight, self.teller), self._said)

    def _said(self, text: str | None) -> None:
        if text is None:
            return
        if text.startswith("chat "):
            self.run_worker(self._send(self.table.chat(text.removeprefix("chat "))), group="talk")
        else:
            self.run_worker(self._send(self.table.say(text)), group="talk")

    def do_sheet(self) -> None:
        if self.sight is None:
            return
        drawn = self.panels.sheet(self.sight.view, self.teller)
        self.app.push_screen(Page(drawn or [(Ink(self.say("tui-no-sheet")),)]))

    def do_rules(self) -> None:
        self.app.push_screen(RulesPage(self.edition.key, self.say))

    def do_explain(self) -> None:
        choice = self._highlighted()
        if self.query_one(Choices).is_on_refused:
            self.do_impossible()
        elif choice is None or self.sight is None:
            self.do_help()
        else:
            told = page_of_choice(choice, self.sight, self.edition, self.teller)
            self.app.push_screen(Page([*told, (), *self._about()]))

    def do_impossible(self) -> None:
        """All of it at length, however little room its list has."""
        if self.sight is not None and self.sight.impossible:
            rows: Picture = [(Ink(f"× {what}: ", "key"), Ink(why)) for what, why in self._refused(self.sight)]
            self.app.push_screen(Page([(Ink(self.say("tui-impossible"), "title"),), (), *rows]))

    def do_whole(self) -> None:
        """The table as the prompts draw it, as long as it takes: nothing of it is cut off."""
        if self.sight is not None and not self._covered:
            paper = Paper(max(COLUMNS, min(WIDEST, self.size.width)) - MARGIN, ENDLESS)
            self.app.push_screen(Page(plain(self.edition.screen.draw(self.sight.view, self.teller, paper))))

    def do_help(self) -> None:
        self.app.push_screen(Page(self._about()))

    def _about(self) -> Picture:
        """What one is and wants, the keys, and the signs on the board."""
        own = self.panels.fated(self.sight.view, self.teller) if self.sight is not None and not self._covered else []
        return [*own, *([()] if own else []), *page_of_keys(self.commands, self.say)]

    @property
    def _is_over(self) -> bool:
        return self.sight is not None and self.sight.outcome is not None

    def do_leave(self) -> None:
        if self._is_over:
            self.leave()
            return
        self.app.push_screen(Ask(self.say("tui-leave"), self.say), lambda yes: self.leave() if yes else None)

    def leave(self) -> None:
        """The worker that plays is cancelled, which saves; what there is to say is printed below the prompt."""
        self.house.left(self.table.farewell(self.teller))


def _question_of(sight: Sight) -> tuple[object, ...]:
    """Two sights with the same one leave the person where they were in the list."""
    return sight.viewer, sight.ask, sight.since, sight.moves
