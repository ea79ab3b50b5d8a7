# Négociateur in English. The names and texts of the cards are in box.toml.

game-negotiator = Négociateur
about-negotiator = Talk hostages free, one call at a time, before the clock runs out. For one player, about 30 minutes.

## Questions

ask-discuss = You are on the line. What do you do?
ask-dice = The dice lie. Do you change anything before the result counts?
ask-pay = Which second card pays for the conversion?
ask-reveal = Which face-down Demand is turned up?
ask-choose = The card offers a choice. Which?
ask-take = Which card of the Purchase Area comes into your hand for nothing?
ask-buy = What do you buy with the points of this call?
ask-prepare = A Terror card calls for a test. Do you play a card to help it?

## Kinds of action

group-play = Play a card face up (chances of 2+, 1 and 0 successes)
group-lay = Play a card face down for 1 point
group-concede = Concede a Demand
group-end-talk = Otherwise
group-buy = Buy a card
group-done = Otherwise
group-convert = Turn a 4 into a success: the first of two cards that pay for it
group-pay = Pay
group-reroll = Roll a die again
group-accept = Otherwise
group-reveal = Turn up
group-choose = Choose
group-take = Take
group-roll = Otherwise
group-abandon = Give up

## Moves

move-play = play { $card }
move-lay = lay { $card } face down
move-concede = concede { $demand }
move-end-talk = hang up
move-buy = buy { $card }
move-done = buy nothing more
move-convert = pay with { $card }
move-pay = pay with { $card }
move-reroll = die { $die }
move-accept = take the dice as they lie
move-reveal = Demand { $position }
move-choose = choice { $option }
move-take = take { $card }
move-roll = roll the dice
sure-abandon = Really give up? The match is then lost.
move-abandon = give up: the match is lost

## What happened

event-taker-set = { $taker } holds { $hostages ->
    [one] one hostage
   *[other] { $hostages } hostages
 }. Threat began at { $threat ->
    [0] L
    [7] E
   *[other] { $threat }
 }. { $taker_text }
event-demands-placed = Demands: { $demands }.
event-demands-placed-hidden = Demands were placed face down: { $demands }.
event-terror-deck-built = The Terror deck: { $deck }.
event-terror-deck-built-hidden = The Terror deck was built; the Pivotal Event lies at the bottom.
event-talk-began = --- Turn { $turn }: the telephone rang.{ $last ->
    [True] { " " }This is the last Discussion.
   *[other] { "" }
 }
event-asked = { "" }
event-card-played = “{ $card }” was played.
event-card-laid = “{ $card }” was laid face down for a point.
event-card-paid = “{ $card }” was laid face down for a conversion.
event-dice-rolled = Test of “{ $card }”: the dice show { $faces }.
event-die-rerolled = { $forced ->
    [True] One die of the pair had to be rolled again: { $face }.
   *[other] A die was rolled again: { $face }.
 }
event-ability-triggered = The ability of { $taker } came into play.
event-four-converted = A 4 was turned into a success.
event-test-judged = “{ $card }”: { $successes ->
    [0] no success.
    [one] one success.
   *[other] { $successes } successes.
 }
event-points-changed = Discussion points: { $amount }.
event-threat-moved = Threat moved from { $before ->
    [0] L
    [7] E
   *[other] { $before }
 } to { $after ->
    [0] L
    [7] E
   *[other] { $after }
 }.
event-hostage-freed = A hostage was freed.
event-hostage-killed = A hostage died.
event-hostage-spared = The last hostage was spared.
event-hostages-added = { $count ->
    [one] One more person was taken hostage.
   *[other] { $count } more people were taken hostage.
 }
event-dice-changed = Dice: { $amount } { $span ->
    [next_test] for the next test
    [this_discussion] during this Discussion
    [this_turn] during this turn
   *[other] while the card is in play
 }.
event-fours-given = 4s count as successes { $span ->
    [next_test] in the next test
    [this_discussion] during this Discussion
    [this_turn] during this turn
   *[other] while the card is in play
 }.
