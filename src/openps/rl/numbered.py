"""A game with its options as numbers: moves by their index, views as rows of bytes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from openps.catalog import edition_named
from openps.editions.edition import Edition
from openps.engine.claims import Claim, IAm, IHave, ITrust, Saying, TheyAre, saying_text
from openps.engine.errors import BadOptions
from openps.engine.game import AnyGame
from openps.engine.observation import FLAG, Field, Observer, Values, many, seats_of
from openps.engine.playing import Numbers
from openps.rl.errors import BadGameOptions, BadUse
from openps.words.screen import OfGame

Given = Mapping[str, object]
"""Options by their keys, as `openps games` lists them."""

Info = dict[str, object]
"""What an environment tells besides: a mask, a view, why something was refused."""

SAID: Final = "said"


class Numbered:
    """Made once for an environment: what the numbers mean never changes while the options stay the same.

    Actions 0, 1, 2 … are `all_moves` in its order; with talk, all that can be said comes behind them.
    """

    def __init__(self, key: str, players: int, given: Given, talk: bool = False) -> None:
        self.edition = edition_named(key)
        self.game = self.edition.rules
        self.options = options_of(self.edition, players, given)
        self.players = players
        self._made_by = (key, players, dict(given), talk)
        self.observer = observer_of(self.game, self.options)
        self.sayings: Sequence[Saying] = sayings_of(self.game, self.options, players) if talk else ()
        self.numbers = Numbers(self.game, self.options, players, self.observer, self.sayings, self)
        self.moves, self.actions = self.numbers.moves, self.numbers.actions
        # The action that is a move; how an action is written; 1 for each of some moves; what a view says.
        self.number, self.text = self.numbers.index.number, self.numbers.text
        self.mask, self.row = self.numbers.index.mask, self.numbers.row
        self.fields = self._make_fields()
        self.size = self.numbers.size

    def __reduce__(self) -> tuple[type[Numbered], tuple[str, int, Given, bool]]:
        """Another process makes its own."""
        return Numbered, self._made_by

    def __deepcopy__(self, memo: object) -> Numbered:
        """Nothing in here changes."""
        return self

    def _make_fields(self) -> tuple[Field, ...]:
        said = [saying_text(says) for says in self.sayings]
        heard = [many(SAID, seats_of(self.players), said)] if said else []
        return (*self.observer.fields, *heard)

    def columns(self) -> list[tuple[Field, str, Values]]:
        """Of each number of a row its field, its label, and what it can be."""
        give = getattr(self.observer, "legend", None)
        known: Mapping[str, Values] = give() if give is not None else {}
        usual = FLAG if give is not None else Values()
        return [
            (field, label, _values(known, field.name, label, Values() if field.name == SAID else usual))
            for field in self.fields
            for label in field.labels
        ]

    def legend(self) -> Info:
        """What the numbers of a row mean, as plain values."""
        columns = self.columns()
        lists = {values.names: "" for _, _, values in columns if values.names}
        names = {list_: f"names_{at}" for at, list_ in enumerate(lists)}
        key, players, given, talk = self._made_by
        fields, first = [], 0
        for field in self.fields:
            last = first + len(field.labels)
            own = [_plain(label, values, names) for _, label, values in columns[first:last]]
            fields.append({"name": field.name, "offset": first, "size": last - first, "columns": own})
            first = last
        return {
            "game": key, "players": players, "options": dict(given), "talk": talk, "size": self.size,
            "actions": self.actions, "fields": fields, "names": {name: list(list_) for list_, name in names.items()},
            "constant_columns": [at for at, (_, _, values) in enumerate(columns) if values.only is not None],
        }  # fmt: skip


def _values(known: Mapping[str, Values], field: str, label: str, usual: Values) -> Values:
    """By the whole label, by its last part, by its owner, or by the field."""
    places = (f"{field}.{label}", f"{field}.{label.rpartition('.')[2]}", field)
    return next((known[place] for place in places if place in known), usual)


def _plain(label: str, values: Values, names: Mapping[tuple[str, ...], str]) -> Info:
    told: Info = {"label": label, "values": values.count}
    if values.names:
        told["names"] = names[values.names]
    if values.plus:
        told["plus"] = values.plus
    if values.only is not None:
        told["constant"] = values.only
    return told


def options_of(edition: Edition, players: int, given: Given) -> OfGame:
    """Checked by the rules; what is wrong is told in their words."""
    try:
        return edition.rules.options(players, given)
    except BadOptions as wrong:
        raise BadGameOptions(wrong, edition.words) from None


def observer_of(game: AnyGame, options: object) -> Observer:
    """The game's own; a game from outside may have none, and says so here."""
    make = getattr(game, "observer", None)
    if make is None:
        raise BadUse("error-no-observer", game=game.info.key)
    observer: Observer = make(options)
    return observer


def sayings_of(game: AnyGame, options: object, players: int) -> tuple[Saying, ...]:
    """A closed list: what seats are said to be, whom one trusts, and what one says to have. Gifts are left out."""
    kinds, seats = game.info.sayings, range(players)
    listed: list[Saying] = []
    if IAm in kinds:
        listed += [IAm(status) for status in game.info.statuses]
    if TheyAre in kinds:
        listed += [TheyAre(seat, status) for seat in seats for status in game.info.statuses]
    if ITrust in kinds:
        listed += [ITrust(seat) for seat in seats]
    if IHave in kinds:
        cards, state = sorted(game.census(game.blank(options))), game.blank(options)
        listed += [IHave(card) for card in cards if sayable(game, state, card)]
    return tuple(listed)


def sayable(game: AnyGame, state: object, card: str) -> bool:
    """Whether there is such a card to speak of; whether now is the time does not matter here."""
    refusal = game.why_unsaid(state, Claim(0, IHave(card), 0))
    return refusal is None or "card" not in refusal.key
