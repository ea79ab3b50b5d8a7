"""What the belief bot says, and when: seldom enough to be listened to.

It speaks once in a turn of its own, about what happened since its last one began: its trades, hands that it looked
into, scans. Whoever accuses it is answered in the same turn, once. All of these are public. It says only what is new,
never a sentence that it said before, and only what others can act on: who is infected, who is not, where the gas is; of
several such things the weightiest. So its silence stands for what it said already, or for nothing that matters, and
tells no more than that. What it says is true as long as it is human; an infected player tells the story of a human who
met no harm but from those who know better. It never takes back what it said: infection is for good, so whoever was
called infected stays so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from openps.bots.bot import Speech
from openps.editions.panic_station.bots.beliefs import Suspicions
from openps.engine.claims import Claim, IAm, IGave, IHave, ITrust, Saying, TheyAre
from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.claims import Status
from openps.games.panic_station.events import CardsTraded, Did, HandScanned, ScanRead, TradeBegan, TurnBegan, TurnEnded
from openps.games.panic_station.state import Ask
from openps.games.panic_station.view import StationView

CARRIED: Final = 2  # gas cans of somebody to whom others shall bring theirs
DOUBT: Final = 0.5  # how likely infected somebody is whom a human does not call trusted
WEIGHTS: Final[dict[type[Saying], int]] = {TheyAre: 3, IHave: 2, ITrust: 1, IGave: 0}  # IAm only answers


class Occasion(NamedTuple):
    """Something public that asks for a word: where it stands in the log, and who else it is about."""

    at: int
    other: Seat
    event: CardsTraded | HandScanned | ScanRead | Claim


def speech(view: StationView, log: Sequence[object]) -> Speech | None:
    """The next thing to say, or nothing; when there can be something depends on what all can see."""
    me = view.viewer
    if me is None or not view.players[me].alive or view.ask in (None, Ask.OFFER):
        return None
    asked, free = list(accusations(me, view.claims, log)), list(topics(me, log))
    if not asked and not free:
        return None
    story = Story(view, me, [claim for claim in view.claims if claim.speaker == me])
    return next(story.news(asked), None) or max(
        story.news(free), key=lambda said: (WEIGHTS[type(said.says)], said.because), default=None
    )


def accusations(me: Seat, claims: Sequence[Claim], log: Sequence[object]) -> Iterator[Occasion]:
    """The first one by everybody who accuses in this turn and is not answered yet. `claims` are those of the log."""
    now, early = last_turn(log), len(claims)
    while early and claims[early - 1].at >= now:
        early -= 1
    fresh = [claim for claim in claims[early:] if accuses(claim, me)]
    if not fresh:
        return
    answered = {claim.because for claim in claims if claim.speaker == me}
    accusing = {claim.speaker for claim in claims[:early] if accuses(claim, me)}
    for claim in fresh:
        if claim.speaker not in accusing:
            accusing.add(claim.speaker)
            if claim.at not in answered:
                yield Occasion(claim.at, claim.speaker, claim)


def topics(me: Seat, log: Sequence[object]) -> Iterator[Occasion]:
    """In an own turn, as long as nothing was said in it: the trades, looks and scans since the own turn before."""
    now = last_turn(log)
    if not in_turn(me, log) or spoke(me, log, now):
        return
    for at in range(last_turn(log, me, now), len(log)):
        entry = log[at]
        if isinstance(entry, CardsTraded):
            if me in (entry.seat, entry.partner):
                other = entry.partner if entry.seat == me else entry.seat
                yield Occasion(trade_began(log, at), other, entry)
        elif isinstance(entry, HandScanned):
            if entry.seat == me:
                yield Occasion(at, entry.target, entry)
        elif isinstance(entry, ScanRead):
            yield Occasion(at, me, entry)


def last_turn(log: Sequence[object], seat: Seat | None = None, before: int | None = None) -> int:
    """Where the last turn began, of a seat or of anybody."""
    for at in range((len(log) if before is None else before) - 1, -1, -1):
        entry = log[at]
        if isinstance(entry, TurnBegan) and seat in (None, entry.seat):
            return at
    return 0


def in_turn(seat: Seat, log: Sequence[object]) -> bool:
    for at in range(len(log) - 1, -1, -1):
        entry = log[at]
        if isinstance(entry, TurnBegan):
            return entry.seat == seat
        if isinstance(entry, TurnEnded):
            return False
    return False


def spoke(seat: Seat, log: Sequence[object], since: int) -> bool:
    """Whether a seat said something that was no answer."""
    for at in range(since, len(log)):
        entry = log[at]
        if isinstance(entry, Claim) and entry.speaker == seat and not answers(entry, log):
            return True
    return False


def answers(claim: Claim, log: Sequence[object]) -> bool:
    return claim.because is not None and isinstance(log[claim.because], Claim)


def trade_began(log: Sequence[object], traded: int) -> int:
    """Where a trade began: that tells the room as well."""
    return next((at for at in range(traded, -1, -1) if isinstance(log[at], TradeBegan)), traded)


def accuses(claim: Claim, seat: Seat) -> bool:
    says = claim.says
    return isinstance(says, TheyAre) and says.seat == seat and says.status != Status.HUMAN


class Story:
    """What one seat tells: the truth, or a cover."""

    def __init__(self, view: StationView, me: Seat, own: Sequence[Claim]) -> None:
        self.view = view
        self.me = me
        self.said = {claim.says for claim in own}
        self.accused = {seat for seat in range(len(view.players)) if any(accuses(claim, seat) for claim in own)}

    def news(self, occasions: Sequence[Occasion]) -> Iterator[Speech]:
        """What has not been said yet."""
        for occasion in occasions:
            says = self.about(occasion)
            if says is not None and says not in self.said:
                yield Speech(says, occasion.at)

    def about(self, occasion: Occasion) -> Saying | None:
        event = occasion.event
        if isinstance(event, CardsTraded):
            mine, theirs = (event.given, event.given_did), (event.back, event.back_did)
            (given, did), (got, _) = (mine, theirs) if event.seat == self.me else (theirs, mine)
            return self.after_trade(occasion.other, given or "", got or "", did)
        if isinstance(event, HandScanned):
            return self.after_look(occasion.other, [card for card in event.cards if card is not None])
        return self.after_scan() if isinstance(event, ScanRead) else self.answer(occasion.other)

    def after_scan(self) -> Saying | None:
        """With gas for the Hive it says so, that others bring theirs; so it does where it would like them to come."""
        carries = self.view.players[self.me].trooper.health > 0 and self.view.hand.count(box.GAS) >= CARRIED
        return IHave(box.GAS) if carries else None

    def after_trade(self, other: Seat, given: str, got: str, did: Did) -> Saying | None:
        if self.view.infected:
            return self.call(other, infected=did is Did.STOPPED, given=box.GAS)
        if got in box.COLOUR_OF:
            return TheyAre(box.COLOUR_OF[got], Status.INFECTED)  # no human gives their own colour away (PS-10.2)
        doubtful = other in self.accused or Suspicions(self.view).infected(other) > DOUBT
        return gave(other, given) if doubtful else ITrust(other)

    def after_look(self, other: Seat, hand: Sequence[str]) -> Saying:
        """PS-16.11"""
        proof = box.HOST in hand or hand.count(box.INFECTIONS[other]) < self.view.options.infection_copies
        return self.call(other, infected=proof and not self.view.infected, given=box.GAS)

    def answer(self, accuser: Seat) -> Saying:
        """Whoever accuses a human lies or errs; one who is called infected already is told nothing new."""
        if accuser in self.accused or self.view.infected or Suspicions(self.view).infected(accuser) <= DOUBT:
            return IAm(Status.HUMAN)
        return TheyAre(accuser, Status.INFECTED)

    def call(self, other: Seat, infected: bool, given: str) -> Saying:
        """A verdict on somebody that fits what was said before."""
        if infected:
            return TheyAre(other, Status.INFECTED)
        return IGave(other, given) if other in self.accused else ITrust(other)


def gave(other: Seat, card: str) -> Saying | None:
    """Where the gas went matters; of another card there is nothing to say."""
    return IGave(other, card) if card == box.GAS else None
