"""Kuhn poker for openps: everything about the game in one object."""

from __future__ import annotations

from typing import Final

from kuhn_poker import screen
from kuhn_poker.bot import HonestBot
from kuhn_poker.menu import menu
from kuhn_poker.rules import KUHN_POKER
from openps.bots.ladder import BEGINNER, NORMAL, RANDOM, Ladder, Rung
from openps.editions.edition import Edition, Score
from openps.words.screen import Screen

EDITION: Final = Edition(
    rules=KUHN_POKER,
    words="kuhn_poker",
    screen=Screen(draw=screen.draw),
    menu=menu,
    bots=Ladder(KUHN_POKER.info.key, (*RANDOM, Rung("honest", HonestBot)), {BEGINNER: "random", NORMAL: "honest"}),
    score=Score(is_the_aim=True, widest=72.0),
    board="board.js",
    art="art.svg",
)
