# Panic Station in English. The words are ours.

game-panic_station = Panic Station
about-panic_station = Explore a station, find the Hive and burn it, while trades spread an infection that nobody sees. 4 to 6 players, about 60 minutes.

## Questions

ask-act = Your turn. What do you do?
ask-entry = Somebody is in this room. Attack or trade?
ask-offer = A trade. Which card do you give? The other player chooses at the same time.
tui-offer-with = A trade with { $other_mid }. Which card do you give? Both choose at the same time.
ask-armor = You are about to be hurt. Do you play armor?
ask-second_shot = The heavy gun shoots twice. At whom is the second shot?
ask-place = Where do you place the next room?
ask-pull = No parasite is left in the supply. Which one comes here instead?

## Kinds of action

group-lay = Use a card
group-throw-grenade = Use a card
group-use-scanner = Use a card
group-first-aid = Use a card
group-share-first-aid = Use a card
group-search = Search
group-team-search = Search
group-fire = Attack
group-waste-shot = Attack
group-stab = Attack
group-heat-scan = Terminal
group-open-doors = Terminal
group-cameras = Terminal
group-heal = Sick Bay
group-burn = The Hive
group-explore = Explore
group-walk = Move
group-run = Move
group-end-turn = Otherwise
group-place = Place the room
group-pull = Move a parasite
group-trade = Trade
group-offer = Give
group-play-armor = React
group-take-hit = React
action-use_card = Use a card
action-search = Search
action-attack = Attack
action-terminal = Terminal
action-sick_bay = Sick Bay
action-burn = Burn the Hive
action-explore = Explore
action-move = Move
action-trade = Trade
action-end = End the turn

## Moves

move-lay = lay { $card } on the table
move-throw-grenade = { $character }: throw a grenade { $way }
move-use-scanner = heat scanner: look at { $seat_is ->
    [you] your hand
   *[other] the hand of { $seat_mid }
 }
move-first-aid = first aid kit: 2 points for { $patient_the }
move-share-first-aid = first aid kit: 1 point for your { $character }, 1 for { $patient_the }
move-search = { $character }: search here
move-team-search = { $character }: team search with { $partner_mid }
move-fire = Android: shoot at { $target_the }
move-waste-shot = waste the shot: nobody is hurt
move-stab = { $character }: knife attack on { $target_the }
move-heat-scan = { $character }: heat scan, how many are infected
move-open-doors = { $character }: open all security doors
move-cameras = { $character }: cameras, place the next room anywhere
move-heal = heal: { $character }
move-burn = burn the Hive with the flamethrower
move-explore = { $character }: explore from here
move-walk = { $character }: go { $way }
move-run = run { $way }, free of charge
move-end-turn = end the turn
move-place = { $way } of room { $room }, { $facing }
move-pull = the { $parasite } from room { $room }
move-trade = trade with { $partner_mid }
move-offer = { $card }
move-play-armor = play armor: one point of damage less
move-take-hit = play no armor

## Moves in short, behind the name of their kind

brief-lay = lay { $card }
brief-throw-grenade = grenade ({ $character }) { $way }
brief-first-aid = first aid for { $patient_the }
brief-share-first-aid = first aid for your { $character } and { $patient_the }
brief-search = { $character }
brief-team-search = { $character } with { $partner_mid }
brief-fire = shoot at { $target_the }
brief-stab = knife ({ $character }) on { $target_the }
brief-heat-scan = heat scan ({ $character })
brief-open-doors = open the doors ({ $character })
brief-cameras = cameras ({ $character })
brief-explore = { $character }
brief-walk = { $character } { $way }

## What happened

event-station-set-up = The station was set up. First player, with the parasite marker: { $first_mid }.
event-station-set-up-hidden = The station was set up. First player, with the parasite marker: { $first_mid }.
event-card-dealt = { $seat } got { $card }.
event-card-dealt-hidden = { $seat } got a card.
event-alert-dealt = { $seat } got a Parasite Alert: a gray parasite came into the Reactor.
event-turn-began = --- { $seat_is ->
    [you] Your turn
   *[other] { $seat }’s turn
 }: { $ap ->
    [one] 1 action point.
   *[other] { $ap } action points.
 }{ $arrives ->
    [True] { " " }Both characters entered the Reactor.
   *[other] { "" }
 }
event-turn-ended = { $out ->
    [True] { "" }
   *[other] { $seat } ended { $seat_is ->
        [you] your
       *[other] their
     } turn.{ " " }
 }{ $following_is ->
    [you] You are
   *[other] { $following } is
 } next.
event-marker-activated = { $seat_is ->
    [you] Your parasite marker
   *[other] The parasite marker of { $seat_mid }
 } became active.
event-phase-began = --- Parasite phase.{ $doors ->
    [True] { " " }The security doors closed again.
   *[other] { "" }
 }
event-parasites-moved = The parasites moved { $die } where nothing stopped them.
event-phase-ended = The parasite phase ended. The marker went to { $marker_mid }.
event-item-laid = { $seat } laid { $card } on the table.
event-boost-used = { $seat } used an energy boost and got 2 more action points.
event-grenade-thrown = { $character_cap } threw a grenade into room { $room }.
event-hand-scanned = { $seat } saw { $target_is ->
    [you] your hand
   *[other] the hand of { $target_mid }
 }: { $cards }.
event-hand-scanned-hidden = { $seat } saw { $target_is ->
    [you] your hand
   *[other] the hand of { $target_mid }
 } by heat scanner.
event-kit-used = { $seat } used a first aid kit on { $patients }.
event-searched = { $partner ->
    [none] { $character_cap } searched room { $room }.
   *[other] { $character_cap } made a team search with { $partner_mid } in room { $room }.
 }
