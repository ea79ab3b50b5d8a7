# Pani-High! en français. Les noms et textes des cartes sont les nôtres.

game-pani_high = Pani-High!
about-pani_high = Bluff, pots-de-vin et bagarres pour les meilleurs coins du lycée. 5 ou 6 joueurs, 45 minutes environ.
goal-pani_high = Avoir le plus de lieux à la dernière carte

## Questions

ask-first = Plusieurs mains sont les plus petites. Qui commence ?
ask-act = À vous de jouer. Que faites-vous ?
ask-lay = Posez des cartes combat face cachée pour votre attaque.
ask-defend = Votre lieu est attaqué. Le défendez-vous ?
ask-defender_window = La bataille commence. Montrez-vous un pot-de-vin ou une policière ?
ask-attacker_window = Montrez-vous un pot-de-vin ou une policière ?
ask-take = Quelle carte face cachée de l’adversaire prenez-vous ?
ask-take_more = C’était un pot-de-vin. Prenez-vous encore une carte ?
ask-save = Vous perdez la bataille. Sauvez-vous des cartes avec une autorité de santé de votre main ?
ask-spy = Vous voyez la main. Quelle carte est défaussée ?
ask-discard = Vous avez plus de sept cartes. Laquelle défaussez-vous ?

## Sortes d'actions

group-choose-first = Qui commence
group-attack = Attaquer un lieu
group-raid = Conspiration : intervention
group-drop-out = Conspiration : parachutage
group-spy = Conspiration : espion
group-agitate = Conspiration : émeute
group-pass = Sinon
group-lay-card = Poser une carte
group-ready = Sinon
group-yield = Sinon
group-show-bribe = Montrer
group-show-policewoman = Montrer
group-close-window = Sinon
group-take = Prendre
group-take-nothing = Sinon
group-save = Sauver
group-save-no-more = Sinon
group-discard = Défausser

## Coups

move-choose-first = { $seat }
move-attack = attaquer : { $location }
move-raid = { $target_is ->
    [you] vous prendre une carte
   *[other] prendre une carte { $target_to }
 }
move-drop-out = { $target_is ->
    [you] défausser deux de vos cartes
   *[other] défausser deux cartes { $target_of }
 }
move-spy = { $target_is ->
    [you] regarder votre main
   *[other] regarder la main { $target_of }
 }
move-agitate = prendre une carte à tout le monde
move-pass = passer
move-lay-card = poser { $card }
move-ready = prêt
move-yield = ne pas défendre
move-show-bribe = le pot-de-vin
move-show-policewoman = la policière
move-close-window = ne plus rien montrer
move-take = carte { $position }
move-take-nothing = ne plus rien prendre
move-save = sauver { $card }
move-save-no-more = ne plus rien sauver
move-discard = défausser { $card }

## Ce qui s'est passé

event-hands-dealt = Les cartes sont distribuées.
event-hands-dealt-hidden = Les cartes sont distribuées.
event-location-laid = { $seat_has } posé le lieu { $location }.
event-first-player-tied = Les plus petites mains sont à égalité : { $seats }.
event-first-player-set = Qui commence : { $seat_mid }.
event-card-drawn = --- { $seat_has } pioché { $card }.
event-card-drawn-hidden = --- { $seat_has } pioché une carte.
event-turn-passed = { $seat_has } passé.
event-attack-declared = { $attacker_has } attaqué { $location }, { $defender_is ->
    [you] votre lieu
   *[other] lieu { $defender_of }
 }. « { $location_text } »
event-card-laid = { $seat_has } posé { $card } face cachée.
event-card-laid-hidden = { $seat_has } posé une carte face cachée.
event-attack-ready = Attaque avec { $cards ->
    [one] une carte
   *[other] { $cards } cartes
 }.
event-battle-began = { $seat_has } défendu avec { $cards ->
    [one] une carte
   *[other] { $cards } cartes
 }. La bataille commence.
event-location-yielded = { $seat_not } pas défendu.
event-bribe-shown = { $seat_has } montré un pot-de-vin.
event-bribe-failed = Il n’y avait plus rien à prendre.
event-card-taken = { $loser_is ->
    [you] { $taker } vous a pris { $card }.
   *[other] { $taker_has } pris { $card } { $loser_to }.
 }
