# Négociateur in English. The names and texts of the cards are in box.toml.

game-negotiator = Négociateur
goal-negotiator = Free them all, then make him give up
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
    [counterpart_next_test] for the next test
    [this_discussion] during this Discussion
    [counterpart_this_discussion] during this Discussion
    [this_turn] during this turn
    [counterpart_this_turn] during this turn
   *[other] while the card is in play
 }.
event-fours-given = 4s count as successes { $span ->
    [next_test] in the next test
    [counterpart_next_test] in the next test
    [this_discussion] during this Discussion
    [counterpart_this_discussion] during this Discussion
    [this_turn] during this turn
    [counterpart_this_turn] during this turn
   *[other] while the card is in play
 }.
event-rerolls-given = { $amount ->
    [one] One die
   *[other] { $amount } dice
 } may be rolled again { $span ->
    [next_test] in the next test
    [counterpart_next_test] in the next test
    [this_discussion] in each test of this Discussion
    [counterpart_this_discussion] in each test of this Discussion
    [this_turn] in each test of this turn
    [counterpart_this_turn] in each test of this turn
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

## Why, behind who won

why-taker_captured = The hostage-taker had nobody left to hide behind and was captured.
why-taker_eliminated = The hostage-taker was eliminated.
why-accomplice_surrendered = The accomplice surrendered.
why-too_many_dead = More than half of the hostages died.
why-taker_escaped = The hostage-taker escaped.
why-out_of_time = Time ran out.
why-abandoned = You gave the negotiation up.

## How it went, and what came of it: told when the match is over

tale-freed = { $count ->
    [one] A hostage was freed
   *[other] { $count } hostages were freed
 }{ $card ->
    [none] .
   *[other] { " " }by “{ $card }”.
 }
tale-killed = { $count ->
    [one] A hostage died
   *[other] { $count } hostages died
 }{ $card ->
    [none] .
   *[other] : “{ $card }”.
 }
tale-learned = A Demand came to light: “{ $demand }”.
tale-conceded = You conceded “{ $demand }” for { $cost ->
    [0] nothing.
    [one] one point.
   *[other] { $cost } points.
 }
tale-pivoted = The Pivotal Event: “{ $card }”.
tale-accomplice-came = The accomplice took over.
tale-earned = An exploit: { $exploit }.
tale-last-test = The last turn, “{ $card }”: { $successes ->
    [0] no success.
    [one] one success.
   *[other] { $successes } successes.
 }
tale-count = Against { $taker }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }: { $freed } freed, { $dead } dead, { $held } still held
tale-exploits = Exploits: { $exploits }

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
   *[other] free them all, then make { $taker } give up: one release more does it, and so does eliminating { $taker }.
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
cards-many-faces = { $where } has { $count } rows: there may be at most { $most }
cards-languages = { $card }: names and texts stand in at most { $most } languages, such as "en"
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
cards-donna-ability = donna needs an ability: on says when it acts, ability what it does
cards-donna-hostages = no card lets Donna take more hostages (effect "{ $expected }")
cards-silent = { $card } does nothing
cards-nobodys = { $card } is nobody's Demand
cards-ability = { $card } has an ability but does not say when
cards-usable = { $card }: only a card with a test of successes, or with none, can help in a test
cards-misplaced = { $card }: "{ $effect }" means nothing there

option-taker = The hostage-taker
option-accomplice_kills_per = The accomplice kills for each increase of Threat, or for each level of it
option-one_success = Whether one success of "What do you want?" turns up a Demand or only brings a point
option-abandon = Whether giving up is among the moves
now-ability = { $when ->
    [pair] Of every two equal dice of a roll one is rolled again, and the same face once more brings this: { $effect }.
    [failure] Every failed test brings this: { $effect }.
   *[turn] Every Terror Phase begins with this: { $effect }.
 }
origin-values = Of the { $values } values on our cards, { $rulebook } come from the rulebook, { $two_listings } from two public lists and { $one_listing } from a single one. The other { $ours } are our own design. (NG-R1)
origin-ours = This card is our own design: the original was never published. (NG-R1)
origin-partly = Part of this card is our own design. (NG-R1)
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

## What a thing on the table is, with its clause behind it