event-card-drawn = { $seat } drew { $card }.
event-card-drawn-hidden = { $seat } drew a card.
event-alert-drawn = { $seat } drew a Parasite Alert.
event-deck-reshuffled = The discard pile was shuffled into a new search deck.
event-deck-reshuffled-hidden = The discard pile was shuffled into a new search deck.
event-nothing-left-to-draw = No search card was left to draw.
event-parasite-appeared = A { $parasite } came into room { $room } (die: { $die }).
event-pull-owed = A parasite was due in room { $room }, but none was left (die: { $die }). Who moves one there: { $seat_mid }.
event-parasite-pulled = { $seat } moved a { $parasite } from room { $start } to room { $room }.
event-parasite-wounded = { $left ->
    [dead] A { $parasite } died in room { $room }.
    [gray] A { $parasite } was wounded in room { $room }, and a gray one took its place.
   *[turned] A { $parasite } was wounded in room { $room } and turned to its gray side.
 }
event-shot-fired = { $seat_is ->
    [you] Your
   *[other] { $seat }’s
 } Android shot at { $target ->
    [none] a parasite
   *[other] { $target_the }
 } in room { $room }.{ $bullets ->
    [0] { " " }That was the last bullet: the ammo is gone.
   *[other] { "" }
 }
event-shot-wasted = { $seat } wasted the second shot of the heavy gun.{ $bullets ->
    [0] { " " }That was the last bullet: the ammo is gone.
   *[other] { "" }
 }
event-stabbed = { $character_cap } attacked { $target ->
    [none] a parasite
   *[other] { $target_the }
 } with a knife in room { $room } and { $die ->
    [1] missed (1).
    [2] missed (2).
   *[other] hit ({ $die }).
 }
event-hits-landed = Damage: { $hits }.
event-armor-played = { $seat } used armor for { $characters } in room { $room }.
event-hit-taken = { $seat_not } use armor.
event-character-hurt = { $character_cap } took { $damage } damage { $health ->
    [0] and died.
   *[other] ({ $health } HP left).
 }
event-player-eliminated = { $seat } lost both characters and { $seat_is ->
    [you] are
   *[other] is
 } out of the game.{ $passed ->
    [True] { " " }The parasite marker went to { $marker_mid }.
   *[other] { "" }
 }
event-check-card-given = { $killer } got { $victim_is ->
    [you] your check card
   *[other] the check card of { $victim_mid }
 }{ $infected ->
    [True] : infected.
    [False] : human.
   *[other] { " " }face down.
 }
event-terminal-used = { $seat } used the Terminal: { $function ->
    [scan] heat scan.
    [doors] security doors.
   *[cameras] cameras.
 }
event-scan-read = The heat scan found { $infected ->
    [0] nobody
   *[other] { $infected }
 } infected among { $living ->
    [one] 1 player.
   *[other] { $living } players.
 }
event-doors-opened = All security doors opened until the next parasite phase.
event-cameras-switched-on = The cameras found the next room.
event-sick-bay-used = { $seat } used the Sick Bay for { $both ->
    [True] both characters.
   *[other] { $character_the }.
 }
event-healed = Healing restored { $points } HP to { $patients } (now { $health } HP).
event-explore-began = { $seat } explored from room { $room }.
event-card-buried = { $card } fitted nowhere and went to the bottom. { $following ->
    [none] No more cards.
   *[other] Next: { $following }.
 }
event-hive-set-aside = The Hive fitted nowhere and was set aside. { $following ->
    [none] No more cards.
   *[other] Next: { $following }.
 }
event-explore-failed = The card could not be placed there: exploring failed.
event-room-placed = { $card } was placed { $way } of room { $room }, { $facing }. { $following ->
    [none] No more cards.
   *[other] Next: { $following }.
 }
event-walked = { $character_cap } { $free ->
    [True] ran
   *[other] went
 } to room { $room }.
event-entry-settled = { $duty ->
    [True] { $character_cap } ran into another player: attack or trade.
   *[other] { $run ->
        [True] { $character_cap } may run on.
       *[other] { "" }
     }
 }
event-trade-began = { $seat } began a trade with { $partner_mid } in room { $room }.
event-card-offered = { $seat } chose { $card } to give.
event-card-offered-hidden = { $seat } chose a card to give.
event-cards-traded = { $seat } gave { $given }; { $partner_mid } gave { $back }.{ $given_did ->
    [infected] { " " }{ $partner_is ->
        [you] You are infected.
       *[other] { $partner } is infected.
     }
    [made_host] { " " }{ $partner_is ->
        [you] You are infected, and the HOST from now on.
       *[other] { $partner } is infected, and the HOST from now on.
     }
    [sick] { " " }{ $partner } is infected by this card, or was before.
    [parried] { " " }The gas can stopped the infection.
    [already] { " " }Nothing changed: { $partner_is ->
        [you] you were
       *[other] { $partner_mid } was
     } infected already.
    [stopped] { " " }The gas can stopped the infection, or { $partner_mid } was infected already.
   *[other] { "" }
 }{ $back_did ->
    [infected] { " " }{ $seat_is ->
        [you] You are infected.
       *[other] { $seat } is infected.
     }
    [made_host] { " " }{ $seat_is ->
        [you] You are infected, and the HOST from now on.
       *[other] { $seat } is infected, and the HOST from now on.
     }
    [sick] { " " }{ $seat } is infected by this card, or was before.
    [parried] { " " }The gas can stopped the infection.
    [already] { " " }Nothing changed: { $seat_is ->
        [you] you were
       *[other] { $seat_mid } was
     } infected already.
    [stopped] { " " }The gas can stopped the infection, or { $seat_mid } was infected already.
   *[other] { "" }
 }
event-cards-traded-hidden = { $seat } and { $partner_mid } traded a card.
event-hive-burned = { $seat } burned the Hive!
event-match-ended = The match is over. { $reason }. { $winner ->
    [humans] The humans won.
    [infected] The infected won.
   *[nobody] Nobody won.
 }

## The same in a few words, behind the name of the player

recap-item-laid = laid { $card }
recap-boost-used = used an Energy Boost
recap-grenade-thrown = threw a grenade into room { $room }
recap-hand-scanned = saw { $target_is ->
    [you] your hand
   *[other] the hand of { $target_mid }
 }
recap-kit-used = used a First Aid Kit
recap-searched = { $partner ->
    [none] searched
   *[other] made a team search with { $partner_mid }
 }
recap-alert-drawn = drew a Parasite Alert
recap-parasite-appeared = a { $parasite } came into room { $room }
recap-shot-fired = shot at { $target ->
    [none] a parasite
   *[other] { $target_the }
 }