event-card-taken-hidden = { $loser_is ->
    [you] { $taker } vous a pris une carte face cachée.
   *[other] { $taker_has } pris une carte face cachée { $loser_to }.
 }
event-found-bribe-shown = C’était un pot-de-vin : { $seat_is ->
    [you] vous pouvez
   *[other] { $seat_mid } peut
 } prendre encore une carte.
event-take-declined = { $seat_not } rien pris de plus.
event-policewoman-shown = { $seat_has } montré une policière. La bataille est finie.
event-defender-window-closed = { $seat_not } rien montré de plus.
event-attacker-window-closed = { $seat_not } rien montré de plus.
event-cards-turned-up = Cartes retournées. Défense : { $defence }. Attaque : { $attack }.
event-totals-compared = Attaque { $attack } contre défense { $defence }. Bataille perdue par : { $loser_mid }.
event-location-taken = { $loser_is ->
    [you] { $winner } vous a pris { $location }.
   *[other] { $winner_has } pris { $location } { $loser_to }.
 }
event-location-kept = { $owner_has } gardé { $location }.
event-committee-spent = { $seat_has } défaussé une autorité de santé.
event-card-saved = { $seat_has } sauvé { $card }.
event-battle-cleared = De retour en main : attaquant { $attacker_back } ; défenseur { $defender_back }.
event-conspiracy-played = { $seat_has } joué { $card }{ $target ->
    [none] .
   *[other] { " " }contre { $target_mid }.
 }
event-card-stolen = { $victim_is ->
    [you] { $thief } vous a pris { $card }.
   *[other] { $thief_has } pris { $card } { $victim_to }.
 }
event-card-stolen-hidden = { $victim_is ->
    [you] { $thief } vous a pris une carte.
   *[other] { $thief_has } pris une carte { $victim_to }.
 }
event-cards-dropped = { $victim_has } perdu { $cards }.
event-hand-spied = { $spy_has } vu { $victim_is ->
    [you] votre main
   *[other] la main { $victim_of }
 } : { $cards }.
event-hand-spied-hidden = { $spy_has } regardé { $victim_is ->
    [you] votre main
   *[other] la main { $victim_of }
 }.
event-hand-over-limit = { $seat_is ->
    [you] Vous devez
   *[other] { $seat } doit
 } défausser { $excess ->
    [one] une carte
   *[other] { $excess } cartes
 }.
event-card-discarded = { $seat_has } défaussé { $card }.
event-match-scored = La pioche est vide. Scores par siège : { $scores }. { $seal ->
    [none] Personne n’a le sceau impérial.
   *[other] Le sceau impérial : { $seal_mid }.
 }

## La même chose en bref, derrière le nom du joueur

recap-location-laid = lieu posé, { $location }
recap-turn-passed = tour passé
recap-attack-declared = attaque, { $location } ({ $defender_mid })
recap-bribe-shown = pot-de-vin montré
recap-policewoman-shown = policière montrée
recap-location-taken = perte, { $location } pour { $winner_mid }
recap-location-kept = défense réussie, { $location }
recap-committee-spent = autorité de santé défaussée
recap-conspiracy-played = carte jouée, { $card }{ $target_is ->
    [none] { "" }
   *[other] { " " }contre { $target_mid }
 }
recap-cards-dropped = cartes perdues, { $cards }
recap-card-discarded = défausse, { $card }

## Ce à quoi renvoie une affirmation, en bref ; jamais une carte

moment-attack-declared = après { $attacker_is ->
    [you] votre attaque
   *[other] l’attaque { $attacker_of }
 }
moment-battle-began = après le début de la bataille
moment-totals-compared = après la bataille
moment-bribe-shown = après { $seat_is ->
    [you] votre pot-de-vin
   *[other] le pot-de-vin { $seat_of }
 }
moment-policewoman-shown = après { $seat_is ->
    [you] votre policière
   *[other] la policière { $seat_of }
 }
moment-conspiracy-played = après { $seat_is ->
    [you] votre conspiration
   *[other] la conspiration { $seat_of }
 }
moment-hand-spied = après le coup d’œil dans { $victim_is ->
    [you] votre main
   *[other] la main { $victim_of }
 }

## Issues

outcome-most_locations = Le plus de lieux
outcome-seal = Le sceau impérial a décidé
outcome-shared = Victoire partagée

## Pourquoi, derrière qui a gagné

