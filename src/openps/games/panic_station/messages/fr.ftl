# Panic Station en français. Les mots sont les nôtres.

game-panic_station = Panic Station
about-panic_station = Explorer une station, trouver le Nid et le brûler, tandis que les échanges répandent une infection que personne ne voit. 4 à 6 joueurs, 60 minutes environ.

## Questions

ask-act = À vous de jouer. Que faites-vous ?
ask-entry = Il y a quelqu’un dans cette pièce. Attaque ou échange ?
ask-offer = Un échange. Quelle carte donnez-vous ? L’autre joueur choisit en même temps.
tui-offer-with = Un échange avec { $other_mid }. Quelle carte donnez-vous ? Chacun choisit en même temps.
ask-armor = Vous allez être blessé. Jouez-vous un gilet pare-balles ?
ask-second_shot = Le fusil mitrailleur tire deux fois. Sur qui le second tir ?
ask-place = Où placez-vous la pièce suivante ?
ask-pull = La réserve n’a plus de parasite. Lequel vient ici à la place ?

## Sortes d'actions

group-lay = Utiliser une carte
group-throw-grenade = Utiliser une carte
group-use-scanner = Utiliser une carte
group-first-aid = Utiliser une carte
group-share-first-aid = Utiliser une carte
group-search = Fouiller
group-team-search = Fouiller
group-fire = Attaquer
group-waste-shot = Attaquer
group-stab = Attaquer
group-heat-scan = Terminal
group-open-doors = Terminal
group-cameras = Terminal
group-heal = Infirmerie
group-burn = Le Nid
group-explore = Explorer
group-walk = Se déplacer
group-run = Se déplacer
group-end-turn = Sinon
group-place = Placer la pièce
group-pull = Déplacer un parasite
group-trade = Échanger
group-offer = Donner
group-play-armor = Réagir
group-take-hit = Réagir
action-use_card = Utiliser une carte
action-search = Fouiller
action-attack = Attaquer
action-terminal = Terminal
action-sick_bay = Infirmerie
action-burn = Brûler le Nid
action-explore = Explorer
action-move = Se déplacer
action-trade = Échanger
action-end = Finir le tour

## Coups

move-lay = poser sur la table : { $card }
move-throw-grenade = { $character } : grenade { $way }
move-use-scanner = scanner thermique : regarder { $seat_is ->
    [you] votre main
   *[other] la main { $seat_of }
 }
move-first-aid = kit de premiers soins : 2 points pour { $patient_the }
move-share-first-aid = kit de premiers soins : 1 point pour votre { $character }, 1 pour { $patient_the }
move-search = { $character } : fouiller ici
move-team-search = { $character } : fouiller en équipe avec { $partner_mid }
move-fire = androïde : tirer sur { $target_the }
move-waste-shot = tirer dans le vide : personne n’est blessé
move-stab = { $character } : attaquer au couteau { $target_the }
move-heat-scan = { $character } : scan thermique, combien d’infectés
move-open-doors = { $character } : ouvrir toutes les portes de sécurité
move-cameras = { $character } : caméras, placer la pièce suivante n’importe où
move-heal = soigner : { $character }
move-burn = brûler le Nid au lance-flammes
move-explore = { $character } : explorer à partir d’ici
move-walk = { $character } : aller { $way }
move-run = courir { $way }, sans frais
move-end-turn = finir le tour
move-place = { $way } de la pièce { $room }, { $facing }
move-pull = le { $parasite } de la pièce { $room }
move-trade = échanger avec { $partner_mid }
move-offer = { $card }
move-play-armor = jouer un gilet pare-balles : une blessure de moins
move-take-hit = ne pas jouer de gilet pare-balles

## Coups en bref, derrière le nom de leur sorte

brief-lay = poser : { $card }
brief-throw-grenade = grenade ({ $character }) { $way }
brief-first-aid = soins pour { $patient_the }
brief-share-first-aid = soins pour votre { $character } et { $patient_the }
brief-search = { $character }
brief-team-search = { $character } avec { $partner_mid }
brief-fire = tirer sur { $target_the }
brief-stab = couteau ({ $character }) contre { $target_the }
brief-heat-scan = scan thermique ({ $character })
brief-open-doors = portes de sécurité ({ $character })
brief-cameras = caméras ({ $character })
brief-explore = { $character }
brief-walk = { $character } { $way }

## Ce qui s'est passé

event-station-set-up = La station est prête. Qui commence, avec le marqueur Parasite : { $first_mid }.
event-station-set-up-hidden = La station est prête. Qui commence, avec le marqueur Parasite : { $first_mid }.
event-card-dealt = { $seat_has } reçu { $card }.
event-card-dealt-hidden = { $seat_has } reçu une carte.
event-alert-dealt = { $seat_has } reçu une alerte parasite : un parasite gris est arrivé dans le Réacteur.
event-turn-began = --- { $seat_is ->
    [you] À vous de jouer
   *[other] C’est le tour { $seat_of }
 } : { $ap ->
    [one] { $ap } point d’action.
   *[other] { $ap } points d’action.
 }{ $arrives ->
    [True] { " " }Les deux personnages sont entrés dans le Réacteur.
   *[other] { "" }
 }
event-turn-ended = { $out ->
    [True] { "" }
   *[other] { $seat_has } fini { $seat_is ->
        [you] votre
       *[other] son
     } tour.{ " " }
 }{ $following_is ->
    [you] C’est à vous.
   *[other] C’est au tour { $following_of }.
 }
event-marker-activated = { $seat_is ->
    [you] Votre marqueur Parasite
   *[other] Le marqueur Parasite { $seat_of }
 } est désormais actif.
event-phase-began = --- Phase Parasite.{ $doors ->
    [True] { " " }Les portes de sécurité se sont refermées.
   *[other] { "" }
 }
event-parasites-moved = Les parasites sont allés { $die ->
    [nord] vers le nord
    [est] vers l’est
    [sud] vers le sud
   *[other] vers l’ouest
 }, là où rien ne les arrêtait.
event-phase-ended = Fin de la phase Parasite. Le marqueur, inactif, passe { $marker_to }.
event-item-laid = { $seat_has } posé { $card } sur la table.
event-boost-used = { $seat_has } utilisé une dose d’adrénaline et gagné 2 points d’action.
event-grenade-thrown = { $character_cap } a lancé une grenade dans la pièce { $room }.
event-hand-scanned = { $seat_has } vu { $target_is ->
    [you] votre main
   *[other] la main { $target_of }
 } : { $cards }.
event-hand-scanned-hidden = { $seat_has } vu { $target_is ->
    [you] votre main
   *[other] la main { $target_of }
 } au scanner thermique.
event-kit-used = { $seat_has } utilisé un kit de premiers soins pour { $patients }.
event-searched = { $partner ->
    [none] { $character_cap } a fouillé la pièce { $room }.
   *[other] { $character_cap } a fait une fouille en équipe avec { $partner_mid } dans la pièce { $room }.
 }
event-card-drawn = { $seat_has } pioché { $card }.
event-card-drawn-hidden = { $seat_has } pioché une carte.
event-alert-drawn = { $seat_has } pioché une alerte parasite.
event-deck-reshuffled = La défausse a été mélangée : c’est la nouvelle pioche Fouille.
event-deck-reshuffled-hidden = La défausse a été mélangée : c’est la nouvelle pioche Fouille.
event-nothing-left-to-draw = Plus aucune carte Fouille à piocher.
event-parasite-appeared = Un { $parasite } est arrivé dans la pièce { $room } (dé : { $die }).
event-pull-owed = Un parasite devait arriver dans la pièce { $room }, mais la réserve est vide (dé : { $die }). Qui en déplace un : { $seat_mid }.
event-parasite-pulled = { $seat_has } déplacé un { $parasite } de la pièce { $start } à la pièce { $room }.
event-parasite-wounded = { $left ->
    [dead] Un { $parasite } est mort dans la pièce { $room }.
    [gray] Un { $parasite } a reçu une blessure dans la pièce { $room } : un gris a pris sa place.
   *[turned] Un { $parasite } a reçu une blessure dans la pièce { $room } et montre sa face grise.
 }
