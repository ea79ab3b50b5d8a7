# Panic Station en français. Les mots sont les nôtres.

game-panic_station = Panic Station
about-panic_station = Explorer une station, trouver le Nid et le brûler, tandis que les échanges répandent une infection que personne ne voit. 4 à 6 joueurs, 60 minutes environ.

## Questions

ask-act = À vous de jouer. Que faites-vous ?
ask-entry = Il y a quelqu’un dans cette pièce. Attaque ou échange ?
ask-offer = Un échange. Quelle carte donnez-vous ? L’autre joueur choisit en même temps.
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
event-turn-began = --- { $seat } : tour avec { $ap } PA.{ $arrives ->
    [True] { " " }Arrivée du soldat et de l’androïde dans le Réacteur.
   *[other] { "" }
 }
event-turn-ended = { $seat_has } fini le tour. Suite : { $following_mid }.
event-marker-activated = { $seat_is ->
    [you] Votre marqueur Parasite
   *[other] Le marqueur Parasite { $seat_of }
 } est désormais actif.
event-phase-began = --- Phase Parasite. Fermeture des portes de sécurité ouvertes.
event-parasites-moved = Déplacement des parasites, direction { $die }, là où rien ne les arrête.
event-phase-ended = Fin de la phase Parasite. Le marqueur, inactif, passe { $marker_to }.
event-item-laid = { $seat_has } posé { $card } sur la table.
event-boost-used = { $seat_has } utilisé de l’adrénaline : 2 PA de plus.
event-grenade-thrown = { $seat_has } lancé une grenade dans la pièce { $room }.
event-hand-scanned = { $seat_has } vu { $target_is ->
    [you] votre main
   *[other] la main { $target_of }
 } : { $cards }.
event-hand-scanned-hidden = { $seat_has } vu { $target_is ->
    [you] votre main
   *[other] la main { $target_of }
 } au scanner thermique.
event-kit-used = { $seat_has } utilisé un kit de premiers soins : { $patients }.
event-searched = { $seat_has } fouillé avec { $character_the }.
event-card-drawn = { $seat_has } pioché { $card }.
event-card-drawn-hidden = { $seat_has } pioché une carte.
event-alert-drawn = { $seat_has } pioché une alerte parasite.
event-deck-reshuffled = Défausse mélangée : nouvelle pioche Fouille.
event-deck-reshuffled-hidden = Défausse mélangée : nouvelle pioche Fouille.
event-nothing-left-to-draw = Plus aucune carte Fouille à piocher.
event-parasite-appeared = Un { $parasite } est arrivé dans la pièce { $room } (dé : { $die }).
event-pull-owed = Un parasite devait arriver dans la pièce { $room }, mais la réserve est vide (dé : { $die }). Qui en déplace un : { $seat_mid }.
event-parasite-pulled = { $seat_has } déplacé un { $parasite } de la pièce { $start } à la pièce { $room }.
event-parasite-wounded = Un { $parasite } a reçu une blessure dans la pièce { $room }.
event-shot-fired = { $seat_has } tiré sur { $target ->
    [none] un parasite
   *[other] { $target_the }
 } dans la pièce { $room }.
event-shot-wasted = { $seat_has } tiré dans le vide le second coup du fusil mitrailleur.
event-stabbed = { $seat_has } attaqué { $target ->
    [none] un parasite
   *[other] { $target_the }
 } au couteau : dé { $die } (touché à partir de 3).
event-hits-landed = Coups portés, avec leurs blessures : { $hits }.
event-armor-played = { $seat_has } joué un gilet pare-balles.
event-hit-taken = { $seat_not } pas joué de gilet pare-balles.
event-character-hurt = { $character_cap } a perdu { $damage } PV et { $health ->
    [0] meurt.
   *[other] en garde { $health }.
 }
event-player-eliminated = { $seat_has } perdu les deux personnages et { $seat_is ->
    [you] quittez
   *[other] quitte
 } la partie.
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
event-scan-read = Scan thermique : { $infected ->
    [0] personne d’infecté sur { $living }.
    [one] { $infected } infecté sur { $living }.
   *[other] { $infected } infectés sur { $living }.
 }
event-doors-opened = Ouverture de toutes les portes de sécurité jusqu’à la prochaine phase Parasite.
event-cameras-switched-on = Caméras : pièce suivante découverte.
event-sick-bay-used = { $seat_has } utilisé l’Infirmerie pour { $both ->
    [True] les deux personnages.
   *[other] { $character_the }.
 }