why-most_locations = Personne d’autre ne tenait autant de lieux à la fin.
why-seal = Le sceau impérial en main a fait la différence.
why-shared = À égalité, et personne au-dessus.

## Le récit, et ce que chacun est devenu : dit quand la partie est finie

tale-battle-fought = { $attacker_has } attaqué { $location } ({ $defender_mid }) : { $attack } contre { $defence }{ $tie ->
    [True] , égalité : gardé.
   *[other] { $taken ->
        [True] , pris.
       *[other] , gardé.
     }
 }
tale-battle-stopped = { $seat_is ->
    [you] Votre policière
   *[other] La policière { $seat_of }
 } a mis fin à la bataille. L’enjeu : { $location }.
tale-seal-came = { $giver_is ->
    [none] { $seat_has } reçu le sceau impérial.
    [you] { $seat } vous a pris le sceau impérial.
   *[other] { $seat_has } pris le sceau impérial { $giver_to }.
 }
tale-seal-lost = { $seat_has } perdu le sceau impérial ; il n’a plus compté pour personne.
tale-held-locations = { $locations } : { $points }
tale-held-none = aucun lieu
tale-held-seal = sceau impérial : { $points }

## La table

table-headline = Tour { $turn } · pioche { $pile } · défausse { $discard }
table-turn = Au tour de : { $seat }
table-seat = Siège
table-hand = Main
table-places = Lieux
table-certain = connu : { $cards }
table-maybe = peut-être : { $cards }
table-gone = Défaussées :{ " " }
table-battle = Bataille pour { $location }
table-attack = Attaque ({ $seat }) :
table-defence = Défense ({ $seat }) :
table-shown = montré : { $cards }
table-total = total { $total }
table-total-open = connu jusqu’ici { $total }
table-goal = But : le plus de lieux quand la pioche est vide ; le Sceau impérial en main compte 2,5.
table-own-hand = Votre main :{ " " }

## Pourquoi pas

refusal-match-over = La partie est finie.
refusal-no-roles = Il n’y a pas de rôle caché ici : dites quelle carte vous avez, ou à qui vous faites confiance.
refusal-no-such-claimed-card = Cette carte n’est pas dans ce paquet. Cartes : { $cards }.
refusal-not-asked = Ce n’est pas à vous de décider maintenant.
refusal-other-question = Ce n’est pas ce que la table attend maintenant.
refusal-not-tied = Seul un joueur avec la plus petite main peut commencer.
refusal-no-such-location = Aucun joueur n’a ce lieu devant lui.
refusal-own-location = Vous ne pouvez pas attaquer votre propre lieu.
refusal-no-combat-card = Vous n’avez pas de carte combat pour attaquer.
refusal-not-in-hand = Vous n’avez pas cette carte en main.
refusal-own-hand = Vous ne pouvez pas vous choisir vous-même.
refusal-empty-hand = Il n’y a pas d’autre joueur avec des cartes à ce siège.
refusal-nobody-has-cards = Personne d’autre n’a de carte.
refusal-not-a-combat-card = Seules des cartes combat se posent pour une bataille.
refusal-nothing-laid = Posez d’abord au moins une carte combat.
refusal-already-defending = Vous avez posé des cartes : le lieu est défendu.
refusal-no-bribe = Vous n’avez pas de pot-de-vin face cachée dans cette bataille.
refusal-no-policewoman = Vous n’avez pas de policière face cachée dans cette bataille.
refusal-must-show = À cette table, la policière de l’attaquant doit être montrée.
refusal-no-such-card = Il n’y a pas de carte face cachée à cette place.
refusal-must-take = Un pot-de-vin montré prend une carte.
refusal-s-card-lost = Les cartes S ne peuvent jamais être sauvées.
refusal-not-committed = Cette carte n’est pas parmi celles que vous allez perdre.
refusal-no-committee = Vous n’avez plus d’autorité de santé en main.
refusal-not-in-that-hand = Cette carte n’est pas dans votre main.
refusal-not-in-spied-hand = Cette carte n’est pas dans la main que vous regardez.

## Paquets écrits par un utilisateur

