"""The edition of Panic Station."""

from __future__ import annotations

from typing import Final

from openps.editions.edition import Edition, Training
from openps.editions.panic_station import screen
from openps.editions.panic_station.bots import LADDER
from openps.editions.panic_station.figures import FIGURES
from openps.editions.panic_station.insight import INSIGHT
from openps.editions.panic_station.panels import PANELS
from openps.editions.panic_station.puzzles import PUZZLES
from openps.editions.panic_station.tale import TALE
from openps.editions.panic_station.train import learn_anew
from openps.games.panic_station.game import PANIC_STATION
from openps.games.panic_station.menu import menu
from openps.words.screen import Screen

EDITION: Final = Edition(
    rules=PANIC_STATION,
    words=PANIC_STATION.info.package,
    document=__name__,
    screen=Screen(
        draw=screen.draw,
        names=screen.names,
        label=screen.label,
        brief=screen.brief,
        remark=screen.remark,
        story=screen.STORY,
    ),
    panels=PANELS,
    menu=menu,
    out=screen.eliminated,
    tale=TALE,
    insight=INSIGHT,
    bots=LADDER,
    lesson="openps.editions.panic_station",
    puzzles=PUZZLES,
    training=Training(learn_anew, matches=800),
    figures=FIGURES,
)
