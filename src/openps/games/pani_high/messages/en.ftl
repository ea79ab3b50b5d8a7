# Pani-High! in English. Names and texts of cards are ours.

game-pani_high = Pani-High!
about-pani_high = Bluff, bribes and battles for the best corners of the school. 5 or 6 players, about 45 minutes.
goal-pani_high = Own the most locations at the last card

## Questions

ask-first = Several hands are the smallest. Who begins?
ask-act = Your turn. What do you do?
ask-lay = Lay combat cards face down for your attack.
ask-defend = Your location is attacked. Do you defend it?
ask-defender_window = The battle begins. Do you show a Bribe or a Policewoman?
ask-attacker_window = Do you show a Bribe or a Policewoman?
ask-take = Which of your opponent's face-down cards do you take?
ask-take_more = The card was a Bribe. Do you take one more?
ask-save = You lost the battle. Do you save cards with a Health Committee from your hand?
ask-spy = You see the hand. Which card is discarded?
ask-discard = You hold more than seven cards. Which one do you discard?

## Kinds of action

group-choose-first = First player
group-attack = Attack a location
group-raid = Conspiracy: Raid
group-drop-out = Conspiracy: Drop-out
group-spy = Conspiracy: Spy
group-agitate = Conspiracy: Agitation
group-pass = Otherwise
group-lay-card = Lay a card
group-ready = Otherwise
group-yield = Otherwise
group-show-bribe = Show
group-show-policewoman = Show
group-close-window = Otherwise
group-take = Take
group-take-nothing = Otherwise
group-save = Save
group-save-no-more = Otherwise
group-discard = Discard

## Moves

move-choose-first = { $seat }
move-attack = attack { $location }
move-raid = take one card from { $target_mid }
move-drop-out = { $target_is ->
    [you] two of your cards go to the discard pile
   *[other] two cards of { $target_mid } go to the discard pile
 }
move-spy = { $target_is ->
    [you] look at your hand
   *[other] look at the hand of { $target_mid }
 }
move-agitate = take one card from everybody
move-pass = pass
move-lay-card = lay { $card }
move-ready = ready
move-yield = do not defend
move-show-bribe = the Bribe
move-show-policewoman = the Policewoman
move-close-window = show nothing more
move-take = card { $position }
move-take-nothing = take nothing more
move-save = save { $card }
move-save-no-more = save nothing more
move-discard = discard { $card }

## What happened