deck-shape = { $where } : ce n’est pas la sorte de valeur attendue
deck-unknown-field = { $where } : « { $field } » est inconnu ; sont connus { $expected }
deck-name = il faut au paquet un nom de 1 à 60 caractères, autre que « house »
deck-saves = committee_saves doit être un entier de 1 à { $most }
deck-key = { $where } : « { $got } » n’est pas une clé ; minuscules, chiffres et _
deck-text = { $card } : noms et textes sont des lignes imprimables de { $most } caractères au plus
deck-copies-number = { $card } : « { $got } » n’est pas un nombre d’exemplaires de 0 à { $most }
deck-value-number = { $card } : « { $got } » n’est pas une valeur en dixièmes entiers
deck-many-faces = { $where } a { $count } lignes : il peut y en avoir { $most } au plus
deck-languages = { $card } : noms et textes sont en { $most } langues au plus, comme « en »
deck-large = nombre de cartes : { $count }, il peut y en avoir { $most } au plus
deck-twice = { $card } figure deux fois
deck-value = { $card } : la valeur { $value } n’est pas entre 0,3 et 6
deck-sixes = cartes de valeur 6 : { $count }, il en faut exactement 1
deck-copies = { $card } : { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
 }, il en faut { $expected }
deck-missing = { $card } : il en faut au moins 1
deck-conspiracies = { $count ->
    [one] { $count } carte conspiration
   *[other] { $count } cartes conspiration
 }, il en faut { $expected }
deck-doubled-nowhere = la carte { $card } est doublée à « { $location } », qui n’est pas un lieu de ce paquet
deck-no-doubling = aucune carte combat n’est doublée nulle part
deck-no-location = il n’y a aucun lieu à conquérir
deck-small = nombre de cartes : { $count }, il en faut au moins { $expected }

option-first_player = Qui commence quand plusieurs mains sont les plus petites : le sort, ou le siège 0
option-attacker_policewoman = Si un attaquant peut ou doit montrer une policière
origin-values = Sur les { $cards } cartes de notre paquet, { $known } suivent le livret et les { $places } lieux suivent le jeu de 1991. Les { $ours } autres sont de nous. (PH-R2)
origin-ours = Cette carte est de nous : l’originale n’a jamais été publiée. (PH-R2)
origin-partly = Le nombre d’exemplaires et la valeur sont de nous. (PH-R2)
option-deck = Le paquet : le nôtre (house), ou le vôtre avec --deck

## Cartes

piece-bribe = Pot-de-vin
piece-policewoman = Policière
piece-health_committee = Autorité de santé
piece-raid = Intervention
piece-drop_out = Parachutage
piece-spy = Espion
piece-agitation = Émeute
piece-seal = Sceau impérial
piece-pool = Piscine
piece-music_room = Salle de musique
piece-behind_the_school = Derrière le lycée
piece-gymnasium = Gymnase
piece-sports_field = Terrain de sport
piece-tennis_court = Court de tennis
piece-dojo = Dojo
piece-science_lab = Laboratoire
piece-library = Bibliothèque
piece-computer_room = Salle informatique
piece-auditorium = Auditorium
piece-rooftop = Toit
piece-water_polo = Water-polo
piece-diving = Plongeon
piece-swim = Club de natation
piece-choir = Chorale
piece-brass_band = Fanfare
piece-light_music = Musique légère
piece-lookouts = Guetteuses
piece-bikers = Motardes
piece-delinquents = Délinquantes
piece-rhythmic_gymnastics = Gymnastique rythmique
piece-volleyball = Volley
piece-basketball = Basket
piece-cheerleading = Pom-pom girls
piece-track = Athlétisme
piece-softball = Softball
piece-ball_girls = Ramasseuses de balles
piece-badminton = Badminton
piece-tennis = Tennis
piece-naginata = Naginata
piece-kendo = Kendo
piece-aikido = Aïkido
piece-astronomy = Astronomie
piece-biology = Biologie
piece-chemistry = Chimie
piece-literature = Littérature
piece-newspaper = Journal
piece-quiz = Quiz
piece-anime = Animation
piece-robotics = Robotique
piece-computer = Club informatique
piece-broadcasting = Radio
piece-magic = Magie
piece-drama = Théâtre
piece-gardening = Jardinage
piece-esp_research = Recherche paranormale
piece-exploration = Exploration
piece-sleepyhead = Marmotte
piece-daydreamer = Rêveuse
piece-first_year = Première année
piece-class_clown = Pitre de la classe
piece-second_year = Deuxième année
piece-class_delegate = Déléguée
piece-third_year = Troisième année
piece-club_captain = Capitaine de club
piece-vice_president = Vice-présidente
piece-council_president = Présidente du conseil