recap-stabbed = used the knife on { $target ->
    [none] a parasite
   *[other] { $target_the }
 }
recap-armor-played = used armor
recap-character-hurt = { $character_the } lost { $damage } HP{ $health ->
    [0] { " " }and died
   *[other] { "" }
 }
recap-terminal-used = used the Terminal
recap-sick-bay-used = used the Sick Bay
recap-explore-began = explored
recap-walked = moved
recap-trade-began = traded with { $partner_mid }
recap-parasites-moved = the parasites moved { $die }

## What a claim points at, in a few words; never a card

moment-hand-scanned = after the look into { $target_is ->
    [you] your hand
   *[other] the hand of { $target_mid }
 }
moment-scan-read = after the heat scan
moment-terminal-used = after the Terminal was used
moment-trade-began = after the trade in room { $room }
moment-card-offered = after the trade
moment-cards-traded = after the trade between { $seat_mid } and { $partner_mid }
moment-searched = after { $seat_is ->
    [you] your search
   *[other] the search by { $seat_mid }
 }
moment-card-drawn = after { $seat_is ->
    [you] your search
   *[other] the search by { $seat_mid }
 }
moment-shot-fired = after the shot in room { $room }
moment-stabbed = after the knife attack in room { $room }
moment-grenade-thrown = after the grenade in room { $room }
moment-armor-played = after { $seat_is ->
    [you] your armor
   *[other] the armor of { $seat_mid }
 }
moment-character-hurt = after the wound of { $character_the }
moment-player-eliminated = after { $seat_is ->
    [you] your elimination
   *[other] the elimination of { $seat_mid }
 }
moment-check-card-given = after { $victim_is ->
    [you] your check card
   *[other] the check card of { $victim_mid }
 }
moment-walked = after the walk to room { $room }
moment-explore-began = after exploring from room { $room }

## Outcomes

side-humans = humans
side-infected = infected
outcome-hive_burned = The Hive burned
outcome-all_infected = A scan found nobody human
outcome-no_gas_left = One human was left, without any gas can
outcome-no_troopers = The last Trooper died
outcome-no_humans = The last human died
outcome-stranded = A hundred rounds went by with no end in sight
outcome-sealed = No room fits any more, and the Hive was never found
outcome-hive_lost = The Hive found no place

## Why, behind who won

why-hive_burned = The Hive burned, and the infection with it.
why-all_infected = A scan found nobody human any more.
why-no_gas_left = One human was left, and no gas can.
why-no_troopers = The last Trooper died: nobody could burn the Hive any more.
why-no_humans = The last human died.
why-stranded = A hundred rounds went by, and no end was in sight.
why-sealed = No room fitted any more, and the Hive was never found.
why-hive_lost = The Hive found no place in the station.

## How it went, and what became of whom: told when the match is over

tale-host-chosen = { $seat } got the Host card: the infection began here.
tale-infected = { $giver } infected { $victim_mid } by a trade in room { $room }.{ $host ->
    [True] { " " }The Host from then on: { $victim_mid }.
   *[other] { "" }
 }
tale-parried = { $giver } tried to infect { $target_mid } in room { $room }: a gas can stopped it.
tale-fell = { $character_cap } fell, { $by_is ->
    [none] to parasites.
   *[other] hit by { $by_mid }.
 }
tale-eliminated = { $seat } lost the last character { $by_is ->
    [none] to parasites
   *[other] to { $by_mid }
 } and { $seat_is ->
    [you] were
   *[other] was
 } out.
tale-scanned = Heat scan by { $seat_mid }: { $infected ->
    [0] nobody of { $living } infected.
   *[other] { $infected } of { $living } infected.
 }
tale-hive-found = { $seat } found the Hive.
tale-hive-destroyed = { $seat } burned the Hive.
tale-was-host = { $turn ->
    [0] the Host from the start
   *[other] the Host from turn { $turn } on
 }
tale-was-infected = infected by { $giver_mid } in turn { $turn }, trade in room { $room }{ $last ->
    [True] { "" }; the last one infected does not win
   *[other] { "" }
 }
tale-stayed-human = human to the end
tale-was-killed = killed by { $by_is ->
    [none] parasites
   *[other] { $by_mid }
 } in turn { $turn }

## The table

table-headline = Turn { $turn } · AP left: { $ap }
table-active = Turn of: { $seat }
table-east = ... further east, from column { $column }
table-signs = ## security door · ! searched · x gray parasite · X black · y black, turned
table-seat = Seat
table-colour = Colour
table-health = HP
table-hand = Hand
table-items = On the table
table-dead = eliminated
table-waiting = not yet arrived
table-rooms = Next room: { $room } (left: { $more })
table-no-rooms = No more rooms
table-decks = Search deck { $deck } · discard { $discard } · supply: { $gray } gray, { $black } black
table-scans = Infected by heat scan:{ " " }
table-scan = { $infected } of { $living }
table-notes = You remember:{ " " }
table-note-trade = gave { $given }, got { $back } ({ $seat_mid })
table-note-look = { $seat_is ->
    [you] your hand
   *[other] hand of { $seat_mid }
 } was { $cards }
table-note-human = { $seat_is ->
    [you] you were
   *[other] { $seat_mid } was
 } human
table-note-infected = { $seat_is ->
    [you] you were
   *[other] { $seat_mid } was
 } infected
table-human = You are human ({ $colour }).
table-remark-host = You are the HOST from now on: infected, and able to infect others in trades.
table-infected = You are INFECTED ({ $colour }).
table-host = You are the HOST, infected ({ $colour }).
table-goal-human = Goal: burn the Hive, your Trooper in it, 3 gas cans in hand. Trades may infect.
table-goal-infected = Goal: infect in trades until a scan finds no human (then the last one infected loses), or no Trooper lives.
table-goals = Humans burn the Hive with 3 gas cans; the infected win once nobody is human or no Trooper is left.
table-own-hand = Your hand:{ " " }
table-revealed = Infected: { $seats }. The Host: { $host }.
table-revealed-infection = { $giver } infected { $victim_mid }.
table-revealed-hand = { $seat }, hand: { $cards }
table-revealed-deck = Left in the search deck: { $cards }
table-revealed-rooms = Rooms not found: { $rooms }
table-nobody = nobody
table-way-out = ways out: { $ways }
table-lettered = { $name } ({ $letter })
table-destination = { $move } (room { $room })
table-bullets = { $count ->
    [one] 1 bullet
   *[other] { $count } bullets
 }
