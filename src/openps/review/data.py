"""What a review holds, as plain data: `engine.codec.to_json` writes it, the same bytes for the same review.

There are no floats in it. Chances are whole millionths (500000 is one half), and so is what luck and skill brought;
where a game is played for its scores they are millionths of a point. A step is a number of moves: step 0 is the deal,
step 7 is after the seventh move, and BEFORE is before the deal, when everything was still open. All of it holds
secrets: whoever asks has made sure that the match is over.

What is told in the words of a game (`what` of a mark, a wager, a reason) is a dataclass of its edition, whose fields
say what they mean as those of events do. Under `kind` stands the name of its class: its words are the message
`tale-<kind>` for marks, `wager-<kind>` for wagers and `reason-<kind>` for reasons.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from openps.engine.ids import Seat

Millionths: TypeAlias = int
Step: TypeAlias = int

WHOLE: Final[Millionths] = 1_000_000
BEFORE: Final[Step] = -1


@dataclass(frozen=True, slots=True)
class Estimate:
    """What was estimated, and its 95 % interval."""

    value: Millionths
    low: Millionths
    high: Millionths


@dataclass(frozen=True, slots=True)
class Method:
    """How the figures were worked out, so that whoever reads them knows what they are worth."""

    bot: str  # the spec of the bot that plays on for everybody
    turns: int  # so many turns are played on, and what is reached is judged by what was learned; 0: to the end
    further: int  # the same for turning points
    playouts: int  # matches played on from every step of the course
    worlds: int  # imagined worlds in which the moves of a decision are compared
    fresh: int  # further ones, with other luck, that a turning point must hold in
    threshold: Millionths  # what a decision must have given away to be a turning point
    scored: bool  # figures are points, not chances to win
    seed: str


@dataclass(frozen=True, slots=True)
class Side:
    """Whose chance the course draws. `key` is a side of the game (its words: `side-<key>`), or empty for one seat.

    A side may win and lose members on the way: `seats` are those of the end.
    """

    key: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Point:
    """How the match stood after a step, with open cards: for each side of the review, and for each seat.

    `log` is the length of the log then, `turn` the turn it belongs to (0 before the first). Face-down piles are
    shuffled anew for every playout: what nobody has drawn yet is still luck.
    """

    step: Step
    log: int
    turn: int
    sides: tuple[Estimate, ...]
    seats: tuple[Estimate, ...]


@dataclass(frozen=True, slots=True)
class Glance:
    """How the match stood after a step for all that one seat could know, side by side."""

    step: Step
    sides: tuple[Estimate, ...]


@dataclass(frozen=True, slots=True)
class Eyes:
    """The course as one seat saw it: worlds imagined from its view. Where turns begin, and where it decided."""

    seat: Seat
    glances: tuple[Glance, ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that happened: at an entry of the log (`number`), which the move of a step brought about.

    `verdict` is that of a claim: `false` for a lie that is marked where it was told.
    """

    step: Step
    number: int
    turn: int
    what: object
    verdict: str = ""


@dataclass(frozen=True, slots=True)
class Thought:
    """How likely something was held after a step, and whether it was so."""

    step: Step
    odds: Millionths
    true: bool


@dataclass(frozen=True, slots=True)
class Suspicion:
    """What one seat thought of another, from step to step: `says` is what the other could say of itself, truly or not.

    `I am infected` in the words of a claim (engine/claims.py). Only the steps at which it changed are listed; between
    them it stays as it was. It is worked out from what the seat saw until then, and from nothing later.
    """

    eyes: Seat
    about: Seat
    says: str
    thoughts: tuple[Thought, ...]


@dataclass(frozen=True, slots=True)
class Swayed:
    """What a claim did to a listener: what that seat thought of another right before and right after it."""

    eyes: Seat
    about: Seat
    says: str
    before: Millionths
    after: Millionths
    true: bool


@dataclass(frozen=True, slots=True)
class Said:
    """A claim: at which entry of the log, after which step, what it turned out to be, and whom it swayed how."""

    step: Step
    number: int
    speaker: Seat
    text: str
    verdict: str  # true, false or unknowable
    swayed: tuple[Swayed, ...]
    moved: Millionths  # how far it moved the listeners away from the truth, all together; below 0: towards it


@dataclass(frozen=True, slots=True)
class CostlyBelief:
    """The wrong belief that cost most: what a seat thought when it decided, and what that turned out to cost it."""

    step: Step  # that its decision led to
    eyes: Seat
    about: Seat
    says: str
    odds: Millionths
    true: bool
    cost: Millionths


@dataclass(frozen=True, slots=True)
class Wager:
    """Odds that were taken: how likely it was to come out so well or better, so badly or worse, and what it brought."""

    step: Step
    number: int
    seat: Seat
    what: object
    so_well: Millionths
    so_badly: Millionths
    brought: Millionths


@dataclass(frozen=True, slots=True)
class Cause:
    """What one step brought each seat: `luck`, and by the choice of `seat` `skill`; nobody chooses the deal.

    The luck and the skill of a step are, for each seat, what the course changed by, exactly.
    """

    step: Step
    seat: Seat | None
    luck: tuple[Millionths, ...]
    skill: tuple[Millionths, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One decision with more than one legal move, held against the best move that was looked at.

    `gave_away` is by how much the best one did better in the worlds that the seat could not rule out; where its
    interval reaches 0 nothing is `clear`. `skill` is what the move brought its seat against what the bot would do.
    """

    step: Step  # that it led to
    seat: Seat
    ask: str
    move: str
    usual: str  # what the bot would have done
    best: str
    options: int  # how many legal moves there were
    looked_at: int
    gave_away: Estimate
    clear: bool
    skill: Millionths


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact that the player could see: of the move `played`, of the `better` one, or of the player's `own` lot."""

    about: str
    what: object


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision that gave away much: what was played, what would have been better and by which clause it is allowed.

    `lost` is what it gave away where it was noticed, `again` in other worlds with other luck, played on further.
    """

    step: Step
    seat: Seat
    move: str
    better: str
    clause: str
    lost: Estimate
    again: Estimate
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Account:
    """The match of one seat: luck + own + others = result - expectation, exactly.

    `own` is what its own choices brought it, `others` what those of the others did; `margin` is half the 95 % interval
    of `own`, which was measured in so many imagined worlds only.
    """

    seat: Seat
    expectation: Millionths
    result: Millionths
    luck: Millionths
    own: Millionths
    others: Millionths
    margin: Millionths


@dataclass(frozen=True, slots=True)
class Review:
    """All about one match. While it is worked out, parts are missing: `stage` says how far it is (review/steps.py)."""

    game: str
    players: int
    winners: tuple[Seat, ...]
    reason: str
    stage: str
    method: Method
    sides: tuple[Side, ...]
    course: tuple[Point, ...] = ()
    eyes: tuple[Eyes, ...] = ()
    marks: tuple[Mark, ...] = ()
    suspicions: tuple[Suspicion, ...] = ()
    said: tuple[Said, ...] = ()
    best_lie: int | None = None  # its place in `said`
    costliest: CostlyBelief | None = None
    wagers: tuple[Wager, ...] = ()
    causes: tuple[Cause, ...] = ()
    choices: tuple[Choice, ...] = ()
    accounts: tuple[Account, ...] = ()
    turning_points: tuple[TurningPoint, ...] = ()