## PH-1.15  À lire à voix haute quand le lieu est attaqué

text-pool = La dernière hors de l’eau perd son couloir !
text-music_room = Qui joue le plus fort garde la clé.
text-behind_the_school = Ni profs, ni témoins, ni pitié.
text-gymnasium = Le parquet est ciré et le sifflet a disparu.
text-sports_field = Un terrain, neuf clubs, un après-midi.
text-tennis_court = Ici, quarante à zéro ne veut rien dire.
text-dojo = On salue d’abord. Ensuite, ça commence.
text-science_lab = Prière de ne rien lancer qui bouillonne.
text-library = Silence ! (Jusqu’à maintenant.)
text-computer_room = Trente chaises, et une seule machine qui marche.
text-auditorium = Le rideau se lève, les poings aussi.
text-rooftop = La vue est gratuite. La place, non.

## PH-1.16  Ce qui s'étale pour expliquer le jeu

demo-title = Le jeu en douze cartes
demo-aim = Qui possède le plus de lieux quand la pioche est vide gagne. À chaque tour vous piochez une carte ; un lieu se pose sur la table, sinon vous attaquez, jouez une conspiration ou passez.
demo-pool = Un lieu. Il est face visible devant son propriétaire ; les autres peuvent l’attaquer. Chacun compte 1 à la fin.
demo-dojo = Un autre lieu. Certaines cartes ne sont fortes qu’en un lieu : ce qui double au lieu { $place } compte une fois ici.
demo-third_year = Une carte combat. Elle compte le nombre imprimé, où qu’elle se batte : { $value }.
demo-swim = La carte combat d’un club. Elle compte { $value }, et le double dans une bataille pour son propre lieu ({ $place }) : { $doubled }.
demo-bribe = L’une des deux cartes S. Montrez-la dans une bataille : vous prenez sans la voir une carte face cachée de l’adversaire, et elle se bat pour vous. Le pot-de-vin est ensuite défaussé.
demo-policewoman = L’autre carte S. Montrée par le défenseur, elle fait défausser à l’attaquant tout ce qu’il a posé ; montrée par l’attaquant, elle fait de même au défenseur, mais le lieu reste. Il y en a { $copies } : comptez-les.
demo-health_committee = Dans une bataille elle compte { $value }. Gardée en main, elle se défausse après une bataille perdue pour sauver { $saves ->
    [one] une de vos cartes posées
   *[other] { $saves } de vos cartes posées
 }, mais pas une carte S.
demo-raid = Une conspiration, en rouge : jouez-la au lieu d’attaquer. Vous prenez sans la voir une carte dans la main d’un autre joueur.
demo-drop_out = Une conspiration. Deux cartes de la main d’un autre joueur, sans les voir, vont à la défausse.
demo-spy = Une conspiration. Vous regardez la main d’un autre joueur et en défaussez une carte.
demo-agitation = Une conspiration. Vous prenez sans la voir une carte dans la main de chacun des autres.
demo-seal = Gardez-le en main : à la fin il compte { $score } lieux. Il ne se joue pas, mais il peut être volé ou défaussé.
demo-battle = Une bataille pour un lieu : { $place }
demo-step-attack = Vous posez la carte { $club } face cachée : { $value }, doublé ici : { $doubled }. Là où elle n’est pas chez elle, elle ne compterait que { $value }.
demo-step-defence = Le propriétaire pose la carte { $plain } et une Autorité de santé : { $third } + { $committee } = { $defence }. Vous gagnez { $doubled } contre { $defence }, prenez le lieu { $place }, et la carte { $club } revient dans votre main ; les deux cartes du propriétaire sont défaussées. À totaux égaux le lieu serait resté.
demo-step-bribe = Avec un Pot-de-vin à côté de la carte { $plain }, le propriétaire prend votre carte { $club } avant que rien ne soit compté : { $bribed } contre 0. Le lieu { $place } reste, la carte { $club } est désormais au propriétaire, le Pot-de-vin est défaussé.
demo-step-policewoman = Avec une Policière rien n’est compté : vous défaussez la carte { $club }, le lieu { $place } reste, la Policière est défaussée.

## Pour regarder

