"""One play of a game, from seed to outcome."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeAlias

from openps.engine.chance import Chance, SeededChance
from openps.engine.claims import Claim, IHave, IllegalClaim, Verdict, parse_claim, seats_named
from openps.engine.decision import Decision
from openps.engine.errors import OpenpsError
from openps.engine.game import E, Game, M, O, S, Sealed, Step, V, heard
from openps.engine.ids import Seat, Viewer
from openps.engine.outcome import Outcome

BEFORE: Final = -1
"""The ply of what was said before a match that goes on from another one."""


class Start(Generic[S, E]):
    """Where a match begins that goes on from a moment of another one: the state, and what had been told until then.

    `told`: the log tells that state. Otherwise the state is one that somebody imagined, and the log is what all saw.
    """

    def __init__(self, state: S, log: Sequence[E | Claim | Sealed], told: bool) -> None:
        self.state = state  # nobody writes it: a match plays on a copy
        self.log = log
        self.told = told


class Match(Generic[O, S, M, E, V]):
    """The one owner and writer of a state: it plays moves on it and keeps the log.

    `luck` gives the luck of a ply; by default it is derived from the seed, so that a record can be checked. `dealt`
    is a deal that was made already; with a `start` the match goes on from there.
    """

    def __init__(
        self,
        game: Game[O, S, M, E, V],
        options: O,
        seed: str,
        luck: Callable[[str, int], Chance] = SeededChance,
        dealt: Step[S, E] | None = None,
        start: Start[S, E] | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.moves: list[tuple[Seat, M]] = []  # who played what; its luck is that of its ply
        self.claims: list[tuple[int, Claim]] = []  # what was said, each after so many moves
        self._luck = luck
        self._judged: list[tuple[Claim, Verdict]] | None = None  # what became of the claims, once the match is over
        self.start = start
        self.practice = start is not None  # it counts in no career
        if start is not None:
            self.state = game.copy(start.state) if dealt is None else dealt.state
            self.log: list[E | Claim | Sealed] = list(start.log)
            self.claims = [(BEFORE, entry) for entry in start.log if isinstance(entry, Claim)]
            return
        step = dealt or game.setup(options, luck(seed, 0))
        self.state = step.state
        self.log = list(step.events)

    def copy(self) -> Match[O, S, M, E, V]:
        """The same match, to be played on without this one being touched."""
        now = Step[S, E](self.game.copy(self.state), ())
        made = Match(self.game, self.options, self.seed, self._luck, now, self.start)
        made.moves, made.claims, made.log = self.moves.copy(), self.claims.copy(), self.log.copy()
        made._judged, made.practice = self._judged, self.practice
        return made

    def again(self) -> Match[O, S, M, E, V]:
        """The same match before its first move."""
        return Match(self.game, self.options, self.seed, self._luck, None, self.start)

    @property
    def is_told(self) -> bool:
        """Whether the log tells the state from its first entry on."""
        return self.start is None or self.start.told

    def state_after(self, length: int) -> S:
        """What the first so many entries of the log tell; never earlier than the start that is not told by it."""
        start, state, first = self.start, self.game.blank(self.options), 0
        if start is not None and not start.told:
            state, first = self.game.copy(start.state), len(start.log)
        for entry in self.log[first:length]:
            if not isinstance(entry, Claim | Sealed):
                self.game.evolve(state, entry)
        return state

    @property
    def ply(self) -> int:
        """How many moves were played; setup is ply 0, the first move is ply 1."""
        return len(self.moves)

    def play(self, seat: Seat, move: M) -> Sequence[E]:
        """Play one move; an illegal one raises IllegalMove and changes nothing."""
        events = self.game.apply(self.state, seat, move, self._luck(self.seed, len(self.moves) + 1))
        self.moves.append((seat, move))
        self.log.extend(events)
        return events

    def can_take_back(self, length: int) -> bool:
        """Whether the last move tells nobody anything hidden, and nothing else made the log longer than this."""
        rest = self.log[length:]
        return bool(rest) and all(not isinstance(one, Claim | Sealed) and self.game.tells_nothing(one) for one in rest)

    def take_back(self, length: int) -> None:
        """The last move has never been: the log is as long as it was before it, and the state is what the log tells."""
        del self.log[length:]
        self.moves.pop()
        self._judged = None
        self.state = self.state_after(length)

    def say(self, seat: Seat, text: str) -> Claim:
        """Say a claim such as `I trust 2 because 17`, aloud; one that may not be said raises and changes nothing.

        Talk is no move: it stands in the log and in every view, and changes neither the state nor the decision.
        """
        claim = self.claim_of(seat, text)
        self.claims.append((self.ply, claim))
        self.log.append(claim)
        return claim

    def claim_of(self, seat: Seat, text: str) -> Claim:
        """The claim that this text would be now; raises where it is none, or may not be said."""
        claim = parse_claim(text, seat, len(self.log), self.game.info.sayings, self.game.info.statuses)
        if claim.because is not None and claim.because >= len(self.log):
            raise OpenpsError("error-claim-because", got=claim.because, last=len(self.log) - 1)
        others = seats_named(claim.says)
        if seat in others or not all(0 <= one < self.seats for one in (seat, *others)):
            raise OpenpsError("error-claim-seat", last=self.seats - 1)
        refusal = self.game.why_unsaid(self.state, claim)
        if refusal is not None:
            raise IllegalClaim(refusal, self._cards_to_speak_of(seat))
        return claim

    def _cards_to_speak_of(self, seat: Seat) -> tuple[str, ...]:
        """What the box holds is no secret, only where it lies: sorted, so that no order tells of it."""
        claims = {key: Claim(seat, IHave(key), len(self.log)) for key in sorted(self.game.census(self.state))}
        return tuple([key for key, claim in claims.items() if self.game.why_unsaid(self.state, claim) is None])

    def verdicts(self) -> list[tuple[Claim, Verdict]]:
        """What became of each claim, by what was true when it was spoken; nothing before the match is over."""
        if self.outcome() is None:
            return []
        if self._judged is None or len(self._judged) != len(self.claims):
            self._judged = self._judge()
        return list(self._judged)

    def _judge(self) -> list[tuple[Claim, Verdict]]:
        """From the first event on: everybody who comes after the end asks for it, so it is done once."""
        first = 0 if self.start is None or self.start.told else len(self.start.log)
        judged = [(entry, Verdict.UNKNOWABLE) for entry in self.log[:first] if isinstance(entry, Claim)]
        state = self.state_after(first)
        before: list[E] = []
        for entry in self.log[first:]:
            if isinstance(entry, Claim):
                judged.append((entry, self.game.judge(state, before, entry)))
            elif not isinstance(entry, Sealed):
                self.game.evolve(state, entry)
                before.append(entry)
        return judged

    @property
    def events(self) -> list[E]:
        """What happened: the log without the talk."""
        return [entry for entry in self.log if not isinstance(entry, Claim | Sealed)]

    @property
    def seats(self) -> int:
        players = self.game.plain_options(self.options)["players"]
        assert isinstance(players, int)
        return players

    def decision(self) -> Decision | None:
        return self.game.decision(self.state)

    def legal_moves(self, seat: Seat) -> Sequence[M]:
        return self.game.legal_moves(self.state, seat)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def view(self, viewer: Viewer) -> V:
        """What a viewer may know now, with what everybody said."""
        return heard(self.game.view(self.state, viewer), self._said())

    def views(self) -> Callable[[Viewer], V]:
        """The views of this moment, for those who want several: what all of them share is worked out once."""
        seen_by, said = self.viewing(), self._said()
        return lambda viewer: heard(seen_by(viewer), said)

    def _said(self) -> tuple[Claim, ...]:
        return tuple([claim for _, claim in self.claims])

    def viewing(self) -> Callable[[Viewer], V]:
        """The views of this moment without the talk, for those who tell many viewers and tell the talk once."""
        return self.game.viewing(self.state)

    def seen_by(self, viewer: Viewer, entries: Sequence[E | Claim | Sealed]) -> list[E | Claim | Sealed]:
        """Entries of the log as one viewer may know them; a claim is heard by all."""
        mask = self.game.mask
        return [entry if isinstance(entry, Claim | Sealed) else mask(entry, viewer) for entry in entries]

    def seen(self, viewer: Viewer, number: int) -> E | Claim | Sealed:
        """The entry of this number, which a claim points at, as one viewer may know it."""
        return self.seen_by(viewer, [self.log[number]])[0]


AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]
"""Of whatever game: those who use one pass on what it gives them, and look into nothing."""
