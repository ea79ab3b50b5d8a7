"""What clients send and get, as types: the HTTP answers, the socket messages, and the documents made from them."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Raw, Struct, field

MOST_NAME: Final = 24
MOST_CHAT: Final = 280
MOST_TEXT: Final = 200
MOST_PASSWORD: Final = 72

TableId = Annotated[str, Meta(min_length=4, max_length=20, pattern="^[a-z0-9]+$")]
MemberId = Annotated[str, Meta(min_length=1, max_length=24, pattern="^[0-9a-f]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Secret = Annotated[str, Meta(max_length=64)]
Password = Annotated[str, Meta(max_length=MOST_PASSWORD)]
OneLine = Annotated[str, Meta(min_length=1, max_length=MOST_TEXT)]
RequestId = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Key = Annotated[str, Meta(max_length=40)]
Small = Annotated[int, Meta(ge=0, le=10_000)]
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Entropy = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")]
Colour = Literal["red", "blue", "green", "yellow", "purple", "orange", "white", "black"]
Language = Literal["en", "fr"]
Room = Literal["players", "onlookers"]
Reaction = Literal["thumb", "laugh", "gasp", "doubt", "clap", "heart"]
Aid = Any  # each game's own data for its board, or nothing


class Strict(Struct, kw_only=True, forbid_unknown_fields=True):
    """What comes from outside: nothing but what is named here."""


class Told(Struct, kw_only=True):
    """What goes out."""


# ---- asked by HTTP


class ClockPlan(Strict):
    """Seconds in the bank of each person, and what an answer adds."""

    bank: Annotated[int, Meta(ge=5, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class NewTable(Strict):
    """A table to open. `seats` says who sits where: `open` or the level of a bot; missing ones are open."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name
    players: Annotated[int, Meta(ge=1, le=99)] | None = None
    options: dict[Annotated[str, Meta(max_length=40)], Any] = {}  # Any: the one word for it that schemas know
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=99)] = []
    seat: SeatNumber | None = None
    colour: Colour | None = None
    listed: bool = False
    password: Password = ""
    spectators: bool = True
    reminders: bool = True  # boards show what their viewer has seen; off: everybody remembers alone
    patience: Annotated[int, Meta(ge=5, le=86_400)] = 60
    clock: ClockPlan | None = None
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900  # milliseconds that a bot takes for an answer
    open_chat: bool = False  # onlookers read along what the players write to each other; otherwise after the end
    resign: bool | None = None  # whether people may; without a word, where nobody else plays who is a person
    # Seconds for which a person must be away before anybody may ask for their ticket: longer than servers need to say
    # who is there. And those for which the word of the owner alone waits, once cards are dealt.
    lost_after: Annotated[int, Meta(ge=15, le=86_400)] = 30
    lost_wait: Annotated[int, Meta(ge=120, le=86_400)] = 600
    hints: bool = False  # who plays alone against bots may ask what a strong one would do; nothing counts then


class NewLesson(Strict):
    """A scene of a lesson to open, at one of its beats; without a name it is the first."""

    name: Name
    scene: Annotated[str, Meta(max_length=40)] = ""
    beat: Annotated[int, Meta(ge=0, le=99)] = 0


class PuzzleAnswer(Strict):
    """What somebody answers to the puzzle of a number: the place of a choice."""

    number: Annotated[int, Meta(ge=1, le=99_999)]
    choice: Annotated[int, Meta(ge=0, le=99)]


class NewPractice(Strict):
    """To play on from a step of a match that is over, on any seat of it.

    `fair`: in a deal that this seat could not rule out then; otherwise with the cards as they were.
    """

    name: Name
    seat: SeatNumber
    ply: Annotated[int, Meta(ge=0, le=100_000)]
    fair: bool = False
    level: Key = ""  # of the bots on the other seats; without a word, the usual one


class BringRecord(Strict):
    """A record as a text: the match of it becomes a table that is over."""

    record: str  # no longer than a body may be, which ends in 413


class Join(Strict):
    name: Name
    seat: SeatNumber | None = None
    colour: Colour | None = None
    password: Password = ""


class Sit(Strict):
    """Another seat, another colour, or to stand up (`seat` null)."""

    seat: SeatNumber | None
    colour: Colour | None = None