help-pages = aide démonstration – explique le jeu avec douze cartes ; aide défausse – montre la défausse
discard-title = { $count ->
    [0] La défausse est vide.
    [one] Une carte dans la défausse : { $last }.
   *[other] { $count } cartes dans la défausse, sur le dessus : { $last }.
 }
family-seal = Sceau impérial
family-conspiracy = Conspirations
family-combat = Cartes combat

## What a thing on the table is, with its clause behind it

explain-card-combat = Vaut { $value } dans une bataille, où qu’elle ait lieu. Gagnez, et elle revient en main ; perdez, et elle est défaussée. (PH-4.7, PH-4.15)
explain-card-club = Vaut { $value } dans une bataille, et { $doubled } là où son club est chez lui : { $place }. En attaque comme en défense. (PH-4.10, PH-4.11)
explain-card-bribe = Montré dans une bataille, il prend sans la voir une carte face cachée de l’adversaire, qui se bat pour vous. Défaussé après toute bataille. (PH-5.2, PH-5.6)
explain-card-policewoman = Montrée dans une bataille, elle y met fin : l’autre camp défausse tout ce qu’il a posé, et le lieu reste à son propriétaire. Défaussée ensuite. (PH-6.2, PH-6.5, PH-R21)
explain-card-health_committee = Dans une bataille elle vaut { $value }. Gardée en main quand vous perdez, elle se défausse pour sauver { $saves ->
    [one] une de vos cartes
   *[other] { $saves } de vos cartes
 }, mais pas une carte S. (PH-7.1, PH-7.2)
explain-card-raid = Une conspiration, à jouer au lieu d’attaquer : vous prenez, sans la voir, une carte dans la main d’un autre joueur. (PH-8.3)
explain-card-drop_out = Une conspiration, à jouer au lieu d’attaquer : deux cartes de la main d’un autre joueur, sans les voir, vont à la défausse. (PH-8.4)
explain-card-spy = Une conspiration, à jouer au lieu d’attaquer : vous regardez la main d’un autre joueur et en défaussez une carte. (PH-8.5)
explain-card-agitation = Une conspiration, à jouer au lieu d’attaquer : vous prenez, sans la voir, une carte dans la main de chacun des autres. (PH-8.6)
explain-card-seal = Gardez-le en main : à la fin il compte pour { $score } lieux. Il ne se joue pas, mais il peut être volé ou défaussé. (PH-10.1, PH-10.2, PH-R41)
title-card-hidden = Une carte face cachée
explain-card-hidden = Une carte que vous ne voyez pas. Dans une bataille, c’est une carte combat, un pot-de-vin ou une policière ; dans une main, tout sauf un lieu. (PH-H6, PH-H2)
explain-place = Un lieu : qui en a le plus à la fin gagne, et les autres peuvent l’attaquer. { $bare ->
    [yes] Aucune carte ne compte double ici.
   *[no] Comptent double ici : { $clubs }.
 } (PH-1.17, PH-4.10)
