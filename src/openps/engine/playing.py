"""A match under way that is played by numbers, for those who play very many: no log, no record, no words.

Who is asked, what that seat sees as a row of bytes, and what it may do as a mask. It stands on this floor because it is
asked for at every step: here it is compiled with the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from operator import attrgetter
from typing import Final

from openps.engine.chance import Chance, FreeChance
from openps.engine.claims import Claim, ITrust, Saying, TheyAre, saying_text
from openps.engine.game import AnyGame, heard
from openps.engine.ids import Seat, Viewer
from openps.engine.observation import MOST, Index, Observer
from openps.engine.outcome import Outcome

WON: Final = 1.0
LOST: Final = -1.0


class Told:
    """The last view of a match that became a row, and the parts of that row."""

    def __init__(self) -> None:
        self.view: object = None
        self.parts: list[bytes] = []


class Numbers:
    """What the numbers of a game mean while its options stay the same.

    Actions 0, 1, 2 … are `moves`; all that can be said, if anything, comes behind them.
    """

    def __init__(
        self, game: AnyGame, options: object, players: int, observer: Observer, sayings: Sequence[Saying],
        owner: object = None,
    ) -> None:  # fmt: skip
        self.game = game
        self._owner = owner  # its `numbers` are these; it can be pickled
        self.options = options
        self.players = players
        self.observer = observer
        self.moves: Sequence[object] = tuple(game.all_moves(options))
        self.sayings = sayings
        self.actions = len(self.moves) + len(sayings)
        self.index = Index(self.moves, self.actions)
        self.size = sum([len(field.labels) for field in observer.fields]) + players * len(sayings)
        self._renew: Callable[[list[bytes], object, object], None] | None = getattr(observer, "renew", None)
        self._said: dict[Saying, int] = {says: at for at, says in enumerate(sayings)}

    def __deepcopy__(self, memo: object) -> Numbers:
        """Nothing in here changes."""
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """For `pickle`: another process makes its own, since rows and moves are found by their `id` here."""
        return attrgetter("numbers"), (self._owner,)

    def text(self, action: int) -> str:
        """An action as a line of text: what records and people write."""
        if action < len(self.moves):
            return self.game.move_text(self.moves[action])
        return saying_text(self.sayings[action - len(self.moves)])

    def row(self, view: object, claims: Sequence[Claim] = ()) -> bytes:
        """What the view says, and with talk how often each seat said what."""
        seen = self.observer.observe(view)
        return seen + self._heard(claims) if self.sayings else seen

    def row_after(self, before: Told, view: object, claims: Sequence[Claim]) -> bytes:
        """The same, from the last view of the match that was told."""
        if self._renew is None:
            return self.row(view, claims)
        if before.view is None:
            before.parts = [b""] * len(self.observer.fields)
        self._renew(before.parts, view, before.view)
        before.view = view
        seen = b"".join(before.parts)
        return seen + self._heard(claims) if self.sayings else seen

    def _heard(self, claims: Sequence[Claim]) -> bytes:
        row = bytearray(self.players * len(self.sayings))
        for claim in claims:
            at = self._said.get(claim.says)
            if at is not None:
                place = claim.speaker * len(self.sayings) + at
                row[place] = min(MOST, row[place] + 1)
        return bytes(row)


class Playing:
    """A match that was dealt; the state stays in here."""

    def __init__(self, numbers: Numbers, luck: Chance, state: object = None) -> None:
        self.numbers = numbers
        self._game = numbers.game
        self._luck = luck
        # What was done since the deal; None where the match did not begin with one.
        self._acts: list[tuple[Seat, int]] | None = [] if state is None else None
        self._state = self._game.setup(numbers.options, luck).state if state is None else state
        self.claims: list[Claim] = []
        self.steps = 0
        self._spoke = False  # whoever is asked says one thing at most before answering
        self.seats: Sequence[Seat] = ()
        self.seat: Seat | None = None
        self._legal: Sequence[object] | None = None
        self._told = Told()
        self._look()

    def _look(self) -> None:
        decision = self._game.decision(self._state)
        self._legal = None
        if decision is None:
            self.seats, self.seat = (), None
        else:
            self.seats, self.seat = decision.seats, decision.seats[0]

    @property
    def over(self) -> bool:
        return self.seat is None

    def legal(self) -> Sequence[object]:
        """The moves of whoever is asked first, worked out once."""
        if self._legal is None:
            self._legal = () if self.seat is None else self._game.legal_moves(self._state, self.seat)
        return self._legal

    def mask(self, seat: Seat | None = None) -> bytearray:
        """What a seat may do now; nothing while it is not its turn to answer."""
        seat = self.seat if seat is None else seat
        if seat is None or seat not in self.seats:
            return bytearray(self.numbers.actions)
        moves = self.legal() if seat == self.seat else self._game.legal_moves(self._state, seat)
        row = self.numbers.index.mask(moves)
        if self.numbers.sayings and seat == self.seat and not self._spoke:
            self._mask_talk(row, seat)
        return row

    def _mask_talk(self, row: bytearray, seat: Seat) -> None:
        first = len(self.numbers.moves)
        for at, says in enumerate(self.numbers.sayings):
            claim = Claim(seat, says, self.steps)
            row[first + at] = int(_about(says) != seat and self._game.why_unsaid(self._state, claim) is None)

    def view(self, viewer: Viewer) -> object:
        seen = self._game.view(self._state, viewer)
        return heard(seen, tuple(self.claims))

    def row(self, viewer: Viewer) -> bytes:
        return self.numbers.row_after(self._told, self._game.view(self._state, viewer), self.claims)

    def standing(self, viewer: Viewer) -> float:
        return 0.0 if self.seat is None else self.numbers.observer.standing(self._game.view(self._state, viewer))

    def play(self, seat: Seat, action: int) -> None:
        """The move of this number; an illegal one raises, and nothing has happened."""
        self._game.apply(self._state, seat, self.numbers.moves[action], self._luck)
        if self._acts is not None:
            self._acts.append((seat, action))
        self.steps += 1
        self._spoke = False
        self._look()

    def say(self, seat: Seat, action: int) -> None:
        """Talk is no move: the same seat is asked again, and answers."""
        if self._acts is not None:
            self._acts.append((seat, action))
        self.claims.append(Claim(seat, self.numbers.sayings[action - len(self.numbers.moves)], self.steps))
        self._spoke = True

    def outcome(self) -> Outcome | None:
        end: Outcome | None = self._game.outcome(self._state)
        return end

    def rewards(self) -> list[float]:
        """Once it is over: 1 for each seat that has won, -1 for the others. Before that, nothing."""
        end = self.outcome()
        if end is None:
            return [0.0] * self.numbers.players
        return [WON if seat in end.winners else LOST for seat in range(self.numbers.players)]

    def imagined(self, viewer: Seat, chance: Chance) -> Playing:
        """The same moment in a world that this seat cannot tell from the real one; its luck is other luck."""
        return self._other(self._game.determinize(self._game.view(self._state, viewer), chance), chance)

    def copy(self, luck: Chance) -> Playing:
        """The same moment, to be played on with luck of its own."""
        return self._other(self._game.copy(self._state), luck)

    def _other(self, state: object, luck: Chance) -> Playing:
        return _restored(self.numbers, luck, state, list(self.claims), self.steps, self._spoke)

    def __deepcopy__(self, memo: dict[int, object]) -> Playing:
        """The same match to be played on by itself: equal actions meet equal luck in both."""
        made = self.copy(deepcopy(self._luck, memo))
        made._acts = None if self._acts is None else list(self._acts)
        return made

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """For `pickle`: the seed of the deal and what was done since. A match that began elsewhere has its state."""
        if self._acts is None or not isinstance(self._luck, FreeChance):
            return _restored, (self.numbers, self._luck, self._state, self.claims, self.steps, self._spoke)
        return _replayed, (self.numbers, self._luck.seed, self._acts)


def _replayed(numbers: Numbers, seed: int | str, acts: Sequence[tuple[Seat, int]]) -> Playing:
    made = Playing(numbers, FreeChance(seed))
    for seat, action in acts:
        if action < len(numbers.moves):
            made.play(seat, action)
        else:
            made.say(seat, action)
    return made


def _restored(numbers: Numbers, luck: Chance, state: object, claims: list[Claim], steps: int, spoke: bool) -> Playing:
    made = Playing(numbers, luck, state)
    made.claims, made.steps, made._spoke = claims, steps, spoke
    return made


def _about(says: Saying) -> Seat | None:
    return says.seat if isinstance(says, TheyAre | ITrust) else None