table-marker = Parasite marker: { $seat }{ $active ->
    [True] { " " }(active)
   *[other] { "" }
 }{ $doors ->
    [True] { " " }· security doors open
   *[other] { "" }
 }
legend-re = Reactor
legend-hi = Hive
legend-ot = Terminal
legend-ct = Terminal (two rooms)
legend-sb = Sick Bay (two rooms)
legend-st = Storage
legend-pa = parasites come
legend-te = team search
legend-ru = run
legend-em = empty

## Why not

refusal-match-over = The match is over.
refusal-no-such-thing = There is no such character, player, room or side in this match.
refusal-dead-are-silent = A player who was eliminated says nothing more.
refusal-silent-choice = Nobody speaks while two players choose in secret what to trade.
refusal-no-such-card = There is no such card. Cards: { $cards }.
refusal-not-asked = It is not your decision now.
refusal-other-question = That is not what the table waits for now.
refusal-attack-or-trade = First attack or trade with somebody in this room.
refusal-only-weapons-first = Before attacking or trading only weapons, ammo or a boost may be laid.
refusal-no-ap = No action points are left.
refusal-must-search = On your first turn you must search as long as you may still be able to, and this would rule it out.
refusal-hand-minimum = Your hand is at its minimum: nothing may be laid.
refusal-not-in-hand = You do not have that card in hand.
refusal-not-laid = That card is not one to lay on the table.
refusal-off-board = That character is not on the board.
refusal-no-doorway = There is a wall.
refusal-no-room-beyond = No room lies beyond that doorway yet.
refusal-door-closed = The security door is closed, and you have no keycard on the table.
refusal-no-throw = A grenade cannot be thrown there.
refusal-nobody-there = Nobody of that player is in a room with you.
refusal-not-hurt = Nobody there is hurt.
refusal-not-in-room = They are not in the same room.
refusal-no-icon = This room cannot be searched.
refusal-nothing-to-draw = No search card is left.
refusal-no-team-room = This is not a room for a team search.
refusal-no-team-mate = That player is not here to search with.
refusal-fought-here = You attacked somebody in this room in this turn.
refusal-no-bullet = You have no bullet.
refusal-no-android = Only a living Android can shoot.
refusal-no-knife = You have no knife on the table.
refusal-no-weapon = You have neither bullets nor a knife on the table.
refusal-own-character = You cannot attack your own characters.
refusal-no-target = There is no such target in reach.
refusal-no-scope = Without a target scope you cannot shoot into another room.
refusal-not-an-attack = That would not count as an attack on another player here.
refusal-no-terminal = That character is at no terminal.
refusal-terminal-spent = You used a terminal in this turn already.
refusal-no-sick-bay = That character is in no sick bay.
refusal-sick-bay-spent = You used a sick bay in this turn already.
refusal-no-trooper = Only a living Trooper can burn the Hive.
refusal-not-in-hive = Your Trooper is not in the Hive.
refusal-infected = The infected cannot burn the Hive.
refusal-too-little-gas = You have too few gas cans.
refusal-no-rooms-left = No more rooms are left to explore.
refusal-explore-failed = Exploring failed already in this turn.
refusal-fits-elsewhere = The next room fits elsewhere, but not here.
refusal-swapped-once = The next room fits nowhere, and a card was passed over in this turn already.
refusal-fits-not = The room does not fit there.
refusal-two-security-doors = Two security doors cannot meet.
refusal-never-turned-so = The room may not lie that way.
refusal-not-here = The room cannot be placed at that side.
refusal-no-bonus = There is no free run now.
refusal-run-blocked = Somebody else is in the run room.
refusal-ran-once = That character ran from this room already.
refusal-runs-free = That character can run there for free.
refusal-no-free-trade = You can trade only when you enter a room with somebody in it.
refusal-not-there-to-trade = That player is not here to trade.
refusal-not-in-hand-to-give = You do not have that card in hand to give.
refusal-own-infection = Humans never give their own infection cards.
refusal-other-infection = An infection card of another colour may be given only by a player who has no item.
refusal-host-card = The host card cannot be given.
refusal-host-card-not-yet = The host card can be given only after all your infection cards have failed to infect anybody.
refusal-no-armor = You have no armor in hand.
refusal-no-such-parasite = There is no such parasite in that room.
refusal-already-there = That parasite is there already.
refusal-no-usable-card = You have no card to use here.

## Options

option-first_marker = Whether the parasite marker begins active or inactive
option-easier_humans = Easier for humans: two infection cards each, hands of at least 4
option-host_card_infects = A Host without infection cards may infect with the host card
option-harder_hive = Four gas cans to burn the Hive instead of three
option-master_and_servant = Master and servant: the infected share the victory only if they served
option-first_aid_ap = What a first aid kit costs in action points
option-last_infected = When the last player to be infected does not win with the infected

## Cards

piece-gas_can = Gas Can
piece-armor = Armor
piece-ammo = Ammo
piece-parasite_alert = Parasite Alert
piece-first_aid_kit = First Aid Kit
piece-keycard = Keycard
piece-heavy_gun = Heavy Gun
piece-grenade = Grenade
piece-energy_boost = Energy Boost
piece-target_scope = Target Scope
piece-combat_knife = Combat Knife
piece-heat_scanner = Heat Scanner
piece-host = Host
piece-infection_red = Infection (red)
piece-infection_green = Infection (green)
piece-infection_purple = Infection (purple)
piece-infection_orange = Infection (orange)
piece-infection_blue = Infection (blue)
piece-infection_white = Infection (white)
piece-reactor = Reactor
piece-hive = Hive
piece-open_terminal = Open Terminal
piece-closed_terminal = Closed Terminal
piece-sick_bay = Sick Bay
piece-storage_1 = Storage 1
piece-storage_2 = Storage 2
piece-parasites_1 = Parasite Room 1
piece-parasites_2 = Parasite Room 2
piece-parasites_3 = Parasite Room 3
piece-parasites_4 = Parasite Room 4
piece-team_1 = Team Search 1
piece-team_2 = Team Search 2
piece-team_3 = Team Search 3
piece-team_4 = Team Search 4
piece-run_1 = Run 1
piece-run_2 = Run 2
piece-run_3 = Run 3
piece-empty_1 = Empty Room 1
piece-empty_2 = Empty Room 2

