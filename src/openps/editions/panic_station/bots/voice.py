"""What the belief bot says, and when.

It speaks about every trade of its own, every hand it looked into and everybody who accuses it: once about each, with
that as the reason. All of these are public, so that its silence tells nothing. What it says is true as long as it is
human; an infected player tells the story of a human who met no harm but from those who know better. It never takes back
what it said: infection is for good, so whoever was called infected stays so.
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
from openps.games.panic_station.events import CardsTraded, Did, HandScanned, ScanRead
from openps.games.panic_station.state import Ask
from openps.games.panic_station.view import StationView

RECENT: Final = 80  # entries of the log; what is older is not talked about any more
CARRIED: Final = 2  # gas cans of somebody to whom others shall bring theirs
DOUBT: Final = 0.5  # how likely infected somebody is whom a human does not call trusted


class Occasion(NamedTuple):
    """Something public that asks for a word: where it stands in the log, and who else it is about."""

    at: int
    other: Seat
    event: CardsTraded | HandScanned | ScanRead | Claim


def speech(view: StationView, log: Sequence[object]) -> Speech | None:
    """The next thing to say, or nothing; when there is something depends on what all can see."""
    me = view.viewer
    if me is None or not view.players[me].alive or view.ask in (None, Ask.OFFER):
        return None
    own = [claim for claim in view.claims if claim.speaker == me]
    told = {claim.because for claim in own}
    occasion = next((one for one in occasions(me, log) if one.at not in told), None)
    return None if occasion is None else Speech(Story(view, me, own).about(occasion), occasion.at)


def occasions(me: Seat, log: Sequence[object]) -> Iterator[Occasion]:
    """The own trades and looks, every scan, and the first accusation of everybody who accuses."""
    first = max(0, len(log) - RECENT)
    for at, entry in enumerate(log[first:], first):
        if isinstance(entry, Claim):
            if accuses(entry, me) and not accused_before(log[:at], entry, me):
                yield Occasion(at, entry.speaker, entry)
        elif isinstance(entry, CardsTraded):
            if me in (entry.seat, entry.partner):
                yield Occasion(at, entry.partner if entry.seat == me else entry.seat, entry)
        elif isinstance(entry, HandScanned):
            if entry.seat == me:
                yield Occasion(at, entry.target, entry)
        elif isinstance(entry, ScanRead):
            yield Occasion(at, me, entry)


def accused_before(log: Sequence[object], claim: Claim, seat: Seat) -> bool:
    return any(isinstance(one, Claim) and one.speaker == claim.speaker and accuses(one, seat) for one in log)


def accuses(claim: Claim, seat: Seat) -> bool:
    says = claim.says
    return isinstance(says, TheyAre) and says.seat == seat and says.status != Status.HUMAN


class Story:
    """What one seat tells: the truth, or a cover."""

    def __init__(self, view: StationView, me: Seat, own: Sequence[Claim]) -> None:
        self.view = view
        self.me = me
        self.accused = {seat for seat in range(len(view.players)) if any(accuses(claim, seat) for claim in own)}

    def about(self, occasion: Occasion) -> Saying:
        event = occasion.event
        if isinstance(event, CardsTraded):
            mine, theirs = (event.given, event.given_did), (event.back, event.back_did)
            (given, did), (got, _) = (mine, theirs) if event.seat == self.me else (theirs, mine)
            return self.after_trade(occasion.other, given or "", got or "", did)
        if isinstance(event, HandScanned):
            return self.after_look(occasion.other, [card for card in event.cards if card is not None])
        return self.after_scan() if isinstance(event, ScanRead) else self.answer(occasion.other)

    def after_scan(self) -> Saying:
        """With gas for the Hive it says so, that others bring theirs; so it does where it would like them to come."""
        carries = self.view.players[self.me].trooper.health > 0 and self.view.hand.count(box.GAS) >= CARRIED
        return IHave(box.GAS) if carries else IAm(Status.HUMAN)

    def after_trade(self, other: Seat, given: str, got: str, did: Did) -> Saying:
        if self.view.infected:
            return self.call(other, infected=did is Did.STOPPED, given=box.GAS)
        if got in box.COLOUR_OF:
            return TheyAre(box.COLOUR_OF[got], Status.INFECTED)  # no human gives their own colour away (PS-10.2)
        doubtful = other in self.accused or Suspicions(self.view).infected(other) > DOUBT
        return IGave(other, given) if doubtful else ITrust(other)

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
