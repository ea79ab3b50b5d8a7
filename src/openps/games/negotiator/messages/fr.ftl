# Négociateur en français. Les noms et textes des cartes sont dans box.toml.

game-negotiator = Négociateur
about-negotiator = Libérer des otages par la parole, un appel après l’autre, avant la fin du délai. Un joueur, 30 minutes environ.

## Questions

ask-discuss = Vous êtes en ligne. Que faites-vous ?
ask-dice = Les dés sont jetés. Changez-vous quelque chose avant que le résultat compte ?
ask-pay = Quelle deuxième carte paie la conversion ?
ask-reveal = Quelle Revendication cachée est révélée ?
ask-choose = La carte laisse le choix. Lequel ?
ask-take = Quelle carte de la Zone d’Achat vient gratuitement en main ?
ask-buy = Qu’achetez-vous avec les points de cet appel ?
ask-prepare = Une carte Terreur demande un test. Jouez-vous une carte pour l’aider ?

## Sortes d'actions

group-play = Jouer une carte face visible (chances de 2+, 1 et 0 succès)
group-lay = Jouer une carte face cachée pour 1 point
group-concede = Concéder une Revendication
group-end-talk = Sinon
group-buy = Acheter une carte
group-done = Sinon
group-convert = Changer un 4 en succès : la première des deux cartes qui le paient
group-pay = Payer
group-reroll = Relancer un dé
group-accept = Sinon
group-reveal = Révéler
group-choose = Choisir
group-take = Prendre
group-roll = Sinon
group-abandon = Abandonner

## Actions

move-play = jouer { $card }
move-lay = poser { $card } face cachée
move-concede = concéder { $demand }
move-end-talk = raccrocher
move-buy = acheter { $card }
move-done = ne plus rien acheter
move-convert = payer avec { $card }
move-pay = payer avec { $card }
move-reroll = dé { $die }
move-accept = garder les dés tels quels
move-reveal = Revendication { $position }
move-choose = choix { $option }
move-take = prendre { $card }
move-roll = lancer les dés
sure-abandon = Vraiment abandonner ? La partie sera perdue.
move-abandon = abandonner : la partie est perdue

## Ce qui s'est passé

event-taker-set = { $taker } : { $hostages ->
    [one] un otage
   *[other] { $hostages } otages
 }. Menace de départ : { $threat ->
    [0] L
    [7] E
   *[other] { $threat }
 }. { $taker_text }
event-demands-placed = Revendications : { $demands }.
event-demands-placed-hidden = Revendications posées face cachée : { $demands }.
event-terror-deck-built = Paquet Terreur : { $deck }.
event-terror-deck-built-hidden = Paquet Terreur formé ; l’Événement Crucial est tout en dessous.
event-talk-began = --- Tour { $turn } : le téléphone sonne.{ $last ->
    [True] { " " }C’est la dernière Discussion.
   *[other] { "" }
 }
event-asked = { "" }
event-card-played = Carte jouée : « { $card } ».
event-card-laid = Carte posée face cachée pour un point : « { $card } ».
event-card-paid = Carte posée face cachée pour une conversion : « { $card } ».
event-dice-rolled = Test de « { $card } » : les dés montrent { $faces }.
event-die-rerolled = { $forced ->
    [True] Relance forcée d’un dé de la paire : { $face }.
   *[other] Relance d’un dé : { $face }.
 }
event-ability-triggered = Capacité déclenchée : { $taker }.
event-four-converted = Un 4 changé en succès.
event-test-judged = « { $card } » : { $successes ->
    [0] aucun succès.
    [one] un succès.
   *[other] { $successes } succès.
 }
event-points-changed = Points de Discussion : { $amount }.
event-threat-moved = Menace de { $before ->
    [0] L
    [7] E
   *[other] { $before }
 } à { $after ->
    [0] L
    [7] E
   *[other] { $after }
 }.