## What else has a name

colour-red = red
colour-green = green
colour-purple = purple
colour-orange = orange
colour-blue = blue
colour-white = white
kind-trooper = Trooper
kind-android = Android
kind-both = both, one point each
owners-character = 0 1 | 2 3 | 4 5 | 6 7 | 8 9 | 10 11
owners-target = red_trooper red_android | green_trooper green_android | purple_trooper purple_android | orange_trooper orange_android | blue_trooper blue_android | white_trooper white_android
own-piece = { $owner_is ->
    [you] your
   *[other] { $owner }’s
 } { $kind ->
    [0] Trooper
   *[other] Android
 }
own-piece-cap = { $owner_is ->
    [you] Your
   *[other] { $owner }’s
 } { $kind ->
    [0] Trooper
   *[other] Android
 }
the-target = the { $words }
character-0 = red Trooper
character-1 = red Android
character-2 = green Trooper
character-3 = green Android
character-4 = purple Trooper
character-5 = purple Android
character-6 = orange Trooper
character-7 = orange Android
character-8 = blue Trooper
character-9 = blue Android
character-10 = white Trooper
character-11 = white Android
parasite-gray = gray parasite
parasite-black = black parasite
parasite-turned = turned black parasite
target-gray = gray parasite
target-black = black parasite
target-turned = turned black parasite
target-gray_N = gray parasite to the north
target-black_N = black parasite to the north
target-turned_N = turned black parasite to the north
target-gray_E = gray parasite to the east
target-black_E = black parasite to the east
target-turned_E = turned black parasite to the east
target-gray_S = gray parasite to the south
target-black_S = black parasite to the south
target-turned_S = turned black parasite to the south
target-gray_W = gray parasite to the west
target-black_W = black parasite to the west
target-turned_W = turned black parasite to the west
way-N = north
way-E = east
way-S = south
way-W = west
die-1 = north
die-2 = east
die-3 = south
die-4 = west
facing-upright = as printed
facing-turned = turned round
facing-lying_east = lying, exit east
facing-lying_west = lying, exit west

## What a thing on the table is, with its clause behind it