event-rerolls-given = { $amount ->
    [one] One die
   *[other] { $amount } dice
 } may be rolled again { $span ->
    [next_test] in the next test
    [this_discussion] in each test of this Discussion
    [this_turn] in each test of this turn
   *[other] while the card is in play
 }.
event-demand-revealed = A Demand was turned up: “{ $demand }”. { $demand_text }
event-demand-conceded = “{ $demand }” was conceded for { $cost ->
    [0] nothing
    [one] one point
   *[other] { $cost } points
 }.
event-minor-settled = “{ $demand }” is settled.
event-card-bought = “{ $card }” was bought for { $cost ->
    [0] nothing
    [one] one point
   *[other] { $cost } points
 }.
event-card-taken = “{ $card }” came into the hand for nothing.
event-card-removed = “{ $card }” left the game.
event-talk-cut = The other side hung up.
event-talk-ended = The call was over.
event-purchase-ended = Played cards went back to the Purchase Area; points went back to 0.
event-terror-drawn = Terror: “{ $card }”. { $card_text }
event-terror-resolved = “{ $card }” was discarded.
event-terror-dropped = “{ $card }” was discarded from the Terror deck unresolved.
event-minor-kept = “{ $card }” is a Minor Demand and stays on the table.
event-terror-ended = The Terror Phase was over.
event-taker-captured = Nobody was left to hide behind: the hostage-taker was captured.
event-taker-eliminated = The hostage-taker was eliminated.
event-accomplice-took-over = The accomplice took over.
event-accomplice-surrendered = The accomplice surrendered.
event-taker-escaped = The hostage-taker escaped.
event-time-ran-out = Time ran out. { $killed ->
    [0] Nobody was left inside.
    [one] One hostage was lost.
   *[other] { $killed } hostages were lost.
 }
event-hope-lost = More than half of the hostages are dead.
event-abandoned = The negotiation was given up.

## Outcomes

outcome-taker_captured = The hostage-taker is captured, every hostage accounted for
outcome-taker_eliminated = The hostage-taker is eliminated
outcome-accomplice_surrendered = The accomplice surrendered
outcome-too_many_dead = Lost, more than half of the hostages are dead
outcome-taker_escaped = Lost, the hostage-taker escaped
outcome-out_of_time = Lost, time ran out
outcome-abandoned = Lost, given up

## The table

table-headline = Turn { $turn } · { $phase ->
    [discussion] Discussion
    [purchase] Purchase
   *[terror] Terror
 }{ $last ->
    [yes] { " " }· the last one
   *[no] { "" }
 }
table-charge = { $fate ->
    [taker] In charge: { $taker }
    [accomplice] In charge: the accomplice of { $taker }
   *[other] Against { $taker }: over
 }
table-threat = Threat
table-goal = Goal
table-aim = { $fate ->
    [accomplice] free everyone who is held: then the accomplice surrenders, and you win.
   *[other] free everyone held; one release more, and { $taker } surrenders. Or eliminate { $taker }.
 }
table-next-wins = { $fate ->
    [accomplice] THE NEXT RELEASE WINS, also one by lowering Threat below L.
   *[other] THE NEXT RELEASE IN A CALL WINS, also one by lowering Threat below L.
 }
table-ability = Ability
table-trigger = { $trigger ->
    [pair] two equal dice: one is rolled again, and if it shows the same: { $effect }
    [failure] every failed test: { $effect }
   *[turn] every Terror Phase begins with: { $effect }
 }
table-accomplice = Accomplice
table-accomplice-rules = { $per ->
    [level] each level that Threat rises kills a hostage
   *[increase] each rise of Threat kills a hostage
 }, but never the last one. Nobody can eliminate him; the Demands and the ability are gone.
table-points = points of this call
table-points-now = points of this call: { $points }
table-hostages = Hostages
table-demands = Demands
table-terror = Terror
table-sale = For sale
table-too-dear = Too dear
table-shelf = { $cost }: { $cards }
table-played = Played
table-dice = Dice
table-hand = Your hand
table-none = none
table-rolls = { $dice ->
    [one] 1 die a test
   *[other] { $dice } dice a test
 }
table-fours = 4s count
table-rerolls = { $count ->
    [one] 1 re-roll
   *[other] { $count } re-rolls
 }