event-shot-fired = { $seat_is ->
    [you] Votre androïde
   *[other] L’androïde { $seat_of }
 } a tiré sur { $target ->
    [none] un parasite
   *[other] { $target_the }
 } dans la pièce { $room }.{ $bullets ->
    [0] { " " }C’était la dernière balle : plus de munitions.
   *[other] { "" }
 }
event-shot-wasted = { $seat_has } tiré dans le vide le second coup du fusil mitrailleur.{ $bullets ->
    [0] { " " }C’était la dernière balle : plus de munitions.
   *[other] { "" }
 }
event-stabbed = { $character_cap } a attaqué { $target ->
    [none] un parasite
   *[other] { $target_the }
 } au couteau dans la pièce { $room } et { $die ->
    [1] l’a manqué (1).
    [2] l’a manqué (2).
   *[other] l’a touché ({ $die }).
 }
event-hits-landed = Blessures : { $hits }.
event-armor-played = { $seat_has } joué un gilet pare-balles pour { $characters } dans la pièce { $room }.
event-hit-taken = { $seat_not } pas joué de gilet pare-balles.
event-character-hurt = { $character_cap } a perdu { $damage } PV{ $health ->
    [0] { " " }et en est mort.
   *[other] { " " }(reste { $health }).
 }
event-player-eliminated = { $seat_has } perdu { $seat_is ->
    [you] vos
   *[other] ses
 } deux personnages et { $seat_is ->
    [you] quittez
   *[other] quitte
 } la partie.{ $passed ->
    [True] { " " }Le marqueur Parasite est passé { $marker_to }.
   *[other] { "" }
 }
event-check-card-given = { $killer_has } reçu { $victim_is ->
    [you] votre carte Scan
   *[other] la carte Scan { $victim_of }
 }{ $infected ->
    [True] { " " }: côté infectés.
    [False] { " " }: côté humains.
   *[other] , face cachée.
 }
event-terminal-used = { $seat_has } utilisé le Terminal : { $function ->
    [scan] scan thermique.
    [doors] portes de sécurité.
   *[cameras] caméras.
 }
event-scan-read = Le scan thermique a trouvé { $infected ->
    [0] 0 infecté
    [one] { $infected } infecté
   *[other] { $infected } infectés
 } parmi { $living ->
    [one] { $living } joueur.
   *[other] { $living } joueurs.
 }
event-doors-opened = Toutes les portes de sécurité se sont ouvertes jusqu’à la prochaine phase Parasite.
event-cameras-switched-on = Caméras : pièce suivante découverte.
event-sick-bay-used = { $seat_has } utilisé l’Infirmerie pour { $both ->
    [True] les deux personnages.
   *[other] { $character_the }.
 }
event-healed = Les soins ont rétabli { $patients } de { $points } PV (maintenant { $health } PV).
event-explore-began = { $seat_has } exploré depuis la pièce { $room }.
event-card-buried = { $card } : la carte n’a trouvé aucune place et passe sous la pioche. { $following ->
    [none] Plus de carte.
   *[other] Suite : { $following }.
 }
event-hive-set-aside = Le Nid n’a trouvé aucune place et a été mis de côté. { $following ->
    [none] Plus de carte.
   *[other] Suite : { $following }.
 }
event-explore-failed = Carte impossible à placer ici : échec de l’exploration.
event-room-placed = { $card } : carte placée { $way } de la pièce { $room }, { $facing }. { $following ->
    [none] Plus de carte.
   *[other] Suite : { $following }.
 }
event-walked = { $character_cap } { $free ->
    [True] a couru
   *[other] est allé
 } dans la pièce { $room }.
event-entry-settled = { $duty ->
    [True] { $character_cap } a rencontré quelqu’un et doit attaquer ou échanger.
   *[other] { $run ->
        [True] { $character_cap } peut continuer en courant.
       *[other] { "" }
     }
 }
event-trade-began = { $seat_has } commencé un échange avec { $partner_mid } dans la pièce { $room }.
event-card-offered = { $seat_has } choisi de donner { $card }.
event-card-offered-hidden = { $seat_has } choisi une carte à donner.
event-cards-traded = { $seat_has } donné { $given } ; en retour, { $partner_is ->
    [you] vous avez
   *[other] { $partner_mid } a
 } donné { $back }.{ $given_did ->
    [infected] { " " }{ $partner_is ->
        [you] Vous passez
       *[other] { $partner } passe
     } du côté des infectés.
    [made_host] { " " }{ $partner_is ->
        [you] Vous êtes
       *[other] { $partner } est
     } du côté des infectés, et l’HÔTE désormais.
    [sick] { " " }{ $partner } est du côté des infectés, par cette carte ou depuis plus longtemps.
    [parried] { " " }Le jerrican a arrêté l’infection.
    [already] { " " }Rien ne change : { $partner_is ->
        [you] vous étiez
       *[other] { $partner_mid } était
     } déjà du côté des infectés.
    [stopped] { " " }Le jerrican a arrêté l’infection, ou { $partner_mid } était déjà du côté des infectés.
   *[other] { "" }
 }{ $back_did ->
    [infected] { " " }{ $seat_is ->
        [you] Vous passez
       *[other] { $seat } passe
     } du côté des infectés.
    [made_host] { " " }{ $seat_is ->
        [you] Vous êtes
       *[other] { $seat } est
     } du côté des infectés, et l’HÔTE désormais.
    [sick] { " " }{ $seat } est du côté des infectés, par cette carte ou depuis plus longtemps.
    [parried] { " " }Le jerrican a arrêté l’infection.
    [already] { " " }Rien ne change : { $seat_is ->
        [you] vous étiez
       *[other] { $seat_mid } était
     } déjà du côté des infectés.
    [stopped] { " " }Le jerrican a arrêté l’infection, ou { $seat_mid } était déjà du côté des infectés.
   *[other] { "" }
 }
event-cards-traded-hidden = { $seat_has } échangé une carte avec { $partner_mid }.
event-hive-burned = { $seat_has } brûlé le Nid !
event-match-ended = La partie est finie. { $reason }. { $winner ->
    [humans] Les humains ont gagné.
    [infected] Les infectés ont gagné.
   *[nobody] Personne n’a gagné.
 }

## La même chose en bref, derrière le nom du joueur

recap-item-laid = { $card } sur la table
recap-boost-used = adrénaline
recap-grenade-thrown = grenade dans la pièce { $room }
recap-hand-scanned = regard sur { $target_is ->
    [you] votre main
   *[other] la main { $target_of }
 }
recap-kit-used = kit de premiers soins
recap-searched = { $partner ->
    [none] fouille
   *[other] fouille en équipe avec { $partner_mid }
 }
recap-alert-drawn = alerte parasite
recap-parasite-appeared = un { $parasite } dans la pièce { $room }
recap-shot-fired = tir sur { $target ->
    [none] un parasite
   *[other] { $target_the }
 }
recap-stabbed = couteau contre { $target ->
    [none] un parasite
   *[other] { $target_the }
 }
recap-armor-played = gilet pare-balles
recap-character-hurt = { $damage } PV de moins pour { $character_the }{ $health ->
    [0] , mort
   *[other] { "" }
 }
