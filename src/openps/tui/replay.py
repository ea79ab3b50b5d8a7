"""A match that is over, on the table it was played at: play, pause, speed, any step, any seat's eyes."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import events
from textual.timer import Timer

from openps.tui.commands import REPLAY
from openps.tui.door import Replay
from openps.tui.review import ReviewScreen
from openps.tui.sight import Sight
from openps.tui.table import TableScreen
from openps.words.panels import Ink
from openps.words.teller import Teller

SPEEDS: Final = (1.0, 0.5, 0.2, 2.0)  # seconds a step


class ReplayScreen(TableScreen):
    """Nothing is asked here; the question tells where in the match one is."""

    COMMANDS_HERE: ClassVar = REPLAY

    def __init__(self, replay: Replay) -> None:
        super().__init__(replay)
        self._replay = replay
        self._covered = False
        self._ended = True  # it is known how it ended
        self._speed = 0
        self._timer: Timer | None = None

    def catch_up(self) -> None:
        """Whoever looks at a match again has read it."""

    def on_screen_resume(self) -> None:
        """Nothing comes by itself here."""
        self.show()

    def _question(self, sight: Sight, teller: Teller) -> str:
        where = self.say("tui-replay", step=self._replay.step, steps=self._replay.steps)
        eyes = self.say("tui-replay-public") if sight.viewer is None else self.say("tui-replay-seat", seat=sight.viewer)
        return f"{where}\n{eyes}"

    def _go(self, step: int) -> None:
        self._replay.go(max(0, min(self._replay.steps, step)))
        if self._replay.step == self._replay.steps:
            self._pause()
        self.show()

    def pressed(self, event: events.Key) -> None:
        steps = {"left": -1, "right": 1, "pageup": -10, "pagedown": 10}
        if event.key in steps:
            event.stop()
            self._go(self._replay.step + steps[event.key])
        elif event.key in ("home", "end"):
            event.stop()
            self._go(0 if event.key == "home" else self._replay.steps)
        elif event.key in ("space", "enter"):
            event.stop()
            self.do_play()
        else:
            self.command(event)

    def do_play(self) -> None:
        if self._timer is not None:
            self._pause()
            return
        if self._replay.step == self._replay.steps:
            self._replay.go(0)
        self._timer = self.set_interval(SPEEDS[self._speed], self.do_next)

    def _pause(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def do_next(self) -> None:
        self._go(self._replay.step + 1)

    def do_back(self) -> None:
        self._go(self._replay.step - 1)

    def do_speed(self) -> None:
        self._speed = (self._speed + 1) % len(SPEEDS)
        if self._timer is not None:
            self._pause()
            self.do_play()
        self.notify(self.say("tui-replay-speed", seconds=str(SPEEDS[self._speed])))

    def do_eyes(self) -> None:
        """The next seat; behind the last one, nobody's: what everybody could see."""
        seats = [None, *range(len(self._replay.seats))]
        self._replay.look_as(seats[(seats.index(self._replay.viewer) + 1) % len(seats)])
        self.show()

    def do_review(self) -> None:
        self._pause()
        self.app.push_screen(ReviewScreen(self._replay.review(self.say.language)))

    def do_leave(self) -> None:
        self.house.left([])

    def _draw_detail(self) -> None:
        help_text = (Ink(self.say("tui-replay-help"), "dim"),)
        self.pane("detail").draw([help_text], self.theme)