class Ready(Strict):
    """`entropy` is the person's own luck, mixed into the seed: hexadecimal digits, as the person likes."""

    ready: bool = True
    entropy: Entropy = ""


class PlaceBot(Strict):
    """The level of a bot, or the name of one, for a free seat; null frees it. During the match: another level."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)] | None


class Kick(Strict):
    member: MemberId


class LetBotPlay(Strict):
    """For the person of a seat who is away, until they are back; `on` false takes a vote for it back."""

    seat: SeatNumber
    on: bool = True


class Lost(Strict):
    """Somebody lost the ticket of a member and asks for a new one."""

    member: MemberId
    password: Password = ""


class Reissue(Strict):
    """A yes to the one who told this code."""

    member: MemberId
    code: Secret


class Refuse(Strict):
    """A no to whoever has asked for a new ticket of this member."""

    member: MemberId


class CareerKept(Strict):
    """All that a client kept of a game with a career, the oldest first; no more than the largest body holds.

    What a match is, the game says. Without a game, it is the first of the catalogue that has a career.
    """

    matches: Annotated[list[dict[Key, Any]], Meta(max_length=180)]
    game: Key = ""


# ---- told by HTTP


class OptionCard(Told):
    key: str
    values: list[str]
    clause: str


class GameCard(Told):
    key: str
    players: list[int]
    rules_version: int
    clauses: str
    options: list[OptionCard]
    bots: list[str]  # from the weakest to the strongest
    levels: list[str]  # what people choose from, the easiest first
    lesson: bool  # it has a first match that is told beat by beat
    puzzles: bool  # it has a puzzle for each day
    origin: dict[
        str, int
    ]  # where its cards are from, counted for the sentence `origin-values`; empty where all is known


class GuestEdition(Told):
    """For a page that was not built with a game: its messages (Fluent), what its fields mean, and two addresses."""

    messages: str
    meanings: Raw
    art: str | None  # a picture
    board: str | None  # an ES module that has `mount`


class BeatCard(Told):
    """What the guide of a lesson says, by the key of its words, what it points at, and the move it waits for."""

    says: str
    anchor: str
    move: str
    after: int  # it is told when so many moves of the scene were played


class SceneCard(Told):
    name: str
    beats: list[BeatCard]


class LessonCard(Told):
    """A first match, told beat by beat; its words are in Fluent."""

    scenes: list[SceneCard]
    messages: str


class Games(Told):
    games: list[GameCard]


class ClauseCard(Told):
    """A rule; `example` are the lines under it, with pictures between fences."""

    id: str
    chapter: str
    text: str
    example: list[str]


class PrimerSentence(Told):
    text: str
    clauses: list[str]


class PrimerPanel(Told):
    """One thing to know of a game: `picture` is the name of one that its board may draw, and `shows` what is on it."""

    part: str
    title: str
    picture: str
    shows: str
    sentences: list[PrimerSentence]


class Rules(Told):
    game: str
    language: str
    primer: list[PrimerPanel]  # the rules on one page, if somebody wrote it
    clauses: list[ClauseCard]


class FoundRules(Told):
    """The clauses that answer what a player asks, the best first."""

    clauses: list[str]


class TableCard(Told):
    """A table in the list of this server."""

    table: str
    game: str
    phase: str
    host: str
    players: int
    taken: int
    locked: bool  # wants a password
    spectators: bool


class Lobby(Told):
    tables: list[TableCard]


class Member(Told):
    """A person at the table."""

    member: str
    name: str
    colour: str | None
    seat: int | None
    ready: bool
    host: bool
    here: bool
    away: float  # seconds since they were here last


class SeatInfo(Told):
    """Who plays a seat: a member, or a bot of some level. `stand_in`: a bot plays while the member is away.

    `failed`: in how many decisions this bot failed, so that another one made them.
    """

    member: str | None
    bot: str | None
    stand_in: bool
    votes: list[str]  # members who want a bot to play for the one who is away
    entropy: str
    failed: int = 0


class AskedBack(Told):
    """A member whose ticket somebody says they lost. They tell `voters` a code; so many of them have to agree yet."""

    member: str
    yes: list[str]  # members who agreed
    missing: int
    voters: list[str]
    seconds: int  # it waits besides: time for the owner of the ticket to come back
    no: list[str] = []  # members who said no to all that was asked for until now


class TicketNote(Told):
    """For good: whose ticket was made anew, when, by whose word.

    `kept`: its owner came back before that. `refused`: these said no to whoever asked for it.
    """

    name: str
    seat: int | None
    at: float
    by: list[str]  # names
    kept: bool
    refused: bool = False


class TableNow(Told):
    """What may change about a table: told whenever it does, and as small as before however large its options are."""

    seq: int
    phase: Literal["lobby", "playing", "over", "closed"]
    members: list[Member]
    seats: list[SeatInfo]
    resign: Literal["no", "bot", "rules"]  # what becomes of a seat: nothing, a bot plays it, or the rules say
    pace: int
    paused: bool
    watching: int
    asked_back: list[AskedBack]
    seed_commitment: str  # to the seed itself: shown once every part of it is fixed
    rematch: str
    skips: list[str] = []  # members who would have bots answer at once until a person is asked
    skipping: bool = False  # nobody is against it: they do
    ticket_notes: list[TicketNote] = []


class PracticeInfo(Told):
    """Which match a practice table goes on from, after how many moves; `fair`: in a deal that was imagined.

    `waits`: that match is not over. It waits on its server, and not a fact of it is changed by what is played here.
    """

    table: str
    ply: int
    fair: bool
    waits: bool = False


class TableInfo(TableNow, kw_only=True):
    """All that is public about a table: what may change, and what it was opened with, which whoever comes is told."""

    table: str
    game: str
    rules_version: int
    options: Raw
    listed: bool
    locked: bool
    spectators: bool
    reminders: bool
    chat: bool
    open_chat: bool
    patience: int
    clock: ClockPlan | None
    secret_commitment: str  # to the server's part of the seed: shown from the first moment on
    lesson: str  # the scene of a lesson that is played here, on luck that is known
    lost_after: int = 30  # seconds away before anybody may ask for a person's ticket
    lost_wait: int = 600  # and for which the owner's word alone waits during a match
    practice: PracticeInfo | None = None  # no career counts it
    hints: bool = False  # nor this one: whoever plays alone may ask what a strong bot would do


class OwnTable(Told):
    """A table as one of its members sees it from afar: who plays, who is asked, and when something last happened."""

    info: TableInfo
    seat: int | None
    asked: list[int]
    touched: float  # seconds since 1970


class Seated(Told):
    """The right to a seat. The ticket is told this once and never again."""

    table: str
    member: str
    ticket: str
    code: str = ""  # to tell those who decide, where the ticket is not good yet


class Knocked(Told):
    """Whether a new ticket is good, or what it waits for: so many more who agree, so many seconds."""

    good: bool
    yes: list[str]  # names of those who agreed
    missing: int
    seconds: int


class Moved(Told):
    """A change of the table was written down under this number."""

    seq: int


class Rematch(Told):
    table: str


class SeatEntropy(Told):
    seat: int
    entropy: str


class Proof(Told):
    """How the seed was made: by the server's secret, which was committed to, and what the people added."""

    secret: str
    secret_commitment: str
    entropies: list[SeatEntropy]
    seed: str
    seed_commitment: str