recap-terminal-used = Terminal
recap-sick-bay-used = Infirmerie
recap-explore-began = exploration
recap-walked = déplacement
recap-trade-began = échange avec { $partner_mid }
recap-parasites-moved = déplacement des parasites, direction { $die }

## Ce à quoi renvoie une affirmation, en bref ; jamais une carte

moment-hand-scanned = après le coup d’œil dans { $target_is ->
    [you] votre main
   *[other] la main { $target_of }
 }
moment-scan-read = après le scan thermique
moment-terminal-used = après l’utilisation du Terminal
moment-trade-began = après l’échange dans la pièce { $room }
moment-card-offered = après l’échange
moment-cards-traded = après l’échange entre { $seat_mid } et { $partner_mid }
moment-searched = après { $seat_is ->
    [you] votre fouille
   *[other] la fouille { $seat_of }
 }
moment-card-drawn = après { $seat_is ->
    [you] votre fouille
   *[other] la fouille { $seat_of }
 }
moment-shot-fired = après le tir dans la pièce { $room }
moment-stabbed = après l’attaque au couteau dans la pièce { $room }
moment-grenade-thrown = après la grenade dans la pièce { $room }
moment-armor-played = après { $seat_is ->
    [you] votre gilet pare-balles
   *[other] le gilet pare-balles { $seat_of }
 }
moment-character-hurt = après la blessure subie par { $character_the }
moment-player-eliminated = après { $seat_is ->
    [you] votre élimination
   *[other] l’élimination { $seat_of }
 }
moment-check-card-given = après { $victim_is ->
    [you] votre carte Scan
   *[other] la carte Scan { $victim_of }
 }
moment-walked = après le déplacement vers la pièce { $room }
moment-explore-began = après l’exploration depuis la pièce { $room }

## Fins de partie

side-humans = humains
side-infected = infectés
outcome-hive_burned = Le Nid a brûlé
outcome-all_infected = Un scan n’a trouvé aucun humain
outcome-no_gas_left = Il restait un seul humain, sans jerrican
outcome-no_troopers = Le dernier soldat est mort
outcome-no_humans = Le dernier humain est mort
outcome-stranded = Cent tours de table ont passé sans issue
outcome-sealed = La station est close et le Nid introuvable
outcome-hive_lost = Le Nid n’a pas trouvé de place

## Pourquoi, derrière qui a gagné

why-hive_burned = Le Nid a brûlé, et l’infection avec lui.
why-all_infected = Un scan n’a plus trouvé aucun humain.
why-no_gas_left = Il restait un seul humain, et plus aucun jerrican.
why-no_troopers = Le dernier soldat est mort : plus personne ne pouvait brûler le Nid.
why-no_humans = Le dernier humain est mort.
why-stranded = Cent tours de table ont passé sans que la fin soit en vue.
why-sealed = Plus aucune pièce ne trouvait sa place, et le Nid est resté introuvable.
why-hive_lost = Le Nid n’a pas trouvé de place dans la station.

## Le récit, et ce que chacun est devenu : dit quand la partie est finie

tale-host-chosen = { $seat_has } reçu la carte Hôte : l’infection est partie de là.
tale-infected = { $victim_is ->
    [you] { $giver } vous a transmis l’infection
   *[other] { $giver_has } transmis l’infection { $victim_to }
 } par un échange dans la pièce { $room }.{ $host ->
    [True] { " " }L’Hôte désormais : { $victim_mid }.
   *[other] { "" }
 }
tale-parried = { $giver_has } tenté d’infecter { $target_mid } dans la pièce { $room } : un jerrican a paré.
tale-fell = { $character_cap } est tombé, { $by_is ->
    [none] pris par les parasites.
   *[other] touché par { $by_mid }.
 }
tale-eliminated = { $seat_has } perdu son dernier personnage, { $by_is ->
    [none] pris par les parasites.
   *[other] touché par { $by_mid }.
 }
tale-scanned = Scan thermique par { $seat_mid } : { $infected ->
    [0] personne d’infecté sur { $living }.
    [one] { $infected } infecté sur { $living }.
   *[other] { $infected } infectés sur { $living }.
 }
tale-hive-found = { $seat_has } trouvé le Nid.
tale-hive-destroyed = { $seat_has } brûlé le Nid.
tale-was-host = { $turn ->
    [0] l’Hôte depuis le début
   *[other] l’Hôte depuis le tour { $turn }
 }
tale-was-infected = infection par { $giver_mid } au tour { $turn }, échange dans la pièce { $room }{ $last ->
    [True] { "" } ; qui est infecté en dernier ne gagne pas
   *[other] { "" }
 }
tale-stayed-human = côté humain jusqu’au bout
tale-was-killed = mort au tour { $turn }, par { $by_is ->
    [none] les parasites
   *[other] { $by_mid }
 }

## La table

table-headline = Tour { $turn } · PA restants : { $ap }
table-active = Au tour de : { $seat }
table-east = ... plus à l’est, depuis la colonne { $column }
table-signs = ## porte de sécurité · ! fouillée · x parasite gris · X noir · y noir retourné
table-seat = Siège
table-colour = Couleur
table-health = PV
table-hand = Main
table-items = Sur la table
table-dead = hors jeu
table-waiting = arrive plus tard
table-rooms = Pièce suivante : { $room } (reste : { $more })
table-no-rooms = Plus de pièces
table-decks = Fouille { $deck } · défausse { $discard } · réserve : { $gray } gris, { $black } noirs
table-scans = Infectés selon les scans thermiques :{ " " }
table-scan = { $infected } sur { $living }
table-notes = En mémoire :{ " " }
table-note-trade = { $given } contre { $back } ({ $seat_mid })
table-note-look = { $seat_is ->
    [you] votre main
   *[other] main { $seat_of }
 } : { $cards }
table-note-human = { $seat_mid } : côté humains
table-note-infected = { $seat_mid } : côté infectés
table-human = Vous êtes du côté des humains ({ $colour }).
table-remark-host = Vous êtes l’HÔTE désormais : du côté des infectés, avec le pouvoir d’infecter dans les échanges.
table-infected = Vous êtes du côté des INFECTÉS ({ $colour }).
table-host = Vous êtes l’HÔTE, du côté des infectés ({ $colour }).
table-goal-human = But : brûler le Nid, votre soldat dedans, 3 jerricans en main.
table-goal-infected = But : infecter par échange jusqu’à un scan sans humain (infecté en dernier, on perd), ou plus de soldat.
table-goals = Les humains brûlent le Nid avec 3 jerricans ; les infectés gagnent sans plus d’humain ni de soldat.
table-own-hand = Votre main :{ " " }
table-revealed = Infectés : { $seats }. L’Hôte : { $host }.
table-revealed-infection = { $victim_is ->
    [you] { $giver } vous a transmis l’infection.
   *[other] { $giver_has } transmis l’infection { $victim_to }.
 }
table-revealed-hand = { $seat }, main : { $cards }
table-revealed-deck = Restait dans la pioche : { $cards }
table-revealed-rooms = Salles non trouvées : { $rooms }
table-nobody = personne
table-way-out = issues : { $ways }
table-lettered = { $name } ({ $letter })
table-destination = { $move } (pièce { $room })
table-bullets = { $count ->
    [one] 1 balle
   *[other] { $count } balles
 }
table-marker = Marqueur Parasite : { $seat }{ $active ->
    [True] { " " }(actif)
   *[other] { "" }
 }{ $doors ->
    [True] { " " }· portes de sécurité ouvertes
   *[other] { "" }
 }
legend-re = Réacteur
legend-hi = Nid
legend-ot = Terminal
legend-ct = Terminal (deux pièces)
legend-sb = Infirmerie (deux pièces)
legend-st = Entrepôt
legend-pa = arrivée de parasite
legend-te = fouille en équipe
legend-ru = course
legend-em = vide