event-hands-dealt = The cards are dealt.
event-hands-dealt-hidden = The cards are dealt.
event-location-laid = { $seat } laid out { $location }.
event-first-player-tied = Several have the smallest hand: { $seats }.
event-first-player-set = First player: { $seat_mid }.
event-card-drawn = --- { $seat } drew { $card }.
event-card-drawn-hidden = --- { $seat } drew a card.
event-turn-passed = { $seat } passed.
event-attack-declared = { $attacker } attacked { $location }, owned by { $defender_mid }. “{ $location_text }”
event-card-laid = { $seat } laid { $card } face down.
event-card-laid-hidden = { $seat } laid a card face down.
event-attack-ready = Attack with { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
event-battle-began = { $seat } defended with { $cards ->
    [one] one card
   *[other] { $cards } cards
 }. The battle begins.
event-location-yielded = { $seat } did not defend.
event-bribe-shown = { $seat } showed a Bribe.
event-bribe-failed = There was nothing left to take.
event-card-taken = { $taker } took { $card } from { $loser_mid }.
event-card-taken-hidden = { $taker } took a face-down card from { $loser_mid }.
event-found-bribe-shown = It was a Bribe: { $seat_mid } may take one more card.
event-take-declined = { $seat } took nothing more.
event-policewoman-shown = { $seat } showed a Policewoman. The battle is over.
event-defender-window-closed = { $seat } showed nothing more.
event-attacker-window-closed = { $seat } showed nothing more.
event-cards-turned-up = Turned up. Defence: { $defence }. Attack: { $attack }.
event-totals-compared = Attack { $attack } against defence { $defence }. Defeated: { $loser_mid }.
event-location-taken = { $winner } took { $location } from { $loser_mid }.
event-location-kept = { $owner } kept { $location }.
event-committee-spent = { $seat } spent a Health Committee.
event-card-saved = { $seat } saved { $card }.
event-battle-cleared = Back to hand: attacker { $attacker_back }; defender { $defender_back }.
event-conspiracy-played = { $seat } played { $card }{ $target ->
    [none] .
   *[other] { " " }against { $target_mid }.
 }
event-card-stolen = { $thief } took { $card } from { $victim_mid }.
event-card-stolen-hidden = { $thief } took a card from { $victim_mid }.
event-cards-dropped = { $victim } lost { $cards }.
event-hand-spied = { $spy } saw { $victim_is ->
    [you] your hand
   *[other] the hand of { $victim_mid }
 }: { $cards }.
event-hand-spied-hidden = { $spy } looked at { $victim_is ->
    [you] your hand
   *[other] the hand of { $victim_mid }
 }.
event-hand-over-limit = { $seat } must discard { $excess ->
    [one] one card
   *[other] { $excess } cards
 }.
event-card-discarded = { $seat } discarded { $card }.
event-match-scored = The draw pile is empty. Scores by seat: { $scores }. { $seal ->
    [none] Nobody holds the Imperial Seal.
   *[other] The Imperial Seal: { $seal_mid }.
 }

## The same in a few words, behind the name of the player

recap-location-laid = laid out { $location }
recap-turn-passed = passed
recap-attack-declared = attacked { $location } ({ $defender_mid })
recap-bribe-shown = showed a Bribe
recap-policewoman-shown = showed a Policewoman
recap-location-taken = lost { $location } to { $winner_mid }
recap-location-kept = kept { $location }
recap-committee-spent = spent a Health Committee
recap-conspiracy-played = played { $card }{ $target_is ->
    [none] { "" }
   *[other] { " " }against { $target_mid }
 }
recap-cards-dropped = lost { $cards }
recap-card-discarded = discarded { $card }

## What a claim points at, in a few words; never a card

moment-attack-declared = after { $attacker_is ->
    [you] your attack
   *[other] the attack by { $attacker_mid }
 }
moment-battle-began = after the battle began
moment-totals-compared = after the battle
moment-bribe-shown = after { $seat_is ->
    [you] your Bribe
   *[other] the Bribe by { $seat_mid }
 }
moment-policewoman-shown = after { $seat_is ->
    [you] your Policewoman
   *[other] the Policewoman by { $seat_mid }
 }
moment-conspiracy-played = after { $seat_is ->
    [you] your conspiracy
   *[other] the conspiracy by { $seat_mid }
 }
moment-hand-spied = after the look into { $victim_is ->
    [you] your hand
   *[other] the hand of { $victim_mid }
 }

## Outcomes

outcome-most_locations = Most locations
outcome-seal = The Imperial Seal decided
outcome-shared = Shared victory

## Why, behind who won

why-most_locations = Nobody else held as many locations at the end.
why-seal = The Imperial Seal in hand made the difference.
why-shared = They held the same, and nobody more.

## How it went, and what became of whom: told when the match is over

tale-battle-fought = { $attacker } attacked { $location } ({ $defender_mid }): { $attack } against { $defence }{ $tie ->
    [True] , a tie: kept.
   *[other] { $taken ->
        [True] , taken.
       *[other] , kept.
     }
 }
tale-battle-stopped = { $seat_is ->
    [you] Your Policewoman
   *[other] The Policewoman of { $seat_mid }
 } ended the battle for { $location }.
tale-seal-came = { $giver_is ->
    [none] { $seat } got the Imperial Seal.
   *[other] { $seat } got the Imperial Seal from { $giver_mid }.
 }
tale-seal-lost = { $seat } lost the Imperial Seal; it counted for nobody.
tale-held-locations = { $locations }: { $points }
tale-held-none = no location
tale-held-seal = Imperial Seal: { $points }

## The table

table-headline = Turn { $turn } · draw pile { $pile } · discarded { $discard }
table-turn = Turn of: { $seat }
table-seat = Seat
table-hand = Hand
table-places = Locations
table-certain = known: { $cards }
table-maybe = perhaps: { $cards }
table-gone = Discarded:{ " " }
table-battle = Battle for { $location }
table-attack = Attack ({ $seat }):
table-defence = Defence ({ $seat }):
table-shown = shown: { $cards }
table-total = total { $total }
table-total-open = known so far { $total }
table-goal = Goal: the most locations once the draw pile is empty; the Imperial Seal in hand counts 2.5.
table-own-hand = Your hand:{ " " }

## Why not

refusal-match-over = The match is over.
refusal-no-roles = There are no hidden roles here: say which card you have, or whom you trust.
refusal-no-such-claimed-card = There is no such card in this deck. Cards: { $cards }.
refusal-not-asked = It is not your decision now.
refusal-other-question = That is not what the table waits for now.
refusal-not-tied = Only a player with the smallest hand can begin.
refusal-no-such-location = No such location lies in front of anybody.
refusal-own-location = You cannot attack your own location.
refusal-no-combat-card = You have no combat card to attack with.
refusal-not-in-hand = You do not have that card in hand.
refusal-own-hand = You cannot choose yourself.
refusal-empty-hand = There is no other player with cards at that seat.
refusal-nobody-has-cards = Nobody else has a card.
refusal-not-a-combat-card = Only combat cards can be laid for a battle.
refusal-nothing-laid = Lay at least one combat card first.
refusal-already-defending = You have laid cards: the location is defended.
refusal-no-bribe = You have no face-down Bribe in this battle.
refusal-no-policewoman = You have no face-down Policewoman in this battle.
refusal-must-show = At this table an attacker's Policewoman must be shown.
refusal-no-such-card = There is no face-down card at that position.
refusal-must-take = A Bribe that was shown takes a card.
refusal-s-card-lost = S cards can never be saved.
refusal-not-committed = That card is not among those you are about to lose.
refusal-no-committee = You have no Health Committee left in hand.
refusal-not-in-that-hand = That card is not in your hand.
refusal-not-in-spied-hand = That card is not in the hand you are looking at.

## Decks that a user wrote

deck-shape = { $where }: not the expected kind of value
deck-unknown-field = { $where }: "{ $field }" is not known; known are { $expected }
deck-name = the deck needs a name of 1 to 60 characters other than "house"
deck-saves = committee_saves must be a whole number from 1 to { $most }
deck-key = { $where }: "{ $got }" is not a key; use small letters, digits and _
deck-text = { $card }: names and texts are printable lines of at most { $most } characters
deck-copies-number = { $card }: "{ $got }" is not a number of copies from 0 to { $most }
deck-value-number = { $card }: "{ $got }" is not a value in whole tenths
deck-many-faces = { $where } has { $count } rows: there may be at most { $most }
deck-languages = { $card }: names and texts stand in at most { $most } languages, such as "en"
deck-large = number of cards: { $count }, there may be at most { $most }
deck-twice = { $card } stands twice
deck-value = { $card }: the value { $value } is not between 0.3 and 6
deck-sixes = cards with the value 6: { $count }, there must be exactly 1
deck-copies = { $card }: { $count ->
    [one] 1 copy
   *[other] { $count } copies
 }, there must be { $expected }
deck-missing = { $card }: there must be at least 1
deck-conspiracies = { $count ->
    [one] 1 conspiracy card
   *[other] { $count } conspiracy cards
 }, there must be { $expected }
deck-doubled-nowhere = { $card } is doubled at "{ $location }", which is not a location of this deck
deck-no-doubling = no combat card is doubled anywhere
deck-no-location = there is no location to fight for
deck-small = number of cards: { $count }, there must be at least { $expected }

option-first_player = Who begins when several hands are the smallest: luck, or seat 0
option-attacker_policewoman = Whether an attacker may or must show a Policewoman
origin-values = Of the { $cards } cards of our deck, { $known } follow the rulebook, and the { $places } locations follow the game of 1991. The other { $ours } are our own design. (PH-R2)
origin-ours = This card is our own design: the original was never published. (PH-R2)
origin-partly = How many there are, and what it counts, is our own design. (PH-R2)
option-deck = The deck: ours (house), or your own with --deck

## Cards

piece-bribe = Bribe
piece-policewoman = Policewoman
piece-health_committee = Health Committee
piece-raid = Raid
piece-drop_out = Drop-out
piece-spy = Spy
piece-agitation = Agitation
piece-seal = Imperial Seal
piece-pool = Pool
piece-music_room = Music Room
piece-behind_the_school = Behind the School
piece-gymnasium = Gymnasium
piece-sports_field = Sports Field
piece-tennis_court = Tennis Court
piece-dojo = Dojo
piece-science_lab = Science Lab
piece-library = Library
piece-computer_room = Computer Room
piece-auditorium = Auditorium
piece-rooftop = Rooftop
piece-water_polo = Water Polo
piece-diving = Diving
piece-swim = Swim Club
piece-choir = Choir
piece-brass_band = Brass Band
piece-light_music = Light Music
piece-lookouts = Lookouts
piece-bikers = Bikers
piece-delinquents = Delinquents
piece-rhythmic_gymnastics = Rhythmic Gymnastics
piece-volleyball = Volleyball
piece-basketball = Basketball
piece-cheerleading = Cheerleading
piece-track = Track
piece-softball = Softball
piece-ball_girls = Ball Girls
piece-badminton = Badminton
piece-tennis = Tennis
piece-naginata = Naginata
piece-kendo = Kendo
piece-aikido = Aikido
piece-astronomy = Astronomy
piece-biology = Biology
piece-chemistry = Chemistry
piece-literature = Literature
piece-newspaper = Newspaper
piece-quiz = Quiz
piece-anime = Anime
piece-robotics = Robotics
piece-computer = Computer Club
piece-broadcasting = Broadcasting
piece-magic = Magic
piece-drama = Drama
piece-gardening = Gardening
piece-esp_research = ESP Research
piece-exploration = Exploration
piece-sleepyhead = Sleepyhead
piece-daydreamer = Daydreamer
piece-first_year = First-year
piece-class_clown = Class Clown
piece-second_year = Second-year
piece-class_delegate = Class Delegate
piece-third_year = Third-year
piece-club_captain = Club Captain
piece-vice_president = Vice-President
piece-council_president = Council President

## PH-1.15  Read aloud when the location is attacked

text-pool = Last one out of the water loses the lane!
text-music_room = Whoever plays loudest keeps the key.
text-behind_the_school = No teachers, no witnesses, no mercy.
text-gymnasium = The floor is waxed and the whistle has gone missing.
text-sports_field = One pitch, nine clubs, one afternoon.
text-tennis_court = Love means nothing here.
text-dojo = Bow first. Then it starts.
text-science_lab = Please do not throw anything that bubbles.
text-library = Silence! (Until now.)
text-computer_room = Thirty chairs, and only one machine that works.
text-auditorium = The curtain rises, and so do the fists.
text-rooftop = The view is free. The place is not.

## PH-1.16  What is laid out to explain the game

demo-title = The game in twelve cards
demo-aim = Whoever owns the most locations when the draw pile is empty wins. Each turn you draw a card; a location is laid out on the table, otherwise you attack, play a conspiracy or pass.
demo-pool = A location. It lies face up in front of its owner; the others may attack it. Each one counts 1 at the end.
demo-dojo = Another location. Some cards are strong at one location only: what doubles at the location { $place } counts once here.
demo-third_year = A combat card. It counts the number printed on it, wherever it fights: { $value }.
demo-swim = A combat card of a club. It counts { $value }, and twice that in a battle for its own location ({ $place }): { $doubled }.
demo-bribe = One of the two S cards. Show it in a battle: you take one face-down card of your opponent, unseen, and it fights for you. It is discarded afterwards.
demo-policewoman = The other S card. Shown by the defender, she makes the attacker discard everything laid; shown by the attacker, she does so to the defender, but the location stays. There are { $copies }: count them.
demo-health_committee = In a battle it counts { $value }. Kept in hand, it is discarded after a lost battle to save { $saves ->
    [one] one of your cards
   *[other] { $saves } of your cards
 } there, but no S card.
demo-raid = A conspiracy, red: play it instead of attacking. You take one card, unseen, from another player's hand.
demo-drop_out = A conspiracy. Two cards from another player's hand, unseen, go to the discard pile.
demo-spy = A conspiracy. You look at another player's hand and discard one card of it.
demo-agitation = A conspiracy. You take one card, unseen, from everybody else's hand.
demo-seal = Keep it in hand: at the end it counts { $score } locations. It cannot be played, but it can be stolen or discarded.
demo-battle = A battle for a location: { $place }
demo-step-attack = You lay the { $club } card face down: { $value }, doubled here: { $doubled }. Where it isn’t at home, it would count only { $value }.
demo-step-defence = The owner lays the { $plain } card and a Health Committee: { $third } + { $committee } = { $defence }. You win { $doubled } against { $defence }, take the { $place }, and the { $club } card comes back to your hand; both cards of the owner are discarded. At equal totals the { $place } would have stayed.
demo-step-bribe = With a Bribe beside the { $plain } card the owner takes your { $club } card before anything is counted: { $bribed } against 0. The { $place } stays, the { $club } card is the owner’s now, and the Bribe is discarded.
demo-step-policewoman = With a Policewoman nothing is counted: you discard the { $club }, the { $place } stays, she is discarded.

## Looking things up

help-pages = help demonstration – explains the game with twelve cards; help discard – shows the discard pile
discard-title = { $count ->
    [0] The discard pile is empty.
    [one] One card in the discard pile: { $last }.
   *[other] { $count } cards in the discard pile, on top: { $last }.
 }
family-seal = Imperial Seal
family-conspiracy = Conspiracies
family-combat = Combat cards

## What a thing on the table is, with its clause behind it

explain-card-combat = Counts { $value } in a battle, wherever it is fought. Win, and it comes back to your hand; lose, and it is discarded. (PH-4.7, PH-4.15)
explain-card-club = Counts { $value } in a battle, and { $doubled } where its club is at home: { $place }. Attack and defence are the same. (PH-4.10, PH-4.11)
explain-card-bribe = Shown in a battle, it takes one face-down card of your opponent, unseen, and that card fights for you. Discarded after every battle. (PH-5.2, PH-5.6)
explain-card-policewoman = Shown in a battle, she ends it: the other side discards everything it laid, and the location stays with its owner. Discarded afterwards. (PH-6.2, PH-6.5, PH-R21)
explain-card-health_committee = In a battle it counts { $value }. Kept in hand when you lose one, it is discarded to save { $saves ->
    [one] one of your cards
   *[other] { $saves } of your cards
 } there, but no S card. (PH-7.1, PH-7.2)
explain-card-raid = A conspiracy, played instead of attacking: you take one card, unseen, from another player's hand. (PH-8.3)
explain-card-drop_out = A conspiracy, played instead of attacking: two cards from another player's hand, unseen, go to the discard pile. (PH-8.4)
explain-card-spy = A conspiracy, played instead of attacking: you look at another player's hand and discard one card of it. (PH-8.5)
explain-card-agitation = A conspiracy, played instead of attacking: you take one card, unseen, from the hand of everybody else. (PH-8.6)
explain-card-seal = Keep it in hand: at the end it counts { $score } locations. It cannot be played, but it can be stolen or discarded. (PH-10.1, PH-10.2, PH-R41)
title-card-hidden = A card face down
explain-card-hidden = A card that you cannot see. In a battle it is a combat card, a Bribe or a Policewoman; in a hand it may be anything but a location. (PH-H6, PH-H2)
explain-place = A location: whoever has the most at the end wins, and the others can attack it. { $bare ->
    [yes] No card counts
   *[no] { $clubs } count
 } double here. (PH-1.17, PH-4.10)
title-player = A player
explain-player = You see the locations and how many cards are in hand. Which ones, you only know if you saw them. (PH-H1, PH-H2)
title-icon-hand = Cards in hand
explain-icon-hand = Cards that only their owner sees. Whoever has more than seven at the end of the own turn discards down to seven. (PH-9.1, PH-H2)
title-icon-pile = Draw pile
explain-icon-pile = Each turn begins with a card from here. When it is empty, that turn is played to its end and the match is over. (PH-3.1, PH-11.1)
title-icon-discard = Discard pile
explain-icon-discard = Everything that was lost or used up, open for everybody. It is never shuffled again. (PH-R39, PH-H1)
title-icon-gone = Already discarded
explain-icon-gone = How many of these cards are in the discard pile. When all four Policewomen are gone, an attack is safer. (PH-6.9)
title-icon-memory = What you remember
explain-icon-memory = Cards that you saw go into this hand, in battles or by conspiracies. Those that may have left it are only perhaps there. (PH-4.16, PH-H17)
title-icon-known = What others know
explain-icon-known = Cards in your hand that everybody saw go into it, after battles or by conspiracies: the others may count on them. (PH-4.16, PH-H17)
title-icon-total = The total
explain-icon-total = What the cards of this side add up to. The higher total wins; at equal totals the defender does. (PH-4.8, PH-4.9)
title-icon-steps = The steps of a battle
explain-icon-steps = How a battle goes: both lay cards face down, the defender may show a Bribe or a Policewoman, then the attacker, then all is turned up. (PH-R13)
title-icon-score = Locations
explain-icon-score = Each location counts 1. The Imperial Seal, kept in secret, counts { $score } at the end. (PH-11.2)
title-icon-goal = What wins
explain-icon-goal = Own the most locations when the draw pile is empty. The Imperial Seal in hand counts { $score }. (PH-1.17, PH-11.3)
title-icon-phase = The turn
explain-icon-phase = Whose turn it is: draw a card, then attack, play a conspiracy or pass. A drawn location is laid out and ends the turn. (PH-3.1, PH-3.3, PH-3.4)
title-move-choose-first = Who begins
explain-move-choose-first = Several have the smallest hand: one of them begins. (PH-2.6)
title-move-attack = Attack
explain-move-attack = You lay combat cards face down against this location. Win, and it is yours. (PH-4.3, PH-4.13)
title-move-pass = Pass
explain-move-pass = You do nothing in this turn. That is always allowed. (PH-3.6)
title-move-lay-card = Lay a card
explain-move-lay-card = The card goes face down into the battle. (PH-4.3, PH-4.4)
title-move-ready = Ready
explain-move-ready = You have laid all that you want. Now the other side decides. (PH-R13)
title-move-yield = Do not defend
explain-move-yield = You do not defend: the attacker takes the location, and you keep all your cards. (PH-4.5, PH-R24)
title-move-show-bribe = Show the Bribe
explain-move-show-bribe = Take one face-down card of your opponent: it fights for you. (PH-5.2)
title-move-show-policewoman = Show the Policewoman
explain-move-show-policewoman = The battle is over: the other side discards all its cards, and the location stays where it is. (PH-6.2, PH-6.6)
title-move-close-window = Show nothing more
explain-move-close-window = You show nothing more, and the battle goes on. (PH-R14)
title-move-take = Take a card
explain-move-take = This card changes sides, unseen, and fights for you. (PH-5.2, PH-R15)
title-move-take-nothing = Take nothing more
explain-move-take-nothing = The Bribe you found could take one more card; you leave it. (PH-5.8, PH-R19)
title-move-save = Save a card
explain-move-save = A Health Committee from your hand is discarded, and this card comes back to you. (PH-7.1, PH-R28)
title-move-save-no-more = Save nothing more
explain-move-save-no-more = The rest of your cards in this battle goes to the discard pile. (PH-4.17)
title-move-discard = Discard
explain-move-discard = The card goes face up to the discard pile. (PH-9.1, PH-8.5)
now-owner = It belongs to { $seat_mid }.
now-player = Locations: { $places }. Cards in hand: { $cards }.
now-worth = In this battle it counts { $value }.
now-copies = Copies in the whole deck: { $copies }, discarded so far: { $gone }.

## Web

web-others = The other players
web-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
web-no-place = no location
web-memory = Remembered of this hand
web-seen-of-you = What others saw of your hand
web-copies = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
web-face-down = a card face down
web-doubled-at = doubled at { $location }
web-total = total { $total }
web-total-open = known cards { $total }, others face down
web-bribed = bribed
web-shown = shown
web-nothing-laid = nothing laid yet
web-step-lay = Attack
web-step-defend = Defence
web-step-defender_window = Defender shows
web-step-attacker_window = Attacker shows
web-step-turn_up = Turned up
web-spied = { $seat_is ->
    [you] Your hand
   *[other] The hand of { $seat_mid }
 }
web-scores = The final scores
web-score-now = { $count ->
    [0] no location
    [one] 1 location
   *[other] { $count } locations
 }
web-if-now = If it ended now
web-seal-hidden = Whoever holds the Imperial Seal at the end has 2.5 more.
web-seal-gone = The Imperial Seal is discarded: it counts for nobody.
web-aim = Its owner holds { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
 }.
web-strength = All your combat cards together count { $total } there.
web-went-back = in hand
web-went-lost = discarded
web-not-asked = You are not asked for a card now.
web-not-seal = The Seal is never played: it counts 2.5 if you still hold it at the end.
web-not-conspiracy = A conspiracy is played in your own turn, instead of an attack.
web-not-now = It cannot be played now.
web-piles = Who leads, and the piles
web-leads = Who leads
web-draw-pile = in the draw pile
web-discard-pile = in the discard pile
web-discards = The discard pile
web-look = Discards
web-demo = How to play
web-turn-of = Turn { $turn }: { $seat }
web-phase = Turn { $turn } · { $count ->
    [one] 1 card left
   *[other] { $count } cards left
 }
web-gone = Already discarded
web-owned-by = owned by { $seat_mid }
web-counts = counts { $value } here
web-stage-attacked = { $attacker } attacks you: { $location }!
web-stage-attacked-text = Lay cards to defend it, or give it up.
web-stage-battle = { $attack } against { $defence }
web-stage-last = The last card is drawn.
web-stage-last-text = When this turn is over, the match is too.
web-hint-act = Tap a location to attack it, or a card of your hand to see what it can do.
web-hint-lay = Tap cards of your hand, one after the other; each is laid at once.
web-hint-defend = Tap the cards of your hand that shall defend; each is laid at once.
web-hint-take = Tap a card of your opponent.
web-hint-take_more = Tap a card of your opponent.
web-hint-only-save = You can save no card here.
web-hint-only-defender_window = You laid neither a Bribe nor a Policewoman: only one that lies here can be shown.
web-hint-only-attacker_window = You laid neither a Bribe nor a Policewoman: only one that lies here can be shown.
web-hint-save = Tap the card to be saved.
web-hint-spy = Tap the card that goes to the discard pile.
web-hint-discard = Tap a card of your hand.
web-hint-first = Tap a player.
web-hint-only-defend = You have no combat card, so you cannot defend it.

## In the terminal

help-deck = print our Pani-High! deck as a file to start your own from, or check yours
help-deck-file = your own deck (Pani-High!), a TOML file
deck-good = { $file }: a deck of { $count } cards that the rules allow.
deck-head = Our deck for Pani-High! as a file. Change what you like, then: openps play pani_high --deck FILE

## The full screen of the terminal

tui-signs =
    Players: ▶ is asked, › has the turn. ▤ are cards in hand; behind them stand the locations.
    Cards: 2× are two of them. The number is what a card counts in a battle, and ×2 with a location that it counts double there. S is one of the two S cards: it counts nothing, and is shown in a battle for what it does.
    Battles: ▒▒ is a card face down, and a card behind + was shown.
tui-sheet = What you know of the hands; of your own, what everybody knows

# Why a decision was a turning point
reason-owner-had = “{ $location }” was defended by { $owner_mid } with { $cards ->
    [one] one card
   *[other] { $cards } cards
 } in hand, a Policewoman among them with { $percent } %.
reason-own-force = Cards in hand: { $cards }, worth { $force } in battle.
reason-ahead = { $leader } was ahead, with { $locations ->
    [one] one location
   *[other] { $locations } locations
 }.
