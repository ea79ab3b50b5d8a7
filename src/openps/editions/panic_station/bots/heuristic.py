"""A bot for Panic Station that plays by rules of thumb, as a human and as infected, from its view alone.

A human searches first, keeps a gas can for trades with whom it does not trust, avoids meeting strangers without one,
looks for the Hive once it has the gas, and burns it. An infected player keeps meeting others, infects whoever may be
unprotected, and shoots humans when it has nothing better to do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from openps.bots.budget import Budget
from openps.bots.warmth import warm_pick
from openps.editions.panic_station.bots.board import KIND, TRUSTED, WAY, Board, place
from openps.engine.chance import Chance
from openps.games.panic_station import box, moves
from openps.games.panic_station.floor import CENTRE, FAR, GRID
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.pieces import CHARACTER_NAMED, OFF, seat_of, visit
from openps.games.panic_station.state import Ask
from openps.games.panic_station.view import PlayerView, StationView


class StationHeuristic:
    """Searches first, trusts nobody without reason, hunts the Hive with enough gas."""

    def __init__(self, temperature: float = 0.0) -> None:
        self._temperature = temperature

    def choose(self, view: StationView, moves: Sequence[StationMove], chance: Chance, budget: Budget) -> StationMove:
        if len(moves) == 1:
            return moves[0]
        judgement = Judgement(view)
        return warm_pick(moves, [judgement.worth(move) for move in moves], self._temperature, chance)


class Judgement(Board):
    """How much a move is worth, by rule of thumb."""

    def worth(self, move: StationMove) -> float:
        ask = self.view.ask
        if ask is Ask.OFFER:
            return self.offer_worth(move)
        if ask is Ask.ARMOR:
            return 1.0 if isinstance(move, moves.PlayArmor) else 0.0
        if ask is Ask.PLACE:
            return self.place_worth(move)
        if ask is Ask.PULL:
            return self.pull_worth(move)
        return self.infected_worth(move) if self.view.infected else self.human_worth(move)

    def human_worth(self, move: StationMove) -> float:
        if isinstance(move, moves.Burn):
            return 1000.0
        if isinstance(move, moves.Lay):
            return self.lay_worth(move.card)
        if isinstance(move, moves.Search):
            return self.search_worth(move.character)
        if isinstance(move, moves.TeamSearch):
            return self.search_worth(move.character) - 2.0 * self.suspicion(move.partner)
        if isinstance(move, moves.Trade):
            return 30.0 - 10.0 * self.suspicion(move.partner)
        if isinstance(move, moves.Fire | moves.Stab):
            return self.attack_worth(move.target, hates=0.9)
        if isinstance(move, moves.Walk | moves.Run):
            return self.walk_worth(move)
        return self.common_worth(move)

    def infected_worth(self, move: StationMove) -> float:
        if isinstance(move, moves.Lay):
            return self.lay_worth(move.card)
        if isinstance(move, moves.Trade):
            return 40.0 + (5.0 if self.suspicion(move.partner) < 0.99 else 0.0)
        if isinstance(move, moves.Fire | moves.Stab):
            return self.attack_worth(move.target, hates=-1.0)
        if isinstance(move, moves.Walk | moves.Run):
            return self.hunt_worth(move)
        if isinstance(move, moves.Search):
            return self.search_worth(move.character) - 3.0
        return self.common_worth(move)

    def common_worth(self, move: StationMove) -> float:
        """Moves that both sides judge alike."""
        if isinstance(move, moves.Heal | moves.FirstAid | moves.ShareFirstAid):
            return 12.0
        if isinstance(move, moves.Explore):
            return self.explore_worth()
        if isinstance(move, moves.OpenDoors):
            return 45.0 if self.locked_out() else 3.0
        if isinstance(move, moves.HeatScan):
            return self.scan_worth()
        if isinstance(move, moves.Cameras):
            return self.explore_worth() + 0.5
        if isinstance(move, moves.UseScanner):
            return 9.0 if 0.05 < self.suspicion(move.seat) < 0.95 else 0.0
        if isinstance(move, moves.ThrowGrenade):
            return self.grenade_worth(move)
        return 1.0 if isinstance(move, moves.EndTurn) else 0.0

    def scan_worth(self) -> float:
        """The infected scan when they are sure that nobody is left to infect."""
        living = [seat for seat, player in enumerate(self.view.players) if player.alive]
        over = self.view.infected and all(self.suspicion(seat) > 0.99 for seat in living)
        return 60.0 if over else 2.0

    def locked_out(self) -> bool:
        """With the gas in hand, but the Hive behind security doors."""
        hive, room = self.floor.hive, self.rooms[box.TROOPER]
        return self.ready() and hive != OFF and room != OFF and self.distances(hive)[room] == FAR

    def lay_worth(self, card: str) -> float:
        """Everything that helps for good is laid; an energy boost when points run out before the Hive."""
        if card == box.BOOST:
            close = self.ready() and self.view.now.ap <= 1
            return 50.0 if close else -1.0
        own = self.view.players[self.me].table
        return -1.0 if card in own and card != box.AMMO else 20.0

    def ready(self) -> bool:
        return not self.view.infected and self.gas >= self.needed and self.health[box.TROOPER] > 0

    def search_worth(self, kind: str) -> float:
        room = self.rooms[KIND[kind]]
        red = self.view.placed[self.floor.card_of[room]].red
        if not red:
            return 20.0 if self.floor.icons[room] == box.STORAGE else 15.0
        if self.gas >= self.needed or not self.may_draw(box.GAS):
            return 0.5 + 0.5 * self.lateness()
        # A parasite comes along, next door or right here: it hurts whoever is left among several of them.
        return 7.0 - 2.0 * self.bites(room) - 0.5 * len(self.view.parasites) + self.lateness()

    def may_draw(self, card: str) -> bool:
        """Everybody saw what the last shuffle put into the deck."""
        return not self.view.fresh or card in self.view.fresh

    def attack_worth(self, target: str, hates: float) -> float:
        """A parasite in one's own room is shot; a player only if certainly infected.

        The infected do not betray themselves by shooting while they can still infect.
        """
        character = CHARACTER_NAMED.get(target)
        if character is None:
            return 13.0 if "_" not in target else 6.0
        suspected = self.suspicion(seat_of(character))
        if hates > 0:
            return 32.0 if suspected >= 0.99 else -5.0
        hides = box.INFECTIONS[self.me] in self.view.hand and self.restless() < 1
        return 18.0 if suspected < 0.5 and not hides else -5.0

    def explore_worth(self) -> float:
        if self.view.infected:
            return 4.0
        hive = self.floor.hive != OFF
        return 5.0 if hive and not self.black_rooms() else 10.0 - (4.0 if hive else 0.0)

    def grenade_worth(self, move: moves.ThrowGrenade) -> float:
        room = self.floor.beyond[self.rooms[KIND[move.character]]][WAY[move.way]]
        if room in self.rooms:
            return -5.0
        foes = [seat for seat in self.others_in(room) if (self.suspicion(seat) >= 0.99) != self.view.infected]
        friends = len(self.others_in(room)) - len(foes)
        return 6.0 * len(foes) + 5.0 * (self.bites(room) > 1) - 8.0 * friends

    # ---- walking

    def step(self, move: moves.Walk | moves.Run) -> tuple[int, int, int]:
        """Which character goes from where to where."""
        kind = self.view.now.bonus if isinstance(move, moves.Run) else KIND[move.character]
        room = self.rooms[kind]
        return kind, room, self.floor.beyond[room][WAY[move.way]]

    def walk_worth(self, move: moves.Walk | moves.Run) -> float:
        kind, room, there = self.step(move)
        value = self.restless() + (0.5 if isinstance(move, moves.Walk) else 2.5)
        value += self.goal_worth(kind, room, there)
        return value + (self.safer(kind, room, there) - self.danger(there)) / (1.0 + self.restless())

    def danger(self, room: int) -> float:
        """Meeting strangers without a gas can to give."""
        if room == 0:
            return 0.0
        strangers = [self.suspicion(seat) for seat in self.others_in(room)]
        if not strangers:
            return 0.0
        best = min(strangers)  # whoever comes in chooses the partner
        if best <= TRUSTED:
            return 0.0
        return 5.0 if self.gas > (self.needed if self.ready() else 0) else 25.0

    def goal_worth(self, kind: int, room: int, there: int) -> float:
        """Nearer to the Hive with enough gas, else nearer to something to search, else to where one can explore."""
        if self.ready() and self.floor.hive != OFF and kind == box.TROOPER:
            goals = [self.floor.hive]
            if self.distances(self.floor.hive)[room] == FAR:  # behind security doors
                goals = [goal for goal, icon in enumerate(self.floor.icons) if icon == box.TERMINAL]
            return max([40.0 * (far[room] - far[there]) for far in map(self.distances, goals)], default=0.0)
        best = 0.0
        for goal in self.black_rooms():
            distance = self.distances(goal)
            best = max(best, 9.0 * (distance[room] - distance[there]) - distance[there])
        if not best and self.view.rooms_ahead:
            for goal in self.floor.spots(box.ROOM_NUMBER[self.view.rooms_ahead[0]]):
                distance = self.distances(goal)
                best = max(best, 6.0 * (distance[room] - distance[there]) - distance[there])
        if not best and not self.ready():
            for seat, player in enumerate(self.view.players):
                if seat != self.me and self.suspicion(seat) <= self.trusted():
                    best = max(best, self.approach(player, room, there))
        return best

    def hunt_worth(self, move: moves.Walk | moves.Run) -> float:
        """Towards whoever may be human, with an infection card in hand; otherwise as a human would walk."""
        kind, room, there = self.step(move)
        if box.INFECTIONS[self.me] not in self.view.hand and not self.armed():
            return self.goal_worth(kind, room, there) + self.safer(kind, room, there)
        prey = [seat for seat in self.others_in(there) if self.suspicion(seat) < 0.99]
        met = self.view.now.met & visit(there, kind)
        if prey and there != 0 and not met:
            return 16.0 - self.bites(there)
        best = 0.0
        for seat, player in enumerate(self.view.players):
            if seat != self.me and self.suspicion(seat) < 0.99:
                best = max(best, self.approach(player, room, there))
        return self.restless() + 0.5 + best + 0.5 * self.safer(kind, room, there) / (1.0 + self.restless())

    def armed(self) -> bool:
        own = self.view.players[self.me]
        return box.KNIFE in own.table or (own.bullets > 0 and self.health[box.ANDROID] > 0)

    def approach(self, player: PlayerView, room: int, there: int) -> float:
        best = 0.0
        for goal in (place(player.trooper), place(player.android)):
            if goal not in (OFF, 0):
                distance = self.distances(goal)
                best = max(best, 4.0 * (distance[room] - distance[there]))
        return best

    # ---- the other questions

    def offer_worth(self, move: StationMove) -> float:
        """Infect if infected; against a stranger give gas if there is enough, otherwise what is worth least."""
        assert isinstance(move, moves.Offer)
        now = self.view.now
        partner = now.partner if self.view.active == self.me else self.view.active
        if move.card in (box.INFECTIONS[self.me], box.HOST):
            return 20.0 if self.suspicion(partner) < 0.99 else 0.0
        if move.card == box.GAS:
            if self.view.infected:
                return 1.0
            if self.suspicion(partner) > self.trusted():
                return 15.0  # two humans who both give gas lose nothing; only an infector gains by it
            return self.pooling_worth()
        return 6.0 - _KEPT.get(move.card, 0.0)

    def pooling_worth(self) -> float:
        """Among those who trust each other the gas goes to whoever lacks one can: worth more than junk (6), or less."""
        if self.gas > self.needed or self.gas == 1 or self.health[box.TROOPER] == 0:
            return 7.0
        lacks_one = self.gas == self.needed - 1
        return 5.0 if lacks_one and self.view.active != self.me else -2.0

    def place_worth(self, move: StationMove) -> float:
        """Humans keep rooms near the Reactor and the Hive within reach; the infected do not care."""
        assert isinstance(move, moves.Place)
        cell = self.floor.cell_beyond(move.room, WAY[move.way])
        column, row = cell % GRID - CENTRE % GRID, cell // GRID - CENTRE // GRID
        away = abs(column) + abs(row)
        card = box.ROOM_NUMBER[self.view.rooms_ahead[0]] if self.view.rooms_ahead else box.REACTOR
        floor = self.floor.with_card(card, cell, box.FACINGS.index(move.facing))
        ways_on = sum([len(ways) for ways in floor.outside])
        return ways_on + (0.5 * away if self.view.infected else -0.5 * away)

    def pull_worth(self, move: StationMove) -> float:
        """Take parasites away from its own characters, and do not bring them there."""
        assert isinstance(move, moves.Pull)
        here = move.room in self.rooms
        heavy = move.parasite == "black"
        target = self.view.now.pull_room in self.rooms
        return 4.0 * here + (-1.0 if target and heavy else 1.0 if heavy else 0.0)


_KEPT: Final = {box.ARMOR: 3.0, box.KEYCARD: 2.0, box.AMMO: 1.0, box.HEAVY_GUN: 1.0, box.SCANNER: 3.0, box.BOOST: 2.0}
"""What is kept rather than given away."""