## Pourquoi pas

refusal-match-over = La partie est finie.
refusal-no-such-thing = Il n’y a ni personnage, ni joueur, ni pièce, ni côté de ce nom dans cette partie.
refusal-dead-are-silent = Un joueur éliminé ne dit plus rien.
refusal-silent-choice = Personne ne parle pendant que deux joueurs choisissent en secret leur échange.
refusal-no-such-card = Cette carte n’existe pas. Cartes : { $cards }.
refusal-not-asked = Ce n’est pas à vous de décider maintenant.
refusal-other-question = Ce n’est pas ce que la table attend maintenant.
refusal-attack-or-trade = D’abord attaquer ou échanger avec quelqu’un dans cette pièce.
refusal-only-weapons-first = Avant l’attaque ou l’échange, seules armes, munitions ou adrénaline peuvent être posées.
refusal-no-ap = Il ne reste pas de points d’action.
refusal-must-search = Pendant votre premier tour, vous devez fouiller tant que c’est peut-être possible : ceci l’empêcherait.
refusal-hand-minimum = Votre main est au minimum : rien ne peut être posé.
refusal-not-in-hand = Vous n’avez pas cette carte en main.
refusal-not-laid = Cette carte ne se pose pas sur la table.
refusal-off-board = Ce personnage n’est pas sur le plateau.
refusal-no-doorway = Il y a un mur.
refusal-no-room-beyond = Pas encore de pièce derrière ce passage.
refusal-door-closed = La porte de sécurité est fermée, et vous n’avez pas de carte magnétique sur la table.
refusal-no-throw = Une grenade ne peut pas être lancée là.
refusal-nobody-there = Aucun personnage de ce joueur n’est dans une pièce avec vous.
refusal-not-hurt = Personne n’y est blessé.
refusal-not-in-room = Ils ne sont pas dans la même pièce.
refusal-no-icon = Cette pièce ne se fouille pas.
refusal-nothing-to-draw = Il ne reste pas de carte Fouille.
refusal-no-team-room = Cette pièce n’est pas faite pour une fouille en équipe.
refusal-no-team-mate = Ce joueur n’est pas là pour fouiller avec vous.
refusal-fought-here = Vous avez attaqué quelqu’un dans cette pièce pendant ce tour.
refusal-no-bullet = Vous n’avez pas de balle.
refusal-no-android = Seul un androïde en vie peut tirer.
refusal-no-knife = Vous n’avez pas de couteau sur la table.
refusal-no-weapon = Vous n’avez ni balles ni couteau sur la table.
refusal-own-character = Vous ne pouvez pas attaquer vos propres personnages.
refusal-no-target = Aucune cible de cette sorte à portée.
refusal-no-scope = Sans lunette de précision, pas de tir dans une autre pièce.
refusal-not-an-attack = Cela ne compterait pas comme attaque d’un autre joueur ici.
refusal-no-terminal = Ce personnage n’est à aucun Terminal.
refusal-terminal-spent = Vous avez déjà utilisé un Terminal pendant ce tour.
refusal-no-sick-bay = Ce personnage n’est pas dans l’Infirmerie.
refusal-sick-bay-spent = Vous avez déjà utilisé l’Infirmerie pendant ce tour.
refusal-no-trooper = Seul un soldat en vie peut brûler le Nid.
refusal-not-in-hive = Votre soldat n’est pas dans le Nid.
refusal-infected = Les infectés ne peuvent pas brûler le Nid.
refusal-too-little-gas = Vous avez trop peu de jerricans.
refusal-no-rooms-left = Il ne reste pas de pièce à explorer.
refusal-explore-failed = L’exploration a déjà échoué pendant ce tour.
refusal-fits-elsewhere = La pièce suivante va ailleurs, mais pas ici.
refusal-swapped-once = La pièce suivante ne va nulle part, et une carte a déjà été écartée pendant ce tour.
refusal-fits-not = La pièce ne va pas là.
refusal-two-security-doors = Deux portes de sécurité ne peuvent pas se toucher.
refusal-never-turned-so = La pièce ne peut pas être orientée ainsi.
refusal-not-here = La pièce ne peut pas être placée de ce côté.
refusal-no-bonus = Pas de course gratuite maintenant.
refusal-run-blocked = Quelqu’un d’autre est dans la pièce course.
refusal-ran-once = Ce personnage a déjà couru depuis cette pièce.
refusal-runs-free = Ce personnage peut y courir gratuitement.
refusal-no-free-trade = On n’échange qu’en entrant dans une pièce où il y a quelqu’un.
refusal-not-there-to-trade = Ce joueur n’est pas là pour échanger.
refusal-not-in-hand-to-give = Vous n’avez pas cette carte en main à donner.
refusal-own-infection = Les humains ne donnent jamais leurs propres cartes Infection.
refusal-other-infection = Une carte Infection d’une autre couleur ne se donne que sans aucun objet en main.
refusal-host-card = La carte Hôte ne se donne pas.
refusal-host-card-not-yet = La carte Hôte ne peut être donnée qu’après l’échec de toutes vos cartes Infection.
refusal-no-armor = Vous n’avez pas de gilet pare-balles en main.
refusal-no-such-parasite = Pas de tel parasite dans cette pièce.
refusal-already-there = Ce parasite y est déjà.
refusal-no-usable-card = Vous n’avez aucune carte à utiliser ici.

## Options

option-first_marker = Si le marqueur Parasite commence actif ou inactif
option-easier_humans = Plus facile pour les humains : deux cartes Infection chacun, mains de 4 au moins
option-host_card_infects = Un Hôte sans carte Infection peut infecter avec la carte Hôte
option-harder_hive = Quatre jerricans pour brûler le Nid au lieu de trois
option-master_and_servant = Maître et serviteur : les infectés ne partagent la victoire que s’ils ont servi
option-first_aid_ap = Ce que coûte un kit de premiers soins en points d’action
option-last_infected = Quand le dernier infecté ne gagne pas avec les autres infectés

## Cartes

piece-gas_can = Jerrican
piece-armor = Gilet pare-balles
piece-ammo = Munitions
piece-parasite_alert = Alerte parasite
piece-first_aid_kit = Kit de premiers soins
piece-keycard = Carte magnétique
piece-heavy_gun = Fusil mitrailleur
piece-grenade = Grenade
piece-energy_boost = Adrénaline
piece-target_scope = Lunette de précision
piece-combat_knife = Couteau de combat
piece-heat_scanner = Scanner thermique
piece-host = Hôte
piece-infection_red = Infection (rouge)
piece-infection_green = Infection (verte)
piece-infection_purple = Infection (violette)
piece-infection_orange = Infection (orange)
piece-infection_blue = Infection (bleue)
piece-infection_white = Infection (blanche)
piece-reactor = Réacteur
piece-hive = Nid
piece-open_terminal = Terminal ouvert
piece-closed_terminal = Terminal fermé
piece-sick_bay = Infirmerie
piece-storage_1 = Entrepôt 1
piece-storage_2 = Entrepôt 2
piece-parasites_1 = Pièce à parasite 1
piece-parasites_2 = Pièce à parasite 2
piece-parasites_3 = Pièce à parasite 3
piece-parasites_4 = Pièce à parasite 4
piece-team_1 = Fouille en équipe 1
piece-team_2 = Fouille en équipe 2
piece-team_3 = Fouille en équipe 3
piece-team_4 = Fouille en équipe 4
piece-run_1 = Course 1
piece-run_2 = Course 2
piece-run_3 = Course 3
piece-empty_1 = Pièce vide 1
piece-empty_2 = Pièce vide 2