explain-card = A Discussion card: face up it does what it says, usually after a test; face down it gives 1 point. (NG-4.4, NG-4.6)
explain-card-what_do_you_want = The way to learn what he wants: a single success turns up one of his Demands. (NG-10.3)
explain-card-small_talk = Brings points whatever happens. But without a success Threat rises and he hangs up. (NG-6.4, NG-6.9)
explain-card-keep_cool = The mild way to calm him down: a success lowers Threat by 1, a failure costs only a point. (NG-6.5)
explain-card-let_him_breathe = No dice at all: you choose two points, or Threat one lower. (NG-R1)
explain-card-hear_his_breath = Here every die above Threat counts as a success. The calmer he is, the better it works. (NG-R1, NG-R12)
explain-card-few_minutes_more = Many points with one success. A failure raises Threat by 2, and he hangs up. (NG-6.4, NG-6.9)
explain-card-trust_me = With two successes, 4s count as successes in your next test. It can also help in the test of a Terror card. (NG-5.3, NG-R28)
explain-card-just_stay_calm = Lowers Threat by up to 2. A failure raises it by 1, and he hangs up. (NG-6.5, NG-6.9)
explain-card-minor_extraction = Brings up to two hostages out. A failure costs one of them their life, and he hangs up. (NG-6.7, NG-6.8)
explain-card-bold_lie = Lowers Threat by up to 3. Without a success it rises by 3. (NG-6.5)
explain-card-empty_promise = Two more dice in your next test. A failure takes a die away and costs a hostage's life. (NG-6.6, NG-R11)
explain-card-coming_in = More dice for the rest of this call. A failure, and the card leaves the game. (NG-6.6)
explain-card-major_extraction = Brings up to three hostages out, but Threat rises by 2 and the call ends in any case. (NG-6.7, NG-6.9)
explain-card-sniper = One success eliminates the hostage-taker; a failure costs two lives. While hostages are held, the accomplice takes over. (NG-11.8, NG-11.10)
explain-card-all_units = All or nothing: two successes eliminate the hostage-taker and free four. Without any he escapes, and you have lost. (NG-11.8, NG-11.3)
explain-taker-any = Whom you talk to. Free them all, then make him give up: one release more does it, and so does eliminating him. (NG-11.6, NG-11.9)
explain-taker-arkayne = The one to begin with: he has no special ability. Free them all, then make him give up: one release more does it. (NG-2.2, NG-11.6)
explain-taker-donna = Two equal dice, and she counts again: one is rolled anew, and if it shows the same, one more hostage is held and Threat rises. (NG-R1)
explain-taker-edward = A father without time: every failed test raises Threat by one. (NG-R1)
explain-taker-accomplice = Rising Threat kills hostages, though never the last one, and he cannot be eliminated. When nobody is held any more he gives up, and you win. (NG-12.6, NG-12.7, NG-12.9)
explain-demand-major = Concede it during a call ({ $cost }): { $effect }. In return, until it is over: { $counterpart }. (NG-10.9, NG-10.12)
explain-demand-escape = Concede it during a call ({ $cost }): { $effect }. But if he is neither captured nor eliminated when that call ends, he is gone and you have lost. (NG-10.15)
explain-demand-minor = Concede it during a call ({ $cost }): { $effect }. In return: { $counterpart }. Then it is settled. (NG-10.6, NG-10.13)
title-demand-hidden-major = A Major Demand, face down
explain-demand-hidden-major = Something he has not told you yet. As long as a Demand lies face down, Terror cards can hit harder; turned up, it can be conceded. (NG-10.2, NG-8.3)
title-demand-hidden-escape = An Escape Demand, face down
explain-demand-hidden-escape = The way out that he wants. Face down it cannot be conceded, and Terror cards can hit harder as long as it lies there. (NG-10.2, NG-8.3)
explain-terror = Turned up at the end of a turn: { $effect }. (NG-8.1)
explain-terror-pivotal = The Pivotal Event, the last card of the Terror deck: { $effect }. After it comes your last call. (NG-9.1, NG-9.2)
explain-level = The calmer he is, the more dice you roll. (NG-3.9, NG-5.1)
explain-level-0 = As calm as it gets. Lowered further, Threat stays here and each step frees a hostage. (NG-3.6)
explain-level-7 = At its worst. Raised further, Threat stays here and each step kills a hostage. (NG-3.4)
explain-exploit = Earned in this match, and kept in your career: { $earned }. (NG-R44)
title-icon-threat = Threat
explain-icon-threat = How angry the other side is, from L to E. It sets how many dice you roll; below L hostages go free, beyond E they die. (NG-3.1, NG-3.9)
title-icon-points = Discussion points
explain-icon-points = What you earn by talking. They pay for Demands during the call and for cards after it; what is left is lost. (NG-7.2, NG-7.10)
title-icon-dice = The dice of a test
explain-icon-dice = A 5 or a 6 is a success. Two cards from your hand, laid face down, make a success of a 4. (NG-5.2, NG-5.3)
title-icon-hostages = The hostages
explain-icon-hostages = Everybody this is about. You lose as soon as more than half of them are dead. (NG-11.2)
title-icon-held = Held
explain-icon-held = Those who are still inside. Get them out: when nobody is held, one more release in a call makes the hostage-taker give up. (NG-11.6)
title-icon-freed = Freed
explain-icon-freed = Those who are out and safe. To win, at least half of all hostages must be here. (NG-11.1)
title-icon-dead = Dead
explain-icon-dead = Those who were lost. More than half of all, and the match is lost at once. (NG-11.2)
title-icon-turn = The turn
explain-icon-turn = Each turn is a call, then buying cards, then a Terror card. The Terror deck says how many turns are left. (NG-4.1, NG-8.2)
title-icon-phase = The phase
explain-icon-phase = Discussion: you play cards. Purchase: you spend the points. Terror: a card is turned up against you. (NG-4.1)
title-icon-terror_deck = The Terror deck
explain-icon-terror_deck = One of these cards is turned up each turn. When none is left to turn up, you have lost. (NG-8.1, NG-8.2)
title-icon-pivotal = How much time is left
explain-icon-pivotal = How many Terror cards are left. The last one is the Pivotal Event, for good or ill, and the call after it is your last. (NG-9.1, NG-9.2)
title-icon-market = For sale
explain-icon-market = After each call you buy cards here with the points of that call. Cards that cost 0 are free, and your hand holds ten at most. (NG-7.2, NG-7.6, NG-7.7)
title-icon-odds = The odds
explain-icon-odds = How likely the test comes out with two or more successes, with one, or with none, and what the card then does. (NG-6.1, NG-5.2)
title-icon-exploits = Exploits
explain-icon-exploits = Feats that this match has earned so far. They stay in your career, win or lose, unless they ask for a win. (NG-R44)
title-icon-convert = A 4
explain-icon-convert = This 4 can become a success: choose two cards of your hand, they are laid face down for it. (NG-5.3, NG-R7)
title-icon-reroll = Roll again
explain-icon-reroll = You may roll a die of this test again. The new face counts. (NG-D3)
title-icon-fours = 4s count
explain-icon-fours = For now every 4 is a success by itself, without paying cards for it. (NG-5.3)
title-icon-played = Played
explain-icon-played = Cards you have played in this turn. They come back for sale after the purchase, so not before the next one. (NG-7.3, NG-7.11)
title-icon-goal = What wins and what loses
explain-icon-goal = Free them all, then make him give up: one release more does it, and so does eliminating him. More than half dead, and you have lost. (NG-11.1, NG-11.2)
title-icon-clock = He is about to leave
explain-icon-clock = You granted the way out: when this call ends, he is gone. Capture or eliminate him before. (NG-10.15, NG-R33)
title-icon-cost = Cost
explain-icon-cost = What the card costs in points when you buy it. Playing it costs nothing. (NG-7.2, NG-4.3)
title-icon-hand = Your hand
explain-icon-hand = What you can play with. Cards stay in your hand until you play them; ten is the most. (NG-4.10, NG-7.6)
title-move-play = Play a card
explain-move-play = Face up: the dice are rolled if the card asks for it, and the row that comes out happens. (NG-4.4, NG-6.1)
title-move-lay = Lay a card face down
explain-move-lay = Face down: 1 point, no test, and nothing of what the card says. (NG-4.6)
title-move-concede = Concede a Demand
explain-move-concede = You pay the cost and grant what he wants: first what it brings you, then its price. (NG-10.9, NG-10.10)
title-move-end-talk = Hang up
explain-move-end-talk = The call is over. Cards in your hand stay there, and you go on to buying. (NG-4.10)
title-move-buy = Buy a card
explain-move-buy = Pay its cost in points, and the card is in your hand. (NG-7.2)
title-move-done = Buy nothing more
explain-move-done = No more buying: what is left of your points is lost, and a Terror card comes. (NG-7.10, NG-8.1)
title-move-convert = Convert a 4
explain-move-convert = Two cards of your hand, face down, make a success of a 4. (NG-5.3)
title-move-pay = Pay for a 4
explain-move-pay = The second of the two cards that make a success of a 4. (NG-5.3)
title-move-reroll = Roll a die again
explain-move-reroll = One die is rolled again, and the new face counts. (NG-D3)
title-move-accept = Take the dice
explain-move-accept = The dice stay as they lie, and the card does what that brings. (NG-6.1, NG-D3)
title-move-reveal = Turn up a Demand
explain-move-reveal = One Demand that lies face down is turned up, for good. (NG-10.4, NG-R32)
title-move-choose = Choose an effect
explain-move-choose = The card lets you choose one of its effects. (NG-D5)
title-move-take = Take a card
explain-move-take = A card that is for sale comes into your hand for nothing. (NG-R25)
title-move-roll = Roll
explain-move-roll = The dice of this test are rolled without any more help. (NG-8.5, NG-5.1)
title-move-abandon = Give up
explain-move-abandon = You give up, and the match is lost. (NG-D8)
now-rows = Two or more successes: { $two }. One: { $one }. None: { $none }.
now-effect = It does this: { $effect }.
now-odds = Two or more successes ({ $chance_two } %): { $two }. One ({ $chance_one } %): { $one }. None ({ $chance_none } %): { $none }.
now-here = Threat is here now.
now-additional = As long as a Demand lies face down, also: { $effect }.

