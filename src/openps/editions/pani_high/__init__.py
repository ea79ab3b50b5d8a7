"""The edition of Pani-High!"""

from __future__ import annotations

from typing import Final

from openps.editions.edition import Edition, Score, Training
from openps.editions.pani_high import origin, pages, screen
from openps.editions.pani_high.bots import LADDER
from openps.editions.pani_high.figures import FIGURES
from openps.editions.pani_high.insight import INSIGHT
from openps.editions.pani_high.own_cards import DECK
from openps.editions.pani_high.panels import PANELS
from openps.editions.pani_high.puzzles import PUZZLES
from openps.editions.pani_high.tale import TALE
from openps.editions.pani_high.train import learn_anew
from openps.games.pani_high.game import PANI_HIGH
from openps.words.screen import Screen
from openps.words.teller import Teller


def in_tenths(score: int, teller: Teller) -> str:
    return teller.tenths(score)


EDITION: Final = Edition(
    rules=PANI_HIGH,
    words=PANI_HIGH.info.package,
    document=__name__,
    panels=PANELS,
    screen=Screen(
        draw=screen.draw,
        names=screen.names,
        label=screen.label,
        brief=screen.label,
        typed=screen.typed,
        story=screen.STORY,
        page=pages.page,
    ),
    tale=TALE,
    insight=INSIGHT,
    bots=LADDER,
    lesson="openps.editions.pani_high",
    score=Score(in_tenths),
    files=(DECK,),
    puzzles=PUZZLES,
    training=Training(learn_anew, matches=1400),
    origin=origin.counted,
    figures=FIGURES,
)
