# Négociateur en français. Les noms et textes des cartes sont dans box.toml.

game-negotiator = Négociateur
goal-negotiator = Libérez tout le monde, puis faites-le céder
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
    [counterpart_next_test] pour le prochain test
    [this_discussion] pendant cette Discussion
    [counterpart_this_discussion] pendant cette Discussion
    [this_turn] pendant ce tour
    [counterpart_this_turn] pendant ce tour
   *[other] tant que la carte est en jeu
 }.
event-fours-given = Les 4 sont des succès { $span ->
    [next_test] au prochain test
    [counterpart_next_test] au prochain test
    [this_discussion] pendant cette Discussion
    [counterpart_this_discussion] pendant cette Discussion
    [this_turn] pendant ce tour
    [counterpart_this_turn] pendant ce tour
   *[other] tant que la carte est en jeu
 }.
event-rerolls-given = { $amount ->
    [one] Un dé
   *[other] { $amount } dés
 } à relancer si l’on veut { $span ->
    [next_test] au prochain test
    [counterpart_next_test] au prochain test
    [this_discussion] à chaque test de cette Discussion
    [counterpart_this_discussion] à chaque test de cette Discussion
    [this_turn] à chaque test de ce tour
    [counterpart_this_turn] à chaque test de ce tour
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

## Pourquoi, derrière qui a gagné

why-taker_captured = Plus personne derrière qui se cacher : le preneur d’otages s’est fait capturer.
why-taker_eliminated = Le preneur d’otages a été éliminé.
why-accomplice_surrendered = Le complice s’est rendu.
why-too_many_dead = Plus de la moitié des otages ont péri.
why-taker_escaped = Le preneur d’otages s’est enfui.
why-out_of_time = Le temps est écoulé.
why-abandoned = Vous avez abandonné la négociation.

## Le récit, et ce qui en est resté : dit quand la partie est finie

tale-freed = { $count ->
    [one] Un otage libéré
   *[other] { $count } otages libérés
 }{ $card ->
    [none] .
   *[other] { " " }grâce à « { $card } ».
 }
tale-killed = { $count ->
    [one] Un otage mort
   *[other] { $count } otages morts
 }{ $card ->
    [none] .
   *[other] { "" } : « { $card } ».
 }
tale-learned = Une Revendication révélée : « { $demand } ».
tale-conceded = Vous avez concédé « { $demand } » { $cost ->
    [0] gratuitement.
    [one] pour un point.
   *[other] pour { $cost } points.
 }
tale-pivoted = L’Événement Crucial : « { $card } ».
tale-accomplice-came = Le complice a pris la relève.
tale-earned = Un exploit : { $exploit }.
tale-last-test = Au dernier tour, « { $card } » : { $successes ->
    [0] aucun succès.
    [one] un succès.
   *[other] { $successes } succès.
 }
tale-count = Contre { $taker }, { $turns ->
    [one] un tour
   *[other] { $turns } tours
 } : libérés { $freed }, morts { $dead }, encore retenus { $held }
tale-exploits = Exploits : { $exploits }

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
   *[other] libérez tout le monde, puis faites céder { $taker } : une libération de plus suffit, ou éliminez { $taker }.
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
    [one] { $dice } dé par test
   *[other] { $dice } dés par test
 }
table-fours = les 4 comptent
table-rerolls = { $count ->
    [one] { $count } relance
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
    [one] { $points } point
   *[other] { $points } points
 }
table-priced = { $card } ({ $cost })
table-offer = { $demand } ({ $cost }) — { $effect }
table-return = ; contrepartie { $effect }
table-escape = ; perdu si l’appel finit ensuite
table-deck = { $count ->
    [0] plus de carte
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
 }