## Ce qui a aussi un nom

colour-red = rouge
colour-green = vert
colour-purple = violet
colour-orange = orange
colour-blue = bleu
colour-white = blanc
kind-trooper = soldat
kind-android = androïde
kind-both = les deux, un point chacun
owners-character = 0 1 | 2 3 | 4 5 | 6 7 | 8 9 | 10 11
owners-target = red_trooper red_android | green_trooper green_android | purple_trooper purple_android | orange_trooper orange_android | blue_trooper blue_android | white_trooper white_android
own-piece = { $owner_is ->
    [you] votre { $kind ->
        [0] soldat
       *[other] androïde
     }
   *[other] { $kind ->
        [0] le soldat
       *[other] l’androïde
     } { $owner_of }
 }
own-piece-cap = { $owner_is ->
    [you] Votre { $kind ->
        [0] soldat
       *[other] androïde
     }
   *[other] { $kind ->
        [0] Le soldat
       *[other] L’androïde
     } { $owner_of }
 }
the-target = { $vowel ->
    [yes] l’{ $words }
   *[no] le { $words }
 }
character-0 = soldat rouge
character-1 = androïde rouge
character-2 = soldat vert
character-3 = androïde vert
character-4 = soldat violet
character-5 = androïde violet
character-6 = soldat orange
character-7 = androïde orange
character-8 = soldat bleu
character-9 = androïde bleu
character-10 = soldat blanc
character-11 = androïde blanc
parasite-gray = parasite gris
parasite-black = parasite noir
parasite-turned = parasite noir retourné
target-gray = parasite gris
target-black = parasite noir
target-turned = parasite noir retourné
target-gray_N = parasite gris au nord
target-black_N = parasite noir au nord
target-turned_N = parasite noir retourné au nord
target-gray_E = parasite gris à l’est
target-black_E = parasite noir à l’est
target-turned_E = parasite noir retourné à l’est
target-gray_S = parasite gris au sud
target-black_S = parasite noir au sud
target-turned_S = parasite noir retourné au sud
target-gray_W = parasite gris à l’ouest
target-black_W = parasite noir à l’ouest
target-turned_W = parasite noir retourné à l’ouest
way-N = au nord
way-E = à l’est
way-S = au sud
way-W = à l’ouest
die-1 = nord
die-2 = est
die-3 = sud
die-4 = ouest
facing-upright = à l’endroit
facing-turned = tournée de 180°
facing-lying_east = couchée, sortie à l’est
facing-lying_west = couchée, sortie à l’ouest

## What a thing on the table is, with its clause behind it