event-hostage-freed = Un otage libéré.
event-hostage-killed = Un otage tué.
event-hostage-spared = Le dernier otage épargné.
event-hostages-added = { $count ->
    [one] Une personne de plus prise en otage.
   *[other] { $count } personnes de plus prises en otage.
 }
event-dice-changed = Dés : { $amount } { $span ->
    [next_test] pour le prochain test
    [this_discussion] pendant cette Discussion
    [this_turn] pendant ce tour
   *[other] tant que la carte est en jeu
 }.
event-fours-given = Les 4 sont des succès { $span ->
    [next_test] au prochain test
    [this_discussion] pendant cette Discussion
    [this_turn] pendant ce tour
   *[other] tant que la carte est en jeu
 }.
event-rerolls-given = { $amount ->
    [one] Un dé
   *[other] { $amount } dés
 } à relancer si l’on veut { $span ->
    [next_test] au prochain test
    [this_discussion] à chaque test de cette Discussion
    [this_turn] à chaque test de ce tour
   *[other] tant que la carte est en jeu
 }.
event-demand-revealed = Revendication révélée : « { $demand } ». { $demand_text }
event-demand-conceded = Revendication concédée : « { $demand } », { $cost ->
    [0] gratuitement
    [one] pour un point
   *[other] pour { $cost } points
 }.
event-minor-settled = Revendication réglée : « { $demand } ».
event-card-bought = Carte achetée : « { $card } », { $cost ->
    [0] gratuitement
    [one] pour un point
   *[other] pour { $cost } points
 }.
event-card-taken = Carte gratuite en main : « { $card } ».
event-card-removed = Carte hors de la partie : « { $card } ».
event-talk-cut = L’autre côté a raccroché.
event-talk-ended = Fin de l’appel.
event-purchase-ended = Retour des cartes jouées dans la Zone d’Achat ; points remis à 0.
event-terror-drawn = Terreur : « { $card } ». { $card_text }
event-terror-resolved = Carte défaussée : « { $card } ».
event-terror-dropped = Carte défaussée du Paquet Terreur sans effet : « { $card } ».
event-minor-kept = Revendication Mineure, reste sur la table : « { $card } ».
event-terror-ended = Fin de la Phase de Terreur.
event-taker-captured = Plus personne derrière qui se cacher : preneur d’otages capturé.
event-taker-eliminated = Preneur d’otages éliminé.
event-accomplice-took-over = Le complice a pris la relève.
event-accomplice-surrendered = Le complice s’est rendu.
event-taker-escaped = Le preneur d’otages s’est enfui.
event-time-ran-out = Temps écoulé. { $killed ->
    [0] Plus personne à l’intérieur.
    [one] Un otage perdu.
   *[other] { $killed } otages perdus.
 }
event-hope-lost = Plus de la moitié des otages ont péri.
event-abandoned = Négociation abandonnée.

## Fins

outcome-taker_captured = Preneur d’otages capturé, plus aucun otage retenu
outcome-taker_eliminated = Preneur d’otages éliminé
outcome-accomplice_surrendered = Reddition du complice
outcome-too_many_dead = Perdu, plus de la moitié des otages ont péri
outcome-taker_escaped = Perdu, le preneur d’otages s’est enfui
outcome-out_of_time = Perdu, temps écoulé
outcome-abandoned = Perdu, abandon

## La table

table-headline = Tour { $turn } · { $phase ->
    [discussion] Discussion
    [purchase] Achat
   *[terror] Terreur
 }{ $last ->
    [yes] { " " }· la dernière
   *[no] { "" }
 }
table-charge = { $fate ->
    [taker] Aux commandes : { $taker }
    [accomplice] Aux commandes : le complice ({ $taker })
   *[other] Contre { $taker } : terminé
 }
table-threat = Menace
table-goal = But
table-aim = { $fate ->
    [accomplice] libérer tous ceux qui sont retenus : le complice se rend alors, et vous gagnez.
   *[other] libérer tout le monde ; une libération de plus et { $taker } se rend. Ou éliminer { $taker }.
 }