table-zone = held { $count }
table-freed = freed { $count }
table-dead = dead { $count }
table-limit = lost at { $count } dead
table-demand = No. { $number }, { $kind ->
    [major] Major
    [escape] Escape
   *[minor] Minor
 }: { $text }
table-face-down = face down
table-conceded = { $demand }, conceded
table-cost = { $points ->
    [0] free
    [one] 1 point
   *[other] { $points } points
 }
table-priced = { $card } ({ $cost })
table-offer = { $demand } ({ $cost }) — { $effect }
table-return = ; in return { $effect }
table-escape = ; lost if the call then ends
table-deck = { $count ->
    [0] no card left
    [one] 1 card left
   *[other] { $count } cards left
 }
table-pivotal = the Pivotal Event is the last
table-last-terror = Last: { $card }
table-terror-more = ; with a face-down Demand also { $effect }
table-clock = The way out was granted: when this call ends, the hostage-taker is gone.
table-face-down-cards = face down: { $cards }
table-test = { $faces } for { $card }: { $count ->
    [0] no success
    [one] 1 success
   *[other] { $count } successes
 }
table-card = { $card } — { $effect }
table-rows = 2+: { $two } | 1: { $one } | 0: { $none }

## What cards do, in short

effect-points = { $amount } { $count ->
    [one] pt
   *[other] pts
 }
effect-threat = Threat { $amount }
effect-threat_to = Threat to { $level ->
    [start] where it began
   *[other] { $level }
 }
effect-dice = { $amount } { $count ->
    [one] die
   *[other] dice
 } { $span ->
    [next_test] next test
    [this_discussion] this call
    [this_turn] this turn
   *[other] from now on
 }
effect-fours = 4s count { $span ->
    [next_test] next test
    [this_discussion] this call
    [this_turn] this turn
   *[other] from now on
 }
effect-reroll = { $amount ->
    [one] 1 re-roll
   *[other] { $amount } re-rolls
 } a test { $span ->
    [next_test] next test
    [this_discussion] this call
    [this_turn] this turn
   *[other] from now on
 }
effect-free = { $amount } freed
effect-kill = { $amount } dead
effect-add = { $amount ->
    [one] 1 more hostage
   *[other] { $amount } more hostages
 }
effect-reveal = { $amount ->
    [one] a Demand turned up
   *[other] { $amount } Demands turned up
 }
effect-take = { $amount ->
    [one] a card for nothing
   *[other] { $amount } cards for nothing
 }
effect-drop = { $amount ->
    [one] 1 Terror card lost
   *[other] { $amount } Terror cards lost
 }
effect-halve = half the Terror deck lost
effect-eliminate = hostage-taker eliminated
effect-escape = hostage-taker escapes
effect-end = call ends
effect-remove = card leaves the game
effect-double = Threat rises twice as far
effect-each_turn = every turn { $effect }
effect-or = { " " }or{ " " }
effect-and = ,{ " " }
effect-nothing = nothing
effect-test = ({ $test ->
    [best] best die against Threat
    [each] each die above Threat
   *[sum] sum against Threat
 }){ " " }

## Choices

label-odds = { $percent } % { $effect }
label-buy = { $card } ({ $cost }) — { $effect }
label-card = { $card }: { $effect }
label-die = die { $number }, which shows { $face }
label-accept = take the dice as they lie: { $effect }
label-demand = Demand no. { $number } ({ $kind ->
    [major] Major
   *[escape] Escape
 })
label-roll = roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } for { $card }: { $odds }
explain-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }. Chances as they fall, and with every 4 converted that your hand can pay for:
explain-row = { $row ->
    [2] 2 or more successes
    [1] 1 success
   *[0] no success
 }: { $plain } %, with conversions { $converted } %: { $effect }

## Why not

