"""What is public about the turn that is under way: one value that the state and every view of it share.

A new fact of the turn is a field here and in `copy`, a line in `evolve` that writes it, and the rule that reads it:
copies, views and imagined states take it along.
"""

from dataclasses import dataclass
from typing import Final

from openps.engine.ids import Seat
from openps.games.panic_station.pieces import (
    NEITHER,
    NO_CHARACTER,
    NO_CHARACTERS,
    NO_HITS,
    NO_SHIELDS,
    NOBODY,
    OFF,
    Character,
    Characters,
    Hits,
    KindNumber,
    Room,
    Shields,
    Visits,
)

# What a player may do once a turn, as bits of `used`.
SWAPPED: Final = 1  # PS-7.8
FAILED: Final = 2  # PS-7.9
TERMINAL_USED: Final = 4  # PS-13.1
SICK_BAY_USED: Final = 8  # PS-15.2


@dataclass(slots=True, unsafe_hash=True)
class TurnView:
    """What the active player has done and is about to do; everybody sees it.

    `evolve` alone writes it, and only while nobody else holds it (see `Station.lent`).
    """

    begun: bool = False  # whether the active player's turn has begun: parasites come before
    ap: int = 0
    must_search: bool = False  # PS-12.15
    used: int = 0
    met: Visits = 0  # PS-9.4: traded or attacked there
    ran: Visits = 0  # PS-9.17
    fought: int = 0  # PS-12.13, one bit for each room
    bonus: KindNumber = NEITHER  # which of the two characters may run (PS-9.15)
    bonus_too: KindNumber = NEITHER  # the other one, where both may: its next step is free
    duty: KindNumber = NEITHER  # which one must attack or trade (PS-9.2)
    entering: KindNumber = NEITHER  # which one has something to settle on entry
    # What is under way.
    use: str = ""  # what a room does when its parasite has come (PS-13.2, PS-15.4)
    user: Character = NO_CHARACTER
    draws: Characters = NO_CHARACTERS  # for whose players a card is to be drawn
    pull_seat: Seat = NOBODY  # PS-14.4
    pull_room: Room = OFF
    placing: Room = OFF  # the room at which a card is placed, or ANYWHERE
    shots: int = 0  # that the fire action still has
    aimed: Characters = NO_CHARACTERS  # shot at
    hits: Hits = NO_HITS
    shields: Shields = NO_SHIELDS
    die: int = 0  # the last roll
    striker: Character = NO_CHARACTER  # that used a knife or threw a grenade last
    struck: Character = NO_CHARACTER  # the character that it stabbed
    strike_room: Room = OFF  # and where it was
    phase: bool = False  # PS-6.1
    partner: Seat = NOBODY  # of the trade that is under way
    offered: "tuple[bool, bool]" = (False, False)  # whether the active player and the partner have chosen

    def copy(self) -> "TurnView":
        """Written out: a state makes one at every step that somebody looks at."""
        return TurnView(
            self.begun, self.ap, self.must_search, self.used, self.met, self.ran, self.fought, self.bonus,
            self.bonus_too, self.duty, self.entering, self.use, self.user, self.draws, self.pull_seat, self.pull_room,
            self.placing, self.shots,
            self.aimed, self.hits, self.shields, self.die, self.striker, self.struck, self.strike_room, self.phase,
            self.partner, self.offered,
        )  # fmt: skip