table-pivotal = l’Événement Crucial en dernier
table-last-terror = Dernière : { $card }
table-terror-more = ; avec une Revendication cachée aussi { $effect }
table-clock = L’évasion est accordée : à la fin de cet appel, le preneur d’otages sera loin.
table-face-down-cards = face cachée : { $cards }
table-test = { $faces } pour { $card } : { $count ->
    [0] aucun succès
    [one] { $count } succès
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
    [one] { $amount } relance
   *[other] { $amount } relances
 } par test { $span ->
    [next_test] au prochain test
    [this_discussion] pour l’appel
    [this_turn] pour le tour
   *[other] désormais
 }
effect-free = { $amount ->
    [one] { $amount } libéré
   *[other] { $amount } libérés
 }
effect-kill = { $amount ->
    [one] { $amount } mort
   *[other] { $amount } morts
 }
effect-add = { $amount ->
    [one] { $amount } otage de plus
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
    [one] { $amount } carte Terreur perdue
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
    [one] { $dice } dé
   *[other] { $dice } dés
 } pour { $card } : { $odds }
explain-dice = { $dice ->
    [one] { $dice } dé
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
cards-many-faces = { $where } a { $count } lignes : il peut y en avoir { $most } au plus
cards-languages = { $card } : noms et textes sont en { $most } langues au plus, comme « en »
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
cards-donna-ability = donna doit avoir une capacité : on dit quand elle agit, ability ce qu’elle fait
cards-donna-hostages = aucune carte ne laisse Donna prendre plus d’otages (effet « { $expected } »)
cards-silent = { $card } ne fait rien
cards-nobodys = { $card } n’est la Revendication de personne
cards-ability = { $card } a une capacité mais ne dit pas quand
cards-usable = { $card } : seule une carte à test de succès, ou sans test, peut aider un test
cards-misplaced = { $card } : « { $effect } » n’a pas de sens à cet endroit

option-taker = Le preneur d’otages
option-accomplice_kills_per = Le complice tue pour chaque hausse de Menace, ou pour chacun de ses niveaux
option-one_success = Si un succès de « Qu’est-ce que tu veux ? » révèle une Revendication ou ne donne qu’un point
option-abandon = Si l’abandon fait partie des actions
now-ability = { $when ->
    [pair] De deux dés égaux d’un jet, l’un est relancé, et la même face encore une fois a cet effet : { $effect }.
    [failure] Chaque test raté a cet effet : { $effect }.
   *[turn] Chaque phase de terreur commence par cet effet : { $effect }.
 }
origin-values = Sur les { $values } valeurs de nos cartes, { $rulebook } viennent du livret, { $two_listings } de deux listes publiques et { $one_listing } d’une seule. Les { $ours } autres sont de nous. (NG-R1)
origin-ours = Cette carte est de nous : l’originale n’a jamais été publiée. (NG-R1)
origin-partly = Une partie de cette carte est de nous. (NG-R1)
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

## What a thing on the table is, with its clause behind it

explain-card = Une carte Discussion : face visible, elle fait ce qu’elle dit, le plus souvent après un test ; face cachée, elle donne 1 point. (NG-4.4, NG-4.6)
explain-card-what_do_you_want = Le moyen de savoir ce qu’il veut : un seul succès révèle une de ses Revendications. (NG-10.3)
explain-card-small_talk = Rapporte des points dans tous les cas. Mais sans succès la Menace monte et il raccroche. (NG-6.4, NG-6.9)
explain-card-keep_cool = La manière douce : un succès baisse la Menace de 1, un échec ne coûte qu’un point. (NG-6.5)
explain-card-let_him_breathe = Pas de dés : vous choisissez deux points, ou un cran de Menace en moins. (NG-R1)
explain-card-hear_his_breath = Ici, chaque dé supérieur à la Menace compte comme un succès. Plus il est calme, mieux elle marche. (NG-R1, NG-R12)
explain-card-few_minutes_more = Beaucoup de points dès un succès. Un échec fait monter la Menace de 2, et il raccroche. (NG-6.4, NG-6.9)
explain-card-trust_me = Avec deux succès, les 4 comptent comme des succès à votre prochain test. Elle peut aussi aider au test d’une carte Terreur. (NG-5.3, NG-R28)
explain-card-just_stay_calm = Baisse la Menace de 2 au plus. Un échec la fait monter de 1, et il raccroche. (NG-6.5, NG-6.9)
explain-card-minor_extraction = Fait sortir jusqu’à deux otages. Un échec coûte la vie à l’un d’eux, et il raccroche. (NG-6.7, NG-6.8)
explain-card-bold_lie = Baisse la Menace de 3 au plus. Sans succès, elle monte de 3. (NG-6.5)
explain-card-empty_promise = Deux dés de plus à votre prochain test. Un échec en retire un et coûte la vie à un otage. (NG-6.6, NG-R11)
explain-card-coming_in = Plus de dés pour le reste de cet appel. En cas d’échec, la carte quitte la partie. (NG-6.6)
explain-card-major_extraction = Fait sortir jusqu’à trois otages, mais la Menace monte de 2 et l’appel finit dans tous les cas. (NG-6.7, NG-6.9)
explain-card-sniper = Un succès abat le preneur d’otages ; un échec coûte deux vies. S’il reste des otages, le complice prend la relève. (NG-11.8, NG-11.10)
explain-card-all_units = Tout ou rien : deux succès abattent le preneur d’otages et libèrent quatre otages. Sans aucun, il s’échappe et vous avez perdu. (NG-11.8, NG-11.3)
explain-taker-any = La personne à qui vous parlez. Libérez tout le monde, puis faites-la céder : une libération de plus suffit, ou éliminez-la. (NG-11.6, NG-11.9)
explain-taker-arkayne = Celui par qui commencer : il n’a aucune capacité. Libérez tout le monde, puis faites-le céder : une libération de plus suffit. (NG-2.2, NG-11.6)
explain-taker-donna = Deux dés égaux, et elle recompte : l’un est relancé, et s’il montre la même chose, un otage de plus est retenu et la Menace monte. (NG-R1)
explain-taker-edward = Un père qui n’a plus le temps : chaque test raté fait monter la Menace d’un cran. (NG-R1)
explain-taker-accomplice = La Menace qui monte tue des otages, jamais le dernier, et on ne peut pas l’abattre. Quand il ne retient plus personne, il se rend et vous gagnez. (NG-12.6, NG-12.7, NG-12.9)
explain-demand-major = Accordez-la pendant un appel ({ $cost }) : { $effect }. En retour, jusqu’au bout : { $counterpart }. (NG-10.9, NG-10.12)
explain-demand-escape = Accordez-la pendant un appel ({ $cost }) : { $effect }. Mais s’il n’est ni capturé ni abattu à la fin de cet appel, il s’enfuit et vous avez perdu. (NG-10.15)
explain-demand-minor = Accordez-la pendant un appel ({ $cost }) : { $effect }. En retour : { $counterpart }. Ensuite elle est réglée. (NG-10.6, NG-10.13)
title-demand-hidden-major = Une Revendication majeure cachée
explain-demand-hidden-major = Ce qu’il ne vous a pas encore dit. Tant qu’une Revendication est cachée, les cartes Terreur peuvent frapper plus fort ; révélée, elle peut être accordée. (NG-10.2, NG-8.3)
title-demand-hidden-escape = Une Revendication de fuite cachée
explain-demand-hidden-escape = La fuite qu’il prépare. Cachée, elle ne peut pas être accordée, et les cartes Terreur peuvent frapper plus fort tant qu’elle l’est. (NG-10.2, NG-8.3)
explain-terror = Retournée à la fin d’un tour : { $effect }. (NG-8.1)
explain-terror-pivotal = L’Événement crucial, dernière carte du paquet Terreur : { $effect }. Après lui vient votre dernier appel. (NG-9.1, NG-9.2)
explain-level = Plus il est calme, plus vous lancez de dés. (NG-3.9, NG-5.1)
explain-level-0 = Au plus calme. Si la Menace baisse encore, elle reste ici et chaque cran libère un otage. (NG-3.6)
explain-level-7 = Au pire. Si la Menace monte encore, elle reste ici et chaque cran tue un otage. (NG-3.4)
explain-exploit = Gagné dans cette partie et gardé dans votre carrière : { $earned }. (NG-R44)
title-icon-threat = Menace
explain-icon-threat = La colère en face, de L à E. Elle fixe le nombre de dés que vous lancez ; sous L des otages sont libérés, passé E ils meurent. (NG-3.1, NG-3.9)
title-icon-points = Points de discussion
explain-icon-points = Ce que vous gagnez en parlant. Ils paient les Revendications pendant l’appel et les cartes ensuite ; le reste est perdu. (NG-7.2, NG-7.10)
title-icon-dice = Les dés d’un test
explain-icon-dice = Un 5 ou un 6 est un succès. Deux cartes de votre main, posées face cachée, font d’un 4 un succès. (NG-5.2, NG-5.3)
title-icon-hostages = Les otages
explain-icon-hostages = Tous ceux dont il s’agit. Vous perdez dès que plus de la moitié sont morts. (NG-11.2)
title-icon-held = Retenus
explain-icon-held = Ceux qui sont encore à l’intérieur. Faites-les sortir : quand il n’y a plus personne, une libération de plus pendant un appel fait se rendre le preneur d’otages. (NG-11.6)
title-icon-freed = Libérés
explain-icon-freed = Ceux qui sont dehors, sains et saufs. Pour gagner, il y faut au moins la moitié des otages. (NG-11.1)
title-icon-dead = Morts
explain-icon-dead = Ceux qui sont perdus. Plus de la moitié, et la partie est aussitôt perdue. (NG-11.2)
title-icon-turn = Le tour
explain-icon-turn = Chaque tour est un appel, puis des achats, puis une carte Terreur. Le paquet Terreur dit combien de tours il reste. (NG-4.1, NG-8.2)
title-icon-phase = La phase
explain-icon-phase = Discussion : vous jouez des cartes. Achat : vous dépensez les points. Terreur : une carte est retournée contre vous. (NG-4.1)
title-icon-terror_deck = Le paquet Terreur
explain-icon-terror_deck = L’une de ces cartes est retournée à chaque tour. Quand il n’y en a plus à retourner, vous avez perdu. (NG-8.1, NG-8.2)
title-icon-pivotal = Le temps qui reste
explain-icon-pivotal = Combien de cartes Terreur il reste. La dernière est l’Événement crucial, bon ou mauvais, et l’appel qui suit est votre dernier. (NG-9.1, NG-9.2)
title-icon-market = À acheter
explain-icon-market = Après chaque appel, vous achetez ici des cartes avec les points de cet appel. Celles qui coûtent 0 sont gratuites, et votre main en tient dix au plus. (NG-7.2, NG-7.6, NG-7.7)
title-icon-odds = Les chances
explain-icon-odds = Les chances d’obtenir deux succès ou plus, un seul ou aucun, et ce que fait alors la carte. (NG-6.1, NG-5.2)
title-icon-exploits = Exploits
explain-icon-exploits = Les exploits gagnés jusqu’ici dans cette partie. Ils restent dans votre carrière, sauf ceux qui demandent une victoire. (NG-R44)
title-icon-convert = Un 4
explain-icon-convert = Ce 4 peut devenir un succès : choisissez deux cartes de votre main, elles sont posées face cachée pour cela. (NG-5.3, NG-R7)
title-icon-reroll = Relancer
explain-icon-reroll = Vous pouvez relancer un dé de ce test. C’est la nouvelle face qui compte. (NG-D3)
title-icon-fours = Les 4 comptent
explain-icon-fours = Pour l’instant, chaque 4 est un succès de lui-même, sans payer de cartes. (NG-5.3)
title-icon-played = Jouées
explain-icon-played = Les cartes que vous avez jouées ce tour. Elles reviennent à la vente après l’achat, donc pas avant le suivant. (NG-7.3, NG-7.11)
title-icon-goal = Ce qui fait gagner et perdre
explain-icon-goal = Libérez tout le monde, puis faites-le céder : une libération de plus suffit, ou éliminez-le. Plus de la moitié de morts, et c’est perdu. (NG-11.1, NG-11.2)
title-icon-clock = Il va partir
explain-icon-clock = Vous avez accordé la fuite : à la fin de cet appel, il aura disparu. Capturez-le ou abattez-le avant. (NG-10.15, NG-R33)
title-icon-cost = Coût
explain-icon-cost = Ce que coûte la carte, en points, quand vous l’achetez. La jouer ne coûte rien. (NG-7.2, NG-4.3)
title-icon-hand = Votre main
explain-icon-hand = Ce que vous pouvez jouer. Les cartes restent en main jusqu’à ce que vous les jouiez ; dix au plus. (NG-4.10, NG-7.6)
title-move-play = Jouer une carte
explain-move-play = Face visible : on lance les dés si la carte le demande, et la ligne obtenue s’applique. (NG-4.4, NG-6.1)
title-move-lay = Poser une carte face cachée
explain-move-lay = Face cachée : 1 point, sans test, et rien de ce que dit la carte. (NG-4.6)
title-move-concede = Accorder une Revendication
explain-move-concede = Vous payez le coût et accordez ce qu’il veut : d’abord ce que cela vous apporte, ensuite son prix. (NG-10.9, NG-10.10)
title-move-end-talk = Raccrocher
explain-move-end-talk = L’appel est fini. Les cartes de votre main y restent, et vous passez aux achats. (NG-4.10)
title-move-buy = Acheter une carte
explain-move-buy = Payez son coût en points, et la carte est dans votre main. (NG-7.2)
title-move-done = Ne plus rien acheter
explain-move-done = Plus d’achats : les points restants sont perdus, et une carte Terreur arrive. (NG-7.10, NG-8.1)
title-move-convert = Changer un 4
explain-move-convert = Deux cartes de votre main, face cachée, font d’un 4 un succès. (NG-5.3)
title-move-pay = Payer pour un 4
explain-move-pay = La seconde des deux cartes qui font d’un 4 un succès. (NG-5.3)
title-move-reroll = Relancer un dé
explain-move-reroll = Un dé est relancé, et c’est la nouvelle face qui compte. (NG-D3)
title-move-accept = Garder les dés
explain-move-accept = Les dés restent comme ils sont, et la carte fait ce qui en résulte. (NG-6.1, NG-D3)
title-move-reveal = Révéler une Revendication
explain-move-reveal = Une Revendication cachée est révélée, pour de bon. (NG-10.4, NG-R32)
title-move-choose = Choisir un effet
explain-move-choose = La carte vous laisse choisir un de ses effets. (NG-D5)
title-move-take = Prendre une carte
explain-move-take = Une carte à vendre vient dans votre main gratuitement. (NG-R25)
title-move-roll = Lancer
explain-move-roll = Les dés de ce test sont lancés sans autre aide. (NG-8.5, NG-5.1)
title-move-abandon = Abandonner
explain-move-abandon = Vous abandonnez, et la partie est perdue. (NG-D8)
now-rows = Deux succès ou plus : { $two }. Un : { $one }. Aucun : { $none }.
now-effect = Voici son effet : { $effect }.
now-odds = Deux succès ou plus ({ $chance_two } %) : { $two }. Un ({ $chance_one } %) : { $one }. Aucun ({ $chance_none } %) : { $none }.
now-here = La Menace est ici en ce moment.
now-additional = Tant qu’une Revendication est cachée, aussi : { $effect }.

## Web

web-thinking = Le négociateur réfléchit.
web-turn = Tour { $turn }
web-last-call = dernier appel
web-phase = { $phase ->
    [discussion] Discussion
    [purchase] Achat
   *[terror] Terreur
 }
web-threat = Menace { $level } : { $dice ->
    [one] { $dice } dé par test
   *[other] { $dice } dés par test
 }
web-how-far = Tour { $turn } · { $phase ->
    [discussion] Discussion
    [purchase] Achat
   *[terror] Terreur
 } · { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-points = Points de discussion : { $points }
web-points-word = Points
web-for-sale = En vente : { $count }
web-in-hand = { $count ->
    [0] Votre main est vide
    [one] { $count } carte en main
   *[other] { $count } cartes en main
 }
web-dead-of = morts { $count }, perdu à { $limit }
web-won-if = Pour gagner :
web-lost-if = Perdu :
web-lost-by = { $dead ->
    [one] { $dead } mort
   *[other] { $dead } morts
 }, plus de carte Terreur à piocher, ou il s’enfuit.
web-success-is = Un 5 ou un 6 est un succès.
web-terror-offer = Nouvelle Revendication : { $card }
web-offer-if = { $cost ->
    [0] Concédez-la gratuitement lors d’un appel :
    [one] Concédez-la lors d’un appel pour un point :
   *[other] Concédez-la lors d’un appel pour { $cost } points :
 }
web-each-above = chaque dé au-dessus de la Menace { $level }
web-threat-because = Menace { $before } → { $after } : { $cause }.
web-threat-doubled = Doublée par « { $card } ».
web-threat-beyond = { $way ->
    [freed] La Menace ne descend pas sous L : { $count ->
        [one] le cran de trop libère un otage
       *[other] les { $count } crans de trop libèrent chacun un otage
     }
   *[killed] La Menace ne dépasse pas E : { $count ->
        [one] le cran de trop tue un otage
       *[other] les { $count } crans de trop tuent chacun un otage
     }
 } ({ $cause }).
web-cause-card = « { $card } »
web-cause-demand = « { $card } » concédée
web-cause-lasting = { $card ->
    [none] à chaque tour, pour ce que vous avez concédé
   *[other] à chaque tour, pour « { $card } »
 }
web-cause-ability = sa capacité ({ $card })
web-call-over = { $why ->
    [cut] L’autre côté a raccroché.
    [empty] Plus de carte en main : l’appel est fini.
   *[own] Vous avez raccroché.
 }
web-last-test = « { $card } » : { $successes }, { $effect }.
web-short-of = { $count ->
    [one] Il manque { $count } point.
   *[other] Il manque { $count } points.
 }
web-take-free = Prendre les gratuites ({ $count })
web-terror-up = Terreur : { $card }
web-played = { $up ->
    [0] { "" }
    [one] { $up } jouée
   *[other] { $up } jouées
 }{ $down ->
    [0] { "" }
   *[other] { " " }{ $down } face cachée
 }
web-odds = { $percent } % de chances de succès avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }
web-odds-converted = ({ $percent } % en convertissant les 4)
web-tap-again = Touchez la carte une seconde fois pour la jouer.
web-sure = Vraiment ? Oui, allez-y
web-sure-hang-up = { $cards ->
    [0] Raccrocher ? Vous pouvez concéder une Revendication.
    [one] Raccrocher ? Il vous reste une carte à jouer.
   *[other] Raccrocher ? Il vous reste { $cards } cartes à jouer.
 }
web-sure-lost = Vraiment ? S’il n’est pas pris avant la fin de cet appel, il s’enfuit et vous perdez.
web-sum = { $freed ->
    [one] { $freed } libéré
   *[other] { $freed } libérés
 }, { $dead ->
    [one] { $dead } mort
   *[other] { $dead } morts
 }{ $held ->
    [0] { "." }
    [one] , { $held } encore retenu.
   *[other] , { $held } encore retenus.
 }
web-successes = { $count ->
    [0] aucun succès
    [one] { $count } succès
    [2] 2 succès ou plus
   *[other] { $count } succès
 }
web-percent = { $percent } %
web-demand-kind = { $kind ->
    [major] Revendication majeure
    [escape] Revendication de fuite
   *[minor] Revendication mineure
 }
web-demand-brief = { $kind ->
    [major] Majeure
    [escape] Fuite
   *[minor] Mineure
 }
web-cost = Coût
web-conceded = accordée
web-in-return = En retour :
web-escape-catch = Prenez-le ensuite dans le même appel, sinon vous perdez.
web-if-hidden = Avec une revendication cachée, aussi :
web-purchase-area = Zone d’achat, par coût
web-hand-empty = Aucune carte en main
web-play = La jouer face visible
web-play-brief = Jouer
web-lay-brief = Face cachée : +1 point
web-lay = La poser face cachée pour 1 point
web-buy = L’acheter pour { $cost }
web-convert = Changer un 4 en succès
web-second-card = Maintenant la seconde carte qui paie.
web-hint-discuss = Choisissez une carte de votre main, ou une revendication face visible.
web-hint-dice = Pour changer un 4 en succès, choisissez deux cartes de votre main.
web-hint-buy = Choisissez une carte de la zone d’achat. Ce que vous avez joué y revient après vos achats.
web-hint-take = Choisissez une carte de la zone d’achat.
web-hint-reveal = Choisissez une revendication face cachée.
web-hint-pay = Choisissez une carte de votre main.
web-hint-prepare = Une carte de votre main peut aider, sinon lancez les dés.
web-stage-call = { $taker } est au bout du fil.
web-stage-call-text = Otages : { $hostages }. Libérez tout le monde, puis faites céder { $taker } : une libération de plus suffit, ou éliminez { $taker }. Vous perdez à { $limit ->
    [one] { $limit } mort
   *[other] { $limit } morts
 }, si { $taker } s’enfuit ou si le temps est écoulé.
web-stage-last = Le dernier appel
web-stage-last-text = Le téléphone ne sonnera plus : tout se joue dans cette Discussion.
web-stage-freed = { $count ->
    [one] Un otage est libre !
   *[other] { $count } otages sont libres !
 }
web-stage-killed = { $count ->
    [one] Un otage est mort.
   *[other] { $count } otages sont morts.
 }
web-stage-threat-highest = Sur E, chaque hausse de plus coûte un otage.
web-stage-threat-lowest = Sur L, chaque baisse de plus libère un otage.
web-stage-pivotal = L’Événement Crucial : « { $card } »
web-stage-minor = Une Revendication mineure : « { $card } »
web-stage-minor-stays = Elle reste sur la table.
web-stage-minor-gone = Le complice n’en a que faire : la carte est défaussée.
web-stage-terror-test = Les dés décident de la suite.
web-stage-terror-threat = Menace { $before } → { $after }
web-stage-accomplice-text = Libérez tous ceux qui sont retenus : il se rend alors, et vous gagnez.
web-exploits-count = Exploits : { $count }

## Dans le terminal

help-cards = écrire nos cartes de Négociateur pour en faire les vôtres, ou vérifier les vôtres
help-taker = le preneur d’otages (Négociateur) : arkayne, donna, edward ou random
help-cards-file = vos propres cartes (Négociateur), un fichier TOML
endgames-left = Avec { $left } cartes Terreur : { $tried } essayées, { $solved } résolues, dont { $lost } perdues quoi qu’on joue ; { $kept } gardées

## Les signes du plein écran

tui-signs =
    Menace : le cadran va de L, le plus bas, à E. ▐ ▌ entourent le niveau actuel. Derrière le cadran, combien de dés lance un test, avec ⚄ là où les mots n’ont pas la place.
    Otages : ☻ est retenu, ☺ libéré, † mort ; le nombre à côté les compte.
    Dés : un 5 ou un 6 est un succès.
    Cartes : 2× signifie deux exemplaires. Le pourcentage dit la chance d’avoir un succès au test. À vendre, le nombre devant les deux-points est le coût en points.
    Chances : une barre pour 2+, 1 et 0 succès, avec ce qui en résulte.

wager-test-rolled = « { $card } » : succès { $successes }, dés { $dice }

# Pourquoi une décision fut un tournant
reason-test-odds = « { $card } » apporte au moins un succès à { $percent } %, au hasard des dés.
reason-price = « { $card } » coûte { $cost } ; points à dépenser : { $points }.
reason-stood-at = La Menace était à { $threat } ; otages retenus : { $held } ; cartes Terreur restantes : { $left }.