explain-card-gas_can = With { $needed } of them in hand a human Trooper burns the Hive; a single one, given in a trade, stops an infection. (PS-17.1, PS-10.4)
explain-card-armor = A reaction: when a gun, a knife or parasites hurt you, you are asked, and it takes off one point of damage. It does not help against grenades. (PS-16.8, PS-11.12)
explain-card-ammo = Four bullets for the gun of your Android. Lay it on the table; every shot uses one up. (PS-11.2, PS-1.8)
explain-card-parasite_alert = Nobody keeps it: whoever draws it brings a parasite into the station, and the card is discarded. (PS-12.6)
explain-card-first_aid_kit = Heals two points: both on one character in your room, or one on your own and one on another. It is used up. (PS-16.6)
explain-card-keycard = Laid on the table, it lets both your characters through security doors for the rest of the match. (PS-16.10)
explain-card-heavy_gun = Laid on the table, it lets your Android shoot twice for one action point. That takes two bullets. (PS-11.4)
explain-card-grenade = Thrown into a neighbouring room for 1 action point. It wounds everybody there, parasites and your own people too, and armor does not help. (PS-11.10, PS-11.11)
explain-card-energy_boost = Two more action points in this turn, for nothing. It is used up. (PS-16.7)
explain-card-target_scope = Laid on the table, it lets your Android shoot into the next room as well, through a doorway. (PS-11.6)
explain-card-combat_knife = Laid on the table, it gives either of your characters an attack without bullets: 3 or 4 on the four-sided die is a hit. (PS-11.9)
explain-card-heat_scanner = Shows you, and you alone, the whole hand of a player whose character is in your room. 1 action point, and it is used up. (PS-16.5)
explain-card-host = Whoever gets it is the Host: infected from that moment on, in secret. As a rule it stays in the hand and is never traded. (PS-3.10, PS-12.7, PS-10.9)
title-card-infection = Infection
explain-card-infection = Everybody begins with these, and they do nothing while one is human. Infected players give one of their own colour in a trade to infect somebody. A human never gives one of the own colour. (PS-10.3, PS-10.2)
title-card-back = A card face down
explain-card-back = A card of somebody else. Items and infection cards have the same back: you see how many there are, never which. (PS-1.3)
explain-room-reactor = Here everybody arrives. Nobody has to trade in it, and there is nothing to search. (PS-9.3, PS-12.1)
explain-room-hive = What the humans look for: a human Trooper in it burns it with { $needed } gas cans from the hand and 1 action point. When it is placed, a heat scan follows at once. (PS-17.1, PS-7.11)
explain-room-open_terminal = For 1 action point, once a turn, a character here counts the infected, opens all security doors or places the next room anywhere. (PS-13.1, PS-13.3)
explain-room-closed_terminal = Two rooms with a security door between them; the terminal stands in the inner one. It counts the infected, opens all security doors or places the next room anywhere. (PS-13.8, PS-2.4)
explain-room-sick_bay = Two rooms with a security door between them; in the inner one a character heals 2 points for 1 action point, once a turn. (PS-15.1, PS-15.2)
explain-room-storage = The first search here brings three cards instead of one. Later ones bring one. (PS-12.8)
explain-room-parasite = Each time somebody enters, a parasite comes into the station. Otherwise it can be searched as any room with an icon. (PS-14.6)
explain-room-team = You can search here together with another player who is in the room: one card for either, and only you pay. (PS-12.9)
explain-room-run = Whoever enters may run on at once, one room further and free of charge, unless somebody else's character stands here. (PS-9.15, PS-9.16)
explain-room-empty = A way through: there is nothing to search here. (PS-12.1)
explain-character-trooper = The one with the flamethrower: only Troopers burn the Hive. When the last Trooper of all dies, the infected win. (PS-4.9, PS-17.7)
explain-character-android = The one with the gun: only Androids shoot, with ammo that lies on the table. (PS-4.9, PS-11.2)
explain-parasite-gray = It moves in the parasite phase and bites everybody in its room for 1. One wound kills it. (PS-6.5, PS-11.13)
explain-parasite-black = It bites everybody in its room for 2. The first wound makes it a gray one, the second kills it. (PS-6.5, PS-11.14)
explain-parasite-turned = A black parasite that was wounded: it bites for 1, and one more wound kills it. (PS-6.6)
title-icon-ap = Action points
explain-icon-ap = What your actions cost. Both characters give some when your turn begins, and you spend them on either of them. (PS-4.2, PS-4.3)
title-icon-health = Health points
explain-icon-health = With 3 or 4 a character gives two action points a turn, with 1 or 2 only one. At 0 it is dead. (PS-4.1, PS-4.6)
title-icon-hand = Cards in hand
explain-icon-hand = Cards that only their owner sees. Nothing can be laid from a hand that is at its minimum, so nobody's hand runs low. (PS-16.1, PS-19.2)
title-icon-items = On the table
explain-icon-items = Cards that lie open: they stay there, work all the time and cannot be traded. (PS-16.3, PS-10.12)
title-icon-bullets = Bullets
explain-icon-bullets = What is left to shoot with. Every shot of an Android takes one. (PS-11.3)
title-icon-marker = Parasite marker
explain-icon-marker = When its holder begins a turn with the active marker, all parasites move and bite first; then it goes on to the next player. (PS-5.1, PS-5.2)
title-icon-doors = Security doors
explain-icon-doors = Closed ones stop everybody without a keycard on the table. A terminal opens all of them until the next parasite phase. (PS-8.2, PS-13.5)
title-icon-scans = Heat scans
explain-icon-scans = How many of the living players are infected, at that moment. It is always true, and it never says who. (PS-13.3, PS-13.4)
title-icon-search_deck = Search deck
explain-icon-search_deck = What searches draw from. When it is empty, the discard pile is shuffled into a new one. (PS-12.16)
title-icon-discard = Discard pile
explain-icon-discard = Cards that were used up, open for everybody. They come back when the search deck is empty. (PS-19.1, PS-12.16)
title-icon-supply = Still to come
explain-icon-supply = Parasites that are not in the station yet: the gray ones come first, then the black ones. (PS-14.3)
title-icon-next_room = Rooms to come
explain-icon-next_room = Everybody sees which room comes next. The Hive lies near the bottom of these cards. (PS-3.4, PS-3.2)
title-icon-notes = You remember
explain-icon-notes = What you saw in trades and in other hands. Nobody else is shown this. (PS-19.3)
title-icon-goal = What wins
explain-icon-goal = Humans burn the Hive. The infected win when a scan finds no human, or when no Trooper is left. Once nobody is human, whoever was infected last loses with the humans. (PS-17.1, PS-17.4, PS-17.5, PS-17.7)
title-room-dark = A place for the next room
explain-room-dark = The next room can be placed here. Doorways must meet doorways, and walls must meet walls. (PS-7.3)
title-icon-player = A player
explain-icon-player = You see health, open cards and how many cards are in hand, never which ones nor who is infected. (PS-19.1, PS-19.2)
title-icon-rooms_left = Rooms left
explain-icon-rooms_left = How many rooms can still be found. The Hive lies near the bottom of these cards. (PS-3.2, PS-7.16)
title-icon-turn = Turn the card
explain-icon-turn = Turns the card round before you place it: as printed or upside down, never on its side. (PS-7.2)
title-icon-role = Who you are
explain-icon-role = Everybody is human or infected, and everybody keeps it secret. Only you can look at yours; a trade may change it. (PS-19.2, PS-10.13)
title-icon-facts = Beside the station
explain-icon-facts = What lies beside the station: decks, doors, parasites to come and what the heat scans said. Press to see all of it. (PS-19.1)
title-icon-phase = The turn
explain-icon-phase = Whose turn it is and what is left of it. About once a round, before a turn, all parasites move and bite. (PS-5.1, PS-5.5)
title-mark-walk = A step
explain-mark-walk = Somebody went this way just now. (PS-8.1)
title-mark-attack = An attack
explain-mark-attack = Somebody was attacked here just now. (PS-11.15)
title-mark-trade = A trade
explain-mark-trade = Two players traded here just now. That they did is public; what they gave is not. (PS-10.11)
title-mark-search = A search
explain-mark-search = Somebody searched here just now. (PS-12.5)
title-mark-explore = A new room
explain-mark-explore = This room was found just now. (PS-7.1)
title-mark-parasite = Parasites
explain-mark-parasite = Parasites came here or moved here just now. (PS-14.1, PS-6.2)
title-move-place = Place the room
explain-move-place = The room is put here for good, and it is not searched yet. (PS-7.1, PS-3.3)
title-move-pull = Move a parasite
explain-move-pull = No parasite is left in the supply: one from the station comes here instead. (PS-14.4)
title-move-run = Run on
explain-move-run = One room further, free of charge, because you came into a run room. (PS-9.15)
title-move-offer = Give a card
explain-move-offer = What you give in this trade. The other player gives a card too, and nobody else sees either. (PS-10.1)
title-move-play-armor = Play armor
explain-move-play-armor = One point of damage less from this attack; the card is used up. (PS-16.8)
title-move-take-hit = Take the hit
explain-move-take-hit = You take the damage. Everybody who is hit is asked this, with or without armor. (PS-16.12)
title-move-waste-shot = Waste the shot
explain-move-waste-shot = The second bullet of the heavy gun is spent and hurts nobody. (PS-11.4)
explain-action-use_card = Lay or use a card of your hand. Some stay on the table for good, the others are used up. (PS-16.1, PS-16.2)
explain-action-search = 1 action point: a card from the search deck, in a room with an icon. In a room that was searched before, a parasite comes first. (PS-12.5, PS-12.4)
explain-action-attack = 1 action point: the Android shoots, or one of your characters uses a knife, at another player's character or a parasite in reach. (PS-11.1, PS-11.9)
explain-action-terminal = 1 action point at a terminal, once a turn: count the infected, open all security doors or place the next room anywhere. (PS-13.1, PS-13.3)
explain-action-sick_bay = 1 action point in the inner room of the sick bay, once a turn: heal 2 points. (PS-15.1, PS-15.2)
explain-action-burn = What the humans win by: your Trooper in the Hive, { $needed } gas cans in hand, 1 action point. (PS-17.1)
explain-action-explore = 1 action point: the next room is placed at a doorway of the room where your character is. The character stays where it is. (PS-7.1, PS-7.10)
explain-action-move = 1 action point: one step through a doorway. If another player's character is there, you must attack or trade at once. (PS-8.1, PS-9.2)
explain-action-trade = Free of charge, and only on entering a room with somebody in it: both give one card in secret. (PS-9.12, PS-10.1)
explain-action-end = Your turn is over. Action points that are left are lost. (PS-4.4)
now-gas = In your hand: { $count } of the { $needed } that burn the Hive.
now-red = It was searched or used before: the next time a parasite comes first.
now-black-side = Nobody has searched or used it yet.
now-health = { $health ->
    [0] Dead.
   *[other] Health { $health }, action points a turn: { $ap }.
 }