table-next-wins = { $fate ->
    [accomplice] LA PROCHAINE LIBÉRATION GAGNE, même en baissant la Menace sous L.
   *[other] LA PROCHAINE LIBÉRATION LORS D’UN APPEL GAGNE, même en baissant la Menace sous L.
 }
table-ability = Pouvoir
table-trigger = { $trigger ->
    [pair] deux dés égaux : l’un est relancé, et s’il montre la même face : { $effect }
    [failure] chaque test raté : { $effect }
   *[turn] au début de chaque Phase de Terreur : { $effect }
 }
table-accomplice = Complice
table-accomplice-rules = { $per ->
    [level] chaque cran de Menace en plus tue un otage
   *[increase] chaque hausse de la Menace tue un otage
 }, mais jamais le dernier. Personne ne peut l’éliminer ; ni Revendications ni pouvoir désormais.
table-points = points de l’appel
table-points-now = points de l’appel : { $points }
table-hostages = Otages
table-demands = Revendic.
table-terror = Terreur
table-sale = À vendre
table-too-dear = Trop cher
table-shelf = { $cost } : { $cards }
table-played = Jouées
table-dice = Dés
table-hand = Votre main
table-none = aucune
table-rolls = { $dice ->
    [one] 1 dé par test
   *[other] { $dice } dés par test
 }
table-fours = les 4 comptent
table-rerolls = { $count ->
    [one] 1 relance
   *[other] { $count } relances
 }
table-zone = retenus { $count }
table-freed = libérés { $count }
table-dead = morts { $count }
table-limit = perdu à { $count ->
    [one] { $count } mort
   *[other] { $count } morts
 }
table-demand = N° { $number }, { $kind ->
    [major] Majeure
    [escape] d’Évasion
   *[minor] Mineure
 } : { $text }
table-face-down = face cachée
table-conceded = { $demand }, concédée
table-cost = { $points ->
    [0] gratuit
    [one] 1 point
   *[other] { $points } points
 }
table-priced = { $card } ({ $cost })
table-offer = { $demand } ({ $cost }) — { $effect }
table-return = ; contrepartie { $effect }
table-escape = ; perdu si l’appel finit ensuite
table-deck = { $count ->
    [0] plus de carte
    [one] 1 carte restante
   *[other] { $count } cartes restantes
 }
table-pivotal = l’Événement Crucial en dernier
table-last-terror = Dernière : { $card }
table-terror-more = ; avec une Revendication cachée aussi { $effect }
table-clock = L’évasion est accordée : à la fin de cet appel, le preneur d’otages sera loin.
table-face-down-cards = face cachée : { $cards }
table-test = { $faces } pour { $card } : { $count ->
    [0] aucun succès
    [one] 1 succès
   *[other] { $count } succès
 }
table-card = { $card } — { $effect }
table-rows = 2+ : { $two } | 1 : { $one } | 0 : { $none }

## Ce que font les cartes, en bref

effect-points = { $amount } { $count ->
    [one] pt
   *[other] pts
 }
effect-threat = Menace { $amount }
effect-threat_to = Menace à { $level ->
    [start] son niveau de départ
   *[other] { $level }
 }
effect-dice = { $amount } { $count ->
    [one] dé
   *[other] dés
 } { $span ->
    [next_test] au prochain test
    [this_discussion] pour l’appel
    [this_turn] pour le tour
   *[other] désormais
 }
effect-fours = les 4 comptent { $span ->
    [next_test] au prochain test
    [this_discussion] pour l’appel
    [this_turn] pour le tour
   *[other] désormais
 }
effect-reroll = { $amount ->
    [one] 1 relance
   *[other] { $amount } relances
 } par test { $span ->
    [next_test] au prochain test
    [this_discussion] pour l’appel
    [this_turn] pour le tour
   *[other] désormais
 }
effect-free = { $amount ->
    [one] 1 libéré
   *[other] { $amount } libérés
 }
effect-kill = { $amount ->
    [one] 1 mort
   *[other] { $amount } morts
 }
