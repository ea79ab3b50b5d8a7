"""How likely it is who is infected and who is the Host, for all that a seat has seen and heard.

A world is who is the Host and who is infected (games/panic_station/worlds.py has the same worlds, without weights).
Every world has a weight. What is certain rules worlds out: own draws, cards got in trades, hands seen, scans. What is
only likely weighs them: whether a trade between two others infected, who goes to meet others, what a partner gave.
The weights of what is likely were counted in played matches (docs/bots.md); they are opinions, not rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple, TypeAlias

from openps.editions.panic_station.bots.hearsay import hearsay
from openps.engine.claims import Claim
from openps.engine.ids import Seat, Viewer
from openps.games.panic_station import box
from openps.games.panic_station.events import NOTE_CHECK, NOTE_LOOK, Did, Incident, Note, What
from openps.games.panic_station.memory import relive
from openps.games.panic_station.pieces import NOBODY
from openps.games.panic_station.state import StationOptions
from openps.games.panic_station.view import StationView
from openps.games.panic_station.worlds import Deduction, listed

World: TypeAlias = tuple[Seat, int]
"""The Host, and a bit for every infected seat; (NOBODY, 0) while the host card is in the deck."""
Weights: TypeAlias = dict[World, float]
Fits: TypeAlias = Callable[[World], bool]
NO_HOST: Final[World] = (NOBODY, 0)


@dataclass(frozen=True, slots=True)
class Habits:
    """How players behave, on average."""

    attempts: float = 0.7  # an infected seat that trades with a human tries to infect
    parries: float = 0.85  # the human gives a gas can
    meets: float = 2.2  # how much more often the infected are those who walk in on somebody
    calm: float = 0.4  # and by how much a turn without that speaks for a human, in nats
    attacks: float = 0.2  # how often an attack is among two humans or two infected, for once between the sides


HABITS: Final = Habits()
_GAS: Final = (0.42, 0.75)  # gas cans per card that is not one's own infection card, of humans and of the infected
_NONE: Final = (0.58, 0.5)  # how likely such a card is none
_KEPT: Final = 8  # readings of stories that begin alike


class Suspicions:
    """What a seat believes about all seats."""

    def __init__(self, view: StationView, habits: Habits = HABITS) -> None:
        self.view = view
        filtering = filtered(evidence(view), habits)
        # Only where a Host may have passed the host card on (PS-18.2), which is too rare to be weighed.
        self.weights = filtering.weights or evenly(listed(Deduction(view).worlds))
        self.last = filtering.last
        self.living = filtering.living
        self._infected: list[float] | None = None

    @property
    def scanned(self) -> bool:
        return any(incident.what is What.SCAN for incident in self.view.story)

    def infected(self, seat: Seat) -> float:
        if self._infected is None:
            self._infected = [self._sick(one) for one in range(len(self.view.players))]
        return self._infected[seat]

    def _sick(self, seat: Seat) -> float:
        bit = 1 << seat
        return sum([weight for world, weight in self.weights.items() if world[1] & bit], 0.0)

    def host(self, seat: Seat) -> float:
        return sum([weight for (host, _), weight in self.weights.items() if host == seat], 0.0)

    def takeover(self) -> float:
        """How likely everybody who lives is infected, and the viewer was not the last one (PS-17.4, PS-17.5)."""
        every = sum([weight for (_, sick), weight in self.weights.items() if not self.living & ~sick], 0.0)
        return every * (1.0 - self.last)

    def gas(self, seat: Seat) -> float:
        """The gas cans to expect in a hand: the infected take them from those who parry."""
        if seat == self.view.viewer:
            return float(self.view.hand.count(box.GAS))
        chance = self.infected(seat)
        return slots(self.view, seat) * (_GAS[0] * (1.0 - chance) + _GAS[1] * chance)

    def without_gas(self, seat: Seat) -> float:
        """How likely there is none in a hand."""
        if seat == self.view.viewer:
            return float(box.GAS not in self.view.hand)
        chance, places = self.infected(seat), slots(self.view, seat)
        return float((1.0 - chance) * _NONE[0] ** places + chance * _NONE[1] ** places)


class Evidence(NamedTuple):
    """All that beliefs follow from."""

    options: StationOptions
    viewer: Viewer
    dealt: int
    turn: int
    story: tuple[Incident, ...]
    notes: tuple[Note, ...]
    claims: tuple[Claim, ...]
    infected: bool
    host: bool


def evidence(view: StationView) -> Evidence:
    return Evidence(
        view.options, view.viewer, dealt(view), view.turn, view.story, view.notes, view.claims, view.infected, view.host
    )


def filtered(seen: Evidence, habits: Habits) -> Filter:
    """A story that grew is read on from where it was read before; nobody changes the answer."""
    readings = shelf(seen.options, seen.viewer, seen.dealt, habits)
    before = max([one for one in readings if one.is_before(seen)], key=Reading.length, default=None)
    reading = Reading(seen, Filter(seen, habits)) if before is None else before.continued(seen)
    readings[:] = [reading, *[one for one in readings if one is not reading]][:_KEPT]
    return reading.concluded(seen)


@lru_cache(maxsize=64)
def shelf(options: StationOptions, viewer: Viewer, dealt: int, habits: Habits) -> list[Reading]:
    """The stories that were read last, of those that begin alike: of several matches, and of imagined ones."""
    return []


class Reading:
    """A story as far as it was read, what follows from that, and what was last concluded from it."""

    def __init__(self, seen: Evidence, start: Filter) -> None:
        self._story = seen.story
        self._notes = seen.notes
        self._weighed = start
        self._weighed.read_on(seen)
        self._concluded: tuple[Evidence, Filter] | None = None  # one thing, as several threads may ask

    def length(self) -> int:
        return len(self._story)

    def is_before(self, seen: Evidence) -> bool:
        """Whether all of this happened and was noted before what else there is in another story."""
        told, noted = len(self._story), len(self._notes)
        if self._story != seen.story[:told] or self._notes != seen.notes[:noted]:
            return False
        return noted == len(seen.notes) or seen.notes[noted].at >= told

    def continued(self, seen: Evidence) -> Reading:
        if len(self._story) == len(seen.story) and len(self._notes) == len(seen.notes):
            return self
        return Reading(seen, self._weighed.copy(seen))

    def concluded(self, seen: Evidence) -> Filter:
        """The same is asked many times in a turn."""
        known = self._concluded
        if known is not None and same_end(known[0], seen):
            return known[1]
        answer = self._weighed.copy(seen)
        answer.finish(seen)
        self._concluded = (seen, answer)
        return answer


def same_end(one: Evidence, other: Evidence) -> bool:
    """Whether the same follows from the same story."""
    now = one.turn == other.turn and one.infected == other.infected and one.host == other.host
    return now and one.claims == other.claims


class Filter:
    """The weights, carried along what happened."""

    def __init__(self, seen: Evidence, habits: Habits) -> None:
        self.options = seen.options
        self.me = seen.viewer
        self.habits = habits
        self.told = 0  # how much of the story was read
        self.noted = 0
        self.turn = 1
        self.living = (1 << seen.options.players) - 1
        self.last = 0.0  # how likely everybody else was infected when the viewer was
        self.set = box.SET_PER_PLAYER * seen.options.players
        self.weights: Weights = {(seat, 1 << seat): float(box.DEALT) for seat in range(seen.options.players)}
        self.weights[NO_HOST] = float(self.set - seen.dealt)

    def copy(self, seen: Evidence) -> Filter:
        """The same, to be read on: `seen` begins as what was read."""
        same = Filter(seen, self.habits)
        same.told, same.noted = self.told, self.noted
        same.turn, same.living, same.last = self.turn, self.living, self.last
        same.weights = self.weights.copy()
        return same

    def read_on(self, seen: Evidence) -> None:
        relive(seen.story, seen.notes[self.noted :], self.follow, self.look, self.told)
        self.told, self.noted = len(seen.story), len(seen.notes)

    def follow(self, incident: Incident, own: Note | None) -> None:
        if incident.what is What.TRADE:
            self.pass_time(incident.number)
            self.scale(incident.seat, self.habits.meets)
            if own is None:
                self.others_trade(incident.seat, incident.other)
            else:
                self.own_trade(own)
        elif incident.what is What.ATTACK:
            self.attack(incident.seat, incident.other)
        elif incident.what is What.DRAW:
            self.draw(incident.seat, incident.number)
        elif incident.what is What.SCAN:
            self.keep(lambda world: (world[1] & incident.other).bit_count() == incident.number)
        elif incident.what is What.DEATH:
            # PS-17.11  Had it been the last human, the match would be over.
            self.keep(lambda world: bool(incident.other & ~world[1] or world[1] >> incident.seat & 1))
            self.living = incident.other

    def keep(self, fits: Fits) -> None:
        self.weights = {world: weight for world, weight in self.weights.items() if fits(world)}

    def draw(self, seat: Seat, number: int) -> None:
        """PS-3.5  The host card is any of those left of the first set."""
        hidden = self.weights.pop(NO_HOST, 0.0)
        if not hidden:
            return
        drawn = hidden / (self.set - number + 1)
        if seat != NOBODY:
            world = (seat, 1 << seat)
            self.weights[world] = self.weights.get(world, 0.0) + drawn
        if number < self.set:
            self.weights[NO_HOST] = hidden - drawn

    def pass_time(self, turn: int) -> None:
        """The infected meet others before long: every quiet turn speaks for humans."""
        quiet = self.habits.calm * max(0, turn - self.turn) / max(1, self.living.bit_count())
        self.turn = turn
        if quiet:
            factors = [exp(-quiet * sick) for sick in range(self.options.players + 1)]
            for world in self.weights:
                self.weights[world] *= factors[(world[1] & self.living).bit_count()]

    def others_trade(self, one: Seat, other: Seat) -> None:
        """PS-10.4, PS-10.11  Nobody else knows what changed hands: it may have infected."""
        infects = self.habits.attempts * (1 - self.habits.parries)
        both = 1 << one | 1 << other
        weights: Weights = {}
        for (host, sick), weight in self.weights.items():
            if (sick & both).bit_count() == 1:
                worse = (host, sick | both)
                weights[worse] = weights.get(worse, 0.0) + weight * infects
                weight *= 1 - infects
            weights[host, sick] = weights.get((host, sick), 0.0) + weight
        self.weights = weights

    def attack(self, one: Seat, other: Seat) -> None:
        """Whoever attacks means somebody of the other side."""
        for world in self.weights:
            if (world[1] >> one & 1) == (world[1] >> other & 1):
                self.weights[world] *= self.habits.attacks

    def own_trade(self, note: Note) -> None:
        me, partner = self.me, note.with_seat
        assert me is not None
        got = note.cards[1]
        if got in box.COLOUR_OF:
            colour = box.COLOUR_OF[got]
            self.keep(lambda world: bool(world[1] >> colour & 1))
        elif got == box.HOST:
            self.partner_is_host(partner)
        else:
            self.partner_gave(me, partner)
        mine, theirs = note.did
        self.infect(me, partner, mine)
        self.infect(partner, me, theirs)

    def partner_is_host(self, partner: Seat) -> None:
        """PS-18.2  Whoever gives the host card has it now, and may have got it in a trade that nobody else saw."""
        weights: Weights = {}
        for (_, sick), weight in self.weights.items():
            if sick >> partner & 1:
                weights[partner, sick] = weights.get((partner, sick), 0.0) + weight
        self.weights = weights

    def partner_gave(self, me: Seat, partner: Seat) -> None:
        """An infected partner would rather have given an infection card to a human."""
        for host, sick in self.weights:
            if sick >> partner & 1 and not sick >> me & 1:
                self.weights[host, sick] *= 1 - self.habits.attempts

    def infect(self, giver: Seat, taker: Seat, did: Did) -> None:
        """PS-10.4, PS-18.2  As far as the viewer was told."""
        if did not in (Did.INFECTED, Did.SICK, Did.HOST):
            return
        weights: Weights = {}
        for (host, sick), weight in self.weights.items():
            if sick >> giver & 1:
                after = (taker if did is Did.HOST and host == giver else host, sick | 1 << taker)
                weights[after] = weights.get(after, 0.0) + weight
        if taker == self.me:
            others = self.living & ~(1 << taker)
            last = sum([weight for (_, sick), weight in weights.items() if not others & ~sick], 0.0)
            self.last = last / sum(weights.values(), 0.0) if weights else 0.0  # see `evenly`
        self.weights = weights

    def scale(self, seat: Seat, factor: float) -> None:
        for world in self.weights:
            if world[1] >> seat & 1:
                self.weights[world] *= factor

    def look(self, note: Note) -> None:
        """PS-16.11, PS-18.5  What a hand that was seen, or a check card, proves."""
        seat = note.with_seat
        if note.what == NOTE_CHECK:
            self.keep(lambda world: bool(world[1] >> seat & 1) == bool(note.cards))
            return
        assert note.what == NOTE_LOOK
        certain = 0
        for card in note.cards:
            if card in box.COLOUR_OF and box.COLOUR_OF[card] != seat:
                certain |= 1 << box.COLOUR_OF[card]
        if note.cards.count(box.INFECTIONS[seat]) < self.options.infection_copies:
            certain |= 1 << seat
        self.keep(lambda world: world[1] & certain == certain)
        if not self.options.host_card_infects:
            self.keep(lambda world: (world[0] == seat) == (box.HOST in note.cards))

    def listen(self, claims: Sequence[Claim]) -> None:
        """By what the speakers are now: who is human now was so when it spoke."""
        heard = hearsay(claims, self.me).items()
        for world in self.weights if heard else ():
            sick, factor = world[1], 1.0
            for (speaker, other), likelihood in heard:
                factor *= likelihood[sick >> speaker & 1][sick >> other & 1]
            self.weights[world] *= factor

    def finish(self, seen: Evidence) -> None:
        """What the viewer heard, and knows of its own status; the weights add up to 1."""
        self.pass_time(seen.turn)
        self.listen(seen.claims)
        if self.me is not None:
            me = self.me
            self.keep(lambda world: bool(world[1] >> me & 1) == seen.infected and (world[0] == me) == seen.host)
        total = sum(self.weights.values(), 0.0)
        self.weights = {world: weight / total for world, weight in self.weights.items()}


def evenly(worlds: Sequence[World]) -> Weights:
    """None where there is none: boards that somebody drew may tell a story that cannot be."""
    return dict.fromkeys(worlds, 1.0 / max(1, len(worlds)))


def slots(view: StationView, seat: Seat) -> int:
    """How many cards of a hand are not a human's own infection cards."""
    return max(0, view.players[seat].cards - view.options.infection_copies)


def dealt(view: StationView) -> int:
    """How many cards of the first set were drawn before the first turn, alerts included (PS-3.7, PS-3.8)."""
    for incident in view.story:
        if incident.what is What.DRAW:
            return incident.number - 1
    return min(len(box.SEARCH_CARDS) - view.deck, box.SET_PER_PLAYER * view.options.players)