class Bared(Told):
    """What a seat held and was at one step."""

    hand: list[str]
    status: str


class Frame(Told):
    """One step of a match that is over, as one viewer saw it; where nobody's eyes are asked for, with open hands."""

    ply: int
    events: Raw
    view: Raw
    decision: Question | None
    aid: Aid
    bared: list[Bared] = []


class Frames(Told):
    viewer: int | None
    plies: int
    frames: list[Frame]
    names: dict[str, str] = {}  # of pieces that the table brought along, in the language of whoever asks


class BalanceRate(Told):
    """How often something comes about, with its 95 % interval."""

    key: str  # a side, `nobody`, `won`, or `first` for whoever begins
    value: float
    low: float
    high: float


class BalanceMeter(Told):
    """What the lab found for exactly these options; empty where nobody measured and nothing can be estimated."""

    game: str
    players: int
    level: str  # of the bots that played
    kind: Literal["measured", "estimated", "unknown", "own", "measuring"]  # own: components that nobody has measured
    rates: list[BalanceRate]
    rounds: float
    matches: int
    text: str  # all of it in a sentence, in the language of whoever asks


class PuzzleCard(Told):
    """The puzzle of a day: a position as one seat saw it, and a question in words. Its answer is not in it."""

    game: str
    number: int
    count: int  # of all that there are
    grade: int  # 1 is easy, 3 is hard
    seat: int
    seats: int
    question: str
    choices: list[str]
    options: dict[str, Aid]
    events: Raw
    view: Raw
    decision: Question | None
    aid: Aid
    names: dict[str, str] = {}