title-player = Un joueur
explain-player = Vous voyez les lieux et le nombre de cartes en main. Lesquelles, vous ne le savez que si vous les avez vues. (PH-H1, PH-H2)
title-icon-hand = Cartes en main
explain-icon-hand = Des cartes que seul leur propriétaire voit. Qui en a plus de sept à la fin de son tour en défausse jusqu’à sept. (PH-9.1, PH-H2)
title-icon-pile = Pioche
explain-icon-pile = Chaque tour commence par une carte d’ici. Quand elle est vide, ce tour se joue jusqu’au bout et la partie est finie. (PH-3.1, PH-11.1)
title-icon-discard = Défausse
explain-icon-discard = Tout ce qui a été perdu ou utilisé, visible de tous. Elle n’est jamais remélangée. (PH-R39, PH-H1)
title-icon-gone = Déjà défaussées
explain-icon-gone = Combien de ces cartes sont dans la défausse. Quand les quatre policières y sont, une attaque est plus sûre. (PH-6.9)
title-icon-memory = Ce que vous retenez
explain-icon-memory = Des cartes que vous avez vues entrer dans cette main, par des batailles ou des conspirations. Celles qui ont pu la quitter n’y sont que peut-être. (PH-4.16, PH-H17)
title-icon-known = Ce que les autres savent
explain-icon-known = Des cartes de votre main que tous ont vues y entrer, après des batailles ou par des conspirations : les autres peuvent compter avec. (PH-4.16, PH-H17)
title-icon-total = Le total
explain-icon-total = Ce que font ensemble les cartes de ce camp. Le plus haut total gagne ; à égalité, c’est le défenseur. (PH-4.8, PH-4.9)
title-icon-steps = Les étapes d’une bataille
explain-icon-steps = Le cours d’une bataille : chacun pose face cachée, le défenseur peut montrer pot-de-vin ou policière, puis l’attaquant, puis tout est révélé. (PH-R13)
title-icon-score = Lieux
explain-icon-score = Chaque lieu compte 1. Le sceau impérial, gardé en secret, compte { $score } à la fin. (PH-11.2)
title-icon-goal = Ce qui fait gagner
explain-icon-goal = Possédez le plus de lieux quand la pioche est vide. Le sceau impérial en main compte { $score }. (PH-1.17, PH-11.3)
title-icon-phase = Le tour
explain-icon-phase = À qui c’est de jouer : piocher, puis attaquer, jouer une conspiration ou passer. Un lieu pioché se pose et finit le tour. (PH-3.1, PH-3.3, PH-3.4)
title-move-choose-first = Qui commence
explain-move-choose-first = Plusieurs ont la plus petite main : l’un d’eux commence. (PH-2.6)
title-move-attack = Attaquer
explain-move-attack = Vous posez des cartes combat face cachée contre ce lieu. Gagnez, et il est à vous. (PH-4.3, PH-4.13)
title-move-pass = Passer
explain-move-pass = Vous ne faites rien ce tour. C’est toujours permis. (PH-3.6)
title-move-lay-card = Poser une carte
explain-move-lay-card = La carte va face cachée dans la bataille. (PH-4.3, PH-4.4)
title-move-ready = C’est prêt
explain-move-ready = Vous avez posé tout ce que vous vouliez. À l’autre camp de décider. (PH-R13)
title-move-yield = Ne pas défendre
explain-move-yield = Vous ne défendez pas : l’attaquant prend le lieu, et vous gardez toutes vos cartes. (PH-4.5, PH-R24)
title-move-show-bribe = Montrer le pot-de-vin
explain-move-show-bribe = Prenez une carte face cachée de l’adversaire : elle se bat pour vous. (PH-5.2)
title-move-show-policewoman = Montrer la policière
explain-move-show-policewoman = La bataille est finie : l’autre camp défausse toutes ses cartes, et le lieu reste où il est. (PH-6.2, PH-6.6)
title-move-close-window = Ne plus rien montrer
explain-move-close-window = Vous ne montrez plus rien, et la bataille continue. (PH-R14)
title-move-take = Prendre une carte
explain-move-take = Cette carte change de camp, sans être vue, et se bat pour vous. (PH-5.2, PH-R15)
title-move-take-nothing = Ne plus rien prendre
explain-move-take-nothing = Le pot-de-vin trouvé pourrait prendre une carte de plus ; vous y renoncez. (PH-5.8, PH-R19)
title-move-save = Sauver une carte
explain-move-save = Une Autorité de santé de votre main est défaussée, et cette carte vous revient. (PH-7.1, PH-R28)
title-move-save-no-more = Ne plus rien sauver
explain-move-save-no-more = Le reste de vos cartes de cette bataille va à la défausse. (PH-4.17)
title-move-discard = Défausser
explain-move-discard = La carte va face visible à la défausse. (PH-9.1, PH-8.5)
now-owner = Ce lieu est { $seat_to }.
now-player = Lieux : { $places }. Cartes en main : { $cards }.
now-worth = Dans cette bataille, elle vaut { $value }.
now-copies = Exemplaires dans tout le paquet : { $copies }, déjà défaussés : { $gone }.

## Web

web-others = Les autres joueurs
web-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
 }
web-no-place = aucun lieu
web-memory = Retenu de cette main
web-seen-of-you = Ce qu’on a vu de votre main
web-copies = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
web-face-down = une carte face cachée
web-doubled-at = doublée : { $location }
web-total = total { $total }
web-total-open = cartes connues { $total }, d’autres face cachée
web-bribed = soudoyée
web-shown = montrée
web-nothing-laid = rien de posé
web-step-lay = Attaque
web-step-defend = Défense
web-step-defender_window = Le défenseur montre
web-step-attacker_window = L’attaquant montre
web-step-turn_up = Révélation
web-spied = { $seat_is ->
    [you] Votre main
   *[other] La main { $seat_of }
 }
