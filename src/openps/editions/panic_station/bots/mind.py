"""What the belief bot makes of a view: rules of thumb as the heuristic has them, weighed by what it believes.

It differs in four ways: it knows what a parasite phase would cost where it stands, it trusts and suspects by
probability, as an infected player it takes the gas of those who can parry and infects those who cannot, and it never
stops playing for the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from openps.editions.panic_station.bots.beliefs import Suspicions
from openps.editions.panic_station.bots.board import BOLDEST, KIND, WAY, place
from openps.editions.panic_station.bots.heuristic import Judgement
from openps.editions.panic_station.bots.plan import Standing, carrier, gas_in_deck, most_gas_to_draw, reaches, standing
from openps.engine.ids import Seat
from openps.games.panic_station import box, moves
from openps.games.panic_station.floor import FAR
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.pieces import CHARACTER_NAMED, OFF, seat_of, visit
from openps.games.panic_station.view import StationView


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, in the points of the heuristic; tuned in played matches (docs/bots.md)."""

    care: float = 5.0  # for the own health
    later: float = 0.35  # of it when no phase comes before the next turn
    early: float = 0.5  # of it while there are points left to walk away
    sure: float = 0.9  # how likely infected somebody is who is shot at
    prey: float = 0.6  # how likely infected somebody is at most whom one tries to infect
    bold: float = 0.1  # how likely it must be that an infection is not parried
    gas: float = 8.0  # what a gas can is worth to a human
    infected: float = 30.0  # what it costs to be infected
    explore: float = 30.0
    dig: float = 7.0  # another search of a room, which brings a parasite, for gas
    toll: float = 5.0  # a room where every visitor brings a parasite
    scan: float = 5.0
    place: float = 0.5  # a step that a room is farther from the Reactor, in ways on
    step: float = 5.0  # what a step costs on the way to something
    reserve: float = 2.0  # gas cans beyond those for the Hive, without which nobody who may hold some is shot
    shoot: float = 11.0  # what a shot at somebody certainly infected is worth
    trust: float = 0.2
    faith: float = 0.04  # how likely infected somebody is at most to whom gas is not given in defence
    meet: float = 40.0  # what it is worth to bring gas to where it is needed


WEIGHTS: Final = Weights()
_UNASKED: Final = -2
_FOR_GOOD: Final = 8.0  # from about the fortieth round on
_OVER: Final = 0.7  # how likely everybody is infected when one goes for the proof
_TRAP: Final = 100.0
_WAYS_UP: Final = 2  # doorways to the north or south that are kept free
_WAY_UP: Final = 2.0  # what each of them is worth, in ways on
_REMOTE: Final = 12  # steps that a room behind security doors is away
_URGENT: Final = 40.0  # a step towards victory
_TROOPER_LIFE: Final = (0.0, 25.0, 33.0, 40.0, 45.0)  # by health; without a Trooper nobody burns the Hive
_ANDROID_LIFE: Final = (0.0, 12.0, 16.0, 20.0, 23.0)
_LAST_LIFE: Final = 40.0  # more, for the character with whom the player dies
_CARES: Final = (moves.PlayArmor, moves.Heal, moves.FirstAid)