class PuzzleLine(Told):
    """A sentence of a solution, its clause, and the entry of the log that it is about."""

    text: str
    clause: str
    entry: int | None


class PuzzleVerdict(Told):
    right: bool
    answer: int  # the place of the right choice
    lines: list[PuzzleLine]


class Moment(Told):
    """Something that decided a match, at an entry of the log; a claim comes with what it turned out to be."""

    number: int
    turn: int
    what: Raw
    verdict: Literal["true", "false", "unknowable"] | None


class JudgedEntry(Told):
    """What the claim at this entry of the log turned out to be."""

    number: int
    verdict: Literal["true", "false", "unknowable"]


class Tale(Told):
    """What is told of a match once it is over."""

    moments: list[Moment]
    verdicts: list[JudgedEntry]  # of all that was said
    fates: Raw  # for each seat, what became of it
    lengths: list[int]  # of the log after each step
    turns: list[int]  # the steps at which a turn begins


class Brought(Told):
    """The table that a record has become."""

    table: str
    game: str


class ReviewNow(Told):
    """How far the review of a match is. `ahead` others are made first; `done` is in millionths.

    The review is whole when the state is `done`; before, it is what is known after a stage that the client has
    not seen, or null. What it holds, openps.review.data says.
    """

    state: Literal["none", "waiting", "working", "done", "failed"]
    ahead: int = 0
    done: int = 0
    stage: str = ""
    review: Raw = field(default_factory=lambda: Raw(b"null"))
    moves: dict[str, str] = {}  # what it names by their texts, in the words of whoever asks
    names: dict[str, str] = {}  # of pieces that the table brought along


class OpenLog(Told):
    events: Raw


class Problem(Told):
    """Why not: a code for programs, the clause where a rule forbids it, words for people."""

    code: str
    clause: str
    words: str


Status: TypeAlias = Literal["ok", "failing"]


class Health(Told):
    """With status 503 where it is not ok."""

    status: Status
    version: str
    commit: str  # empty where nobody knows it
    tables: int
    sockets: int
    writes: bool
    listens: bool
    websocket: bool  # whether a message that the server sent to itself over one came back


class Readiness(Told):
    """With status 503 where it is not ok."""

    status: Literal["ok", "failing", "full", "stopping"]


# ---- sent over the socket


class Hello(Strict, tag_field="type", tag="hello"):
    """The first message. Without a ticket one looks on, where the table allows it, and may say by which name."""

    table: TableId
    ticket: Secret = ""
    name: Annotated[str, Meta(max_length=MOST_NAME)] = ""
    password: Password = ""
    after: Count = 0
    language: Language = "en"


class Move(Strict, tag_field="type", tag="move"):
    """One line of text, and the number of the last news that was seen."""

    move: OneLine
    after: Count
    id: RequestId = ""


class Say(Strict, tag_field="type", tag="say"):
    """A claim, such as `2 is infected`."""

    text: OneLine
    id: RequestId = ""


class Chat(Strict, tag_field="type", tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]
    id: RequestId = ""


class React(Strict, tag_field="type", tag="react"):
    """A gesture that all see for a moment; nobody keeps it."""

    reaction: Reaction
    id: RequestId = ""


class TakeBack(Strict, tag_field="type", tag="take_back"):
    """One's own last move, as long as the news say that there is time for it."""

    id: RequestId = ""


class Pause(Strict, tag_field="type", tag="pause"):
    on: bool
    id: RequestId = ""


class Ping(Strict, tag_field="type", tag="ping"):
    id: RequestId = ""


class Pace(Strict, tag_field="type", tag="pace"):
    """Milliseconds that bots take for an answer, from now on (host)."""

    pace: Annotated[int, Meta(ge=200, le=10_000)]  # with less, one could read from a watch what a bot holds
    id: RequestId = ""