refusal-match-over = The match is over.
refusal-nobody-listens = You play alone: there is nobody to talk to.
refusal-not-asked = There is nobody at that seat.
refusal-other-question = That is not what the table waits for now.
refusal-not-in-hand = You do not have that card in hand.
refusal-not-usable = That card does not change a test.
refusal-no-such-demand = No such Demand lies face up.
refusal-already-conceded = That Demand is conceded already.
refusal-cannot-pay = You do not have the points for that Demand.
refusal-not-for-sale = That card is not in the Purchase Area.
refusal-too-dear = You do not have the points for that card.
refusal-hand-full = Your hand is full.
refusal-not-yet = Cards are bought during a Discussion only in the last one.
refusal-no-four = There is no 4 to convert, or you have fewer than two cards to pay with.
refusal-no-reroll = No die may be rolled again.
refusal-no-such-die = There is no such die.
refusal-not-face-down = No face-down Demand lies there.
refusal-no-such-option = The card does not offer that.
refusal-no-giving-up = At this table nobody gives up; quit leaves and saves.

## Cards that a user wrote

cards-head = Our cards for Négociateur as a file. Change what you like, then: openps play negotiator --cards FILE
cards-sources = source says where a value is from: the rulebook, one or two public listings of the cards, or ours.
cards-mine = my cards
cards-good = { $file }: { $cards } cards that the rules allow, called “{ $name }”.
cards-shape = { $where }: not the expected kind of value
cards-twice = { $card } stands twice
cards-unknown-field = { $where }: "{ $field }" is not known; known are { $expected }
cards-name = the cards need a name of 1 to { $most } characters other than "house"
cards-dial = dial: there must be { $expected } whole numbers of dice, from L to E
cards-key = { $where }: "{ $got }" is not a key; use small letters, digits and _
cards-flag = { $card }: { $field } is true or false
cards-word = { $card }: { $field } "{ $got }" is not known; known are { $expected }
cards-row = { $card }: { $field } does not belong to a card with test "{ $test }"
cards-effect = { $card }: { $field } "{ $got }" is not an effect; expected: { $expected }
cards-takers = { $card }: the takers are { $expected }
cards-number = { $card }: { $field } "{ $got }" is not a whole number from { $least } to { $most }
cards-text = { $card }: names and texts are printable lines of at most { $most } characters
cards-takers-three = the hostage-takers must be { $expected }
cards-count = { $what }: cards of this kind { $count }, there must be { $expected }
cards-free = Discussion cards that cost 0: { $count }, there must be { $expected }
cards-dial-range = dial: dice at every level from { $least } to { $most }
cards-dial-rising = dial: more Threat never gives more dice
cards-dial-known = dial: dice at level { $level }: { $expected }
cards-hostages = { $card }: from 1 to { $most } hostages
cards-threat = { $card }: Threat is at most { $most }
cards-demands = { $card }: Demands to choose from: { $count }, at least { $expected } needed
cards-known-row = { $card }: the rulebook knows "{ $expected }" on this card
cards-known-effect = { $card }: the rulebook knows the effect "{ $expected }" on this card
cards-medical-care = { $card } must be a Major Demand of { $taker } alone
cards-donna-demands = number of Demands of donna: { $expected }
cards-donna-ability = the ability of donna must be on "{ $expected }"
cards-donna-hostages = no card lets Donna take more hostages (effect "{ $expected }")
cards-silent = { $card } does nothing
cards-nobodys = { $card } is nobody's Demand
cards-ability = { $card } has an ability but does not say when
cards-usable = { $card }: only a card with a test of successes, or with none, can help in a test
cards-misplaced = { $card }: "{ $effect }" means nothing there

option-taker = The hostage-taker, also with --taker
option-accomplice_kills_per = The accomplice kills for each increase of Threat, or for each level of it
option-one_success = Whether one success of "What do you want?" turns up a Demand or only brings a point
option-abandon = Whether giving up is among the moves
option-cards = The cards: ours (house), or your own with --cards

## Exploits

