# Kuhn poker in English.

game-kuhn_poker = Kuhn poker
about-kuhn_poker = The smallest poker there is: one card each, one chip to bet. 2 or 3 players, about 5 minutes.
option-hands = how many hands are played

ask-bet = Your turn. Do you bet?
ask-call = There is a bet. Do you pay to see the cards?

group-check = Without a bet
group-bet = Without a bet
group-call = Facing a bet
group-fold = Facing a bet
move-check = check
move-bet = bet a chip
move-call = call
move-fold = fold

event-dealt = Hand { $hand } is dealt: { $cards }. { $first } { $first_is ->
    [you] begin.
   *[other] begins.
 }
event-checked = { $seat } { $seat_is ->
    [you] check.
   *[other] checks.
 }
event-bet-made = { $seat } { $seat_is ->
    [you] bet a chip.
   *[other] bets a chip.
 }
event-called = { $seat } { $seat_is ->
    [you] call.
   *[other] calls.
 }
event-folded = { $seat } { $seat_is ->
    [you] fold.
   *[other] folds.
 }
event-shown = { $seat } { $seat_is ->
    [you] show: { $card }.
   *[other] shows: { $card }.
 }
event-pot-won = { $seat } { $seat_is ->
    [you] take the pot of { $chips }.
   *[other] takes the pot of { $chips }.
 }

piece-jack = Jack
piece-queen = Queen
piece-king = King
piece-ace = Ace

explain-card = You hold one card, and nobody else sees it. The higher one takes the pot. (KP-1.3, KP-3.2)
explain-card-ace = It beats every other card. (KP-1.2, KP-3.2)
title-card-hidden = A card face down
explain-card-hidden = A card that somebody else holds, or the one that was left over. (KP-1.3)

refusal-match-over = The match is over
refusal-not-asked = It is not your turn
refusal-no-bet = Nobody has bet yet: check or bet
refusal-bet-already = There is a bet already: call or fold
refusal-no-such-card = There is no such card in this game

outcome-most_chips = the last hand is over

screen-hand = Hand { $hand } of { $hands }, { $pot } chips in the pot
screen-hidden = ?
screen-folded = folded

hint-check = pay nothing for now
hint-bet = the others call or fold
hint-call = pay one chip and compare cards
hint-fold = give up what you have paid

board-hand = Hand { $hand } of { $hands }
board-pot = { $chips ->
    [one] { $chips } chip in the pot
   *[other] { $chips } chips in the pot
 }
board-paid = { $chips ->
    [one] { $chips } chip paid
   *[other] { $chips } chips paid
 }
board-score = So far: { $chips }
board-face-down = face down
board-asked = to decide
board-folded = folded
board-first = began
board-winner = winner
board-last = How the last hand ended
board-waiting = Waiting for { $names }
board-over = The match is over

action-open = Without a bet
action-answer = Facing a bet

each-cards = Card
each-paid = Chips paid
each-folded = Folded
each-shown = Card shown
field-first = Began
field-acted = Have acted
field-bettor = Has bet
field-over = The match is over