explain-card-gas_can = Avec { $needed } en main, un Soldat humain brûle le Nid ; un seul, donné dans un échange, arrête une infection. (PS-17.1, PS-10.4)
explain-card-armor = Une réaction : quand un tir, un couteau ou des parasites vous blessent, on vous le demande, et elle évite une blessure. Elle ne protège pas des grenades. (PS-16.8, PS-11.12)
explain-card-ammo = Quatre balles pour le pistolet de votre Androïde. Posez-la sur la table ; chaque tir en dépense une. (PS-11.2, PS-1.8)
explain-card-parasite_alert = Personne ne la garde : qui la pioche fait venir un parasite dans la station, puis elle est défaussée. (PS-12.6)
explain-card-first_aid_kit = Rend deux points de vie : les deux à un personnage de votre pièce, ou un au vôtre et un à un autre. À usage unique. (PS-16.6)
explain-card-keycard = Posée sur la table, elle ouvre les portes de sécurité à vos deux personnages pour le reste de la partie. (PS-16.10)
explain-card-heavy_gun = Posé sur la table, il fait tirer votre Androïde deux fois pour un point d’action. Il y faut deux balles. (PS-11.4)
explain-card-grenade = Lancée dans une pièce voisine pour 1 point d’action. Elle blesse tout le monde là-bas, les parasites et les vôtres aussi, et aucun gilet n’en protège. (PS-11.10, PS-11.11)
explain-card-energy_boost = Deux points d’action de plus pour ce tour, gratuitement. À usage unique. (PS-16.7)
explain-card-target_scope = Posée sur la table, elle permet à votre Androïde de tirer aussi dans la pièce voisine, par un passage. (PS-11.6)
explain-card-combat_knife = Posé sur la table, il permet à chacun de vos personnages d’attaquer sans balles : 3 ou 4 au dé à quatre faces, et le coup porte. (PS-11.9)
explain-card-heat_scanner = Vous montre, à vous seul, toute la main d’un joueur dont un personnage est dans votre pièce. 1 point d’action, à usage unique. (PS-16.5)
explain-card-host = Qui la reçoit devient l’Hôte, du côté des infectés dès ce moment, en secret. En principe elle reste en main et ne s’échange jamais. (PS-3.10, PS-12.7, PS-10.9)
title-card-infection = Infection
explain-card-infection = Tout le monde en a au départ, et elles ne font rien tant qu’on est humain. Un joueur infecté en donne une de sa propre couleur dans un échange pour infecter quelqu’un. Un humain ne donne jamais la sienne. (PS-10.3, PS-10.2)
title-card-back = Une carte face cachée
explain-card-back = Une carte de quelqu’un d’autre. Objets et cartes Infection ont le même dos : vous voyez combien il y en a, jamais lesquelles. (PS-1.3)
explain-room-reactor = C’est ici que tout le monde arrive. Personne n’est obligé d’y échanger, et il n’y a rien à fouiller. (PS-9.3, PS-12.1)
explain-room-hive = Ce que cherchent les humains : un Soldat humain s’y tient et le brûle avec { $needed } jerricans de la main et 1 point d’action. Dès qu’il est posé, un scan thermique a lieu. (PS-17.1, PS-7.11)
explain-room-open_terminal = Pour 1 point d’action, une fois par tour, un personnage y compte les infectés, ouvre toutes les portes de sécurité ou place la pièce suivante n’importe où. (PS-13.1, PS-13.3)
explain-room-closed_terminal = Deux pièces séparées par une porte de sécurité ; le terminal est dans celle du fond. Il compte les infectés, ouvre toutes les portes de sécurité ou place la pièce suivante n’importe où. (PS-13.8, PS-2.4)
explain-room-sick_bay = Deux pièces séparées par une porte de sécurité ; dans celle du fond, un personnage reprend 2 points de vie pour 1 point d’action, une fois par tour. (PS-15.1, PS-15.2)
explain-room-storage = La première fouille y donne trois cartes au lieu d’une. Les suivantes en donnent une. (PS-12.8)
explain-room-parasite = À chaque entrée, un parasite vient dans la station. Pour le reste, elle se fouille comme toute pièce à icône. (PS-14.6)
explain-room-team = Vous pouvez y fouiller avec un autre joueur présent : une carte pour chacun, et vous seul payez. (PS-12.9)
explain-room-run = Qui entre peut courir aussitôt, une pièce plus loin et gratuitement, sauf si le personnage d’un autre s’y trouve. (PS-9.15, PS-9.16)
explain-room-empty = Un lieu de passage : il n’y a rien à y fouiller. (PS-12.1)
explain-character-trooper = C’est lui qui porte le lance-flammes : seuls les Soldats brûlent le Nid. Quand le dernier de tous meurt, les infectés gagnent. (PS-4.9, PS-17.7)
explain-character-android = C’est lui qui porte le pistolet : seuls les Androïdes tirent, avec des munitions posées sur la table. (PS-4.9, PS-11.2)
explain-parasite-gray = Il avance à la phase Parasite et inflige 1 blessure à tous ceux de sa pièce. Une blessure le tue. (PS-6.5, PS-11.13)
explain-parasite-black = Il inflige 2 blessures à tous ceux de sa pièce. La première blessure en fait un gris, la seconde le tue. (PS-6.5, PS-11.14)
explain-parasite-turned = Un parasite noir déjà blessé : il inflige 1 blessure, et une de plus le tue. (PS-6.6)
title-icon-ap = Points d’action
explain-icon-ap = Ce que coûtent vos actions. Vos deux personnages en donnent au début de votre tour, et vous les dépensez pour l’un ou l’autre. (PS-4.2, PS-4.3)
title-icon-health = Points de vie
explain-icon-health = Avec 3 ou 4, un personnage donne deux points d’action par tour, avec 1 ou 2 un seul. À 0, il est mort. (PS-4.1, PS-4.6)
title-icon-hand = Cartes en main
explain-icon-hand = Des cartes que seul leur propriétaire voit. On ne pose rien d’une main qui est à son minimum : aucune main ne se vide. (PS-16.1, PS-19.2)
title-icon-items = Sur la table
explain-icon-items = Des cartes posées face visible : elles restent là, servent en permanence et ne s’échangent pas. (PS-16.3, PS-10.12)
title-icon-bullets = Balles
explain-icon-bullets = Ce qui reste à tirer. Chaque tir d’un Androïde en prend une. (PS-11.3)
title-icon-marker = Marqueur Parasite
explain-icon-marker = Quand son détenteur commence son tour avec le marqueur actif, tous les parasites bougent et mordent d’abord ; puis il passe au joueur suivant. (PS-5.1, PS-5.2)
title-icon-doors = Portes de sécurité
explain-icon-doors = Fermées, elles arrêtent tous ceux qui n’ont pas de carte magnétique sur la table. Un terminal les ouvre toutes jusqu’à la prochaine phase Parasite. (PS-8.2, PS-13.5)
title-icon-scans = Scans thermiques
explain-icon-scans = Combien de joueurs vivants sont infectés à ce moment-là. C’est toujours vrai, et cela ne dit jamais qui. (PS-13.3, PS-13.4)
title-icon-search_deck = Paquet Fouille
explain-icon-search_deck = Là où l’on pioche en fouillant. Quand il est vide, la défausse est mélangée et le remplace. (PS-12.16)
title-icon-discard = Défausse
explain-icon-discard = Les cartes utilisées, visibles de tous. Elles reviennent quand le paquet Fouille est vide. (PS-19.1, PS-12.16)
title-icon-supply = Encore à venir
explain-icon-supply = Les parasites qui ne sont pas encore dans la station : d’abord les gris, puis les noirs. (PS-14.3)
title-icon-next_room = Pièces à venir
explain-icon-next_room = Tout le monde voit quelle pièce vient ensuite. Le Nid est vers le bas de ces cartes. (PS-3.4, PS-3.2)
title-icon-notes = Vous vous souvenez
explain-icon-notes = Ce que vous avez vu dans vos échanges et dans d’autres mains. Vous seul le voyez. (PS-19.3)
title-icon-goal = Ce qui fait gagner
explain-icon-goal = Les humains brûlent le Nid. Les infectés gagnent quand un scan ne trouve plus d’humain, ou quand il n’y a plus de Soldat. Quand il n’y a plus d’humain, qui est infecté en dernier perd avec les humains. (PS-17.1, PS-17.4, PS-17.5, PS-17.7)
title-room-dark = Une place pour la pièce suivante
explain-room-dark = La pièce suivante peut venir ici. Les passages doivent toucher des passages, et les murs des murs. (PS-7.3)
title-icon-player = Un joueur
explain-icon-player = Vous voyez les points de vie, les cartes posées et le nombre de cartes en main, jamais lesquelles ni qui est infecté. (PS-19.1, PS-19.2)
title-icon-rooms_left = Pièces restantes
explain-icon-rooms_left = Combien de pièces restent à trouver. Le Nid est vers le bas de ces cartes. (PS-3.2, PS-7.16)
title-icon-turn = Tourner la carte
explain-icon-turn = Retourne la carte avant de la placer : comme imprimée ou tête en bas, jamais couchée. (PS-7.2)
title-icon-role = Qui vous êtes
explain-icon-role = Chacun est humain ou infecté, et chacun le cache. Vous seul pouvez regarder ce que vous êtes ; un échange peut le changer. (PS-19.2, PS-10.13)
title-icon-facts = À côté de la station
explain-icon-facts = Ce qui est à côté de la station : paquets, portes, parasites à venir et résultats des scans. Appuyez pour tout voir. (PS-19.1)
title-icon-phase = Le tour
explain-icon-phase = À qui c’est de jouer et ce qu’il en reste. Environ une fois par manche, avant un tour, tous les parasites bougent et mordent. (PS-5.1, PS-5.5)
title-mark-walk = Un pas
explain-mark-walk = Quelqu’un vient de passer par là. (PS-8.1)
title-mark-attack = Une attaque
explain-mark-attack = Quelqu’un vient d’être attaqué ici. (PS-11.15)
title-mark-trade = Un échange
explain-mark-trade = Deux joueurs viennent d’échanger ici. Le fait est public ; ce qu’ils ont donné ne l’est pas. (PS-10.11)
title-mark-search = Une fouille
explain-mark-search = Quelqu’un vient de fouiller ici. (PS-12.5)
title-mark-explore = Une nouvelle pièce
explain-mark-explore = Cette pièce vient d’être trouvée. (PS-7.1)
title-mark-parasite = Parasites
explain-mark-parasite = Des parasites viennent d’arriver ou d’avancer ici. (PS-14.1, PS-6.2)
title-move-place = Placer la pièce
explain-move-place = La pièce est posée ici pour de bon, et elle n’est pas encore fouillée. (PS-7.1, PS-3.3)
title-move-pull = Déplacer un parasite
explain-move-pull = La réserve n’a plus de parasite : un de la station vient ici à la place. (PS-14.4)
title-move-run = Courir
explain-move-run = Une pièce plus loin, gratuitement, à l’entrée d’une pièce course. (PS-9.15)
title-move-offer = Donner une carte
explain-move-offer = Ce que vous donnez dans cet échange. L’autre donne aussi une carte, et personne d’autre ne les voit. (PS-10.1)
title-move-play-armor = Jouer un gilet
explain-move-play-armor = Une blessure de moins dans cette attaque ; la carte est défaussée. (PS-16.8)
title-move-take-hit = Encaisser
explain-move-take-hit = Vous encaissez. La question est posée à tous ceux qui sont touchés, avec ou sans gilet. (PS-16.12)
title-move-waste-shot = Tirer dans le vide
explain-move-waste-shot = La seconde balle du fusil mitrailleur est dépensée et ne blesse personne. (PS-11.4)
explain-action-use_card = Posez ou utilisez une carte de votre main. Certaines restent sur la table, les autres sont défaussées. (PS-16.1, PS-16.2)
explain-action-search = 1 point d’action : une carte du paquet Fouille, dans une pièce à icône. Dans une pièce déjà fouillée, un parasite vient d’abord. (PS-12.5, PS-12.4)
explain-action-attack = 1 point d’action : l’Androïde tire, ou l’un de vos personnages joue du couteau, sur le personnage d’un autre ou un parasite à portée. (PS-11.1, PS-11.9)
explain-action-terminal = 1 point d’action à un terminal, une fois par tour : compter les infectés, ouvrir toutes les portes de sécurité ou placer la pièce suivante n’importe où. (PS-13.1, PS-13.3)
explain-action-sick_bay = 1 point d’action dans la pièce du fond de l’infirmerie, une fois par tour : reprendre 2 points de vie. (PS-15.1, PS-15.2)
explain-action-burn = Ce qui fait gagner les humains : votre Soldat dans le Nid, { $needed } jerricans en main, 1 point d’action. (PS-17.1)
explain-action-explore = 1 point d’action : la pièce suivante est placée à un passage de la pièce où se trouve votre personnage. Il reste où il est. (PS-7.1, PS-7.10)
explain-action-move = 1 point d’action : un pas par un passage. Si le personnage d’un autre est là, il faut aussitôt attaquer ou échanger. (PS-8.1, PS-9.2)
explain-action-trade = Gratuit, et seulement en entrant dans une pièce où il y a quelqu’un : chacun donne une carte en secret. (PS-9.12, PS-10.1)
explain-action-end = Votre tour est fini. Les points d’action restants sont perdus. (PS-4.4)
now-gas = Dans votre main : { $count } sur les { $needed } qui brûlent le Nid.
now-red = Elle a déjà servi : la prochaine fois, un parasite viendra d’abord.
now-black-side = Personne ne l’a encore fouillée ni utilisée.
now-health = { $health ->
    [0] Hors de combat.
   *[other] Points de vie : { $health }, points d’action par tour : { $ap }.
 }