exploit-three_in_a_row = Three in a row
exploit-freed_under_pressure = Out of the fire
exploit-quick_end = Short work
exploit-escape_granted = Change of plan
exploit-five_freed = Open doors
exploit-four_steps_down = Cold shower
exploit-five_turns = Home for supper
exploit-silence = Dead air
exploit-just_before = In the nick of time
exploit-no_victim = Everyone goes home
exploit-no_concession = Not an inch
exploit-five_dice = A full hand
exploit-one_demand_known = Need to know
exploit-arkayne_shot = Clear line
exploit-calm_victory = Lesson over
exploit-more_hostages = Overcrowded
exploit-both_demands_at_once = Open book
exploit-double_ability = Double detention
exploit-two_sixes = Against the odds
exploit-medical_care = First, do no harm
exploit-after_the_event = Too late for talk
exploit-six_face_down = White noise
exploit-out_of_the_red = Back from the edge

earned-three_in_a_row = beat all three hostage-takers without a loss in between
earned-freed_under_pressure = free a hostage while Threat is at E
earned-quick_end = eliminate the hostage-taker by turn 3
earned-escape_granted = win although an Escape Demand was conceded
earned-five_freed = free 5 hostages in one turn
earned-four_steps_down = lower Threat by 4 steps in one turn
earned-five_turns = win by turn 5
earned-silence = end a Discussion without playing a card
earned-just_before = win with only the Pivotal Event left in the Terror deck
earned-no_victim = beat Arkayne without a dead hostage
earned-no_concession = beat Arkayne without conceding a Demand
earned-five_dice = roll 5 dice in one test against Arkayne
earned-one_demand_known = beat Arkayne with at most one Demand turned up
earned-arkayne_shot = eliminate Arkayne while 2 hostages or more are held
earned-calm_victory = beat Donna with Threat at L
earned-more_hostages = beat Donna although more hostages were taken
earned-both_demands_at_once = turn up both Demands of Donna in turn 1
earned-double_ability = see Donna's ability twice in one test of 4 dice or more
earned-two_sixes = roll one die again against Donna and end with two 6s
earned-medical_care = beat Edward after conceding the medical care
earned-after_the_event = win after Edward was eliminated behind the Pivotal Event
earned-six_face_down = play 6 cards face down in one turn against Edward
earned-out_of_the_red = beat Edward although Threat reached 6

## Web

web-thinking = The negotiator thinks.
web-turn = Turn { $turn }{ $last ->
    [yes] { " " }· the last call
   *[no] { "" }
 }
web-phase = { $phase ->
    [discussion] Discussion
    [purchase] Purchase
   *[terror] Terror
 }
web-threat = Threat { $level }: { $dice ->
    [one] 1 die a test
   *[other] { $dice } dice a test
 }
web-points = Discussion points: { $points }
web-successes = { $count ->
    [0] no success
    [one] 1 success
    [2] 2 or more successes
   *[other] { $count } successes
 }
web-percent = { $percent } %
web-percent-converted = { $percent } % with 4s converted
web-demand-kind = { $kind ->
    [major] Major Demand
    [escape] Escape Demand
   *[minor] Minor Demand
 }
web-cost = Cost
web-conceded = conceded
web-in-return = In return:
web-if-hidden = With a face-down Demand also:
web-purchase-area = Purchase Area, by cost
web-face-down = { $count ->
    [one] 1 face down
   *[other] { $count } face down
 }
web-hand-empty = No card in hand
web-terror-before = Before it
web-play = Play it face up
web-lay = Lay it face down for 1 point
web-buy = Buy it for { $cost }
web-convert = Turn a 4 into a success
web-second-card = Now the second card that pays for it.
web-hint-discuss = Choose a card of your hand, or a Demand that lies face up.
web-hint-dice = To turn a 4 into a success, choose two cards of your hand.
web-hint-buy = Choose a card of the Purchase Area.
web-hint-take = Choose a card of the Purchase Area.
web-hint-reveal = Choose a Demand that lies face down.
web-hint-pay = Choose a card of your hand.
web-hint-prepare = A card of your hand may help, or roll.
web-exploits = Exploits of this match

## In the terminal

help-cards = print our cards of Négociateur as a file to start your own from, or check yours
help-taker = the hostage-taker (Négociateur): arkayne, donna, edward or random
help-cards-file = your own cards (Négociateur), a TOML file
endgames-left = With { $left } Terror cards left: { $tried } tried, { $solved } solved, of these { $lost } lost whatever is played; { $kept } kept