effect-add = { $amount ->
    [one] 1 otage de plus
   *[other] { $amount } otages de plus
 }
effect-reveal = { $amount ->
    [one] une Revendication révélée
   *[other] { $amount } Revendications révélées
 }
effect-take = { $amount ->
    [one] une carte gratuite
   *[other] { $amount } cartes gratuites
 }
effect-drop = { $amount ->
    [one] 1 carte Terreur perdue
   *[other] { $amount } cartes Terreur perdues
 }
effect-halve = la moitié du Paquet Terreur perdue
effect-eliminate = preneur d’otages éliminé
effect-escape = fuite du preneur d’otages
effect-end = fin de l’appel
effect-remove = carte hors de la partie
effect-double = hausses de Menace doublées
effect-each_turn = chaque tour { $effect }
effect-or = { " " }ou{ " " }
effect-and = ,{ " " }
effect-nothing = rien
effect-test = ({ $test ->
    [best] meilleur dé contre Menace
    [each] chaque dé au-dessus de la Menace
   *[sum] somme contre Menace
 }){ " " }

## Choix

label-odds = { $percent } % { $effect }
label-buy = { $card } ({ $cost }) — { $effect }
label-card = { $card } : { $effect }
label-die = dé { $number }, qui montre { $face }
label-accept = garder les dés tels quels : { $effect }
label-demand = Revendication n° { $number } ({ $kind ->
    [major] Majeure
   *[escape] d’Évasion
 })
label-roll = lancer { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 } pour { $card } : { $odds }
explain-dice = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 }. Chances telles quelles, puis en convertissant chaque 4 que votre main peut payer :
explain-row = { $row ->
    [2] 2 succès ou plus
    [1] 1 succès
   *[0] aucun succès
 } : { $plain } %, avec conversions { $converted } % : { $effect }

## Pourquoi pas

refusal-match-over = La partie est finie.
refusal-nobody-listens = Vous jouez en solo : il n’y a personne à qui parler.
refusal-not-asked = Personne n’est assis à cette place.
refusal-other-question = Ce n’est pas ce que la table attend maintenant.
refusal-not-in-hand = Vous n’avez pas cette carte en main.
refusal-not-usable = Cette carte ne change rien à un test.
refusal-no-such-demand = Aucune Revendication de ce nom n’est face visible.
refusal-already-conceded = Cette Revendication est déjà concédée.
refusal-cannot-pay = Vous n’avez pas les points pour cette Revendication.
refusal-not-for-sale = Cette carte n’est pas dans la Zone d’Achat.
refusal-too-dear = Vous n’avez pas les points pour cette carte.
refusal-hand-full = Votre main est pleine.
refusal-not-yet = On n’achète pendant une Discussion que dans la dernière.
refusal-no-four = Il n’y a pas de 4 à convertir, ou moins de deux cartes pour payer.
refusal-no-reroll = Aucun dé ne peut être relancé.
refusal-no-such-die = Ce dé n’existe pas.
refusal-not-face-down = Aucune Revendication cachée ne se trouve là.
refusal-no-such-option = La carte n’offre pas cela.
refusal-no-giving-up = À cette table on n’abandonne pas ; quitter sauve et quitte.

## Cartes écrites par l'utilisateur

