"""What the fields of events and moves mean, and what can be said: all that a client needs to put a game into words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import is_dataclass
from typing import Final, TypeAlias, get_args, get_origin

from openps.engine.chance import FreeChance
from openps.engine.claims import Claim, IAm, IGave, IHave, ITrust, Saying, TheyAre
from openps.engine.game import ASIDE, AnyGame
from openps.words.story import PLAIN_STORY, Story
from openps.words.teller import hints, kebab, meant

Meaning: TypeAlias = "str | list[Meaning] | dict[str, Meaning]"
"""A word such as "seat", a row: ["*", one] of any length, ["=", first, second …] of a fixed one, or named parts."""

Fields: TypeAlias = dict[str, Meaning]
_NO_STATUS: Final = ("",)


def meaning(hint: object) -> Meaning:
    plain, word = meant(hint)
    if get_origin(plain) is tuple:
        inner = get_args(plain)
        if inner[-1] is ...:
            return ["*", meaning(inner[0])]
        return ["=", *[meaning(one) for one in inner]]
    return fields_of(plain) if isinstance(plain, type) and is_dataclass(plain) else word


def fields_of(cls: type) -> Fields:
    return {name: meaning(hint) for name, hint in hints(cls)}


def meanings(game: AnyGame, story: Story = PLAIN_STORY, tales: Sequence[type] = ()) -> dict[str, object]:
    """Fields of the view, of all events and moves of a game, of what is told when a match is over, what can be claimed
    in it, and what matters of it.
    """
    options = game.options(max(game.info.players), {})
    moves = {type(move) for move in game.all_moves(options)}
    state = game.setup(options, FreeChance(0)).state
    cards = [key for key in game.census(state) if _sayable(game, state, IHave(key))]
    status = (game.info.statuses or _NO_STATUS)[0]
    tried: list[Saying] = [IAm(status), TheyAre(1, status), ITrust(1)]
    tried += [IHave(cards[0]), IGave(1, cards[0])] if cards else []
    view = {name: meant for name, meant in fields_of(game.view_type()).items() if name not in ASIDE}
    return {
        "view": view,
        "events": {cls.__name__: fields_of(cls) for cls in game.event_types()},
        "moves": {cls.__name__: fields_of(cls) for cls in sorted(moves, key=lambda one: one.__name__)},
        "tales": {cls.__name__: fields_of(cls) for cls in tales},
        "claims": [kebab(type(says).__name__) for says in tried if _sayable(game, state, says)],
        "statuses": [str(one) for one in game.info.statuses],
        "cards": sorted(cards),
        "score": unit_of_scores(game),
        "story": told_story(story),
    }


def told_story(story: Story) -> dict[str, object]:
    """What a summary tells in full and what it leaves out, by the names of events."""
    weighty, trifling = [sorted([one.__name__ for one in kinds]) for kinds in (story.weighty, story.trifling)]
    return {"weighty": weighty, "trifling": trifling, "apiece": dict(story.apiece)}


def unit_of_scores(game: AnyGame) -> str:
    """What a number of the final scores stands for, as the view says it; nothing for a plain number."""
    scores = dict(hints(game.view_type())).get("scores")
    row = meaning(scores) if scores is not None else ""
    return str(row[1]) if isinstance(row, list) else ""


def _sayable(game: AnyGame, state: object, says: Saying) -> bool:
    return game.why_unsaid(state, Claim(0, says, 0)) is None
