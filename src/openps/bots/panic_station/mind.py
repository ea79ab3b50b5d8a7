"""What the belief bot makes of a view: rules of thumb as the heuristic has them, weighed by what it believes.

It differs in four ways: it knows what a parasite phase would cost where it stands, it trusts and suspects by
probability, as an infected player it takes the gas of those who can parry and infects those who cannot, and it never
stops playing for the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from openps.bots.panic_station.beliefs import Suspicions
from openps.bots.panic_station.board import KIND, rounds
from openps.bots.panic_station.heuristic import Table
from openps.engine.ids import Seat
from openps.games.panic_station import box, moves
from openps.games.panic_station.floor import FAR
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.state import OFF
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
    explore: float = 20.0
    scan: float = 5.0
    step: float = 5.0  # what a step costs on the way to something
    shoot: float = 11.0  # what a shot at somebody certainly infected is worth
    trust: float = 0.2


WEIGHTS: Final = Weights()
_OVER: Final = 0.7  # how likely everybody is infected when one goes for the proof
_LATE: Final = 26  # rounds
_LATER: Final = 29
_LATEST: Final = 32
_TRAP: Final = 100.0
_URGENT: Final = 40.0  # a step towards victory
_TROOPER_LIFE: Final = (0.0, 25.0, 33.0, 40.0, 45.0)  # by health; without a Trooper nobody burns the Hive
_ANDROID_LIFE: Final = (0.0, 12.0, 16.0, 20.0, 23.0)
_LAST_LIFE: Final = 25.0  # more, for the character with whom the player dies


class Mind(Table):
    """A table, seen with suspicion."""

    def __init__(self, view: StationView, weights: Weights = WEIGHTS, suspicions: Suspicions | None = None) -> None:
        super().__init__(view)
        self.weights = weights
        self.suspicions = suspicions or Suspicions(view)
        self._chances = [self.suspicions.infected(seat) for seat in range(len(view.players))]
        self._storms: list[list[float]] | None = None
        self._harms: dict[tuple[int, int], float] = {}
        self._pulls: list[list[float] | None] = [None, None]
        own = view.players[self.me]
        self.armor = view.hand.count(box.ARMOR) if own.cards > view.options.hand_minimum else 0

    def suspicion(self, seat: Seat) -> float:
        return self._chances[seat]

    def trusted(self) -> float:
        return min(0.6, self.weights.trust + 0.1 * self.restless())

    # ---- parasites

    def storms(self) -> list[list[float]]:
        """For each face of the die, the damage that the next phase would do in every room (PS-6.2, PS-6.5)."""
        if self._storms is None:
            self._storms = []
            for way in range(box.DIE):
                damage = [0.0] * len(self.floor.exits)
                for bug in self.view.parasites:
                    damage[self.blown(bug.room, way)] += 2.0 if bug.side == "black" else 1.0
                self._storms.append(damage)
        return self._storms

    def damage(self, kind: int, room: int) -> float:
        return self.harm(kind, room)

    def closing_worth(self, move: StationMove) -> float:
        worth = super().closing_worth(move)
        if isinstance(move, moves.Walk | moves.Run):
            _, room, there = self.step(move)
            worth -= self.trap(room, there)
        return worth

    def blown(self, room: int, way: int) -> int:
        """Where a parasite goes; through open doorways only (PS-6.3)."""
        beyond = self.floor.exits[room][way]
        return room if beyond == OFF or beyond & 1 else beyond >> 1

    def harm(self, kind: int, room: int) -> float:
        """What a phase would cost a character there on average."""
        found = self._harms.get((kind, room))
        if found is None:
            found = self._harms[kind, room] = self.harm_with(kind, room, (OFF, 0.0))
        return found

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
        life = _TROOPER_LIFE if kind == box.TROOPER and not self.view.infected else _ANDROID_LIFE
        lost = life[health] - life[left] + 2.0 * shielded
        if not left and not self.health[1 - kind]:
            lost += _LAST_LIFE
        return lost

    def haste(self) -> float:
        """How much the next phase counts now: less with points left to walk away, or if it comes late (PS-5.1)."""
        part = 1.0 if self.view.marker_active else self.weights.later
        if self.view.now.ap > 2:
            part *= self.weights.early
        return part * self.weights.care / (1.0 + 0.5 * self.restless())

    def safer(self, kind: int, room: int, there: int) -> float:
        enters = 0.0
        if self.floor.icons[there] == box.PARASITE:
            enters = self.spawn_harm(there, kind, there)
        gained, trap = self.harm(kind, room) - self.harm(kind, there) - enters, self.trap(room, there)
        if self.better_dead(kind):
            return self.to_parasites(room, there) - self.weights.care * gained - trap
        return self.haste() * gained - trap

    def better_dead(self, kind: int) -> bool:
        """PS-17.7  The infected win with the last Trooper's death, also if it is their own."""
        if not self.view.infected or kind != box.TROOPER or not self.health[box.ANDROID]:
            return False
        others = [player for seat, player in enumerate(self.view.players) if seat != self.me]
        return not any(player.trooper.health for player in others)

    def aimless(self) -> bool:
        """Whether it is time to end it: late, or alone without gas to come, and on no way to a victory."""
        played = rounds(self.view)
        if self.suspicions.takeover() > _OVER or (self.ready() and self.floor.hive != OFF):
            return played > _LATEST
        if self.view.infected:
            return played > _LATER
        alone = not any(player.alive for seat, player in enumerate(self.view.players) if seat != self.me)
        return played > _LATE or (alone and self.gas < self.needed and not self.gas_may_be_drawn())

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
        bite = 1.0 if self.view.gray else 2.0
        total = 0.0
        for way in range(box.DIE):
            more = (self.floor.near[origin][way], bite)
            for kind in (box.TROOPER, box.ANDROID):
                room = there if kind == mover else self.rooms[kind]
                total += self.harm_with(kind, room, more) - self.harm(kind, room)
        return total / box.DIE

    # ---- searching

    def search_worth(self, kind: str) -> float:
        room = self.rooms[KIND[kind]]
        red = self.view.placed[self.floor.card_of[room]].red
        if not red:
            return 24.0 if self.floor.icons[room] == box.STORAGE else 15.0
        if not self.gas_may_be_drawn():
            return 0.5
        wanted = 7.0 if self.gas < self.needed else 1.5
        return wanted + self.restless() - self.haste() * self.spawn_harm(room)

    def explore_worth(self) -> float:
        if self.view.infected:
            hive_next = self.view.rooms_ahead[:1] == (box.ROOM_KEYS[box.HIVE],)
            return 4.0 + 2.0 * self.restless() + self.suspicions.takeover() * (50.0 if hive_next else 20.0)
        hive = self.floor.hive != OFF
        return 5.0 if hive and not self.black_rooms() else self.weights.explore - (4.0 if hive else 0.0)

    def scan_worth(self) -> float:
        """The infected scan when nobody is left to infect; humans to know more."""
        if self.view.infected:
            return 60.0 * self.suspicions.takeover() - 5.0 + 3.0 * self.restless()
        return self.weights.scan + self.restless()

    # ---- walking

    def goal_worth(self, kind: int, room: int, there: int) -> float:
        """By how much a character comes nearer to what is worth going to: to and fro gains nothing."""
        pull = self.pulls(kind)
        return pull[there] - pull[room]

    def pulls(self, kind: int) -> list[float]:
        """For every room, the best that can be reached from there, less for every step."""
        if self._pulls[kind] is None:
            found = [0.0] * len(self.floor.exits)
            for goal, worth, step in self.goals(kind):
                for room, far in enumerate(self.distances(goal)):
                    found[room] = max(found[room], worth - step * far)
            self._pulls[kind] = found
        return self._pulls[kind] or []

    def goals(self, kind: int) -> list[tuple[int, float, float]]:
        """Rooms to go to, what they are worth, and what a step on the way costs.

        The Hive with enough gas (or a terminal, if it is behind doors), rooms to search, places to explore.
        """
        hive, step = self.floor.hive, self.weights.step
        if self.ready() and hive != OFF and kind == box.TROOPER:
            terminals = [goal for goal, icon in enumerate(self.floor.icons) if icon == box.TERMINAL]
            return [(goal, _URGENT * FAR, _URGENT) for goal in ([hive] if self.within_reach(hive) else terminals)]
        found = [(goal, 36.0 if self.floor.icons[goal] == box.STORAGE else 28.0, step) for goal in self.black_rooms()]
        if self.view.rooms_ahead:
            worth = 15.0 + self.explore_worth()
            found += [(goal, worth, step) for goal in self.floor.spots(box.ROOM_NUMBER[self.view.rooms_ahead[0]])]
        return found

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
        return min([self.price(seat) for seat in self.others_in(room)], default=0.0)

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
        number = box.CHARACTER_NUMBER.get(target)
        if number is None:
            return 13.0 if "_" not in target else 6.0
        suspected = self.suspicion(number >> 1)
        if hates > 0:
            return self.weights.shoot if suspected >= self.weights.sure else -5.0
        hides = box.INFECTIONS[self.me] in self.view.hand and self.restless() < 1
        return 18.0 if suspected < 0.3 and not hides else -5.0

    def infected_worth(self, move: StationMove) -> float:
        if isinstance(move, moves.Trade):
            return 40.0 + 5.0 * (1.0 - self.suspicion(move.partner)) * (0.3 + self.unprotected(move.partner))
        return super().infected_worth(move)

    def hunt_worth(self, move: moves.Walk | moves.Run) -> float:
        """Towards whoever is likely human and can be infected; as a human would walk otherwise."""
        kind, room, there = self.step(move)
        safe = self.safer(kind, room, there)
        if self.suspicions.takeover() > _OVER:
            return 0.5 + self.to_terminal(room, there) + 0.3 * safe - self.trap(room, there)
        if box.INFECTIONS[self.me] not in self.view.hand and not self.armed():
            return self.goal_worth(kind, room, there) + safe
        met = self.view.now.met >> (2 * there + kind) & 1
        prey = [1.0 - self.suspicion(seat) for seat in self.others_in(there)]
        if prey and there != 0 and not met:
            return 18.0 * max(prey) - 2.0 + safe
        best = 0.0
        for seat, player in enumerate(self.view.players):
            if seat != self.me and player.alive:
                best = max(best, (1.0 - self.suspicion(seat)) * self.approach(player, room, there))
        return self.restless() + 0.5 + best + safe

    def to_terminal(self, room: int, there: int) -> float:
        """Towards a terminal, to prove by a scan that it is over; or to where there may still be one."""
        goals = [goal for goal, icon in enumerate(self.floor.icons) if icon == box.TERMINAL]
        if not any(self.distances(goal)[room] < FAR for goal in goals) and self.view.rooms_ahead:
            goals = list(self.floor.spots(box.ROOM_NUMBER[self.view.rooms_ahead[0]]))
        return 20.0 * self.nearer(goals, room, there)

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
            if self.suspicion(partner) > self.trusted():
                return 15.0
            return self.pooling_worth()
        return super().offer_worth(move)