cards-head = Nos cartes pour Négociateur en fichier. Changez ce que vous voulez, puis : openps play negotiator --cards FICHIER
cards-sources = source dit d’où vient une valeur : la règle (rulebook), une ou deux listes publiques (one-listing, two-listings) ou nous (ours).
cards-mine = mes cartes
cards-good = { $file } : { $cards } cartes que les règles permettent, nommées « { $name } ».
cards-shape = { $where } : ce n’est pas la sorte de valeur attendue
cards-twice = { $card } figure deux fois
cards-unknown-field = { $where } : « { $field } » est inconnu ; sont connus { $expected }
cards-name = il faut aux cartes un nom de 1 à { $most } caractères autre que « house »
cards-dial = dial : il faut { $expected } nombres entiers de dés, de L à E
cards-key = { $where } : « { $got } » n’est pas une clé ; minuscules, chiffres et _ seulement
cards-flag = { $card } : { $field } vaut true ou false
cards-word = { $card } : { $field } « { $got } » est inconnu ; sont connus { $expected }
cards-row = { $card } : { $field } ne va pas avec une carte au test « { $test } »
cards-effect = { $card } : { $field } « { $got } » n’est pas un effet ; attendu : { $expected }
cards-takers = { $card } : les preneurs d’otages sont { $expected }
cards-number = { $card } : { $field } « { $got } » n’est pas un entier de { $least } à { $most }
cards-text = { $card } : noms et textes sont des lignes imprimables d’au plus { $most } caractères
cards-takers-three = les preneurs d’otages doivent être { $expected }
cards-count = { $what } : cartes de cette sorte { $count }, il en faut { $expected }
cards-free = cartes Discussion qui coûtent 0 : { $count }, il en faut { $expected }
cards-dial-range = dial : nombre de dés à chaque niveau de { $least } à { $most }
cards-dial-rising = dial : plus de Menace ne donne jamais plus de dés
cards-dial-known = dial : nombre de dés au niveau { $level } : { $expected }
cards-hostages = { $card } : de 1 à { $most } otages
cards-threat = { $card } : la Menace vaut au plus { $most }
cards-demands = { $card } : Revendications au choix : { $count }, il en faut au moins { $expected }
cards-known-row = { $card } : le livret connaît « { $expected } » sur cette carte
cards-known-effect = { $card } : le livret connaît l’effet « { $expected } » sur cette carte
cards-medical-care = { $card } doit être une Revendication Majeure d’un seul preneur d’otages : { $taker }
cards-donna-demands = nombre de Revendications de donna : { $expected }
cards-donna-ability = la capacité de donna doit être sur « { $expected } »
cards-donna-hostages = aucune carte ne laisse Donna prendre plus d’otages (effet « { $expected } »)
cards-silent = { $card } ne fait rien
cards-nobodys = { $card } n’est la Revendication de personne
cards-ability = { $card } a une capacité mais ne dit pas quand
cards-usable = { $card } : seule une carte à test de succès, ou sans test, peut aider un test
cards-misplaced = { $card } : « { $effect } » n’a pas de sens à cet endroit

option-taker = Le preneur d’otages, aussi avec --taker
option-accomplice_kills_per = Le complice tue pour chaque hausse de Menace (increase) ou pour chaque niveau (level)
option-one_success = Si un succès de « Qu’est-ce que tu veux ? » révèle une Revendication ou ne donne qu’un point
option-abandon = Si l’abandon fait partie des actions
option-cards = Les cartes : les nôtres (house), ou les vôtres avec --cards

## Exploits

exploit-three_in_a_row = Trois d’affilée
exploit-freed_under_pressure = Sorti du feu
exploit-quick_end = Vite fait
exploit-escape_granted = Changement de plan
exploit-five_freed = Portes ouvertes
exploit-four_steps_down = Douche froide
exploit-five_turns = Rentré pour dîner
exploit-silence = Silence radio
exploit-just_before = De justesse
exploit-no_victim = Tout le monde rentre
exploit-no_concession = Pas un pouce
exploit-five_dice = Pleine main
exploit-one_demand_known = Le strict nécessaire
exploit-arkayne_shot = Ligne dégagée
exploit-calm_victory = Fin du cours
exploit-more_hostages = Classe surchargée
exploit-both_demands_at_once = À livre ouvert
exploit-double_ability = Double retenue
exploit-two_sixes = Contre toute attente
exploit-medical_care = D’abord, ne pas nuire
exploit-after_the_event = Trop tard pour parler
exploit-six_face_down = Bruit blanc
exploit-out_of_the_red = Revenu du bord