web-scores = Les scores
web-score-now = { $count ->
    [0] aucun lieu
    [one] { $count } lieu
   *[other] { $count } lieux
 }
web-if-now = Si tout s’arrêtait maintenant
web-seal-hidden = Le sceau impérial vaudra 2,5 de plus à qui l’aura à la fin.
web-seal-gone = Le sceau impérial est défaussé : il ne compte pour personne.
web-aim = Qui le défend { $cards ->
    [0] n’a aucune carte en main
    [one] a { $cards } carte en main
   *[other] a { $cards } cartes en main
 }.
web-strength = Toutes vos cartes combat y valent { $total } ensemble.
web-went-back = en main
web-went-lost = défaussées
web-not-asked = On ne vous demande pas de carte maintenant.
web-not-seal = Le sceau ne se joue pas : il vaut 2,5 si vous l’avez encore à la fin.
web-not-conspiracy = Une conspiration se joue à votre tour, à la place d’une attaque.
web-not-now = Cette carte ne se joue pas maintenant.
web-piles = Qui mène, et les piles
web-leads = Qui mène
web-draw-pile = dans la pioche
web-discard-pile = dans la défausse
web-discards = La défausse
web-look = Défausse
web-demo = Comment jouer
web-turn-of = Tour { $turn } : { $seat }
web-phase = Tour { $turn } · { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
 }
web-gone = Déjà défaussées
web-owned-by = { $seat_to }
web-counts = vaut { $value } ici
web-stage-attacked = { $attacker } vous attaque : { $location } !
web-stage-attacked-text = Posez des cartes pour défendre ce lieu, ou cédez-le.
web-stage-battle = { $attack } contre { $defence }
web-stage-last = La dernière carte est piochée.
web-stage-last-text = À la fin de ce tour, la partie est finie.
web-hint-act = Touchez un lieu pour l’attaquer, ou une carte de votre main pour voir ce qu’elle peut.
web-hint-lay = Touchez vos cartes l’une après l’autre, chacune est posée aussitôt.
web-hint-defend = Touchez les cartes qui défendent, chacune est posée aussitôt.
web-hint-take = Touchez une carte de votre adversaire.
web-hint-take_more = Touchez une carte de votre adversaire.
web-hint-only-save = Vous ne pouvez sauver aucune carte ici.
web-hint-only-defender_window = Vous n’avez posé ni pot-de-vin ni policière : on ne montre que ce qui est posé.
web-hint-only-attacker_window = Vous n’avez posé ni pot-de-vin ni policière : on ne montre que ce qui est posé.
web-hint-save = Touchez la carte à sauver.
web-hint-spy = Touchez la carte à défausser.
web-hint-discard = Touchez une carte de votre main.
web-hint-first = Touchez un joueur.
web-hint-only-defend = Vous n’avez aucune carte de combat : vous ne pouvez pas le défendre.

## Dans le terminal

help-deck = écrire notre paquet de Pani-High! pour en faire le vôtre, ou vérifier le vôtre
help-deck-file = votre propre paquet (Pani-High!), un fichier TOML
deck-good = { $file } : un paquet de { $count } cartes que les règles permettent.
deck-head = Notre paquet pour Pani-High! en fichier. Changez ce que vous voulez, puis : openps play pani_high --deck FICHIER

## Le plein écran du terminal

tui-signs =
    Joueurs : ▶ doit répondre, › a le tour. ▤ sont les cartes en main ; derrière elles, les lieux.
    Cartes : 2× signifie deux exemplaires. Le nombre est ce que la carte compte dans une bataille, et ×2 avec un lieu qu’elle y compte double. S est l’une des deux cartes S : elle ne compte rien, et se montre dans une bataille pour son effet.
    Batailles : ▒▒ est une carte face cachée, et une carte derrière + a été montrée.
tui-sheet = Ce que vous savez des mains ; de la vôtre, ce que tous savent

# Pourquoi une décision fut un tournant
reason-owner-had = « { $location } » était défendu par { $owner_mid } avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 } en main, dont une Policière à { $percent } %.
reason-own-force = Cartes en main : { $cards }, soit { $force } au combat.
reason-ahead = { $leader } menait, avec { $locations ->
    [one] { $locations } lieu
   *[other] { $locations } lieux
 }.