## Web

web-thinking = The negotiator thinks.
web-turn = Turn { $turn }
web-last-call = last call
web-phase = { $phase ->
    [discussion] Discussion
    [purchase] Purchase
   *[terror] Terror
 }
web-threat = Threat { $level }: { $dice ->
    [one] 1 die a test
   *[other] { $dice } dice a test
 }
web-how-far = Turn { $turn } · { $phase ->
    [discussion] Discussion
    [purchase] Purchase
   *[terror] Terror
 } · { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-points = Discussion points: { $points }
web-points-word = Points
web-for-sale = For sale: { $count }
web-in-hand = { $count ->
    [0] Your hand is empty
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
web-dead-of = dead { $count }, lost at { $limit }
web-won-if = To win:
web-lost-if = Lost:
web-lost-by = { $dead } dead, no Terror card left to draw, or he escapes.
web-success-is = A 5 or a 6 is a success.
web-terror-offer = New Demand: { $card }
web-offer-if = { $cost ->
    [0] Concede it for nothing in a call:
    [one] Concede it in a call for 1 point:
   *[other] Concede it in a call for { $cost } points:
 }
web-each-above = every die above Threat { $level }
web-threat-because = Threat { $before } → { $after }: { $cause }.
web-threat-doubled = Doubled by “{ $card }”.
web-threat-beyond = { $way ->
    [freed] Threat cannot go below L: { $count ->
        [one] the level too many freed a hostage
       *[other] the { $count } levels too many freed a hostage each
     }
   *[killed] Threat cannot go above E: { $count ->
        [one] the level too many killed a hostage
       *[other] the { $count } levels too many killed a hostage each
     }
 } ({ $cause }).
web-cause-card = “{ $card }”
web-cause-demand = “{ $card }”, conceded
web-cause-lasting = { $card ->
    [none] every turn, for what you conceded
   *[other] every turn, for “{ $card }”
 }
web-cause-ability = the ability ({ $card })
web-call-over = { $why ->
    [cut] The other side hung up.
    [empty] No card left in hand: the call is over.
   *[own] You hung up.
 }
web-last-test = “{ $card }”: { $successes }, { $effect }.
web-short-of = { $count ->
    [one] 1 point short.
   *[other] { $count } points short.
 }
web-take-free = Take all free ones ({ $count })
web-terror-up = Terror: { $card }
web-played = { $up ->
    [0] { "" }
   *[other] played { $up }
 }{ $down ->
    [0] { "" }
   *[other] { " " }face down { $down }
 }
web-odds = { $percent } % for a success with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }
web-odds-converted = ({ $percent } % if you convert 4s)
web-tap-again = Tap the card again to play it.
web-sure = Sure? Yes, do it
web-sure-hang-up = { $cards ->
    [0] Hang up? You could concede a Demand.
    [one] Hang up? You still have a card to play.
   *[other] Hang up? You still have { $cards } cards to play.
 }
web-sure-lost = Sure? If he is not caught before this call ends, he is gone and you lose.
web-sum = { $freed } freed, { $dead } dead{ $held ->
    [0] { "." }
   *[other] , { $held } still held.
 }
web-successes = { $count ->
    [0] no success
    [one] 1 success
    [2] 2 or more successes
   *[other] { $count } successes
 }
web-percent = { $percent } %
web-demand-kind = { $kind ->
    [major] Major Demand
    [escape] Escape Demand
   *[minor] Minor Demand
 }
web-demand-brief = { $kind ->
    [major] Major
    [escape] Escape
   *[minor] Minor
 }
web-cost = Cost
web-conceded = conceded
web-in-return = In return:
web-escape-catch = Then catch him in the same call, or you lose.
web-if-hidden = With a face-down Demand also:
web-purchase-area = Purchase Area, by cost
web-hand-empty = No card in hand
web-play = Play it face up
web-play-brief = Play
web-lay-brief = Face down: +1 point
web-lay = Lay it face down for 1 point
web-buy = Buy it for { $cost }
web-convert = Turn a 4 into a success
web-second-card = Now the second card that pays for it.
web-hint-discuss = Choose a card of your hand, or a Demand that lies face up.
web-hint-dice = To turn a 4 into a success, choose two cards of your hand.
web-hint-buy = Choose a card of the Purchase Area. What you played comes back here when you have bought.
web-hint-take = Choose a card of the Purchase Area.
web-hint-reveal = Choose a Demand that lies face down.
web-hint-pay = Choose a card of your hand.
web-hint-prepare = A card of your hand may help, or roll.
web-stage-call = { $taker } is on the line.
web-stage-call-text = Hostages: { $hostages }. Free them all, then make { $taker } give up: one release more does it, and so does eliminating { $taker }. You lose at { $limit } dead, if { $taker } escapes, or when time runs out.
web-stage-last = The last call
web-stage-last-text = Nobody will ring again: this Discussion decides.
web-stage-freed = { $count ->
    [one] A hostage is free!
   *[other] { $count } hostages are free!
 }
web-stage-killed = { $count ->
    [one] A hostage is dead.
   *[other] { $count } hostages are dead.
 }
web-stage-threat-highest = On E, every further rise costs a hostage.
web-stage-threat-lowest = On L, every further fall frees a hostage.
web-stage-pivotal = The Pivotal Event: “{ $card }”
web-stage-minor = A Minor Demand: “{ $card }”
web-stage-minor-stays = It stays on the table.
web-stage-minor-gone = The accomplice has no use for it: the card is discarded.
web-stage-terror-test = The dice decide what comes of it.
web-stage-terror-threat = Threat { $before } → { $after }
web-stage-accomplice-text = Free everyone who is held: then he surrenders, and you win.
web-exploits-count = Exploits: { $count }

## In the terminal

help-cards = print our cards of Négociateur as a file to start your own from, or check yours
help-taker = the hostage-taker (Négociateur): arkayne, donna, edward or random
help-cards-file = your own cards (Négociateur), a TOML file
endgames-left = With { $left } Terror cards left: { $tried } tried, { $solved } solved, of these { $lost } lost whatever is played; { $kept } kept

## Signs on the full screen

tui-signs =
    Threat: the dial goes from L, the lowest, to E. ▐ ▌ stand around the level of now. Behind the dial stands how many dice a test rolls, with ⚄ where there is no room for words.
    Hostages: ☻ is held, ☺ freed, † dead; the number beside them counts them.
    Dice: a 5 or a 6 is a success.
    Cards: 2× are two of them. Percents tell how likely a test has a success. For sale, the number before the colon is the cost in points.
    Chances: a bar each for 2+, 1 and 0 successes, with what comes of it.

wager-test-rolled = “{ $card }”: successes { $successes }, dice { $dice }

# Why a decision was a turning point
reason-test-odds = “{ $card }” brings at least one success with { $percent } %, as the dice fall.
reason-price = “{ $card }” costs { $cost }; points to spend: { $points }.
reason-stood-at = The Threat stood at { $threat }; hostages held: { $held }; Terror cards left: { $left }.