event-healed = Soins : { $patients }.
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
event-walked = { $character_cap } a { $free ->
    [True] couru
   *[other] marché
 } jusqu’à la pièce { $room }.
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
event-cards-traded-hidden = Échange d’une carte entre { $seat_mid } et { $partner_mid }.
event-hive-burned = { $seat_has } brûlé le Nid !
event-match-ended = Fin de la partie : { $reason }.

## La même chose en bref, derrière le nom du joueur

recap-item-laid = { $card } sur la table
recap-boost-used = adrénaline
recap-grenade-thrown = grenade dans la pièce { $room }
recap-hand-scanned = regard sur { $target_is ->
    [you] votre main
   *[other] la main { $target_of }
 }
recap-kit-used = kit de premiers soins
recap-searched = fouille
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
outcome-hive_burned = Nid brûlé, victoire des humains
outcome-all_infected = Scan sans aucun humain, victoire des infectés
outcome-no_gas_left = Un seul humain et plus de jerrican, victoire des infectés
outcome-no_troopers = Mort du dernier soldat, victoire des infectés
outcome-no_humans = Mort du dernier humain, victoire des infectés
outcome-stranded = Cent tours de table sans issue, victoire des infectés
outcome-sealed = Station close et Nid introuvable, victoire des infectés
outcome-hive_lost = Nid sans place, victoire des infectés

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
table-goal-infected = But : infecter par échange jusqu’à un scan sans humain, ou plus de soldat vivant.
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
refusal-must-search = Lors du premier tour, une fouille doit rester possible.
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
refusal-no-free-trade = On n’échange qu’en entrant dans une pièce où il y a quelqu’un.
refusal-not-there-to-trade = Ce joueur n’est pas là pour échanger.
refusal-not-in-hand-to-give = Vous n’avez pas cette carte en main à donner.
refusal-own-infection = Les humains ne donnent jamais leurs propres cartes Infection.
refusal-other-infection = Une carte Infection d’une autre couleur ne se donne que sans aucun objet en main.
refusal-host-card = La carte Hôte ne se donne pas.
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
the-character = { $vowel ->
    [yes] l’{ $words }
   *[no] le { $words }
 }
cap-character = { $vowel ->
    [yes] L’{ $words }
   *[no] Le { $words }
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
target-red_trooper = soldat rouge
target-red_android = androïde rouge
target-green_trooper = soldat vert
target-green_android = androïde vert
target-purple_trooper = soldat violet
target-purple_android = androïde violet
target-orange_trooper = soldat orange
target-orange_android = androïde orange
target-blue_trooper = soldat bleu
target-blue_android = androïde bleu
target-white_trooper = soldat blanc
target-white_android = androïde blanc
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

## Web

web-others = Les autres joueurs
web-actions = Actions du tour
web-station = La station
web-room = Pièce { $room } : { $name }
web-short-reactor = Réacteur
web-short-hive = Nid
web-short-terminal = Terminal
web-short-sick_bay = Infirmerie
web-short-storage = Entrepôt
web-short-parasite = Parasites
web-short-team = Équipe
web-short-run = Course
web-short-none = Vide
web-searched = fouillée
web-place-here = Placer la pièce ici : colonne { $column }, ligne { $row }
web-parasites = { $count } × { $parasite } dans la pièce { $room }
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-fit = Voir toute la station
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
web-fate-infected = côté infectés
web-fate-host = Hôte
web-you-human = Vous êtes du côté des humains.
web-you-infected = Vous êtes du côté des INFECTÉS.
web-you-host = Vous êtes l’HÔTE.
web-peek = Maintenir pour voir qui vous êtes
web-ap = { $count ->
    [one] { $count } point d’action restant
   *[other] { $count } points d’action restants
 }
web-ap-short = PA
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
web-turn-of = Tour { $turn } : { $seat }
web-not-now = Pas maintenant.
web-why-not = { $reason } ({ $clause })
web-has-chosen = a choisi
web-is-choosing = choisit
web-give = Donner : { $card }
web-you-drew = Vous avez pioché
web-hint-act = Choisissez une action, ou cliquez sur une pièce, un personnage ou une carte.
web-hint-entry = Cliquez sur qui vous attaquez ou avec qui vous échangez, ou choisissez une action.
web-hint-offer = Choisissez une carte de votre main. Elle reste face cachée jusqu’à ce que les deux aient choisi.
web-hint-place = Cliquez sur une place éclairée ; tournez la carte avant de confirmer.
web-hint-pull = Cliquez sur un des parasites éclairés.
web-hint-second_shot = Cliquez sur une cible éclairée, ou tirez dans le vide.

## Ce que l'on peut dire de quelqu'un

status-human = du côté des humains
status-infected = du côté des infectés
status-host = l’Hôte