now-scan = The last scan found { $infected } of { $living } infected.

## Web

goal-panic_station = Burn the Hive; once infected, prevent it
web-phase = Turn { $turn } · { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
 }
web-phase-ended = Turn { $turn }
web-others = The other players
web-actions = Actions of a turn
web-station = The station
web-room = Room { $room }: { $name }
web-anteroom = anteroom
web-short-reactor = Reactor
web-short-hive = Hive
web-short-terminal = Terminal
web-short-sick_bay = Sick Bay
web-short-storage = Storage
web-short-parasite = Parasites
web-short-team = Team
web-short-run = Run
web-short-none = Empty
web-short-outer = Anteroom
web-searched = searched
web-place-here = Place the room here: column { $column }, row { $row }
web-parasites = { $count } × { $parasite } in room { $room }
web-parasites-badge = The number on it says how many of them are in this room.
web-explore-here = Explore the dark behind this doorway: column { $column }, row { $row }
web-in-room = in room { $room }
web-hp = { $health ->
    [0] dead
   *[other] { $health } HP
 }
web-zoom-in = Enlarge
web-zoom-out = Make smaller
web-zoom-fit = Show the whole station, or what matters now
web-health = { $character }: { $health ->
    [0] dead
   *[other] { $health } HP
 }
web-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
web-marker = Parasite marker{ $active ->
    [yes] , active
   *[no] , not active
 }
web-fate-human = human
web-sheet = Deduction sheet
web-sheet-more = What you were told of each player, in order. Your marks and notes stay in this browser; nobody else gets them.
web-sheet-mark = What you think of { $name }
web-mark-trust = trust
web-mark-suspect = suspect
web-sheet-note = Your note on { $name }
web-sheet-nothing = Nothing so far.
web-no-scans = No heat scan so far.
web-fate-infected = infected
web-fate-host = Host
web-you-human = You are human.
web-you-infected = You are INFECTED.
web-you-host = You are the HOST.
web-role = Your role
web-hold = Hold to look
web-means-human = Whoever trades with you may be infected. Giving a gas can stops an infection.
web-means-infected = Nobody else knows. In a trade, give an infection card of your colour; only a gas can stops it.
web-means-host = You were the first, and nobody else knows. In a trade, give an infection card of your colour; only a gas can stops it.
web-cover-card = A card of yours, covered; press to look
web-ap = { $count ->
    [one] 1 action point left
   *[other] { $count } action points left
 }
web-ap-short = AP
web-word-bullets = { $count ->
    [one] bullet
   *[other] bullets
 }
web-word-marker = marker
web-word-notes = { $count ->
    [one] note
   *[other] notes
 }
web-word-deck = deck
web-word-discard = discard
web-word-scan = scan
web-word-gray = gray
web-word-black = black
web-word-doors = doors { $open ->
    [yes] open
   *[no] shut
 }
web-search-deck = Search deck
web-discard = Discard pile
web-supply = Still to come
web-doors = Security doors { $open ->
    [yes] open
   *[no] closed
 }
web-scans = Heat scans
web-no-scan = None so far
web-notes = You remember
web-next-room = Next room
web-rooms-left = { $count ->
    [0] the last card
    [one] 1 more card
   *[other] { $count } more cards
 }
web-turn = Turn it
web-hive-aside = The Hive waits beside the deck.
web-not-now = Not now.
web-sure-attack = This hits somebody’s character, perhaps a friend. Do it?
web-facts = Beside the station
web-act-use_card = Card
web-act-search = Search
web-act-attack = Attack
web-act-terminal = Terminal
web-act-sick_bay = Sick Bay
web-act-burn = Burn
web-act-explore = Explore
web-act-move = Move
web-act-trade = Trade
web-act-end = End turn
web-blow-parasites = Parasites bite { $who ->
    [both] both your characters: { $damage } damage each.
    [trooper] your Trooper: { $damage } damage.
   *[android] your Android: { $damage } damage.
 }
web-blow-player = { $attacker } attacks { $who ->
    [both] both your characters: { $damage } damage each.
    [trooper] your Trooper: { $damage } damage.
   *[android] your Android: { $damage } damage.
 }
web-blow-armor = Do you play armor?
web-armor-play = Play armor
web-armor-none = Take { $damage } damage
web-armor-counts = Each Armor takes one point off.
web-armor-counted = Your Armor counted: { $damage } damage is left.
web-parasite-out-of-reach = Why no parasite: { $reason }
web-parasite-trooper = Only the Android shoots, and yours is in room { $room }. Your Trooper needs a Combat Knife on the table.
web-parasite-far = Only the Android shoots, in its own room, and yours is in room { $room }.
web-put-down = Place it here
web-why-not = { $reason } ({ $clause })
web-has-chosen = { $mine ->
    [yes] have chosen
   *[no] has chosen
 }
web-is-choosing = { $mine ->
    [yes] are choosing
   *[no] is choosing
 }