earned-three_in_a_row = battre les trois preneurs d’otages sans défaite entre-temps
earned-freed_under_pressure = libérer un otage alors que la Menace est à E
earned-quick_end = éliminer le preneur d’otages au tour 3 au plus tard
earned-escape_granted = gagner malgré une Revendication d’Évasion concédée
earned-five_freed = libérer 5 otages en un tour
earned-four_steps_down = baisser la Menace de 4 crans en un tour
earned-five_turns = gagner au tour 5 au plus tard
earned-silence = finir une Discussion sans jouer de carte
earned-just_before = gagner quand il ne reste que l’Événement Crucial dans le Paquet Terreur
earned-no_victim = battre Arkayne sans otage tué
earned-no_concession = battre Arkayne sans concéder de Revendication
earned-five_dice = lancer 5 dés en un test contre Arkayne
earned-one_demand_known = battre Arkayne avec au plus une Revendication révélée
earned-arkayne_shot = éliminer Arkayne alors que 2 otages ou plus sont retenus
earned-calm_victory = battre Donna avec la Menace à L
earned-more_hostages = battre Donna malgré des otages de plus
earned-both_demands_at_once = révéler les deux Revendications de Donna au tour 1
earned-double_ability = voir deux fois la capacité de Donna en un test d’au moins 4 dés
earned-two_sixes = relancer un dé contre Donna et finir avec deux 6
earned-medical_care = battre Edward après avoir concédé la prise en charge médicale
earned-after_the_event = gagner après l’élimination d’Edward passé l’Événement Crucial
earned-six_face_down = jouer 6 cartes face cachée en un tour contre Edward
earned-out_of_the_red = battre Edward malgré une Menace montée à 6

## Web

web-thinking = Le négociateur réfléchit.
web-turn = Tour { $turn }{ $last ->
    [yes] { " " }· le dernier appel
   *[no] { "" }
 }
web-phase = { $phase ->
    [discussion] Discussion
    [purchase] Achat
   *[terror] Terreur
 }
web-threat = Menace { $level } : { $dice ->
    [one] { $dice } dé par test
   *[other] { $dice } dés par test
 }
web-points = Points de discussion : { $points }
web-successes = { $count ->
    [0] aucun succès
    [one] { $count } succès
    [2] 2 succès ou plus
   *[other] { $count } succès
 }
web-percent = { $percent } %
web-percent-converted = { $percent } % en convertissant les 4
web-demand-kind = { $kind ->
    [major] Revendication majeure
    [escape] Revendication de fuite
   *[minor] Revendication mineure
 }
web-cost = Coût
web-conceded = accordée
web-in-return = En retour :
web-if-hidden = Avec une revendication cachée, aussi :
web-purchase-area = Zone d’achat, par coût
web-face-down = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
 }
web-hand-empty = Aucune carte en main
web-terror-before = Avant elle
web-play = La jouer face visible
web-lay = La poser face cachée pour 1 point
web-buy = L’acheter pour { $cost }
web-convert = Changer un 4 en succès
web-second-card = Maintenant la seconde carte qui paie.
web-hint-discuss = Choisissez une carte de votre main, ou une revendication face visible.
web-hint-dice = Pour changer un 4 en succès, choisissez deux cartes de votre main.
web-hint-buy = Choisissez une carte de la zone d’achat.
web-hint-take = Choisissez une carte de la zone d’achat.
web-hint-reveal = Choisissez une revendication face cachée.
web-hint-pay = Choisissez une carte de votre main.
web-hint-prepare = Une carte de votre main peut aider, sinon lancez les dés.
web-exploits = Exploits de cette partie

## Dans le terminal

help-cards = écrire nos cartes de Négociateur pour en faire les vôtres, ou vérifier les vôtres
help-taker = le preneur d’otages (Négociateur) : arkayne, donna, edward ou random
help-cards-file = vos propres cartes (Négociateur), un fichier TOML
endgames-left = Avec { $left } cartes Terreur : { $tried } essayées, { $solved } résolues, dont { $lost } perdues quoi qu’on joue ; { $kept } gardées
