"""A review in words: sections of lines, which the terminal prints and the page sets beside its curves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from openps.editions.edition import Edition
from openps.editions.tale import turns_of
from openps.engine.claims import Claim, parse_claim
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch
from openps.review.data import WHOLE, Account, Estimate, Mark, Millionths, Point, Reason, Review, Said, Step, Suspicion
from openps.review.plots import spark
from openps.review.positions import positions
from openps.words.teller import Teller, kebab

STROKES: Final = 5  # of luck, that are told
WAGERS: Final = 6
COLUMNS: Final = 48
SECTIONS: Final = (
    "result", "course", "marks", "turning", "accounts", "luck", "wagers", "suspicions", "talk", "method",
)  # fmt: skip


class Section(NamedTuple):
    """A heading, what is told beneath it, and the name of the plot that belongs there."""

    key: str
    title: str
    lines: Sequence[str]


class Telling:
    """One review in the words of one language."""

    def __init__(self, review: Review, match: AnyMatch, edition: Edition, teller: Teller) -> None:
        self.review, self.match, self.edition, self.teller = review, match, edition, teller
        self.say = teller.say
        turns = turns_of(edition.tale, match.log)
        self._turns = [turns[one.log - 1] if one.log else 0 for one in positions(match, edition.tale)]
        self.points = {point.step: point for point in review.course}

    # ---- numbers and names

    def number(self, value: Millionths) -> str:
        """Percent, or points of a game that is played for them."""
        if self.review.method.scored:
            return f"{value / WHOLE:.2f}".replace("-", "−").replace(".", self.say("decimal-mark"))
        return f"{round(100 * value / WHOLE)}".replace("-", "−")

    def chance(self, value: Millionths) -> str:
        return self.number(value) if self.review.method.scored else self.say("review-percent", value=self.number(value))

    def change(self, value: Millionths) -> str:
        sign = "+" if value > 0 else ""
        return self.say("review-points", value=sign + self.number(value), scored=str(self.review.method.scored))

    def between(self, seen: Estimate) -> str:
        low, high = self.number(seen.low), self.number(seen.high)
        return self.say("ladder-interval", value=self.number(seen.value), low=low, high=high)

    def side(self, place: int) -> str:
        side = self.review.sides[place]
        return self.say(f"side-{side.key}") if side.key else self.teller.seat(side.seats[0])

    def move(self, text: str) -> str:
        return self.teller.move(self.match.game.parse_move(text))

    def saying(self, about: Seat, says: str) -> str:
        """What one seat could say of itself, as words about it."""
        words = self.teller.saying(parse_claim(says, about, 0).says)
        return self.say("review-about", **self.teller.who("who", about), words=words)

    def at(self, step: Step) -> str:
        """When: the turn, and the step."""
        return self.say("review-at", turn=self._turns[max(0, step)], step=max(0, step))

    # ---- sections

    def title(self) -> str:
        name = self.say(f"game-{self.review.game}")
        return self.say("review-title", game=name, players=self.review.players)

    def sections(self) -> list[Section]:
        parts = (
            self._result(), self._course(), self._marks(), self._turning(), self._accounts(), self._strokes(),
            self._wagers(), self._suspicions(), self._talk(), self._method(),
        )  # fmt: skip
        named = zip(SECTIONS, parts, strict=True)
        told = [Section(key, self.say(f"review-{key}"), list(lines)) for key, lines in named]
        return [section for section in told if section.lines]

    def _result(self) -> Iterator[str]:
        winners = ", ".join([self.teller.mid(seat) for seat in self.review.winners])
        yield self.say("play-over", reason=self.say(f"outcome-{self.review.reason}"))
        if winners:
            yield self.say("play-winner", count=len(self.review.winners), winners=winners)

    def _course(self) -> Iterator[str]:
        for place in range(len(self.review.sides)):
            values = [point.sides[place].value for point in self.review.course]
            low, high = self.bounds()
            drawn = spark(values, COLUMNS, low, high)
            first, last = self.chance(values[0]), self.chance(values[-1])
            yield self.say("review-curve", who=self.side(place), drawn=drawn, first=first, last=last)

    def bounds(self) -> tuple[Millionths, Millionths]:
        """Chances are between 0 and 1; points are between the least and the most that came up."""
        if not self.review.method.scored:
            return 0, WHOLE
        values = [one.value for point in self.review.course for one in point.sides]
        return min(values), max(values)

    def _marks(self) -> Iterator[str]:
        for mark in self.review.marks:
            yield self.say("review-mark", at=self.at(mark.step), words=self.words_of(mark), change=self._swing(mark))

    def words_of(self, mark: Mark) -> str:
        words = self.teller.tale(mark.what)
        if isinstance(mark.what, Claim):
            return self.say("claim-judged", claim=words, verdict=self.say(f"verdict-{mark.verdict}"))
        return words

    def _swing(self, mark: Mark) -> str:
        """How the step changed the chance of whose it changed most."""
        before, after = self.points.get(mark.step - 1), self.points.get(mark.step)
        if before is None or after is None:
            return ""
        place = max(range(len(after.sides)), key=lambda one: abs(_moved(before, after, one)))
        was, now = self.chance(before.sides[place].value), self.chance(after.sides[place].value)
        return self.say("review-swing", who=self.side(place), before=was, after=now)

    def _turning(self) -> Iterator[str]:
        for point in self.review.turning_points:
            yield self.say(
                "review-turning-point", at=self.at(point.step), **self.teller.who("who", point.seat),
                move=self.move(point.move), better=self.move(point.better), clause=point.clause,
                lost=self.between(point.lost), again=self.between(point.again),
            )  # fmt: skip
            for reason in point.reasons:
                yield "  " + self.reason(reason)

    def reason(self, reason: Reason) -> str:
        words = self.say(f"reason-{kebab(type(reason.what).__name__)}", **self.teller.values(reason.what))
        return self.say(f"review-reason-{reason.about}", words=words)

    def _accounts(self) -> Iterator[str]:
        for one in self.review.accounts:
            yield self._account(one)

    def _account(self, one: Account) -> str:
        return self.say(
            "review-account", **self.teller.who("who", one.seat), expectation=self.chance(one.expectation),
            result=self.chance(one.result), luck=self.change(one.luck), own=self.change(one.own),
            others=self.change(one.others), margin=self.number(one.margin),
        )  # fmt: skip

    def _strokes(self) -> Iterator[str]:
        """The greatest strokes of luck, each by whom it met most."""
        met = [(cause, max(range(len(cause.luck)), key=lambda seat: abs(cause.luck[seat]))) for cause in
               self.review.causes]  # fmt: skip
        great = sorted(met, key=lambda item: -abs(item[0].luck[item[1]]))[:STROKES]
        for cause, seat in sorted(great, key=lambda item: item[0].step):
            brought = self.change(cause.luck[seat])
            key = "review-stroke-deal" if cause.seat is None else "review-stroke"
            yield self.say(key, at=self.at(cause.step), **self.teller.who("who", seat), brought=brought,
                           move=self._move_at(cause.step))  # fmt: skip

    def _move_at(self, step: Step) -> str:
        return "" if step < 1 else self.teller.move(self.match.moves[step - 1][1])

    def _wagers(self) -> Iterator[str]:
        great = sorted(self.review.wagers, key=lambda one: -abs(one.brought))[:WAGERS]
        for one in sorted(great, key=lambda wager: wager.number):
            words = self.say(f"wager-{kebab(type(one.what).__name__)}", **self.teller.values(one.what))
            yield self.say(
                "review-wager", at=self.at(one.step), words=words, well=self.chance(one.so_well),
                badly=self.chance(one.so_badly), brought=self.change(one.brought),
            )  # fmt: skip

    def _suspicions(self) -> Iterator[str]:
        for one in self.review.suspicions:
            yield self._suspicion(one)

    def _suspicion(self, one: Suspicion) -> str:
        last = self.review.course[-1].step
        odds = [thought.odds for thought in one.thoughts]
        by_step = [_held(one, step) for step in range(last + 1)]
        return self.say(
            "review-suspicion", **self.teller.who("who", one.eyes), about=self.saying(one.about, one.says),
            drawn=spark(by_step, COLUMNS // 2), least=self.chance(min(odds)), most=self.chance(max(odds)),
            true=str(one.thoughts[-1].true),
        )  # fmt: skip

    def _talk(self) -> Iterator[str]:
        for place, said in enumerate(self.review.said):
            if said.swayed or said.verdict == "false":
                told = self._said(said)
                yield self.say("review-best-lie", words=told) if place == self.review.best_lie else told
        costly = self.review.costliest
        if costly is not None:
            yield self.say(
                "review-costliest", at=self.at(costly.step), **self.teller.who("who", costly.eyes),
                about=self.saying(costly.about, costly.says), odds=self.chance(costly.odds),
                true=str(costly.true), cost=self.change(-costly.cost),
            )  # fmt: skip

    def _said(self, said: Said) -> str:
        claim = parse_claim(said.text, said.speaker, said.number)
        words = self.say("claim-judged", claim=self.teller.claim(claim), verdict=self.say(f"verdict-{said.verdict}"))
        return self.say(
            "review-said", at=self.at(said.step), words=words, moved=self.change(said.moved),
            count=len(said.swayed),
        )  # fmt: skip

    def _method(self) -> Iterator[str]:
        method = self.review.method
        yield self.say("review-how", bot=method.bot, turns=method.turns, playouts=method.playouts,
                       worlds=method.worlds, fresh=method.fresh, seed=method.seed)  # fmt: skip
        yield self.say("review-trust")


def _moved(before: Point, after: Point, place: int) -> Millionths:
    return after.sides[place].value - before.sides[place].value


def _held(one: Suspicion, step: Step) -> Millionths:
    """What was thought after a step: since the last change."""
    odds = one.thoughts[0].odds
    for thought in one.thoughts:
        if thought.step > step:
            break
        odds = thought.odds
    return odds


def lines(telling: Telling) -> Iterator[str]:
    """For the terminal."""
    yield telling.title()
    for section in telling.sections():
        yield ""
        yield section.title
        yield from [f"  {line}" for line in section.lines]