web-give = Give: { $card }
web-you-drew = You drew
web-stage-role-human = You are human.
web-stage-role-human-text = Find the Hive and burn it, with your Trooper in it and { $cans } gas cans in hand. But take care: every trade may infect you. Your infection cards do nothing while you are human.
web-stage-role-infected = You are infected.
web-stage-role-infected-text = You win with the infected. Infect the others in trades, until nobody human is left.
web-stage-role-host = You are the HOST.
web-stage-role-host-text = Nobody else knows. Infect the others in trades, until nobody human is left, and keep the Hive from burning.
web-stage-traded-nothing = You traded with { $other_mid }.
web-stage-traded-infected = You are infected.
web-stage-traded-made_host = You are the HOST from now on.
web-stage-traded-parried = { $other } tried to infect you.
web-stage-traded-already = { $other } tried to infect you.
web-stage-traded-cards = You gave { $given } and got { $back }.
web-stage-did-me-infected = From now on you win with the infected: infect the others in trades, until nobody human is left.
web-stage-did-me-made_host = You are infected, and you win with the infected: infect the others in trades, until nobody human is left.
web-stage-did-me-parried = Your gas can stopped it: you are still human.
web-stage-did-me-already = Nothing changed: you were infected already.
web-stage-did-them-infected = { $other } is infected.
web-stage-did-them-made_host = { $other } is infected, and the HOST from now on.
web-stage-did-them-parried = The gas can stopped your infection.
web-stage-did-them-already = Your card changed nothing: { $other_is ->
    [you] you were
   *[other] { $other_mid } was
 } infected already.
web-stage-did-them-sick = { $other } is infected, by your card or since before.
web-stage-did-them-stopped = The gas can stopped your infection, or { $other_is ->
    [you] you were
   *[other] { $other_mid } was
 } infected already.
web-stage-hive = The Hive is found!
web-stage-hive-text = Humans burn it with a Trooper in it and { $cans } gas cans in hand.
web-stage-hurt = { $owner_is ->
    [you] Your { $kind ->
        [trooper] Trooper
       *[android] Android
     }
   *[other] The { $kind ->
        [trooper] Trooper
       *[android] Android
     } of { $owner_mid }
 } loses { $damage } HP: { $health } left.
web-stage-died = { $owner_is ->
    [you] Your { $kind ->
        [trooper] Trooper
       *[android] Android
     }
   *[other] The { $kind ->
        [trooper] Trooper
       *[android] Android
     } of { $owner_mid }
 } is dead.
web-stage-by-bullet = { $attacker } shot.
web-stage-by-combat_knife = { $attacker } used a knife.
web-stage-by-grenade = { $attacker } threw a grenade.
web-stage-by-parasites = Parasites bit.
web-stage-no-armor-grenade = Armor does not help against a grenade.
web-stage-no-armor-hand = You could play no armor: with { $count ->
    [one] one card
   *[other] { $count } cards
 }, a hand is at its minimum.
web-hint-act = Pick one of your characters, a card or an action; then what it is for.
web-hint-entry = Pick whom you attack or trade with, or an action.
web-hint-offer = Choose a card of your hand. It lies face down until both have chosen.
web-hint-place = Pick a lit place. The room is shown there first: turn it if you like, then put it down.
web-hint-place-only = Pick one of the lit places: the room is put there.
web-hint-only-offer = It is the only card that you may give.
web-hint-only-armor = You have no armor that may be played.
web-hint-pull = Pick one of the lit parasites.
web-hint-second_shot = Pick a lit target, or waste the shot.

## What somebody is said to be

status-human = human
status-infected = infected
status-host = the Host

## The full screen of the terminal

tui-signs =
    Characters: [R] is a Trooper, (r) an Android. R is red, G green, P purple, O orange, B blue, W white. Where many stand, the letters do without brackets.
    Parasites: <x> is gray, <X> black, <y> black and turned.
    Rooms: a number and a name. ✓ is searched, + a place where the next room can be.
    Borders: a line is a wall, a gap a doorway, ▒ a security door, ░ a security door that is open.
    Players: ▶ is asked, › has the turn. ♥ is health, † dead, ▤ cards in hand.
tui-cost = { $move } · { $ap } AP
tui-cost-parasite = { $move }, a parasite comes first
tui-fate-human = You are human.
tui-fate-human-text = Find the Hive and burn it, with your Trooper in it and { $cans } gas cans in hand. But take care: every trade may infect you; giving a gas can stops an infection.
tui-fate-cards = The infection cards in your hand: everybody begins with those of the own colour, and they do nothing while you are human.
tui-fate-infected = You are infected.
tui-fate-infected-text = Your goal has turned round: from now on you win with the infected, and the humans must not burn the Hive. Nobody else is told. In a trade you may give an infection card of your colour; only a gas can stops it.
tui-fate-host = You are the HOST.
tui-fate-host-text = You are infected, and nobody else is told. You win with the infected: the humans must not burn the Hive. In a trade you may give an infection card of your colour; only a gas can stops it.
tui-fate-last = { $always ->
    [True] The last player to be infected never wins. Don’t let it be you. (PS-18.7)
   *[other] When no humans are left, the last player to be infected loses along with them. Don’t let it be you. (PS-17.5)
 }
tui-sheet = What is certain, for all that you saw
tui-sheet-host = is the Host
tui-sheet-infected = is infected
tui-sheet-human = is human
tui-sheet-open = may be infected

# Why a decision was a turning point
reason-had-cans = Gas cans in hand: { $cans }; the Hive takes { $needed }.
reason-can-infect = { $seat } held an infection card to give.
reason-went-among = { $other } stood there, infected with { $percent } % for all that { $seat_mid } could know.
reason-no-infected-there = whoever stood there was hardly suspect: { $percent } % at most.
reason-nobody-there = nobody stood in that room.
reason-parasites-there = { $parasites ->
    [one] a parasite could bite there.
   *[other] { $parasites } parasites could bite there.
 }
reason-partner-was = { $partner } was infected with { $percent } % for all that { $seat_mid } could know, against “{ $card }”.
reason-target-was = { $target }, who was aimed at, was infected with { $percent } % for all that { $seat_mid } could know.
