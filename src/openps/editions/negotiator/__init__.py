"""The edition of Négociateur."""

from __future__ import annotations

from typing import Final

from openps.editions.edition import Edition, Training
from openps.editions.negotiator import choices, origin, pages, screen
from openps.editions.negotiator.aids import CrisisAid, aid
from openps.editions.negotiator.bots import LADDER
from openps.editions.negotiator.career import CAREER, Career
from openps.editions.negotiator.endgames import CrisisEndgames
from openps.editions.negotiator.figures import FIGURES
from openps.editions.negotiator.insight import INSIGHT
from openps.editions.negotiator.own_cards import CARDS
from openps.editions.negotiator.panels import PANELS
from openps.editions.negotiator.puzzles import PUZZLES
from openps.editions.negotiator.tale import TALE
from openps.editions.negotiator.train import learn_anew
from openps.games.negotiator.game import NEGOTIATOR
from openps.words.screen import Screen

EDITION: Final = Edition(
    rules=NEGOTIATOR,
    same_matches=(1,),
    words=NEGOTIATOR.info.package,
    document=__name__,
    panels=PANELS,
    screen=Screen(
        draw=screen.draw,
        names=screen.names,
        label=choices.label,
        brief=choices.brief,
        typed=choices.typed,
        explain=choices.explain,
        story=screen.STORY,
        page=pages.page,
    ),
    aid=aid,
    data=(CrisisAid, Career),
    tale=TALE,
    insight=INSIGHT,
    bots=LADDER,
    give_up=lambda options: "abandon" if options.may_abandon else "",  # NG-D8
    lesson="openps.editions.negotiator",
    flags=("taker",),
    files=(CARDS,),
    career=CAREER,
    endgames=CrisisEndgames(),
    puzzles=PUZZLES,
    training=Training(learn_anew, matches=240_000),
    origin=origin.counted,
    figures=FIGURES,
)