class Mind(Judgement):
    """A table, seen with suspicion."""

    def __init__(self, view: StationView, weights: Weights = WEIGHTS, suspicions: Suspicions | None = None) -> None:
        super().__init__(view)
        self.weights = weights
        self.suspicions = suspicions or Suspicions(view)
        self._chances = [self.suspicions.infected(seat) for seat in range(len(view.players))]
        self._storms: list[list[float]] | None = None
        self._harms: dict[tuple[int, int], float] = {}
        self._spawns: dict[tuple[int, int, int], float] = {}
        self._dangers: dict[int, float] = {}
        self._pulls: list[list[float] | None] = [None, None]
        self._carrier: Seat | None = _UNASKED
        self._takeover: float | None = None
        self._proofs: list[int] | None = None
        own = view.players[self.me]
        self.armor = view.hand.count(box.ARMOR) if own.cards > view.options.hand_minimum else 0

    def suspicion(self, seat: Seat) -> float:
        return self._chances[seat]

    def trusted(self) -> float:
        return min(0.6, self.weights.trust + 0.1 * self.restless())

    def trusts(self, seat: Seat) -> bool:
        return self.suspicion(seat) <= self.trusted()

    def stands(self, seat: Seat) -> Standing:
        return standing(self.view, self.floor, seat)

    @property
    def carrier(self) -> Seat | None:
        """Who shall burn the Hive, in the eyes of a human."""
        if self._carrier == _UNASKED:
            own = self.ready() and reaches(self.view.players[self.me], self.floor)
            self._carrier = self.me if own else carrier(self.view, self.floor, self.trusts)
        return self._carrier

    @property
    def alone(self) -> bool:
        return not self.view.infected and sum([player.alive for player in self.view.players]) == 1

    @property
    def out_of_gas(self) -> bool:
        """What is missing of the gas lies in graves: nobody can win any more (PS-4.8)."""
        return self.alone and self.gas + most_gas_to_draw(self.view) < self.needed

    @property
    def hopeless(self) -> bool:
        """No Trooper is left for the Hive; or alone, without the gas or shut out of the Hive for good."""
        return self.no_burner or self.out_of_gas or (self.alone and self.lateness() > _FOR_GOOD)

    @property
    def no_burner(self) -> bool:
        """PS-17.1  A human's Trooper burns the Hive, and there is none any more."""
        if self.view.infected or self.health[box.TROOPER]:
            return False
        troopers = [seat for seat, player in enumerate(self.view.players) if player.trooper.health]
        return all(self.suspicion(seat) >= self.weights.sure for seat in troopers)

    @property
    def ends_by_scan(self) -> bool:
        """PS-17.6  Without hope it is over as soon as a scan shows a lone human without gas."""
        return self.out_of_gas and not self.gas and bool(self.proofs)

    def worth(self, move: StationMove) -> float:
        """Who has nothing left to win does not go to any length to stay alive: such a match would never end."""
        if isinstance(move, _CARES) and self.hopeless:
            return 0.0
        return super().worth(move)

    # ---- parasites

    def storms(self) -> list[list[float]]:
        """For each face of the die, the damage that the next phase would do in every room (PS-6.2, PS-6.5)."""
        if self._storms is None:
            self._storms = []
            for way in range(box.DIE):
                damage = [0.0] * len(self.floor.beyond)
                for bug in self.view.parasites:
                    damage[self.blown(bug.room, way)] += 2.0 if bug.side == "black" else 1.0
                self._storms.append(damage)
        return self._storms

    def blown(self, room: int, way: int) -> int:
        """Where a parasite goes (PS-6.3)."""
        return self.floor.open_to[room][way]

    def harm(self, kind: int, room: int) -> float:
        """What a phase would cost a character there on average."""
        harm = self._harms.get((kind, room))
        if harm is None:
            harm = self._harms[kind, room] = self.harm_with(kind, room, (OFF, 0.0))
        return harm

    def harm_with(self, kind: int, room: int, more: tuple[int, float]) -> float:
        """The same with one parasite more in a room."""
        if not self.health[kind] or room == OFF:
            return 0.0
        total = 0.0
        for way, damage in enumerate(self.storms()):
            hit = damage[room]
            if more[0] != OFF and self.blown(more[0], way) == room:
                hit += more[1]
            if hit:
                total += self.loss(kind, hit)
        return total / box.DIE

    def loss(self, kind: int, hit: float) -> float:
        shielded = min(self.armor, hit)
        health = self.health[kind]
        left = max(0, health - int(hit - shielded))
        life = _TROOPER_LIFE if kind == box.TROOPER else _ANDROID_LIFE
        lost = life[health] - life[left] + 2.0 * shielded
        if not left and not self.health[1 - kind]:
            lost += _LAST_LIFE
        return lost

    def haste(self) -> float:
        """How much the next phase counts now: less with points left to walk away, or if it comes late (PS-5.1)."""
        part = 1.0 if self.view.marker_active else self.weights.later
        if self.view.now.ap > 2:
            part *= self.weights.early
        return part * self.weights.care / (1.0 + self.restless())

    def safer(self, kind: int, room: int, there: int) -> float:
        enters = 0.0
        if self.floor.icons[there] == box.PARASITE:
            enters = self.spawn_harm(there, kind, there)
        gained, trap = self.harm(kind, room) - self.harm(kind, there) - enters, self.trap(room, there)
        if self.better_dead(kind):
            nearer = self.nearer([bug.room for bug in self.view.parasites], room, there)
            return 5.0 * nearer - self.weights.care * gained - trap
        return self.haste() * gained - trap

    def better_dead(self, kind: int) -> bool:
        """PS-17.7  The infected win with the last Trooper's death, also if it is their own."""
        if not self.view.infected or kind != box.TROOPER or not self.health[box.ANDROID]:
            return False
        others = [player for seat, player in enumerate(self.view.players) if seat != self.me]
        return not any(player.trooper.health for player in others)

    def trap(self, room: int, there: int) -> float:
        """PS-13.5  Doors that were opened close again: nobody goes where only a keycard leads out, but to the Hive."""
        if self.keycard or not self.view.doors_open:
            return 0.0
        if self.ready() and self.floor.hive != OFF and self.within_reach(self.floor.hive):
            return 0.0
        back = self.floor.distances(0, False)
        return _TRAP if back[there] == FAR and back[room] != FAR else 0.0

    def spawn_harm(self, origin: int, mover: int = OFF, there: int = OFF) -> float:
        """What one more parasite that comes around a room would cost the own characters (PS-14.1, PS-14.2)."""
        asked = (origin, mover, there)
        harm = self._spawns.get(asked)
        if harm is None:
            rooms = [there if kind == mover else self.rooms[kind] for kind in (box.TROOPER, box.ANDROID)]
            harm = self._spawns[asked] = self._spawning(origin, rooms)
        return harm

    def _spawning(self, origin: int, rooms: Sequence[int]) -> float:
        bite = 1.0 if self.view.gray else 2.0
        total = 0.0
        for lair in self.floor.near[origin]:
            for kind, room in enumerate(rooms):
                if room in self.floor.open_to[lair]:  # else it does not come there
                    total += self.harm_with(kind, room, (lair, bite)) - self.harm(kind, room)
        return total / box.DIE

    # ---- searching

    def search_worth(self, kind: str) -> float:
        if self.ends_by_scan:
            return 0.0
        room = self.rooms[KIND[kind]]
        red = self.view.placed[self.floor.card_of[room]].red
        if not red:
            return 24.0 if self.floor.icons[room] == box.STORAGE else 15.0
        wanted = self.weights.dig if self.wants_more() else 1.5
        return wanted + self.impatience() - self.haste() * self.spawn_harm(room)

    def impatience(self) -> float:
        """When all else has been done, searching again is left to try; but not while there is a proof to go for."""
        return 0.0 if self.over else 2.0 * self.lateness()

    @property
    def over(self) -> bool:
        """PS-17.4  Whether an infected player takes everybody for infected, and can go and prove it by a scan."""
        sure = self.view.infected and self.takeover > _OVER - 0.15 * self.restless()
        return sure and bool(self.proofs)

    @property
    def takeover(self) -> float:
        if self._takeover is None:
            self._takeover = self.suspicions.takeover()
        return self._takeover

    @property
    def proofs(self) -> list[int]:
        """Terminals to scan at that can be reached; else where there may still come one."""
        if self._proofs is None:
            self._proofs = self.reached(self.terminals())
            if not self._proofs and self.view.rooms_ahead:
                self._proofs = self.reached(self.floor.spots(box.ROOM_NUMBER[self.view.rooms_ahead[0]]))
        return self._proofs

    def reached(self, goals: Iterable[int]) -> list[int]:
        rooms = [room for room in self.rooms if room != OFF]
        return [goal for goal in goals if any(self.distances(goal)[room] < FAR for room in rooms)]

    def wants_more(self) -> bool:
        """Whether the deck may hold what is missing: gas for the Hive, or a keycard to get on."""
        if self.floor.hive != OFF and self.gas < self.needed and self.may_draw(box.GAS):
            return True
        return not self.keycard and self.may_draw(box.KEYCARD) and self.locked_in()

    def locked_in(self) -> bool:
        """The next card, or the Hive, is behind security doors."""
        goals = [self.floor.hive]
        if self.floor.hive == OFF:
            goals = list(self.floor.spots(box.ROOM_NUMBER[self.view.rooms_ahead[0]])) if self.view.rooms_ahead else []
        return bool(goals) and not self.reached(goals)

    def explore_worth(self) -> float:
        if self.view.infected:
            hive_next = self.view.rooms_ahead[:1] == (box.ROOM_KEYS[box.HIVE],)
            return 4.0 + 2.0 * self.restless() + self.takeover * (50.0 if hive_next else 20.0)
        hive = self.floor.hive != OFF
        return 6.0 if hive else self.weights.explore

    def place_worth(self, move: StationMove) -> float:
        """Ways on that everybody can go; rooms near the Reactor for humans, far away for the infected.

        Cards of two rooms and the Hive open to the north or south only: some such ways are kept (PS-2.2, PS-2.4).
        """
        assert isinstance(move, moves.Place)
        if not self.view.rooms_ahead:
            return super().place_worth(move)
        card, cell = box.ROOM_NUMBER[self.view.rooms_ahead[0]], self.floor.cell_beyond(move.room, WAY[move.way])
        floor = self.floor.with_card(card, cell, box.FACINGS.index(move.facing))
        far = floor.distances(0, False)
        free = [way for room, ways in enumerate(floor.outside) if far[room] < FAR for way in ways]
        upright = min(_WAYS_UP, sum([way in (box.NORTH, box.SOUTH) for way in free]))
        ways_on = len(free) + _WAY_UP * upright
        away = far[-1] if far[-1] < FAR else _REMOTE
        return ways_on + self.weights.place * (away if self.view.infected and far[-1] < FAR else -away)

    def scan_worth(self) -> float:
        """The infected scan when nobody is left to infect; humans to know more, or to end what is lost (PS-17.6)."""
        if self.view.infected:
            return 60.0 * self.takeover - 5.0 + 3.0 * self.restless()
        return _URGENT if self.ends_by_scan else self.weights.scan + self.restless()

    # ---- walking

    def goal_worth(self, kind: int, room: int, there: int) -> float:
        """By how much a character comes nearer to what is worth going to: to and fro gains nothing."""
        pull = self.pulls(kind)
        return pull[there] - pull[room]

    def pulls(self, kind: int) -> list[float]:
        """For every room, the best that can be reached from there, less for every step and everybody on the way."""
        pull = self._pulls[kind]
        if pull is None:
            pull = self._pulls[kind] = [0.0] * len(self.floor.beyond)
            for goal, worth in self.goals(kind):
                pull[goal] = max(pull[goal], worth)
            self.spread(pull, _URGENT if self.hurries(kind) else self.weights.step)
        return pull

    def spread(self, pull: list[float], step: float) -> None:
        """A room is worth what the best neighbour is, less what it costs to go there."""
        steps = self.floor.steps(self.keycard or self.view.doors_open)
        todo = [room for room, worth in enumerate(pull) if worth > 0]
        for room in todo:
            here = pull[room] - step - self.danger(room) - self.toll(room)
            for there in steps[room]:
                if there != room and pull[there] < here:
                    pull[there] = here
                    todo.append(there)

    def toll(self, room: int) -> float:
        """PS-14.6  Each time somebody comes in, so does a parasite."""
        return self.weights.toll if self.floor.icons[room] == box.PARASITE else 0.0

    def hurries(self, kind: int) -> bool:
        return self.ready() and self.floor.hive != OFF and kind == box.TROOPER

    def goals(self, kind: int) -> list[tuple[int, float]]:
        """Rooms to go to, and what they are worth.

        The Hive with enough gas (or a terminal, if it is behind doors), rooms to search, places to explore.
        """
        hive = self.floor.hive
        if self.hurries(kind):
            return [(goal, _URGENT * FAR) for goal in ([hive] if self.within_reach(hive) else self.terminals())]
        if self.ends_by_scan:
            return [(goal, _URGENT) for goal in self.proofs]
        goals = [(goal, 36.0 if self.floor.icons[goal] == box.STORAGE else 28.0) for goal in self.black_rooms()]
        if self.view.rooms_ahead:
            worth = 15.0 + self.explore_worth()
            goals += [(goal, worth) for goal in self.floor.spots(box.ROOM_NUMBER[self.view.rooms_ahead[0]])]
        return goals + self.diggings() + self.meetings(kind)

    def terminals(self) -> list[int]:
        return [room for room, icon in enumerate(self.floor.icons) if icon == box.TERMINAL]

    def diggings(self) -> list[tuple[int, float]]:
        """Rooms that can be searched again: when all else has been done, late, that is what is left to try."""
        if self.lateness() < BOLDEST:
            return []
        worth = 4.0 * self.lateness()
        return [(room, worth) for room, searchable in enumerate(self.floor.searchable) if searchable]

    def meetings(self, kind: int) -> list[tuple[int, float]]:
        """PS-9.2  Where gas can change hands, by walking in on somebody."""
        if self.view.infected or self.floor.hive == OFF or self.hurries(kind):
            return []
        meetings = []
        for seat in range(len(self.view.players)):
            worth = self.meeting_worth(seat) if seat != self.me and self.trusts(seat) else 0.0
            meetings += [(room, worth - self.detour(kind, room)) for room in self.haunts(seat) if worth]
        return meetings

    def meeting_worth(self, seat: Seat) -> float:
        if self.carrier == self.me:
            junk = any(card in box.ITEMS and card != box.GAS for card in self.view.hand)
            return self.weights.meet * (1.0 - self.unprotected(seat)) if junk else 0.0
        return self.weights.meet if seat == self.carrier and self.gas else 0.0

    def haunts(self, seat: Seat) -> list[int]:
        """Where somebody can be met: nobody trades in the Reactor (PS-9.3)."""
        player = self.view.players[seat]
        return [room for room in (place(player.trooper), place(player.android)) if room not in (OFF, 0)]

    def detour(self, kind: int, room: int) -> float:
        """Who is there already must go out and come in again; who traded there in this turn, in the next (PS-9.5)."""
        if self.view.now.met & visit(room, kind) and self.view.active == self.me:
            return 3.0 * self.weights.step
        return 2.0 * self.weights.step if self.rooms[kind] == room else 0.0

    def within_reach(self, hive: int) -> bool:
        """Whether the Trooper can get to the Hive; through doors that stand open only in this turn, and burn it."""
        room = self.rooms[box.TROOPER]
        far = self.floor.distances(hive, self.keycard)[room]
        return far < FAR or self.distances(hive)[room] < self.view.now.ap

    # ---- meeting others

    def danger(self, room: int) -> float:
        """What it costs to walk in on somebody: whoever comes in chooses the partner."""
        if room == 0:
            return 0.0
        danger = self._dangers.get(room)
        if danger is None:
            danger = self._dangers[room] = min([self.price(seat) for seat in self.others_in(room)], default=0.0)
        return danger

    def price(self, seat: Seat) -> float:
        """What a trade with somebody costs a human on average: a gas can, or the own health."""
        chance = self.suspicion(seat)
        if chance <= self.trusted():
            return 30.0 * chance
        spare = self.gas > (self.needed if self.ready() else 0)
        return 1.0 + chance * (self.weights.gas if spare else self.weights.infected)

    def unprotected(self, seat: Seat) -> float:
        """How likely somebody has no gas can to give."""
        return self.suspicions.without_gas(seat)

    def attack_worth(self, target: str, hates: float) -> float:
        character = CHARACTER_NAMED.get(target)
        if character is None:
            return 13.0 if "_" not in target else 6.0
        suspected = self.suspicion(seat_of(character))
        if hates > 0:
            return self.shot_worth(seat_of(character)) if suspected >= self.weights.sure else -5.0
        hides = box.INFECTIONS[self.me] in self.view.hand and self.restless() < 1
        return 18.0 if suspected < 0.3 and not hides else -5.0

    def shot_worth(self, seat: Seat) -> float:
        """At somebody infected; without hope it is the way to an end (PS-17.7)."""
        if self.no_burner:
            return _URGENT
        return self.weights.shoot if self.may_die(seat) else -5.0

    def shut_out(self, seat: Seat) -> bool:
        return not reaches(self.view.players[seat], self.floor)

    def may_die(self, seat: Seat) -> bool:
        """PS-4.8  What the dead held is lost: there must be gas enough for the Hive without it."""
        others = [one for one in range(len(self.view.players)) if one not in (self.me, seat) and self.trusts(one)]
        left = self.gas + gas_in_deck(self.view) + sum([self.suspicions.gas(one) for one in others], 0.0)
        return left >= self.needed + self.weights.reserve

    def human_worth(self, move: StationMove) -> float:
        if isinstance(move, moves.OpenDoors) and not self.locked_out():
            return 8.0 if self.carrier not in (None, self.me) and self.shut_out(self.carrier) else 1.5
        if isinstance(move, moves.Trade):
            return 30.0 - 10.0 * self.suspicion(move.partner) + 0.2 * self.meeting_worth(move.partner)
        return super().human_worth(move)

    def infected_worth(self, move: StationMove) -> float:
        if isinstance(move, moves.Trade):
            return 40.0 + 5.0 * (1.0 - self.suspicion(move.partner)) * (0.3 + self.unprotected(move.partner))
        return super().infected_worth(move)

    def hunt_worth(self, move: moves.Walk | moves.Run) -> float:
        """Towards whoever is likely human and can be infected; as a human would walk otherwise."""
        kind, room, there = self.step(move)
        safe = self.safer(kind, room, there)
        if self.over:
            return 0.5 + 20.0 * self.nearer(self.proofs, room, there) + max(-15.0, 0.3 * safe) - self.trap(room, there)
        if box.INFECTIONS[self.me] not in self.view.hand and not self.armed():
            return self.goal_worth(kind, room, there) + safe
        met = self.view.now.met & visit(there, kind)
        prey = [1.0 - self.suspicion(seat) for seat in self.others_in(there)]
        if prey and there != 0 and not met:
            return 18.0 * max(prey) - 2.0 + safe
        best = 0.0
        for seat, player in enumerate(self.view.players):
            if seat != self.me and player.alive:
                best = max(best, (1.0 - self.suspicion(seat)) * self.approach(player, room, there))
        return self.restless() + 0.5 + best + safe

    def offer_worth(self, move: StationMove) -> float:
        """A human gives gas if it is likely enough that it saves from infection; see Weights."""
        assert isinstance(move, moves.Offer)
        partner = self.view.now.partner if self.view.active == self.me else self.view.active
        if move.card in (box.INFECTIONS[self.me], box.HOST):
            tries = self.suspicion(partner) < self.weights.prey and self.unprotected(partner) >= self.weights.bold
            return 20.0 if tries else 0.0
        if move.card == box.GAS:
            if self.view.infected:
                return 1.0
            return self.gas_worth(partner)
        return super().offer_worth(move)

    def gas_worth(self, partner: Seat) -> float:
        """Gas is given to strangers, since it saves from infection, and to whoever shall burn the Hive.

        Worth more than junk (6), or less. Two humans who both give gas lose nothing.
        """
        if self.suspicion(partner) > (self.weights.trust if self.ready() else self.weights.faith):
            return 15.0
        if self.gas > self.needed:
            return 7.0
        keeps = self.carrier == self.me or self.stands(self.me) > self.stands(partner)
        alone = self.floor.hive == OFF and self.gas == 1  # a last can is kept for strangers
        return -2.0 if keeps or alone else 7.0