class Skip(Strict, tag_field="type", tag="skip"):
    """To have bots answer at once until a person is asked; done once everybody agrees who may still be asked."""

    on: bool
    id: RequestId = ""


class Look(Strict, tag_field="type", tag="look"):
    """Back, with one's own eyes: how the match stood when this entry of the log was told."""

    entry: Count
    id: RequestId = ""


class Hint(Strict, tag_field="type", tag="hint"):
    """What would a strong bot do on one's own seat? Where the table was opened for it, and nobody else plays."""

    id: RequestId = ""


Asking = Move | TakeBack | Say | Chat | React | Pause | Ping | Pace | Skip | Look | Hint
"""What is answered to whoever sent it."""
Sent = Hello | Asking


# ---- told over the socket


class Question(Told):
    """What the table waits for, and from whom."""

    ask: str
    seats: list[int]


class Ending(Told):
    winners: list[int]
    reason: str
    scores: list[int]


class Judged(Told):
    """A claim, once the match is over."""

    claim: int  # its number among the claims
    verdict: Literal["true", "false", "unknowable"]


class Absence(Told):
    """A bot played this seat while its person was away."""

    since: int
    moves: int


class LessonStep(Told):
    """How far a scene is: moves of its newcomer, those of all, and whether the newcomer did something else."""

    done: int
    played: int
    left: bool


class Welcome(Told, tag_field="type", tag="welcome"):
    """The answer to `hello`: who you are here. What the match looks like comes right behind it."""

    seat: int | None
    member: str | None
    table: TableInfo
    names: dict[str, str]
    away: Absence | None
    chats: list[ChatLine]


class TableNews(Told, tag_field="type", tag="table"):
    """What may change about the table, as it is now; what it was opened with stands in the welcome."""

    table: TableNow
    re: str = ""


class News(Told, tag_field="type", tag="news"):
    """Everything a viewer may know now. `events` are those after the news numbered `since`.

    All is whole where one comes to a table. From then on the view has the fields that changed; the others are as they
    were. What only grows comes in parts: of the claims that a client has, it keeps the first `kept_claims` and puts
    these behind them, and of each row of the view that `kept` names likewise.
    """

    seq: int
    since: int
    first: int  # the number of the first of the events in the log: claims point at entries by number
    events: Raw
    view: Raw
    decision: Question | None
    moves: Raw
    menu: Raw
    claims: Raw
    clocks: list[float] | None
    outcome: Ending | None
    verdicts: list[Judged]
    aid: Aid = None
    take_back: float = 0.0  # seconds that the viewer has for taking back the last move; 0: nothing to take back
    lesson: LessonStep | None = None
    kept_claims: int = 0
    kept: dict[str, int] = {}
    re: str = ""


class Claims(Told, tag_field="type", tag="claims"):
    """What was said before one came, where it is more than the news should carry: they come right behind it."""

    kept_claims: int
    claims: Raw


class ChatLine(Told, tag_field="type", tag="chat"):
    """`name` is that of an onlooker who is no member."""

    seq: int
    member: str
    text: str
    at: float
    room: Room
    name: str
    re: str = ""


class Reacted(Told, tag_field="type", tag="reaction"):
    member: str
    reaction: Reaction
    re: str = ""


class Refused(Told, tag_field="type", tag="refused"):
    """Nothing changed. `seq` is the newest news, for a client that was behind."""

    re: str
    code: str
    clause: str
    words: str
    seq: int


class Pong(Told, tag_field="type", tag="pong"):
    re: str
    seq: int


class Past(Told, tag_field="type", tag="past"):
    """An earlier moment of the match, as this viewer saw it; entries `first` up to `length` of the log were new."""

    seq: int
    first: int
    length: int
    events: Raw
    view: Raw
    decision: Question | None
    aid: Aid = None
    re: str = ""


class Hinted(Told, tag_field="type", tag="hint"):
    """What a strong bot would do, knowing no more than the seat; and why, in the words of the rules."""

    seq: int  # of the news at which the question was asked
    move: str
    label: str
    why: list[str]
    clauses: list[str]
    re: str = ""


Heard = Welcome | TableNews | Claims | News | ChatLine | Reacted | Refused | Pong | Past | Hinted