now-scan = Le dernier scan a trouvé { $infected } infectés sur { $living }.

## Web

goal-panic_station = Brûlez le Nid ; infecté, empêchez-le
web-phase = Tour { $turn } · { $ap ->
    [one] { $ap } point d’action
   *[other] { $ap } points d’action
 }
web-phase-ended = Tour { $turn }
web-others = Les autres joueurs
web-actions = Actions du tour
web-station = La station
web-room = Pièce { $room } : { $name }
web-anteroom = sas
web-short-reactor = Réacteur
web-short-hive = Nid
web-short-terminal = Terminal
web-short-sick_bay = Infirmerie
web-short-storage = Entrepôt
web-short-parasite = Parasites
web-short-team = Équipe
web-short-run = Course
web-short-none = Vide
web-short-outer = Sas
web-searched = fouillée
web-place-here = Placer la pièce ici : colonne { $column }, ligne { $row }
web-parasites = { $count } × { $parasite } dans la pièce { $room }
web-parasites-badge = Le nombre posé dessus dit combien il y en a dans cette pièce.
web-explore-here = Explorer derrière cette ouverture : colonne { $column }, ligne { $row }
web-in-room = dans la pièce { $room }
web-hp = { $health ->
    [0] mort
   *[other] { $health } PV
 }
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-fit = Voir toute la station, ou ce qui compte maintenant
web-health = { $character } : { $health ->
    [0] mort
   *[other] { $health } PV
 }
web-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
 }
web-marker = Marqueur Parasite{ $active ->
    [yes] , actif
   *[no] , inactif
 }
web-fate-human = côté humains
web-sheet = Fiche de déductions
web-sheet-more = Ce que vous avez appris de chacun, dans l’ordre. Vos marques et vos notes restent dans ce navigateur ; personne d’autre ne les reçoit.
web-sheet-mark = Votre avis sur { $name }
web-mark-trust = confiance
web-mark-suspect = suspect
web-sheet-note = Votre note sur { $name }
web-sheet-nothing = Rien pour l’instant.
web-no-scans = Aucun scan thermique pour l’instant.
web-fate-infected = côté infectés
web-fate-host = Hôte
web-you-human = Vous êtes du côté des humains.
web-you-infected = Vous êtes du côté des INFECTÉS.
web-you-host = Vous êtes l’HÔTE.
web-role = Votre rôle
web-hold = Maintenir
web-means-human = Tout échange peut vous infecter. Donner un jerrican arrête l’infection.
web-means-infected = Personne d’autre ne le sait. Dans un échange, donnez une infection de votre couleur ; seul un jerrican l’arrête.
web-means-host = Tout commence par vous, et personne ne le sait. Dans un échange, donnez une infection de votre couleur ; seul un jerrican l’arrête.
web-cover-card = Une de vos cartes, cachée ; appuyez pour la voir
web-ap = { $count ->
    [one] { $count } point d’action restant
   *[other] { $count } points d’action restants
 }
web-ap-short = PA
web-word-bullets = { $count ->
    [one] balle
   *[other] balles
 }
web-word-marker = marqueur
web-word-notes = { $count ->
    [one] note
   *[other] notes
 }
web-word-deck = pioche
web-word-discard = défausse
web-word-scan = scan
web-word-gray = gris
web-word-black = noirs
web-word-doors = portes { $open ->
    [yes] ouvertes
   *[no] fermées
 }
web-search-deck = Pioche de fouille
web-discard = Défausse
web-supply = En réserve
web-doors = Portes de sécurité { $open ->
    [yes] ouvertes
   *[no] fermées
 }
web-scans = Scans thermiques
web-no-scan = Aucun pour l’instant
web-notes = En mémoire
web-next-room = Pièce suivante
web-rooms-left = { $count ->
    [0] la dernière carte
    [one] encore { $count } carte
   *[other] encore { $count } cartes
 }
web-turn = Tourner
web-hive-aside = Le Nid attend à côté de la pile.
web-not-now = Pas maintenant.
web-sure-attack = Un personnage sera touché, un ami peut-être. Vous le faites ?
web-facts = À côté de la station
web-act-use_card = Carte
web-act-search = Fouiller
web-act-attack = Attaquer
web-act-terminal = Terminal
web-act-sick_bay = Infirmerie
web-act-burn = Brûler
web-act-explore = Explorer
web-act-move = Bouger
web-act-trade = Échanger
web-act-end = Fin
web-blow-parasites = Des parasites mordent { $who ->
    [both] vos deux personnages : { $damage ->
        [one] { $damage } blessure chacun.
       *[other] { $damage } blessures chacun.
     }
    [trooper] votre Soldat : { $damage ->
        [one] { $damage } blessure.
       *[other] { $damage } blessures.
     }
   *[android] votre Androïde : { $damage ->
        [one] { $damage } blessure.
       *[other] { $damage } blessures.
     }
 }
web-blow-player = { $attacker } attaque { $who ->
    [both] vos deux personnages : { $damage ->
        [one] { $damage } blessure chacun.
       *[other] { $damage } blessures chacun.
     }
    [trooper] votre Soldat : { $damage ->
        [one] { $damage } blessure.
       *[other] { $damage } blessures.
     }
   *[android] votre Androïde : { $damage ->
        [one] { $damage } blessure.
       *[other] { $damage } blessures.
     }
 }
web-blow-armor = Jouez-vous un gilet pare-balles ?
web-armor-play = Jouer un gilet
web-armor-none = Encaisser { $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
 }
web-armor-counts = Chaque gilet pare-balles retire une blessure.
web-armor-counted = Votre gilet a servi : il reste { $damage ->
    [one] { $damage } blessure.
   *[other] { $damage } blessures.
 }
web-parasite-out-of-reach = Pourquoi aucun parasite : { $reason }
web-parasite-trooper = Seul l’Androïde tire, et le vôtre est dans la pièce { $room }. Votre Soldat aurait besoin d’un couteau de combat posé sur la table.
web-parasite-far = Seul l’Androïde tire, dans sa propre pièce, et le vôtre est dans la pièce { $room }.
web-put-down = La poser ici
web-why-not = { $reason } ({ $clause })
web-has-chosen = { $mine ->
    [yes] avez choisi
   *[no] a choisi
 }
web-is-choosing = { $mine ->
    [yes] choisissez
   *[no] choisit
 }
