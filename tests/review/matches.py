"""Matches that are over, to be reviewed: short ones with real seeds, so that they can be played again."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pathlib import Path

from openps.bots.budget import QUICK
from openps.bots.talk import Conversation
from openps.catalog import edition_named
from openps.editions.edition import Edition
from openps.engine import record
from openps.engine.chance import FreeChance, named_seed
from openps.engine.match import AnyMatch, Match
from openps.review.plan import Plan
from openps.review.playing import bot_of
from tests.installed import KUHN_POKER

GOLDEN = Path(__file__).parents[1] / "golden"
SMALL = Plan(playouts=1, coarse=1, glances=1, worlds=2, moves=2, more=2, fresh=2)


@cache
def golden(name: str) -> tuple[AnyMatch, Edition]:
    """Such as `pani_high/heuristic-5`."""
    read = record.read((GOLDEN / f"{name}.jsonl").read_bytes())
    edition = edition_named(read.game)
    return record.replay(read, edition.rules), edition


def played(edition: Edition, players: int, seed: int, bot: str, talks: bool = False) -> AnyMatch:
    """A match between bots of one kind, by the luck of its seed."""
    match: AnyMatch = Match(edition.rules, edition.rules.options(players, {}), named_seed(seed))
    made, thinking = bot_of(bot, edition.ladder), FreeChance(seed)
    conversation = Conversation(match, dict.fromkeys(range(players), made) if talks else {})
    while (decision := match.decision()) is not None:
        conversation.moment(thinking)
        seat = decision.seats[0]
        match.play(seat, made.choose(match.view(seat), match.legal_moves(seat), thinking, QUICK))
    return match


@cache
def guest() -> tuple[AnyMatch, Edition]:
    """A match of a game from outside, which knows nothing of reviews."""
    sys.path.insert(0, str(KUHN_POKER))
    try:
        edition: Edition = import_module("kuhn_poker").EDITION
    finally:
        sys.path.remove(str(KUHN_POKER))
    return played(edition, 2, 3, "random"), edition
