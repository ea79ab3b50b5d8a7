# Le poker de Kuhn en français.

game-kuhn_poker = Poker de Kuhn
about-kuhn_poker = Le plus petit des pokers : une carte chacun, un jeton à miser. 2 ou 3 joueurs, environ 5 minutes.
option-hands = combien de donnes on joue

ask-bet = À vous. Misez-vous ?
ask-call = Il y a une mise. Payez-vous pour voir ?

group-check = Sans mise
group-bet = Sans mise
group-call = Face à une mise
group-fold = Face à une mise
move-check = passer
move-bet = miser un jeton
move-call = suivre
move-fold = se coucher

event-dealt = Donne { $hand } : { $cards }. { $first } { $first_is ->
    [you] commencez.
   *[other] commence.
 }
event-checked = { $seat } { $seat_is ->
    [you] passez.
   *[other] passe.
 }
event-bet-made = { $seat } { $seat_is ->
    [you] misez un jeton.
   *[other] mise un jeton.
 }
event-called = { $seat } { $seat_is ->
    [you] suivez.
   *[other] suit.
 }
event-folded = { $seat } { $seat_is ->
    [you] vous couchez.
   *[other] se couche.
 }
event-shown = { $seat } { $seat_is ->
    [you] montrez : { $card }.
   *[other] montre : { $card }.
 }
event-pot-won = { $seat } { $seat_is ->
    [you] prenez le pot de { $chips }.
   *[other] prend le pot de { $chips }.
 }

piece-jack = Valet
piece-queen = Dame
piece-king = Roi
piece-ace = As

explain-card = Vous tenez une carte que personne d’autre ne voit. La plus haute prend le pot. (KP-1.3, KP-3.2)
explain-card-ace = Il bat toutes les autres cartes. (KP-1.2, KP-3.2)
title-card-hidden = Une carte face cachée
explain-card-hidden = Une carte que tient quelqu’un d’autre, ou celle qui reste. (KP-1.3)

refusal-match-over = La partie est finie
refusal-not-asked = Ce n’est pas à vous de jouer
refusal-no-bet = Personne n’a encore misé : passez ou misez
refusal-bet-already = Il y a déjà une mise : suivez ou couchez-vous
refusal-no-such-card = Cette carte n’est pas dans ce jeu

outcome-most_chips = la dernière donne est jouée

screen-hand = Donne { $hand } sur { $hands }, { $pot } jetons dans le pot
screen-hidden = ?
screen-folded = couché

hint-check = ne rien payer pour l’instant
hint-bet = les autres suivent ou se couchent
hint-call = payer un jeton et comparer les cartes
hint-fold = abandonner ce que vous avez mis

board-hand = Donne { $hand } sur { $hands }
board-pot = { $chips ->
    [one] { $chips } jeton dans le pot
   *[other] { $chips } jetons dans le pot
 }
board-paid = { $chips ->
    [one] { $chips } jeton mis
   *[other] { $chips } jetons mis
 }
board-score = Jusqu’ici : { $chips }
board-face-down = face cachée
board-asked = doit décider
board-folded = couché
board-first = a commencé
board-winner = gagne
board-last = La fin de la dernière donne
board-waiting = On attend { $names }
board-over = La partie est finie

action-open = Sans mise
action-answer = Face à une mise

each-cards = Carte
each-paid = Jetons mis
each-folded = Couché
each-shown = Carte montrée
field-first = A commencé
field-acted = Ont joué
field-bettor = A misé
field-over = La partie est finie