web-give = Donner : { $card }
web-you-drew = Vous avez pioché
web-stage-role-human = Vous êtes du côté des humains.
web-stage-role-human-text = Trouvez le Nid et brûlez-le, votre soldat dedans et { $cans } jerricans en main. Mais prenez garde : chaque échange peut vous infecter. Vos cartes d’infection ne font rien tant que vous êtes du côté des humains.
web-stage-role-infected = Vous êtes du côté des infectés.
web-stage-role-infected-text = Vous gagnez avec les infectés. Infectez les autres par échange, jusqu’à ce qu’il ne reste aucun humain.
web-stage-role-host = Vous êtes l’HÔTE.
web-stage-role-host-text = Personne d’autre ne le sait. Infectez les autres par échange, jusqu’à ce qu’il ne reste aucun humain, et empêchez que le Nid brûle.
web-stage-traded-nothing = Vous avez fait un échange avec { $other_mid }.
web-stage-traded-infected = Vous passez du côté des infectés.
web-stage-traded-made_host = Vous êtes l’HÔTE désormais.
web-stage-traded-parried = { $other } a voulu vous infecter.
web-stage-traded-already = { $other } a voulu vous infecter.
web-stage-traded-cards = Vous avez donné { $given } et reçu { $back }.
web-stage-did-me-infected = Désormais vous gagnez avec les infectés : infectez les autres par échange, jusqu’à ce qu’il ne reste aucun humain.
web-stage-did-me-made_host = Vous gagnez avec les infectés : infectez les autres par échange, jusqu’à ce qu’il ne reste aucun humain.
web-stage-did-me-parried = Votre jerrican a tout arrêté : vous restez du côté des humains.
web-stage-did-me-already = Rien ne change : vous étiez déjà du côté des infectés.
web-stage-did-them-infected = { $other } passe du côté des infectés.
web-stage-did-them-made_host = { $other } passe du côté des infectés, et devient l’HÔTE.
web-stage-did-them-parried = Le jerrican a arrêté votre infection.
web-stage-did-them-already = Votre carte n’a rien changé : { $other_is ->
    [you] vous étiez
   *[other] { $other_mid } était
 } déjà du côté des infectés.
web-stage-did-them-sick = { $other } est du côté des infectés, par votre carte ou depuis plus longtemps.
web-stage-did-them-stopped = Le jerrican a arrêté votre infection, ou { $other_is ->
    [you] vous étiez
   *[other] { $other_mid } était
 } déjà du côté des infectés.
web-stage-hive = Le Nid est découvert !
web-stage-hive-text = Les humains le brûlent avec un soldat dedans et { $cans } jerricans en main.
web-stage-hurt = { $owner_is ->
    [you] Votre { $kind ->
        [trooper] soldat
       *[android] androïde
     }
   *[other] { $kind ->
        [trooper] Le soldat
       *[android] L’androïde
     } { $owner_of }
 } perd { $damage } PV et en garde { $health }.
web-stage-died = { $owner_is ->
    [you] Votre { $kind ->
        [trooper] soldat
       *[android] androïde
     }
   *[other] { $kind ->
        [trooper] Le soldat
       *[android] L’androïde
     } { $owner_of }
 } meurt.
web-stage-by-bullet = { $attacker_has } tiré.
web-stage-by-combat_knife = { $attacker_has } frappé au couteau.
web-stage-by-grenade = { $attacker_has } lancé une grenade.
web-stage-by-parasites = Morsures de parasites.
web-stage-no-armor-grenade = Un gilet pare-balles ne protège pas d’une grenade.
web-stage-no-armor-hand = Aucun gilet pare-balles possible : avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }, une main est à son minimum.
web-hint-act = Choisissez un de vos personnages, une carte ou une action, puis sa cible.
web-hint-entry = Choisissez qui vous attaquez ou avec qui vous échangez, ou une action.
web-hint-offer = Choisissez une carte de votre main. Elle reste face cachée jusqu’à ce que les deux aient choisi.
web-hint-place = Choisissez une place éclairée. La pièce s’y montre d’abord : tournez-la si vous voulez, puis posez-la.
web-hint-place-only = Choisissez une des places éclairées : la pièce y est posée.
web-hint-only-offer = C’est la seule carte que vous pouvez donner.
web-hint-only-armor = Vous n’avez pas de gilet pare-balles à jouer.
web-hint-pull = Choisissez un des parasites éclairés.
web-hint-second_shot = Choisissez une cible éclairée, ou tirez dans le vide.

## Ce que l'on peut dire de quelqu'un

status-human = du côté des humains
status-infected = du côté des infectés
status-host = l’Hôte

## Le plein écran du terminal

tui-signs =
    Personnages : [R] est un soldat, (r) un androïde. R est rouge, G vert, P violet, O orange, B bleu, W blanc. Là où il y a foule, les lettres se passent de crochets.
    Parasites : <x> est gris, <X> noir, <y> noir et retourné.
    Pièces : un numéro et un nom. ✓ est fouillée, + un endroit où la pièce suivante peut être posée.
    Bords : un trait est un mur, un vide un passage, ▒ une porte de sécurité, ░ une porte de sécurité ouverte.
    Joueurs : ▶ doit répondre, › a le tour. ♥ est la santé, † mort, ▤ les cartes en main.
tui-cost = { $move } · { $ap } PA
tui-cost-parasite = { $move }, un parasite vient d’abord
tui-fate-human = Vous êtes du côté des humains.
tui-fate-human-text = Trouvez le Nid et brûlez-le, votre soldat dedans et { $cans } jerricans en main. Mais prudence : tout échange peut vous infecter ; donner un jerrican arrête l’infection.
tui-fate-cards = Les infections de votre main : tout le monde commence avec celles de sa couleur, et elles ne font rien tant que vous êtes du côté des humains.
tui-fate-infected = Vous passez du côté des infectés.
tui-fate-infected-text = Votre but s’inverse : désormais vous gagnez avec les infectés, et les humains ne doivent pas brûler le Nid. Personne d’autre ne le sait. Dans un échange, vous pouvez donner une infection de votre couleur ; seul un jerrican l’arrête.
tui-fate-host = Vous êtes l’HÔTE.
tui-fate-host-text = Vous êtes du côté des infectés, et personne d’autre ne le sait. Vous gagnez avec les infectés : les humains ne doivent pas brûler le Nid. Dans un échange, vous pouvez donner une infection de votre couleur ; seul un jerrican l’arrête.
tui-fate-last = { $always ->
    [True] Le dernier infecté ne gagne jamais : faites que ce ne soit pas vous. (PS-18.7)
   *[other] Quand il ne reste plus d’humain, le dernier infecté perd avec eux : faites que ce ne soit pas vous. (PS-17.5)
 }
tui-sheet = Ce qui est certain, d’après tout ce que vous avez vu
tui-sheet-host = est l’Hôte
tui-sheet-infected = contaminé
tui-sheet-human = humain
tui-sheet-open = peut être contaminé

# Pourquoi une décision fut un tournant
reason-had-cans = Jerricans en main : { $cans } ; la Ruche en demande { $needed }.
reason-can-infect = { $seat } tenait une carte Infection à donner.
reason-went-among = { $other } se tenait là, infecté à { $percent } % d’après ce que { $seat_mid } pouvait savoir.
reason-no-infected-there = qui se tenait là n’était guère suspect : { $percent } % au plus.
reason-nobody-there = personne ne se tenait dans cette salle.
reason-parasites-there = { $parasites ->
    [one] un parasite pouvait y mordre.
   *[other] { $parasites } parasites pouvaient y mordre.
 }
reason-partner-was = { $partner } : infecté à { $percent } % d’après ce que { $seat_mid } pouvait savoir, face à « { $card } ».
reason-target-was = { $target }, la cible : infecté à { $percent } % d’après ce que { $seat_mid } pouvait savoir.
