# Les mots de la maison en français.

seat-you = Vous
seat-other = Siège { $seat }
seat-you-start = Vous
seat-you-mid = vous
seat-you-of = de vous
seat-you-to = à vous
seat-you-has = Vous avez
seat-you-not = Vous n’avez
seat-other-start = Le siège { $seat }
seat-other-mid = le siège { $seat }
seat-other-of = du siège { $seat }
seat-other-to = au siège { $seat }
seat-other-has = Le siège { $seat } a
seat-other-not = Le siège { $seat } n’a
seat-named-start = { $name }
seat-named-mid = { $name }
seat-named-of = { $vowel ->
    [yes] d’{ $name }
   *[no] de { $name }
 }
seat-named-to = à { $name }
seat-named-has = { $name } a
seat-named-not = { $name } n’a
pieces-none = rien
pieces-hidden = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
 }
decimal-mark = ,

## Ligne de commande : aide

help-openps = La table ouverte des jeux aux cartes et aux plans cachés. Non officiel.
help-lang = langue : en ou fr ; par défaut celle de vos réglages
help-games = les jeux, leurs joueurs, options et robots
help-play = jouer dans le terminal
help-plain = répondre à des invites au lieu de jouer en plein écran : pour les lecteurs d’écran, les tubes et les habitudes
help-simulate = faire jouer des robots et compter
help-ladder = mesurer la force des robots d’un jeu, échelon par échelon
help-endgames = mesurer ce que les robots perdent dans des fins de partie résolues exactement
help-replay = raconter une partie enregistrée
help-verify = vérifier qu’un enregistrement n’a pas été modifié et suit les règles
help-rules = lire les règles : le sommaire, un article, un mot, ou tout
help-puzzle = l’énigme du jour d’un jeu : une question, une seule réponse sûre
help-puzzle-date = l’énigme de cette date, au lieu de celle d’aujourd’hui
help-puzzle-number = l’énigme de ce numéro
help-prove = prouver les lois du moteur sur beaucoup de parties au hasard d’un jeu
help-secrecy = dans autant de parties, chaque vue de chaque siège est vérifiée à chaque décision
help-prove-words = énumérer chaque message dont le jeu a besoin, et les champs de sa vue qui n’ont pas d’étiquette
help-first-seed = la graine de la première partie, un entier
help-bench = mesurer la vitesse du moteur ici
help-career = ce que vos parties ont donné, dans les jeux qui tiennent une carrière
help-new = écrire un paquet avec un jeu à vous, pour commencer
help-new-what = ce qu’il faut écrire : game
help-new-name = son nom, par exemple mon_jeu : c’est la clé du jeu et de son paquet
help-new-folder = où l’écrire ; ici par défaut
help-serve = servir des tables par HTTP et WebSocket, pour navigateurs, terminaux et programmes
help-host = l’adresse d’écoute ; 127.0.0.1 par défaut, 0.0.0.0 pour tout le réseau
help-port = le port d’écoute ; 0 en prend un libre
help-db = où les tables sont gardées : un fichier, sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE ; un mot de passe se met dans OPENPS_DB
help-config = un fichier TOML avec ces réglages ; une variable comme OPENPS_PORT passe avant lui, une option avant les deux
help-show-config = afficher les réglages en vigueur sous la forme de ce fichier, avec la provenance de chacun
help-metrics-public = laisser d’autres machines lire les chiffres à l’adresse de --metrics
help-log-file = écrire le journal du serveur dans FILE au lieu de la sortie d’erreur
help-access-log = écrire une ligne par requête dans FILE, ou sur la sortie standard avec - ; sans noms, adresses ni tickets
help-public-url = l’adresse par laquelle on atteint ce serveur, par exemple https://games.example
help-behind-proxy = croire les adresses que rapporte un mandataire : un qui est sur cette machine, ou ceux de ADDRESS (adresses et réseaux, séparés par des virgules)
help-limit = une limite du serveur, par exemple sockets=500 ; peut être répétée
help-open = ouvrir la page dans votre navigateur
help-accept-loss = continuer avec une base à laquelle il manque quelque chose
help-metrics = montrer des chiffres pour Prometheus à ce port ; à cette machine seulement, sauf avec --metrics-public
help-workers = partager les tables entre autant de processus, au plus un par cœur (1)
help-backup = écrire toutes les tables d’un serveur dans un fichier, même pendant qu’on joue
help-restore = remplir une base vide avec les tables d’une sauvegarde
help-backup-file = le fichier de la sauvegarde
help-retention = nombre de jours après lequel une table que personne ne touche est supprimée (90) ; 0 ou never garde toutes les tables
help-keep = écrire dans le dossier FILE, avec la date dans le nom, et garder les N sauvegardes les plus récentes
help-backup-check = lire une sauvegarde jusqu’au bout et dire ce qu’elle contient ; rien n’est écrit
help-admin = voir et fermer des tables, effacer des noms, bannir des adresses, même quand un serveur tourne
help-admin-tables = lister les tables, la dernière touchée d’abord
help-admin-show = montrer qui est assis à une table, ses réglages et sa taille ; jamais une carte
help-admin-close = fermer une table : la partie ne peut pas continuer, on peut encore télécharger son enregistrement
help-admin-remove = supprimer une table et tout ce qui lui appartient
help-admin-forget = remplacer un nom à toutes les tables, effacer ses messages et annuler ses tickets
help-admin-ban = refuser une adresse ou un réseau, et le déconnecter
help-admin-unban = autoriser à nouveau une adresse ou un réseau
help-admin-limits = montrer les limites en vigueur, les bannissements et ce que chaque adresse utilise
help-admin-table = la table, comme dans son lien
help-admin-name = le nom, exactement comme il a été tapé
help-admin-only-table = seulement à cette table
help-admin-address = une adresse ou un réseau, par exemple 203.0.113.7, 203.0.113.0/24 ou 2001:db8::/48
help-admin-num = nombre de tables à lister (100)
help-admin-clear = remettre les compteurs à zéro pour cette adresse ; pour toutes si aucune n’est donnée
help-admin-yes = ne pas demander de confirmation
help-lost = avec --table : redemander le siège de ce nom, dont vous avez perdu le lien
help-server = jouer à une table de ce serveur, par exemple http://127.0.0.1:8000
help-table = la table où aller : son lien ou son code ; sans cela, une nouvelle table est ouverte
help-proof = comment la graine d’une table a été faite (JSON), à vérifier aussi
help-game = le jeu, par exemple { $game }
help-seats = qui s’assoit où : human, un niveau ou un robot pour chaque siège, comme human,strong,random
help-play-bots = qui joue les autres sièges : beginner, normal (par défaut), strong, ou un robot comme search:1s
help-name = la carrière où la partie est inscrite, dans les jeux qui en tiennent une ; « me » par défaut
help-career-name = le nom d’une carrière
help-players = nombre de sièges
help-seed = un nombre ou un mot : la même graine donne les mêmes mélanges
help-option = une option du jeu, par exemple first_player=host ; peut être répétée
help-resume = continuer une partie sauvegardée ; sans fichier, la dernière
help-bots = les robots, par exemple random,heuristic ; ils se partagent les sièges et avancent d’un siège à chaque partie
help-ladder-bots = les robots du plus faible au plus fort, comme heuristic,belief,search:1s ; par défaut tous ceux du jeu ; un seul joue contre lui-même
help-ladder-num = combien de parties de chaque candidat ; avec --sprt, au plus
help-alone = combien de fois le bot de référence joue chaque donne seul ; davantage rend la comparaison plus nette, à peu de frais s’il est le plus rapide
help-endgames-bots = les robots, par exemple heuristic,planner,search ; par défaut tous ceux du jeu
help-endgames-num = nombre de positions
help-endgames-nodes = effort permis pour une position ; avec davantage, de plus grandes peuvent être résolues
help-sprt = s’arrêter dès qu’il est clair si un candidat est meilleur d’autant de points de pourcentage (3 par défaut), ou d’autant de score dans les jeux qui se jouent au score, ou pas du tout
help-html = écrire un rapport avec des graphiques dans ce fichier
help-talk = si les robots qui savent parler parlent : on ou off
help-num = nombre de parties
help-jobs = nombre de processus
help-json = écrire un objet JSON
help-file = un enregistrement (lignes JSON)
help-seat = comme ce siège l’a vue ; sans cela, comme un spectateur
help-step = s’arrêter après chaque coup
help-clause = un article comme PH-4.9, des mots à chercher, ou tout ; rien pour le sommaire
help-seconds = durée de chaque mesure
help-check = vérifier plutôt ce fichier

## games

games-line = { $game } · { $name } · joueurs : { $players }
games-options = options :
games-bots = robots : { $bots }
games-levels = niveaux : { $levels }

## play

play-hello = { $game } : à tout moment, tapez un numéro, un coup ou aide.
play-commitment = Engagement sur le mélange : { $commitment } (la graine est montrée à la fin)
play-seats = Sièges : { $seats }
play-only-choice = (votre seul choix : { $move })
play-prompt = Votre choix [1-{ $last }], « ? » pour l’aide :{ " " }
play-unknown = « { $text } » n’est pas un choix ici : tapez un numéro de 1 à { $last }, un choix comme affiché, ou aide.
play-curtain = Siège { $seat } : appuyez sur Entrée quand personne d’autre ne regarde.
play-help-choice = 1, ou comme affiché : { $choice }, ou comme l’écrit l’enregistrement : { $move } – fait ce choix. Plusieurs numéros d’une même sorte sont joués l’un après l’autre : 1 2
play-help-again = choix, ou une ligne vide – montre à nouveau les choix ; table – dessine la table avec tout
play-help-explain = « ? » explique tous les choix, « ? 1 » le premier, chacun avec son article
play-help-log = journal – raconte tout ce qui s’est passé
play-help-cards = cartes – montre les cartes et ce que chacune fait exactement
play-help-rules = règles { $clause } – montre un article ; règles et un mot – le cherche ; règles – donne les chapitres
play-help-say = dire { $claim } – le dit à tous ; dire – montre ce qui peut se dire
play-help-level = niveau strong – rend les robots plus forts ; niveau – donne les niveaux
play-help-save = sauver, ou sauver FICHIER – écrit la partie
play-help-quit = quitter – sauve la partie et sort
play-ambiguous = « { $text } » peut désigner plusieurs choix ; tapez le numéro :
play-kind = { $kind } :
play-mixed = Plusieurs numéros à la fois doivent être des choix d’une même sorte.
play-stopped-changed = Arrêt avant « { $move } » : la question n’est plus la même.
play-stopped-illegal = Arrêt avant « { $move } » : ce n’est plus possible.
play-stopped-news = Arrêt avant « { $move } » : il y a du nouveau. Regardez d’abord.
play-level = Désormais les robots jouent ainsi : { $level }
play-say-help = { $forms ->
    [none] Dans ce jeu, il n’y a personne à qui parler.
   *[other] Ce qui peut se dire, vrai ou faux (cartes et sièges comme dans le journal et les coups) : { $forms }. Avec « because 17 » derrière, l’affirmation renvoie à ce numéro du journal. Une fois la partie finie, chacune est jugée.
 }
form-i-am = I am <status> (je suis …)
form-they-are = <seat> is <status> (… est …)
form-i-gave = I gave <seat> <card> (j’ai donné …)
form-i-have = I have <card> (j’ai …)
form-i-trust = I trust <seat> (je fais confiance à …)

claim-said = { $who_has } dit : « { $words } »
claim-because = { $words }, { $moment }
moment-entry = à cause du n° { $number } du journal
moment-numbered = { $moment } (n° { $number })
moment-claim = en réponse { $who_to }
claim-i-am = je suis { $status }
claim-they-are = { $seat_is ->
    [you] vous êtes { $status }
   *[other] { $seat_mid } est { $status }
 }
claim-i-gave = { $seat_is ->
    [you] je vous ai donné { $card }
   *[other] j’ai donné { $card } { $seat_to }
 }
claim-i-have = j’ai { $card }
claim-i-trust = { $seat_is ->
    [you] je vous fais confiance
   *[other] je fais confiance { $seat_to }
 }
claim-judged = { $claim } – { $verdict }
claim-verdicts = Ce qui a été dit :
verdict-true = vrai
verdict-false = faux
verdict-unknowable = nul ne peut le savoir
play-sure = { $question } Tapez « oui » pour le faire :{ " " }
play-not-sure = Alors la partie continue.
play-saved = Sauvegardé : { $file }
play-resume = Continuer avec : { $program } play --resume { $file }
play-resumed = On continue après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }.
play-impossible = Impossible pour l’instant :
play-over = La partie est finie : { $reason }.
play-winner = { $count ->
    [one] Victoire : { $winners }.
   *[other] Victoires : { $winners }.
 }
play-tale = Le récit :
play-moment = { $turn ->
    [0] { $words } ({ $number })
   *[other] Tour { $turn } : { $words } ({ $number })
 }
play-scores = Scores : { $scores }
ladder-scores = Score par partie : { $wins } (référence { $base })
ladder-score-difference = Différence : { $difference } par partie
simulate-score = { $name } : { $score } par partie
play-seed = Graine, comme engagée : { $seed }
play-record = Enregistrement : { $file }
play-verify = Vérifier avec : { $program } verify { $file }
play-illegal = Pas permis : { $reason }
play-finished-record = Cette partie est finie ; la regarder avec : { $program } replay { $file }
play-stop = Arrêté.
play-puzzle-ask = Votre réponse, de 1 à { $last } :{ " " }

recap-seat = { $seat } : { $deeds }.
recap-besides = De plus : { $deeds }.
recap-times = { $deed } ({ $count }×)
recap-more = { $count ->
    [one] Un autre événement : tapez journal.
   *[other] { $count } autres événements : tapez journal.
 }

## career

career-none = Aucune partie qui compte pour une carrière n’a encore été finie ici.
career-title = { $name } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 }, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
 }
career-matches = parties
career-won = gagnées
career-freed = libérés
career-dead = morts
career-streak = d’affilée
career-best = record
career-all = Tous
career-exploits = Exploits : { $count } sur { $all }
career-open-exploit = { $name } : { $how }
career-new-exploit = Exploit : { $name } ({ $how })
career-written = Inscrit dans la carrière « { $name } » : openps career
career-practice = Gardée dans la carrière « { $name } » comme entraînement, sans compter : sa chance ou ses cartes étaient choisies.
career-left = Votre partie du { $date } contre { $taker } était restée en plan. Comme la suivante commence, elle est inscrite dans la carrière « { $name } » : { $reason }.
career-go-on = Cette partie est finie dans la carrière « { $name } » : { $reason }. Vous continuez pour l’entraînement ; la carrière reste telle quelle.
career-known = Cette partie figurait déjà dans la carrière « { $name } » : ce qui a été joué depuis était de l’entraînement et ne compte pas.
career-kept = Cette partie appartient à la carrière « { $name } » et y reste.
career-title-practice = { " " }(et { $count } d’entraînement)
career-last = Dernières parties
career-match = { $date }  { $taker } : { $reason }, tour { $turns }{ $practice ->
    [yes] { " " }(entraînement)
   *[no] { "" }
 }
career-aside = Le fichier est conservé sous { $file }, et une nouvelle carrière commence.

## simulate

simulate-title = { $game }, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
 }, { $num ->
    [one] { $num } partie
   *[other] { $num } parties
 }, graine { $seed }
simulate-speed = { $decisions } décisions en { $seconds } s : { $rate } par seconde ; { $length } décisions par partie (de { $shortest } à { $longest })
simulate-bots = Victoires par robot (intervalle à 95 % ; 1,00 est une part équitable) :
simulate-bots-solo = Victoires par robot (intervalle à 95 %) :
simulate-seats = Victoires par siège (intervalle à 95 %) :
simulate-sides = Victoires par camp (intervalle à 95 %) :
side-nobody = personne, les vainqueurs étant morts
simulate-outcomes = Comment elles ont fini :
simulate-outcome = { $reason } : { $count }
simulate-row = { $name }  { $wins } sur { $played }  { $rate } (de { $low } à { $high })
simulate-share = { $share } × part équitable

## ladder

ladder-title = { $game }, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
 }, graine { $seed }, { $talk }
ladder-talk-on = avec paroles
ladder-talk-off = sans paroles
ladder-contest = { $who }, { $games } parties sur { $deals } donnes
ladder-among = { $candidate } parmi { $baseline }
ladder-instead = { $candidate } à la place de { $baseline }
ladder-itself = { $bot } contre lui-même
ladder-side = Camp gagnant, { $side } : { $rate }
ladder-alone = { $baseline } sans candidat
ladder-interval = { $value } ({ $low } à { $high })
ladder-too-few = { $value } (trop peu de parties pour le dire)
ladder-points = { $value } points
ladder-strength = gagne { $wins }, la référence sur les mêmes donnes { $base }
ladder-difference = Différence : { $difference }
ladder-sprt = Meilleur de { $points } points, ou pas meilleur ? Test séquentiel : { $verdict }
ladder-sprt-score = Meilleur de { $points } par partie, ou pas meilleur ? Test séquentiel : { $verdict }
ladder-sprt-ended = L’arrêt est venu dès que le test a su : l’intervalle ci-dessus est plus étroit qu’il ne devrait.
ladder-better = meilleur
ladder-not-better = pas meilleur
ladder-undecided = indécis
ladder-as-role = À la fin { $role } ({ $games }) :
ladder-length = Durée, { $who } : { $rounds } tours de table, au plus { $longest } ; { $within } en { $limit } tours au plus
ladder-time = Temps du robot { $bot } : { $mean } par décision, 99 % en { $nearly }, au plus { $most } ({ $decisions } décisions)
ladder-belief = « { $words } », { $when }
ladder-calibration = { $belief } : Brier { $brier } pour une fréquence de base de { $base }, gain { $skill }, { $statements } énoncés
ladder-written = Rapport : { $file }
ladder-about = Un candidat est assis parmi les robots de référence, à chaque siège de chaque donne à son tour, et il est comparé à la référence entre elle sur la même donne. Les intervalles sont à 95 %. Les temps sont en temps de processeur, pour les décisions entre deux coups ou plus. Le moteur est { $core }.
ladder-thought = probabilité estimée
ladder-true = fréquence réelle
ladder-rounds = tours
ladder-plot-strength = Force
ladder-plot-roles = Selon le rôle à la fin
ladder-plot-calibration = Calibrage des croyances
ladder-plot-length = Durée des parties
ladder-plot-outcomes = Comment elles ont fini
ladder-plot-times = Temps par décision
ladder-head-contest = Épreuve
ladder-head-games = Parties
ladder-head-deals = Donnes
ladder-head-wins = Victoires
ladder-head-base = Référence
ladder-head-difference = Différence
ladder-head-test = Test séquentiel
ladder-head-role = Rôle
ladder-head-outcome = Fin
ladder-head-side = Camp
ladder-head-share = Part
ladder-head-bot = Robot
ladder-head-decisions = Décisions
ladder-head-mean = Moyenne
ladder-head-nearly = 99 % en
ladder-head-most = Au plus
when-always = à tout moment
when-before-scan = avant un scan
when-after-scan = après un scan
when-infected-before-scan = avant un scan, par quelqu’un d’infecté
when-infected-after-scan = après un scan, par quelqu’un d’infecté

## endgames

endgames-title = { $game }, { $positions } positions résolues de { $matches } parties, graine { $seed }
endgames-within = Parmi les positions gardées, { $count } sont assez petites pour un robot qui les résout lui-même
endgames-bot = { $bot } : concède { $regret } par coup, joue un meilleur coup dans { $best } ; au pire { $worst } points ; non suivis, comptés comme tout concédé : { $unclear }

## verify, replay, rules, bench

verify-good = { $file } : bon. { $game }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }, chaque ligne comme écrite, chaque coup permis, le hasard comme engagé.
verify-unfinished = { $file } : bon jusqu’ici. { $game }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }, pas finie.
verify-bad = { $file } : ligne { $line } : { $reason }
replay-next = Entrée continue, q arrête :{ " " }
rules-contents = { $name } : les règles, chapitre par chapitre
rules-how = Pour lire la suite : openps rules { $game } page (les règles en une page), openps rules { $game } { $clause } (un article), openps rules { $game } MOTS (tous les articles qui y répondent), openps rules { $game } tout (l’ensemble). Pendant une partie : règles { $clause }, règles MOTS.
# Les mots qu'une recherche dans les règles laisse de côté : ils ne disent rien de ce que l'on cherche.
search-small-words = le la les l un une des du de d au aux en dans sur pour par avec et ou à je j me m moi mon ma mes tu te t toi vous votre vos nous il elle on se s son sa ses est suis es êtes être sont ai a avoir avez peut peux puis pouvoir dois doit faut faire comment que qu quoi quel quelle quand où pourquoi qui ce c cela ça ne n pas jeu partie
rules-found = { $count ->
    [0] Aucun article de { $game } ne répond à « { $text } ».
    [one] Un article :
   *[other] { $count } articles :
 }
prove-kept = { $game } : toutes les lois tenues dans { $matches } parties au hasard ({ $decisions } décisions), dont { $secrecy_matches } avec { $secrecy_checks } vues de chaque siège et { $secrecy_steps } pas comparés ; { $seconds } s
prove-missing = Des mots manquent ({ $language }) : { $keys }
prove-words = Messages dont le jeu a besoin : { $count }
prove-word-missing = { $key }  (manque : { $languages })
prove-unlabelled = Champs que le plateau simple du navigateur appelle par leur nom en Python ; un message field-NOM ou each-NOM est leur étiquette : { $names }
prove-broken = Enfreinte : { $law } : { $detail }
bench-title = openps { $version }, cœur { $core }, Python { $python }
bench-row = { $game }, { $players } joueurs : { $rate } décisions/s ({ $games } parties/s), copie { $copy } µs, vue { $view } µs, déterminisation { $determinize } µs, une partie { $memory } Kio en mémoire, son fichier { $record } Kio
core-pure = en Python pur
core-compiled = compilé

## serve, et jouer par le réseau

serve-here = Les tables sont ouvertes à { $url } (Ctrl-C arrête le serveur, sans rien perdre)
serve-metrics = Les chiffres pour Prometheus sont à { $url }, pour cette machine seulement.
serve-metrics-public = Les chiffres pour Prometheus sont à { $url }. Attention : d’autres machines peuvent les lire, et un joueur y apprendrait combien de temps les bots réfléchissent ; ne laissez que votre Prometheus atteindre ce port.
serve-variable = Attention : { $name } n’est pas un réglage, openps l’ignore. Vouliez-vous dire { $near } ?
config-head = Réglages d’openps serve. Les variables OPENPS_… passent avant ce fichier, et les options avant elles.
config-default = par défaut
config-masked = { $source } ; le mot de passe est masqué : remettez-le ici, ou donnez OPENPS_DB
backup-written = { $file } contient { $tables } tables avec { $rows } faits. Gardez-le pour vous : il contient les cartes des parties en cours.
restore-done = { $db } a { $tables } tables avec { $rows } faits. Chacun reprend là où la sauvegarde a été faite.
backup-removed = { $file } a été supprimé.
backup-checked = { $file } est complet : { $tables } tables et { $rows } événements, écrit le { $at } par openps { $version }.
admin-table = { $table }  { $game }  { $state }  sièges { $taken }/{ $seats }  connectés { $connected }  spectateurs { $watching }  créée { $created }  touchée { $touched } UTC
admin-no-tables = Il n’y a aucune table.
admin-state-lobby = en attente
admin-state-playing = en cours
admin-state-over = terminée
admin-state-closed = fermée
admin-show = { $table }  { $game }  { $state }  touchée { $touched } UTC  spectateurs { $watching }  { $events } événements, { $bytes } octets
admin-seat = Siège { $number } : { $who }
admin-bot = bot ({ $level })
admin-free = libre
admin-here = { $name } : en ligne
admin-away = { $name } : hors ligne
admin-beside = sans siège : { $names }
admin-yes = oui
admin-no = non
admin-close-sure = Fermer { $table } ? La partie ne pourra pas continuer. (oui ou non)
admin-closed = { $table } est fermée. On peut encore télécharger l’enregistrement de la partie.
admin-remove-sure = Supprimer { $table } et tout ce qui lui appartient ? (oui ou non)
admin-removed = { $table } est supprimée. Les sauvegardes faites avant la contiennent encore.
admin-forget-sure = Remplacer le nom « { $name } », effacer les messages et annuler les tickets de toutes les personnes qui ont pris exactement ce nom ? Tables : { $count }. (oui ou non)
admin-forgotten = « { $name } » est oublié. Tables : { $count }. Les sauvegardes faites avant contiennent encore ce nom.
admin-ban-sure = Refuser toute connexion depuis { $network } ? (oui ou non)
admin-banned = { $network } est banni.
admin-banned-already = { $network } était déjà banni et le reste.
admin-unbanned = { $network } peut de nouveau se connecter.
admin-ban = banni : { $network }
admin-client = { $client } : { $sockets } sockets, { $requests } requêtes et { $failures } échecs comptés
admin-cleared = Les compteurs repartent de zéro.
admin-not-sure = Rien n’a été modifié.
admin-no-server = Aucun serveur ne répond sur cette base : aucune limite n’est en vigueur.
admin-silent = Tous les processus du serveur n’ont pas répondu en { $seconds } secondes. Chacun suivra dès que possible.
online-opened = Votre table : { $url } (envoyez ce lien à celles et ceux qui viennent)
online-ticket = Votre chemin de retour, pour vous uniquement : { $url }
online-waiting = On attend : { $names }. Entrée lance la partie avec des robots aux places libres.
online-wait-host = On attend que la personne qui a ouvert la table lance la partie.
online-started = La partie a commencé.
online-lost-line = La ligne est coupée ; nouvel essai.
online-back = De retour à la table.
online-away = En votre absence, un robot a joué { $moves ->
    [one] un coup
   *[other] { $moves } coups
 } pour vous.
online-chat = { $name } : { $text }
online-help-chat = chat TEXTE – parle librement, aux tables privées
online-help-level = niveau strong – rend les robots plus forts, si la table est à vous
online-asked-back = Quelqu’un dit avoir perdu le billet de ce siège : { $name }. Si c’est bien { $name }, cette personne vous dit un code ; tapez alors : accepter CODE. Si personne ne vous en a dit, tapez : contester
online-ticket-anew = Un nouveau billet a été fait pour ce siège : { $name }. Accepté par : { $names }.
online-ticket-kept = Un nouveau billet a été demandé pour ce siège : { $name }, qui garde le sien, de retour à temps. Accepté par : { $names }.
online-ticket-refused = Un nouveau billet a été demandé pour ce siège : { $name }. Refusé par : { $names }.
online-lost-code = Vous redemandez le siège où joue { $name }. Dites ce code à celles et ceux avec qui vous jouez, et laissez le terminal ouvert : { $code }
online-lost-good = Votre siège est de nouveau à vous.
online-agree-here = En attendant, vous pouvez taper : accepter CODE, contester ou quitter
online-help-quit = quitter – s’en va ; un robot joue jusqu’à votre retour
online-proof = La graine et le hasard sont comme promis : le secret du serveur était engagé, et ce que chacun a ajouté y est.
online-proof-bad = LA GRAINE N’EST PAS COMME PROMIS.
verify-proof-good = La graine a été faite comme promis : d’un secret engagé d’avance, et de ce { $count ->
    [0] que personne n’a
    [one] qu’une personne a
   *[other] que { $count } personnes ont
 } ajouté.

## Bots that fail, in the log of whoever runs them

bot-stood-in = Siège { $seat } : le robot { $bot } a échoué, et un robot plus faible a décidé à sa place ({ $count }×).
bot-failure = { $why ->
        [start] n’a pas pu démarrer
        [ended] s’est arrêté sans réponse
        [slow] n’a pas répondu à temps
        [nonsense] a répondu autre chose que du JSON
        [illegal] a répondu un coup qui ne lui était pas proposé
       *[crashed] a planté
    } ({ $count }×)
bots-failed = { $bot } a échoué dans { $failed } décisions sur { $decisions } : { $reasons }.
bots-void = Un autre robot a pris ces décisions, donc rien n’a été mesuré : le résultat est nul.
bot-failed-start = Le robot « { $command } » ne peut pas démarrer : { $reason }. { $instead } décide à sa place.
bot-failed-ended = Le robot « { $command } » s’est arrêté sans réponse. { $instead } décide à sa place.
bot-failed-slow = Le robot « { $command } » n’a pas répondu en { $seconds } s. { $instead } décide à sa place.
bot-failed-nonsense = Le robot « { $command } » a répondu une ligne qui n’est pas du JSON : { $got }. { $instead } décide à sa place.
bot-failed-illegal = Le robot « { $command } » a répondu un coup qui ne lui était pas proposé : { $got }. { $instead } décide à sa place.
bot-failed-crashed = Le robot { $bot } a échoué : { $error }. { $instead } décide à sa place.

## Erreurs

error-no-game = Il n’y a pas de jeu « { $got } ». Jeux : { $expected }
error-no-bot = Il n’y a pas de robot « { $got } » pour { $game }. Robots : { $expected }
error-no-endgames = Les fins de { $game } ne peuvent pas être résolues. Jeux : { $expected }
left-out-broken = Le paquet { $package } est laissé de côté : ce qu’il apporte sous le nom « { $name } » ({ $value }) est inutilisable. { $reason }
left-out-taken = « { $taken } » du paquet { $package } ({ $value }) est laissé de côté : ce nom est déjà pris.
error-bot-thinks-not = « { $spec } » : { $bot } ne calcule pas à l’avance ; il ne prend ni pas ni secondes.
error-bot-steps = « { $spec } » : un nombre de pas est compris entre 1 et { $high }, pas { $got }.
error-bot-seconds = « { $spec } » : une durée est de plus de 0 et d’au plus { $high } secondes.
error-bot-parameter = « { $spec } » : { $bot } n’a pas de « { $got } ». Il prend : { $expected }
error-bot-whole = « { $spec } » : { $name } est un nombre entier de { $low } à { $high }, pas « { $got } ».
error-bot-number = « { $spec } » : { $name } est un nombre de { $low } à { $high }, pas « { $got } ».
error-no-player = « { $got } » n’est ni human ni un robot de { $game } : { $expected }
error-too-many-seats = { $count } sièges sont nommés pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 }.
error-options = Ces options ne sont pas possibles :
error-option-form = « { $got } » n’est pas une option ; écrivez clé=valeur.
option-players = { $got ->
    [one] { $got } joueur
   *[other] { $got } joueurs
 }, ce n’est pas possible ; possibles : { $expected }
option-value = { $option } : valeurs possibles { $expected }
option-unknown = « { $option } » n’est pas une option ; options : { $expected }
option-missing = { $game } n’a pas d’option { $option }
error-move-text = « { $text } » n’est pas un coup. Attendu : { $expected }
error-claim-text = { $expected ->
    [none] Dans ce jeu, il n’y a personne à qui parler.
   *[other] « { $text } » n’est pas une affirmation. Attendu : { $expected }
 }
error-claim-because = { $got } n’est pas un numéro du journal : le dernier est { $last }.
error-claim-seat = Une affirmation parle d’un autre siège de cette table, de 0 à { $last }.
error-claim-long = Une affirmation a au plus { $most } lettres.
error-claims-at-once = Vous avez dit { $most } choses depuis le dernier coup : écoutez les autres jusqu’à ce que quelqu’un joue.
error-claims-in-all = Vous avez dit { $most } choses dans cette partie, et c’est tout ce qu’un joueur peut y affirmer.
error-choice = { $name } : « { $got } » n’est pas possible ; sont possibles : { $expected }
error-sprt = --sprt : « { $got } » n’est pas un nombre de points de pourcentage entre 0 et 100.
error-sprt-score = --sprt : ce jeu se joue au score. Dites de combien par partie un candidat devrait être meilleur, par exemple --sprt 0.5 ; « { $got } » n’est pas un tel nombre.
error-sprt-widest = --sprt : { $game } ne dit pas de combien deux scores peuvent différer (Score.widest de son édition), donc aucun test ne peut tenir sa promesse. Lancez la commande sans --sprt.
error-number = { $name } : « { $got } » n’est pas un entier de { $low } à { $high }.
error-language = « { $got } » n’est pas une langue d’ici. Langues : en, fr
error-file-read = { $file } ne peut pas être lu : { $reason }
error-output = openps ne peut rien afficher : { $reason }. Faites de la place sur le disque, ou dirigez la sortie ailleurs.
error-file-write = { $file } ne peut pas être écrit : { $reason }
error-not-utf8 = { $file } n’est pas enregistré en UTF-8 (ligne { $line }). Enregistrez-le en UTF-8 dans votre éditeur, puis réessayez.
error-toml = { $file } n’est pas du TOML : { $reason }
error-no-save = Il n’y a pas de partie sauvegardée à continuer.
new-written = { $folder } est un jeu qui marche. Pour l’installer : pip install -e { $folder } — puis : openps prove { $game }, openps play { $game }
error-new-name = « { $got } » n’est pas un nom de jeu : des minuscules, des chiffres et _, 40 au plus, une lettre d’abord, et aucun mot réservé de Python.
error-new-taken = Il y a déjà un jeu « { $got } ».
error-new-package = Il existe déjà un paquet Python « { $got } » : un jeu de ce nom le cacherait, ou serait caché par lui.
error-new-exists = { $folder } existe déjà. Rien n’a été écrit.
error-no-career = Il n’y a pas de carrière « { $got } ».
error-career-name = « { $got } » n’est pas un nom de carrière : lettres, chiffres, _ et -, 40 au plus.
error-career-corrupt = { $file } n’est pas une carrière écrite par nous.
error-career-match = La carrière de ce jeu ne connaît pas « { $got } ».
error-no-rules = Les règles de { $game } ne sont pas écrites ici.
error-no-clause = { $game } n’a pas d’article « { $got } ».
error-no-command = Il n’y a pas de commande « { $got } ». Commandes : { $expected }
error-arguments-missing = Il manque : { $detail }
error-arguments-unknown = Pas compris : { $detail }
error-argument-value = { $detail } demande une valeur.
error-arguments = Pas compris : { $detail }
error-usage = { $detail } (openps { $command } --help explique)
error-plain-value = Ce n’est pas la sorte de valeur attendue : { $got }
error-plain-kind = Sorte de valeur inconnue : { $got }
error-plain-fields = { $kind } a les champs { $expected }
error-script = Le hasard écrit pour « { $label } » attendait { $expected }, et reçoit { $got }
error-record-empty = le fichier est vide
error-review-unfinished = Cette partie n’est pas terminée : elle pourra être analysée quand elle le sera.
error-record-cut = la dernière ligne n’a pas de fin : le fichier a été coupé ou modifié
error-record-json = ce n’est pas une ligne d’un enregistrement : est-ce un autre fichier ?
error-record-no-end = la ligne finale manque : l’enregistrement a été coupé ou modifié ici
error-record-tampered = cette ligne a été modifiée
error-record-length = à partir d’ici une ligne manque ou est en trop
error-record-shape = ce ne sont pas les champs d’un enregistrement
error-record-format = ce n’est pas un enregistrement au format { $expected }
error-record-commitment = la graine à la fin n’est pas celle de l’engagement
error-record-options = ces options ne sont pas possibles
error-record-rules = jouée avec les règles version { $wrote } ; ce programme joue la version { $plays }
error-record-illegal = le coup « { $move } » n’est pas permis par { $clause }
error-record-move = « { $move } » n’est pas un coup
error-record-outcome = la partie ne finit pas ainsi
error-record-events = la partie ne se déroule pas ainsi
error-record-game = le jeu { $got } n’est pas connu ici
error-extra = Il faut pour cela { $package }, qui n’est pas installé. Tapez : pip install "{ $distribution }[{ $extra }]"
error-public-url = { $name } : « { $got } » n’est pas une adresse qui commence par http:// ou https://
error-limit = { $name } : « { $got } » n’est pas un nombre comme 20 ou 0.5.
error-proxy = { $name } : « { $got } » n’est pas l’adresse d’un mandataire ni son réseau. Écrivez 10.0.0.7 ou 10.0.0.0/24.
error-port = openps ne peut pas écouter à { $host }:{ $port } ({ $reason }). Choisissez une autre adresse avec --host ou un autre port avec { $option }.
error-port-taken = Un autre programme écoute à { $host }:{ $port }. Arrêtez-le, ou choisissez un autre port avec { $option }.
error-port-rights = Vous n’avez pas le droit d’utiliser le port { $port }. Choisissez-en un à partir de 1024 avec { $option }, et placez un mandataire devant.
error-host = « { $host } » n’est pas une adresse de cette machine. Écrivez l’une des siennes, par exemple 127.0.0.1, ou 0.0.0.0 pour toutes.
error-settings = { $count } réglages sont incorrects :
error-setting-unknown = { $name } n’est pas un réglage. Vous pouvez écrire : { $expected }.
error-setting-near = { $name } n’est pas un réglage. Vouliez-vous dire { $near } ? Vous pouvez écrire : { $expected }.
error-setting-form = { $name } demande une seule valeur : un texte entre guillemets droits, un nombre, true ou false.
error-log = Le journal { $file } ne peut pas être écrit : { $reason }. Choisissez un autre fichier avec --log-file.
error-access-log = Le journal des accès { $file } ne peut pas être écrit : { $reason }. Choisissez un autre fichier avec --access-log, ou - pour la sortie standard.
error-db-locked = { $file } est utilisé par un autre serveur. Arrêtez-le, choisissez un autre fichier avec --db, ou prenez PostgreSQL.
error-db-lost-file = { $db } a disparu ou est vide, mais ce qui se trouve à côté dit qu’il contenait des tables. Remettez le fichier ou restaurez une sauvegarde ; pour tout recommencer, lancez une fois avec --accept-loss.
error-db-lost-rows = La dernière chose que { $db } a gardée ({ $at } UTC) n’y est plus : son fichier -wal a été perdu ou coupé, ou c’est une copie plus ancienne. Remettez les bons fichiers ou restaurez une sauvegarde ; pour continuer sans ce qui manque, lancez une fois avec --accept-loss.
error-db-lost-wal = { $db } était en service quand il a été laissé, et { $wal }, qui contient les dernières écritures, a disparu. Remettez-le à côté de la base ou restaurez une sauvegarde ; pour continuer sans lui, lancez une fois avec --accept-loss.
error-no-open-spiel = Les jeux pour OpenSpiel ont besoin de { $package }, qui n’est pas installé. Tapez : pip install "{ $distribution }[rl]" open_spiel
error-metrics-address = { $name } : « { $got } » n’est pas une adresse pour les chiffres. Écrivez un port, par exemple 9464, ou 127.0.0.1:9464.
error-metrics-private = D’autres machines pourraient lire les chiffres à « { $got } ». Si c’est voulu, ajoutez --metrics-public ; sinon, n’écrivez que le port.
error-no-observer = { $game } ne s’apprend pas par les nombres : ses règles n’apportent pas d’observateur.
error-action = { $got } n’est pas une action ici ; il y en a de 0 à { $last }, et le masque dit lesquelles sont permises.
error-action-unsaid = « { $got } » ne peut pas se dire maintenant ; le masque dit ce qui peut l’être.
error-illegal-way = « { $got } » n’est pas une façon de traiter une action interdite ; il y a { $expected }.
error-not-dealt = Rien n’est encore distribué : appelez d’abord reset.
error-rl-seat = Il n’y a pas de place { $got } ; il y en a de 0 à { $last }, et « any » pour en changer à chaque partie.
error-rl-bots = Robots : { $got }, places : { $expected }. Donnez-en un pour toutes, ou un par place (celui de l’élève n’est pas interrogé).
error-rl-num = Il faut au moins une partie ; demandé : { $got }.
error-rl-option = « { $got } » n’est pas une option ; écrivez clé:valeur, séparées par des points-virgules.
error-no-workers = Ce système ne peut pas partager les tables entre plusieurs processus : utilisez --workers 1.
error-backup-exists = { $file } existe déjà ; choisissez un autre nom pour la sauvegarde.
error-backup-older = { $db } n’a pas encore de tables de cette version. Lancez d’abord cet openps avec elle, puis faites la sauvegarde.
error-backup-damaged = { $file } n’est pas une sauvegarde entière (ligne { $line }) ; rien n’en a été pris. Essayez-en une autre.
error-backup-newer = { $file } vient d’un openps plus récent ({ $version }). Mettez openps à jour, puis restaurez-le.
error-restore-full = Il y a déjà des tables dans { $db }. Choisissez une base vide avec --db ; celle-ci reste comme elle est.
error-db-newer = { $db } vient d’un openps plus récent. Mettez openps à jour, ou choisissez une autre base avec --db.
error-db-unusable = La base { $db } est inutilisable : { $cause }. Corrigez cela, ou choisissez une autre base avec --db.
error-db-url = openps ne connaît pas cette adresse de base. Écrivez un fichier, sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE.
error-db-masked = Le mot de passe de la base est masqué (***). Écrivez le vrai, ou donnez l’adresse entière dans OPENPS_DB.
error-db-foreign = { $db } n’est pas une base d’openps : elle appartient à un autre programme, ou elle est endommagée. Choisissez une autre base avec --db, ou restaurez une sauvegarde.
error-db-rights = Vous n’avez pas le droit de lire et d’écrire la base { $db }. Donnez les droits à l’utilisateur qui lance openps, ou choisissez une autre base avec --db.
error-db-none = La base { $db } n’existe pas. Corrigez son nom avec --db.
error-db-folder = { $db } est un dossier. Écrivez le nom d’un fichier qui s’y trouve avec --db.
error-db-no-disk = La base { $db } ne peut pas être écrite : son disque est plein, ou défaillant. Faites de la place, puis relancez.
error-db-no-answer = Aucune base ne répond à { $db }. Démarrez PostgreSQL, ou corrigez l’adresse dans --db ou OPENPS_DB.
error-db-password = { $db } refuse cet utilisateur ou ce mot de passe. Corrigez-les dans OPENPS_DB.
error-db-missing = Cette base n’existe pas : { $db }. Créez-la avec createdb, ou corrigez le nom dans --db ou OPENPS_DB.
error-db-no-tables = Cet utilisateur n’a pas le droit de créer des tables dans { $db }. Faites-en le propriétaire de la base, ou choisissez une autre base avec --db.
error-admin-no-table = Il n’y a pas de table « { $got } » dans cette base. Pour voir la liste : openps admin tables
error-admin-no-name = Personne n’a joué ni écrit sous le nom « { $got } ». Tapez-le exactement comme il apparaissait.
error-admin-not-banned = { $got } n’est pas banni. Bannis actuellement : { $expected }
error-admin-older = { $db } n’a pas encore les tables de cette version. Démarrez une fois cette version d’openps dessus, puis réessayez.
error-admin-yes = Personne ne peut répondre à la question. Ajoutez --yes si vous êtes sûr.
error-ban = « { $got } » n’est ni une adresse ni un réseau. Écrivez 203.0.113.7, 203.0.113.0/24 ou 2001:db8::/48.
error-banned = Ce serveur a bloqué votre adresse.
error-backup-folder = { $file } est un fichier. Avec --keep, indiquez un dossier pour les sauvegardes.
error-table-closed = Cette table est fermée, il ne peut plus rien s’y passer. Si une partie a été jouée, vous pouvez encore télécharger son enregistrement.
error-table-removed = Cette table a été supprimée du serveur.
error-table-over = La partie de cette table est finie, il n’y a rien à fermer. Pour la supprimer : openps admin remove
error-no-table = Cette table n’existe pas ici.
error-no-ticket = Il faut votre billet pour cette table ; il manque, ou n’est plus valable.
error-not-host = Seule la personne qui a ouvert la table peut faire cela.
error-table-started = La partie a déjà commencé.
error-table-not-playing = Aucune partie ne se joue à cette table.
error-table-not-over = Cela se montre quand la partie est finie.
error-table-full = Il y a trop de monde à cette table.
error-table-paused = La table est en pause.
error-nothing-to-take-back = Il n’y a rien à reprendre : seul votre propre dernier coup peut l’être, pendant { $seconds } secondes, tant qu’il n’a rien révélé de caché à personne et que nul n’a joué ni parlé depuis.
error-paused-already = La table est déjà en pause.
error-not-paused = La table n’est pas en pause.
error-skip-asked = La table vous attend : il n’y a rien à passer.
error-no-entry = Le journal n’a pas d’entrée { $got }.
error-table-busy = Trop de monde a écrit en même temps ; réessayez.
error-table-rules = Cette table a été ouverte avec d’autres règles que celles de ce serveur.
error-name = Ce nom ne montre rien.
error-no-seat = Il n’y a pas de place libre { $got } à cette table.
error-no-lesson = Ce jeu n’apporte pas de leçon.
error-no-puzzles = Il n’y a pas d’énigmes de { $game }.
error-puzzle-both = Une énigme se demande par sa date ou par son numéro, pas par les deux.
error-puzzle-number = Il n’y a pas d’énigme { $got }. Elles sont numérotées de 1 à { $last }.
error-puzzle-date = « { $got } » n’est pas une date. Une date s’écrit 2026-11-18.
error-puzzle-day = Il n’y a pas d’énigme pour le { $got }. La première est du { $first }, la dernière du { $last }.
error-puzzle-choice = « { $got } » n’est aucune des réponses. Elles sont numérotées de 1 à { $last }.
error-no-scene = La leçon n’a pas de scène { $got }. Il y a : { $expected }.
error-no-beat = La scène n’a pas d’étape { $got } : la dernière est { $last }.
error-practice-ply = On ne peut pas continuer après l’étape { $got } : la dernière avant la fin est { $last }.
error-practice-of-practice = Cette table est déjà un entraînement. Repartez de la partie dont elle vient.
error-practice-record = Un entraînement n’a pas de fichier de partie : il continue une autre partie, qui en a un.
error-no-proof = Cette partie a été apportée en fichier et n’a pas été jouée ici : vérifiez le fichier avec openps verify.
error-no-review = Il n’y a pas encore d’analyse de cette partie.
error-measuring-busy = D’autres cartes sont en cours de mesure. Réessayez dans une minute.
error-no-measuring = Il n’y a rien à mesurer ici : les chiffres de nos propres cartes viennent avec le jeu.
error-reviews-busy = Beaucoup d’analyses attendent déjà. Réessayez dans quelques minutes.
error-reviews-too-fast = Une analyse après l’autre : réessayez dans une minute.
error-no-hints = Cette table a été ouverte sans conseils.
error-hints-alone = Les conseils sont pour qui joue seul contre des robots : personne n’a d’aide contre quelqu’un qui n’en a pas.
error-hint-not-asked = Ce n’est pas à vous de décider : il n’y a rien à conseiller.
error-hint-comes = Un conseil arrive.
error-hints-too-fast = Quelques conseils à la fois : essayez par vous-même, et redemandez dans quelques secondes.
error-seat-taken = La place { $seat } est prise.
error-colour-taken = La couleur { $colour } est prise.
error-not-seated = Vous n’êtes à aucune place.
error-no-member = Cette personne n’est pas à cette table.
error-left-already = Vous avez déjà quitté la table ; un robot joue pour vous.
error-no-person = Personne ne joue à la place { $got }, sinon un robot.
error-not-away = Cette personne est là, ou vient à peine de partir.
error-bot-plays-already = Un robot joue déjà à sa place.
error-voted-already = Vous avez déjà demandé qu’un robot joue.
error-not-voted = Vous n’avez pas demandé qu’un robot joue.
error-no-resigning = À cette table, on n’abandonne pas : les autres comptent sur vous. Vous pouvez partir, et un robot joue jusqu’à votre retour.
error-not-ready = On attend encore : { $names }
error-nobody-to-ask = Personne d’autre ne joue à cette table qui puisse accepter un nouveau billet.
error-ticket-in-use = { $name } est à la table. Tant que c’est le cas, et pendant { $seconds } secondes ensuite, personne ne peut redemander son billet.
error-ticket-too-soon = { $name } était à la table il y a un instant. Son billet peut être redemandé dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-ticket-not-asked = Ce n’est pas à vous d’en décider : avant la partie, la personne qui a ouvert la table accepte un nouveau billet, ensuite les autres personnes qui jouent.
error-agreed-already = Vous avez déjà accepté ; d’autres doivent le faire, ou le délai n’est pas écoulé.
error-nobody-asks-back = Personne ne redemande ce billet en ce moment.
error-refused-already = Vous l’avez déjà refusé.
error-nobody-named = Personne ne s’appelle { $got } à cette table. Il y a : { $expected }.
error-lost-where = Pour redemander un siège qui était à vous, dites à quelle table : --server URL --table LIEN --lost NOM.
error-no-request = Ce billet n’est plus attendu : la personne à qui il appartient est revenue à la table, il a été refusé, ou personne n’a accepté à temps.
error-too-many-asked-back = Trop de billets sont redemandés à cette table.
error-nobody-asked-back = Personne n’a redemandé ce billet avec ce code.
error-stale = La table a avancé ; regardez de nouveau.
error-news-number = Il n’y a pas encore de nouvelle { $got }.
error-secret-choice = Pas pendant un choix secret.
error-no-chat = La parole libre est pour les tables privées ; à une table affichée, il y a les affirmations.
error-chat-empty = Ce message est vide.
error-chat-too-fast = Un peu moins vite, s’il vous plaît.
error-rematched-already = La revanche est déjà ouverte.
error-password = Le mot de passe ne convient pas.
error-no-spectators = Cette table n’accepte pas de spectateurs.
error-record-closed = Cette table était fermée au public : sa partie est réservée aux personnes qui en ont un billet.
error-too-many-watching = Trop de monde regarde cette table.
error-only-watching = Vous regardez ; seules les personnes à la table peuvent faire cela.
error-hello-twice = Le bonjour a déjà été dit.
error-message = Ce message n’est pas compris.
error-body = Le corps de cette demande n’est pas compris.
error-query = { $name } : « { $got } » n’est pas un nombre entier.
error-options-players = Le nombre de joueurs se donne à côté des options.
error-options-form = Ces options ne sont pas comprises ({ $reason }).
error-too-fast = Trop de demandes ; attendez un instant.
error-many-passwords = Beaucoup de mots de passe sont vérifiés ici en ce moment ; réessayez dans un instant.
error-too-many-tables = Trop de tables ont été ouvertes d’ici ; attendez un peu.
error-too-large = C’est trop grand.
error-no-length = Un contenu doit dire d’avance sa longueur : envoyez un Content-Length.
error-origin = Les pages d’autres sites ne peuvent pas parler à ce serveur.
error-store-away = Le serveur n’atteint pas sa base en ce moment ; réessayez dans un instant.
error-not-written = Le serveur n’a pas pu enregistrer cela, et rien n’a changé à la table ; réessayez dans un instant.
error-away = Cette page et les jeux de cet appareil ne vont pas ensemble ; rechargez-la quand la connexion sera revenue.
error-here = La page a demandé une chose que les jeux de cet appareil ne connaissent pas ; rechargez-la.
error-carried = Ce n’est pas une partie enregistrée dans un navigateur, ou le fichier a été modifié.
error-carried-otherwise = Cette partie a continué autrement dans ce navigateur. Elle y reste telle quelle.
error-elsewhere = Cette table n’a pas pu être atteinte ; veuillez réessayer.
error-not-kept = On ne sait pas si cela a été enregistré. Regardez la table avant de réessayer : si c’est fait, il n’y a plus rien à faire.
error-internal = Quelque chose s’est mal passé ici ; c’est noté.
error-no-page = Il n’y a rien à cette adresse, ou pas de cette façon.
error-server-gone = Le serveur { $url } ne répond pas.
error-server-said = { $words }
error-table-link = « { $got } » n’est ni un lien ni un code de table.
error-proof = { $file } n’est pas une preuve, ou la graine n’a pas été faite comme il est dit.

## Web

web-skip = Aller au contenu
web-version-new = Une nouvelle version de cette page est là. Vos parties restent telles quelles et y continuent.
web-version-take = Prendre la nouvelle version
web-version-later = Plus tard
web-home = Page d’accueil
web-menu = Menu
web-rules = Règles
web-other-language = English
web-settings = Réglages
web-setting-sound = Sons
web-setting-volume = Volume
web-setting-notify = Une notification quand c’est mon tour et que je regarde ailleurs
web-setting-notify-denied = Votre navigateur n’autorise pas les notifications de cette page.
web-setting-still = Aucun mouvement
web-setting-language = Langue
web-licenses = Licences des programmes de cette page
web-unofficial = openps est une table de jeu libre et non officielle. Les règles sont dites avec nos mots ; le dessin et les noms des cartes sont de nous.
web-close = Fermer
web-nowhere = Il n’y a rien ici
web-nowhere-more = Aucune page ne porte cette adresse.
web-nowhere-why = Le lien a peut-être été copié sans sa fin, ou la table a été débarrassée.
web-to-start = À la page d’accueil
web-loading = Un instant…
web-server-gone = Le serveur ne répond pas. Est-il lancé ?
web-house-loading = Les jeux se préparent sur cet appareil
web-house-failed = Les jeux n’ont pas pu démarrer dans ce navigateur. Il doit être récent et, à la première visite, la connexion doit tenir jusqu’à ce que tout soit arrivé.
web-house-again = Réessayer
web-house-full = Le stockage de ce navigateur est plein. Vous continuez à jouer, mais la suite sera perdue avec cet onglet : enregistrez la partie dans un fichier avant de partir, ou téléchargez son fichier à la fin.
web-house-away = Ce navigateur ne garde rien, peut-être parce que la fenêtre est privée. Vous pouvez jouer, mais les parties seront perdues avec cet onglet : enregistrez une partie dans un fichier avant de partir, ou téléchargez son fichier à la fin.
web-alone-more = Le serveur ne répond pas. Les jeux sont aussi sur cet appareil : continuez à partir de ce que vous voyez, tout ce qui est caché étant redistribué. C’est un entraînement ; votre partie attend telle quelle sur le serveur.
web-alone-go = Continuer avec une donne équitable
web-carried-save = Enregistrer cette partie
web-carried-drop = Ou une partie enregistrée avant sa fin : vous reprenez où elle en était.
web-elsewhere = Cette partie est ouverte dans un autre onglet
web-elsewhere-more = Un seul onglet de ce navigateur la joue. Elle viendra ici d’elle-même dès que l’autre onglet la quittera.
web-elsewhere-here = La jouer ici
web-friends-far = Des amis ailleurs
web-friends-far-more = Ici, tout reste sur cet appareil. Les amis qui sont ailleurs se retrouvent sur un serveur, où quelqu’un fait tourner openps.
web-friends-far-address = Adresse d’un serveur
web-friends-far-wrong = Ce n’est pas une adresse. Elle ressemble à ceci : games.example.org
web-friends-far-cut = Pas de réseau en ce moment : aucun serveur ne peut être joint. Ce que vous jouez ici n’en a pas besoin.
web-friends-far-opened = Elle s’est ouverte dans un autre onglet. Si personne n’y répond, relisez l’adresse ; cette page reste là.
web-friends-far-host = Il n’y en a pas encore ? Lancez-en un avec « make serve » dans une copie d’openps, sur un ordinateur que les autres peuvent joindre, et envoyez-leur son adresse.
web-install = Sur cet appareil
web-install-more = Tout est gardé par ce navigateur : après la première visite, on joue sans réseau, même dans le train.
web-install-how = Pour l’avoir parmi vos applications, ouvrez le menu du navigateur et choisissez « Installer » ou « Ajouter à l’écran d’accueil ».
web-install-now = L’ajouter à mes applications
web-offline = Jouer sans le serveur
web-offline-more = Robots, jeu sur un seul écran, règles et énigmes marchent aussi dans ce seul onglet, sans connexion.
web-online = Retour au serveur
web-hero = Asseyez-vous. Quelqu’un à cette table ment.
web-hero-more = Trois jeux de cartes et de plans cachés, entre amis ou contre des robots qui ne voient que ce que voit un joueur. Sans compte.
web-play-now = Jouer tout de suite
web-opening = Ouverture…
web-create = Créer une table
web-pass-and-play = Sur un seul écran
web-pass-and-play-more = Tout le monde joue sur cet écran. Avant de montrer les cartes d’un autre joueur, un rideau tombe.
web-how-to-play = Comment jouer
web-join = Rejoindre une table
web-join-code = Lien ou code de la table
web-go = Y aller
web-your-name = Votre nom
web-guest = Anonyme
web-my-tables = Mes tables
web-mine-with = avec { $names }
web-no-tables-mine = Les tables où vous avez une place apparaissent ici : vous pouvez toujours revenir.
web-open-tables = Tables ouvertes
web-no-tables-open = Aucune table publique n’est ouverte en ce moment.
web-career = Ma carrière
web-career-more = Les parties que vous avez finies dans ce navigateur ; une partie laissée en plan compte comme abandonnée quand la suivante commence. Elles sont gardées ici et nulle part ailleurs.
web-career-show = La voir
web-career-taker = Preneur d’otages
web-career-forget = Oublier ma carrière
web-career-forget-sure = Oublier toutes les parties de cette carrière ?
web-career-left = Votre partie contre { $taker } était restée en plan. Comme celle-ci commence, elle compte dans votre carrière comme abandonnée.
web-career-over = Dans votre carrière, cette partie est déjà finie : { $reason }. Vous continuez pour l’entraînement ; la carrière reste telle quelle.
web-sure-yes = Oui, vraiment
web-sure-no = Non, autre chose
web-hint-single = La question vous est posée quand même : ainsi, personne n’apprend ce que vous avez.
web-career-keep = La garder
web-forget = Oublier la table { $table }
web-locked = mot de passe demandé
web-table = Table
web-phase-lobby = On s’installe
web-phase-playing = En cours
web-phase-over = Terminée
web-phase-closed = Fermée
web-seats = Sièges
web-how-many = Nombre de joueurs
web-seat-open = Libre : un ami vient par le lien
web-seat-here = Quelqu’un devant cet écran
web-seat-bot = Robot : { $level }
web-bot-beginner = débutant
web-bot-normal = normal
web-bot-strong = fort
web-bot-belief = soupçonne et se souvient
web-bot-search = calcule à l’avance
web-level-less-far = { $level } (voit moins loin ici)
web-level-longer = { $level } (plus lent ici)
web-levels = Force des robots
web-bot-random = joue au hasard
web-bot-heuristic = joue bien
web-bot-planner = réfléchit à l’avance
web-name-0 = Ada
web-name-1 = Boole
web-name-2 = Curie
web-name-3 = Darwin
web-name-4 = Euler
web-name-5 = Fermi
web-naming = Nom du joueur { $number }
web-person-0 = Alex
web-person-1 = Billie
web-person-2 = Charlie
web-person-3 = Dany
web-person-4 = Eden
web-person-5 = Frankie
web-player-number = Joueur { $number }
web-options = Règles de cette table
web-usual = { $value } (habituel)
web-value-active = actif
web-value-inactive = inactif
web-value-off = non
web-value-on = oui
web-value-no = non
web-value-yes = oui
web-value-random = au hasard
web-value-host = la personne qui a ouvert la table, siège 0
web-value-may = peut
web-value-must = doit
web-value-increase = à chaque hausse
web-value-level = à chaque niveau
web-value-reveals = révèle aussi
web-value-points_only = seulement des points
web-value-takeover = seulement s’il ne reste aucun humain
web-value-always = à chaque victoire des infectés
web-table-settings = Plus sur la table
web-listed = Visible de tous sur ce serveur (sans discussion libre)
web-spectators = D’autres peuvent regarder (ils ne voient que ce qui est public)
web-open-chat = Les spectateurs lisent ce que les joueurs s’écrivent (sinon, seulement après la fin)
web-may-resign = On peut abandonner pour de bon
web-may-resign-usual = comme d’habitude : seulement si personne d’autre ne joue
web-may-resign-yes = oui, un robot tient alors la place
web-may-resign-no = non
web-reminders = Le plateau rappelle à chacun ce qu’il a vu (sinon, à chacun de s’en souvenir)
web-password = Mot de passe
web-pace = Vitesse des robots
web-pace-0 = aussitôt
web-pace-225 = vite
web-pace-900 = calmement
web-pace-1800 = lentement
web-clock = Pendule de chaque personne
web-clock-bank = { $minutes ->
    [0] sans pendule
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }
web-patience = Qui est absent aussi longtemps est joué par un robot jusqu’à son retour
web-seconds = { $seconds ->
    [86400] jamais, sauf si vous le décidez
    [3600] 1 heure
    [300] 5 minutes
   *[other] { $seconds } secondes
 }
web-open-table = Ouvrir la table
web-join-table = Rejoindre : { $game }
web-taken = Sièges pris : { $taken } sur { $players }
web-sit-down = S’asseoir
web-watch = Regarder
web-watching = Vous regardez.
web-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
 }
web-lost-ticket = C’était votre siège ?
web-lost-ticket-more = Redemandez-le : vous recevez un code, et le dites à celles et ceux qui vous connaissent. Avant la partie, la personne qui a ouvert la table accepte, ensuite la plupart des autres.
web-lost-code = Dites ce code, pour { $name }, à celles et ceux avec qui vous jouez. Vous entrez dès qu’on l’a accepté :
web-lost-agreed = Accepté par { $names }.
web-lost-wait = Le siège attend ensuite { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } qui aurait encore l’ancien billet.
web-asked-back = Quelqu’un dit avoir perdu le billet de ce siège : { $name }. Si c’est bien { $name }, cette personne vous dit un code :
web-asked-back-missing = { $missing ->
    [one] Il manque encore un accord.
   *[other] Il manque encore { $missing } accords.
 }
web-asked-back-wait = { $name } a ensuite { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } pour revenir avec l’ancien billet.
web-agree = Accepter
web-agreed = Vous avez accepté.
web-ticket-anew = { $time } : un nouveau billet a été fait pour ce siège : { $name }. Accepté par : { $names }.
web-ticket-kept = { $time } : un nouveau billet a été demandé pour ce siège : { $name }, qui garde le sien, de retour à temps. Accepté par : { $names }.
web-ticket-refused = { $time } : un nouveau billet a été demandé pour ce siège : { $name }. Refusé par : { $names }.
web-refuse = Refuser
web-refused = Vous avez refusé.
web-lost-after = Un siège perdu peut être redemandé après une absence de
web-lost-alone = Si personne d’autre que vous ne peut l’accepter, votre accord attend pendant
web-lost-terms = Qui a perdu le chemin de son siège peut le redemander { $after } après sa dernière présence. Si seule la personne qui a ouvert la table peut accepter, cela attend pendant { $wait }.
web-lost-seconds = { $count } secondes
web-lost-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
web-lost-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
 }
web-lobby = La table s’installe
web-host = a ouvert la table
web-ready = c’est bon
web-not-ready = pas encore
web-seat-free = libre
web-sit-here = S’asseoir ici
web-bot-for = Robot pour le siège { $seat }
web-no-bot = aucun robot
web-kick = Renvoyer { $name }
web-colour = Votre couleur
web-colour-red = Rouge
web-colour-blue = Bleu
web-colour-green = Vert
web-colour-yellow = Jaune
web-colour-purple = Violet
web-colour-orange = Orange
web-colour-white = Blanc
web-colour-black = Noir
web-start = Commencer la partie
web-start-more = Des robots prennent les sièges libres.
web-waiting-for = On attend { $names }
web-i-am-ready = C’est bon pour moi
web-not-yet = Pas encore
web-leave = Partir
web-leave-table = Quitter la table
web-leave-alone = Personne d’autre ne joue ici : la partie vous attend telle qu’elle est. Vous la retrouverez sous « Mes tables ».
web-leave-others = Un robot joue aussitôt pour vous, et ne voit que ce que vous verriez. Vous retrouvez votre place dès votre retour, par « Mes tables » ou par votre lien personnel.
web-leave-over = La partie est finie. Vous retrouverez la table sous « Mes tables ».
web-leave-watching = Vous regardez ; personne ne vous attend.
web-leave-stay = Rester
web-resign = Abandonner
web-resign-bot = Abandonner pour de bon : un robot tient votre place jusqu’à la fin, et vous regardez.
web-resign-rules = Abandonner pour de bon : d’après les règles de cette table, la partie est aussitôt perdue.
web-resign-sure = Oui, j’abandonne
web-invite = Inviter des amis
web-invite-more = Qui ouvre ce lien ou tape ce code peut s’asseoir.
web-copy-link = Copier le lien
web-copied = Copié
web-qr = Le lien en code QR
web-personal = Mon siège sur un autre appareil
web-personal-more = Ce lien est pour vous uniquement : qui l’a joue à votre place.
web-copy-personal = Copier mon lien personnel
web-fair = Le mélange est promis
web-fair-more = Le serveur s’est engagé sur son secret par ce nombre ; chacun, en se disant prêt, ajoute son propre hasard. Après la partie, tout peut être vérifié.
web-chat = Discussion
web-chat-say = Dire quelque chose
web-chat-players-more = Seuls les joueurs lisent ceci jusqu’à la fin de la partie.
web-chat-open-more = Les spectateurs lisent ceci aussi.
web-chat-onlookers-more = Les joueurs liront ceci quand la partie sera finie.
web-chat-over-more = La partie est finie : joueurs et spectateurs lisent tout.
web-chat-onlooker = { $name }, spectateur
web-chat-none = Personne n’a encore rien écrit.
web-react = Réagir
web-react-thumb = Bien joué
web-react-laugh = J’en ris
web-react-gasp = Quelle surprise
web-react-doubt = J’ai des doutes
web-react-clap = Bravo
web-react-heart = Merci
web-reacts = { $name } : { $reaction }
web-send = Envoyer
web-tabs = Parties de la table
web-tab-board = Table
web-tab-log = Journal
web-tab-talk = Parler
web-count-choices-of = { $name } : { $count } choix
web-count-choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
 }
web-pane-choices = Choix
web-pane-sheet = Fiche
web-cover = Couvrir mes cartes
web-uncover = Montrer mes cartes
web-pane-people = Joueurs
web-new = nouveau
web-your-turn = À vous
web-you-decide = À vous
web-goal-why = Tout le monde voit cette ligne. Votre but à vous est peut-être un autre : regardez votre rôle.
web-sent = Envoyé…
web-paused = La table est en pause.
web-pause = Pause
web-recap = Pendant votre attente
web-recap-talk = { $names } : { $count ->
    [one] { $count } parole{ $about ->
        [0] {""}
       *[other] , à votre sujet
     }
   *[other] { $count } paroles{ $about ->
        [0] {""}
        [one] , dont une à votre sujet
       *[other] , dont { $about } à votre sujet
     }
 }
web-recap-more = { $count } de plus
web-past = Vous regardez en arrière
web-past-return = Revenir
web-past-your-turn = C’est à vous
web-past-turn-back = Un tour en arrière
web-past-turn-next = Un tour en avant
web-past-here = Revoir ce moment
web-speed = Vitesse des robots
web-speed-1800 = 0,5×
web-speed-900 = 1×
web-speed-450 = 2×
web-speed-225 = 4×
web-speed-owner = Qui a ouvert la table la règle.
web-skip-next = Jusqu’à ma décision
web-skip-end = Passer à la fin
web-skip-stop = Ne plus passer
web-skip-out = Vous êtes hors de la partie.
web-skipping = Les robots répondent aussitôt, jusqu’à la prochaine question à une personne.
web-skip-waits = Accord attendu : { $names }.
web-skip-asks = Pour que les robots répondent aussitôt : { $names }. Et vous ?
web-take-back = Reprendre
web-take-back-why = Votre dernier coup n’a rien appris à personne : vous pouvez le reprendre pendant quelques secondes.
web-go-on = Reprendre
web-here = à la table
web-away = n’est pas là
web-is-bot = robot
web-bot-failed = { $count ->
        [one] { $count } échec
       *[other] { $count } échecs
    } : un robot plus faible a décidé
web-stand-in = n’est pas là, un robot joue
web-gone-since = { $name } n’est plus là depuis { $time }
web-gone-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }
web-gone-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }
web-gone-patience = Un robot joue à sa place au bout de { $time }, jusqu’à son retour.
web-gone-decide = Un robot ne joue à sa place, jusqu’à son retour, que si vous le décidez.
web-gone-bot = Laisser jouer un robot
web-gone-vote = Je veux qu’un robot joue
web-gone-unvote = Je préfère attendre
web-gone-votes = { $votes } voix sur { $needed }
web-gone-wait = Attendre (pause)
web-told-gone = { $name } n’est pas là : un robot joue jusqu’à son retour.
web-told-back = { $name } est de retour et reprend sa place.
web-told-resigned = { $name } a abandonné : un robot continue.
web-is-asked = doit répondre
web-line-broken = La ligne est coupée ; nouvel essai dans { $seconds } s.
web-line-now = Maintenant
web-line-connecting = Connexion…
web-curtain = Passez l’écran à { $name }
web-curtain-more = Personne d’autre ne devrait regarder.
web-curtain-closed = Le rideau est fermé : aucune main n’est montrée
web-curtain-open = Je suis { $name } : montrer mes cartes
web-stage-hold = Pour vos yeux seulement
web-stage-hold-more = Quelque chose que personne d’autre ne devrait voir.
web-stage-hold-tap = Touchez quand personne d’autre ne regarde
web-stage-go-on = Continuer
web-stage-won = Victoire !
web-stage-lost = Défaite.
web-stage-over = La partie est finie.
web-stage-list = Pendant ce temps
web-stage-more = { $count ->
    [one] et encore { $count } chose
   *[other] et encore { $count } choses
 }
web-filter = Montrer
web-filter-all = tout
web-filter-talk = ce qui a été dit
web-filter-fights = combats et tests
web-filter-cards = cartes
web-log-newest = Plus récent
web-log-times = ({ $count } fois)
web-log-also = ({ $names } aussi)
web-said = Ce qui a été dit
web-said-none = Personne n’a encore rien affirmé.
web-claim = Affirmer quelque chose
web-claim-because = À cause de ce qui s’est passé :
web-claim-me = Sur moi
web-claim-have = J’ai une carte …
web-claim-gave = J’ai donné à { $name } …
web-claim-more = Tout le monde l’entend, vrai ou non. À la fin de la partie, chaque parole est jugée.
web-choices = Choix
web-waiting = On attend { $seats }
web-cancel = Annuler
web-bot = robot
web-lesson = Première partie : apprendre en jouant
web-lesson-on = Reprendre votre première partie
web-puzzles = Énigme du jour
web-puzzle-title = Énigme { $number } · { $grade }
web-puzzle-grade-1 = facile
web-puzzle-grade-2 = moyenne
web-puzzle-grade-3 = difficile
web-puzzle-before = La veille
web-puzzle-after = Le lendemain
web-puzzle-today = Aujourd’hui
web-puzzle-right = C’est juste.
web-puzzle-wrong = Ce n’est pas juste.
web-puzzle-answer = La réponse est : { $answer }
web-puzzle-why = Pourquoi
web-puzzle-share = Copier une ligne à partager
web-puzzle-shared = Copié, sans la réponse.
web-puzzle-line = openps, { $game }, { $day } : { $right ->
    [yes] résolue
   *[no] non résolue
 } ({ $grade }), { $streak } d’affilée
web-puzzle-streak = { $count ->
    [one] { $count } jour d’affilée
   *[other] { $count } jours d’affilée
 }
web-puzzle-choices = Réponses
web-puzzle-you = Votre place : { $seat }.
web-puzzle-log = Ce que vous avez vu
web-guide = Guide
web-guide-back = Retour
web-guide-next = Suite
web-guide-far = { $beat } sur { $beats }
web-guide-yours = À vous de jouer
web-guide-wait = Les autres jouent…
web-guide-left = Vous avez suivi votre propre idée. Revenez d’un pas pour essayer, ou continuez librement.
web-guide-skip = Passer
web-guide-free = Jouer librement
web-guide-leave = Quitter
web-explain-tap = Touchez ce que vous voulez comprendre.
web-explain-not-now = Pas maintenant : { $reason }
web-explain = Expliquer ce que je touche (?)
web-no-choice = Rien à décider pour vous maintenant.
web-known = Ce que vous savez
web-card-face-down = face cachée
web-asked = doit choisir
# Le nom des champs d'une vue là où aucun plateau n'est dessiné ; un jeu apporte aussi les siens.
field-active = À jouer
field-board = Plateau
field-card = Carte
field-cards = Cartes
field-dealer = Donneur
field-deck = Paquet
field-discard = Défausse
field-hand = Main
field-phase = Phase
field-pile = Pioche
field-played = Jouées
field-points = Points
field-pot = Pot
field-round = Manche
field-score = Score
field-table = Sur la table
field-turn = Tour
field-winner = Gagnant
# Des champs avec une valeur par place, à côté de son nom.
each-alive = En vie
each-bets = Mise
each-hand_sizes = Cartes en main
each-hands = Main
each-players = Joueurs
each-points = Points
each-scores = Score
web-over = La partie est finie
web-won = Vous avez gagné !
web-lost = Vous avez perdu
web-winner = victoire
web-ended = { $count ->
    [0] { $why }
    [one] Victoire : { $winners }. { $why }
   *[other] Victoires : { $winners }. { $why }
 }
web-ending-fates = Qui était qui
web-ending-tale = Le récit
web-ending-log = Tout
web-ending-aside = Voir le plateau
web-ending-back = Revenir au résultat
web-ending-quiet = De cette partie, seul le journal est conservé.
web-moment-turn = Tour { $turn }
web-moment-open = Revoir à partir d’ici
web-lie = mensonge
web-rematch = Revanche
web-replay = Revoir la partie
web-review = Analyse
web-after-drop = Choisir un fichier de partie, ou le déposer ici
web-after-drop-more = Un fichier téléchargé à la fin d’une partie, ou que le terminal a gardé sur votre disque. Il est d’abord vérifié.
web-after-record-other = « { $name } » n’est pas l’enregistrement d’une partie. Un tel fichier finit par .jsonl ; on le télécharge à la fin d’une partie.
web-after-record-large = Ce fichier est trop grand pour être celui d’une partie.
web-after-waiting = { $count ->
    [one] Une autre analyse est faite d’abord.
   *[other] { $count } autres analyses sont faites d’abord.
    }
web-after-working = La partie est rejouée de nombreuses fois à partir de chaque étape. Cela prend quelques minutes ; vous pouvez partir, l’analyse sera gardée.
web-after-cancel = Annuler
web-after-failed = Cette analyse n’a pas pu être faite.
web-after-none = Il n’y a pas encore d’analyse de cette partie.
web-after-course = Le cours de la partie
web-after-seen = Vue
web-after-seen-open = cartes découvertes
web-after-seen-by = par { $name }
web-after-step = Étape
web-after-turning = Tournants
web-after-better = joué : « { $played } » ; mieux valait « { $better } ».
web-after-lost = Perdu : { $lost } ({ $low } à { $high }).
web-after-look = Montrer
web-after-suspicions = Qui soupçonnait qui
web-after-suspicions-more = Combien chacun (ligne) croyait probable qu’un autre (colonne) dise vrai avec : { $says }
web-after-truth = Vérité
web-after-yes = oui
web-after-no = non
web-after-costliest = L’erreur la plus coûteuse : { $name } la croyait probable à { $odds } pour { $about } ({ $says }). Elle a coûté { $cost }.
web-after-lies = Mensonges
web-after-moved = a éloigné les autres de la vérité de { $moved }
web-after-best-lie = Le meilleur mensonge
web-after-no-lies = Personne n’a rien dit de faux.
web-after-accounts = Adresse et chance
web-after-accounts-more = L’attente, la chance, ses choix et ceux des autres font le résultat.
web-after-expectation = Attendu
web-after-luck = Chance
web-after-own = Ses choix
web-after-others = Choix des autres
web-after-result = Résultat
web-after-method = Estimé par le robot { $bot }. Parties jouées à partir de chaque étape : { $playouts } ; mondes imaginés pour chaque décision : { $worlds }. Ce que personne ne pouvait savoir n’est jamais appelé une faute.
web-after-json = Télécharger en JSON
web-after-when = Tour { $turn } : { $what }
web-after-whose = { $name }, tour { $turn } :
web-after-wager = { $what }. Aussi bien ou mieux : { $well }. Cela a apporté { $brought }.
web-after-html = Télécharger en page
web-what-if = Et si : continuer d’ici
web-practice = Entraînement
web-after-practice-why = Entraînement : ne compte dans aucune carrière.
web-practice-back = Vers votre partie sur le serveur
web-practice-of = La partie
web-hints = Conseils : demander ce que ferait un robot fort (entraînement seulement)
web-after-hint = Conseil
web-after-hint-why = Que ferait ici un robot fort qui sait ce que vous savez ?
web-after-hint-would = Un robot fort jouerait :
web-after-hint-do = Le faire
web-after-what-if-more = La partie reprend à cet instant, avec une autre chance dès maintenant, et des robots jouent les autres places.
web-after-what-if-seat = Vous jouez
web-after-what-if-cards = Les cartes cachées
web-after-what-if-real = Telles qu’elles étaient : vous savez la vérité
web-after-what-if-fair = D’autres, que cette place ne pouvait pas exclure : aussi aveugle qu’elle
web-after-what-if-bots = Les robots
web-after-what-if-go = Continuer
web-record = Fichier
web-verify = Télécharger le fichier de la partie. Chacun peut le vérifier : chaque ligne, chaque coup et le hasard.
web-first = Au début
web-back = Un coup en arrière
web-turn-back = Un tour en arrière
web-turn-on = Un tour en avant
web-run = Lire
web-next = Un coup en avant
web-last = À la fin
web-timeline = Pas de la partie
web-step = { $ply } sur { $plies }
web-eyes = Par quels yeux
web-hands = Mains
web-open-hands = Toutes les mains ouvertes
web-replay-speed = Vitesse
web-speed-times = { $times }×
web-copy-moment = Copier l’adresse de ce moment
web-in-turn = Tour { $turn }
web-to-table = À la table
web-search-rules = Chercher dans les règles : une question, un mot ou un article
web-search-example = Comment gagner ?
web-found-rules = Réponses
web-all-rules = Toutes les règles, article par article
web-to-all-rules = Aller à tous les articles
web-clauses = { $count ->
    [one] { $count } article
   *[other] { $count } articles
 }

## Le plein écran du terminal

tui-key-explain = aide
tui-key-talk = parler
tui-key-log = journal
tui-key-sheet = notes
tui-key-rules = règles
tui-key-peek = cacher
tui-key-zoom = zoom
tui-key-palette = commandes
tui-key-return = retour
tui-key-whole = toute la table
tui-key-impossible = impossible
tui-key-filter = filtrer le journal
tui-key-language = EN
tui-key-theme = couleurs
tui-key-leave = quitter
tui-help = Touches
tui-help-explain = explique le choix en surbrillance, avec son article
tui-help-talk = dit quelque chose à tous : un genre d’affirmation, puis de qui ou de quoi
tui-help-log = montre tout ce qui s’est passé ; Échap revient
tui-help-sheet = montre ce qui découle de tout ce que vous avez vu
tui-help-rules = ouvre les règles, à lire ou à fouiller
tui-help-peek = cache votre rôle et votre main, et les montre à nouveau
tui-help-zoom = dessine le plateau plus petit ou plus grand
tui-help-palette = cherche une commande par son nom
tui-help-return = revient à la page d’avant
tui-help-whole = montre toute la table en texte, avec ce qui est coupé ici
tui-help-impossible = montre ce qui n’est pas possible maintenant, et pourquoi ; Entrée sur une telle ligne aussi
tui-help-filter = montre du journal tout, ce qui vous concerne ou ce qui s’est dit
tui-help-language = change de langue
tui-help-theme = change les couleurs : sombres, claires, très contrastées, aucune
tui-help-leave = enregistre la partie et quitte
tui-signs-title = Signes
tui-help-more = La touche devant un choix le fait, tout comme Entrée ou un clic. Un clic sur le plateau, sur un joueur ou sur une carte propose ce qui peut s’y faire, ou l’explique ; Échap revient à tous les choix. Maj et les flèches déplacent le plateau. Ctrl+P donne la liste des commandes. Espace fait répondre les robots tout de suite.
tui-help-menu = La touche devant une entrée la choisit, tout comme Entrée ou un clic. Haut et Bas parcourent la liste ; Gauche et Droite changent un réglage ; Échap revient.
tui-about-game = Commence une partie : vous choisissez combien jouent, et la force des robots.
tui-about-resume = Les parties que vous avez quittées ; chacune continue où elle en était.
tui-about-puzzles = Une position et une question à la réponse certaine : une par jour et par jeu.
tui-about-join = Prend place à une table ouverte sur un serveur : il vous faut son lien.
tui-about-replays = Les parties finies, pas à pas, par les yeux de chacun.
tui-about-reviews = Ce qui a décidé d’une partie finie : son cours, qui soupçonnait qui, talent et chance à part.
tui-about-careers = Le bilan de vos parties, dans les jeux qui le tiennent.
tui-about-begin = Commence la partie avec ces réglages.
tui-about-players = Combien sont à la table, personnes et robots ensemble.
tui-about-people = Là où plusieurs personnes partagent cet écran, un rideau cache la main de chacune aux autres.
tui-about-level = Elle peut être moindre pour une première partie.
tui-about-own = Vous pouvez jouer avec votre propre fichier. Le guide montre comment l’écrire.
tui-about-measure = Des bots jouent quelques centaines de parties avec vos cartes en arrière-plan. Les chiffres s’affichent ensuite au-dessus des réglages.
tui-close = N’importe quelle touche revient à la table.
tui-impossible = Pas possible maintenant
tui-impossible-more = { $count ->
    [one] un autre n’est pas possible maintenant : { $names } (x dit pourquoi)
   *[other] { $count } autres ne sont pas possibles maintenant : { $names } (x dit pourquoi)
 }
tui-no-more = Il n’y a rien de plus à en dire.
tui-no-sheet = Il n’y a encore rien à noter.
tui-covered = Tout ce qui est à vous est caché : h le montre.
tui-recap-more = { $count ->
    [one] { $count } fait de plus
   *[other] { $count } faits de plus
 } : l montre le journal.
tui-over = La partie est finie. Entrée montre comment.
tui-waiting = À { $names } de décider…
tui-log-all = Tout · f : ce qui vous concerne
tui-log-mine = Ce qui vous concerne · f : propos
tui-log-talk = Ce qui s’est dit · f : tout
tui-leave = Quitter la table ? La partie est enregistrée.
tui-yes = Oui (o)
tui-no = Non (n)
tui-say = Que dites-vous ?
tui-say-nothing = Il n’y a rien que vous puissiez dire ici.
tui-say-later = Vous pourrez parler quand on vous interrogera.
tui-chat = Écrivez aux autres, puis Entrée
tui-lobby = La table attend
tui-lobby-host = Appuyez sur Entrée pour commencer.
tui-end-keys = Échap : revoir la table · n : rejouer · q : quitter
tui-end-keys-only = Échap : revoir la table · q : quitter
tui-rules-search = Cherchez un mot ou un article ; Échap revient
tui-palette = Chercher une commande…
tui-failed = Quelque chose a échoué qui ne devait pas ({ $error }). La partie est enregistrée comme à la dernière question.
tui-line-lost = La ligne avec le serveur est coupée. Elle est rappelée.
tui-menu = À quoi jouez-vous ?
tui-menu-resume = Reprendre une partie
tui-menu-join = Rejoindre une table sur un serveur
tui-menu-puzzles = Énigme du jour
tui-puzzle-table = Regarder la table
tui-puzzle-log = Lire ce que vous avez vu
tui-menu-replays = Revoir une partie
tui-menu-reviews = Comprendre une partie
tui-menu-careers = Carrières
tui-setup = Gauche et Droite changent un réglage, Entrée aussi.
tui-setup-begin = Commencer
tui-setup-players = joueurs
tui-setup-people = dont des personnes à cet écran
tui-setup-level = la force des robots
tui-own-none = pas de fichier
tui-own-path = Le chemin du fichier, puis Entrée (laissez vide pour jouer sans)
tui-saved = { $when } · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }
tui-join = Rejoindre une table
tui-join-link = Le lien de la table, comme https://games.example/t/abcd
tui-join-name = Votre nom là-bas, puis Entrée
tui-join-how = « { $got } » n’est pas le lien d’une table : il commence par http:// ou https:// et finit par /t/ et le nom de la table.
tui-key-play = lire, pause
tui-key-back = retour
tui-key-next = suite
tui-key-eyes = regard
tui-key-speed = vitesse
tui-key-review = analyse
tui-key-help = touches
tui-help-play = déroule la partie toute seule, et l’arrête ; la barre d’espace aussi
tui-help-back = recule d’un pas ; la flèche gauche aussi
tui-help-next = avance d’un pas ; la flèche droite aussi
tui-help-eyes = regarde par les yeux de la place suivante
tui-help-speed = change la vitesse de la partie
tui-help-review = calcule ce qui a décidé de cette partie
tui-help-review-page = Les flèches et les touches Page font défiler. Qui revient avant la fin arrête le calcul ; rien d’autre n’est perdu.
tui-review-begins = L’analyse commence…
tui-review-failed = L’analyse n’a pas pu être faite : le programme qui la calcule s’est arrêté. La partie, elle, est intacte.
tui-review-whole = L’analyse est complète.
tui-help-help = montre cette page
tui-replay = Pas { $step } sur { $steps }
tui-replay-public = Comme tous l’ont vu
tui-replay-seat = Par les yeux de la place { $seat }
tui-replay-speed = { $seconds } s par pas
tui-replay-help = Espace déroule et arrête, les flèches vont pas à pas, Début et Fin aux bouts.

## L'analyse d'une partie terminée

help-review = ce qui a décidé une partie terminée : son cours, qui soupçonnait qui, le talent et la chance séparés
help-playouts = combien de fois chaque position est rejouée jusqu’au bout ; tout le reste augmente ou diminue d’autant
help-review-seed = la chance des parties rejouées, un nombre ou un mot ; la même donne la même analyse
error-review-large = Ce fichier est trop grand pour l’enregistrement d’une partie : plus de { $most } octets.
review-title = Analyse d’une partie de { $game } à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 }
review-result = Le résultat
review-course = Le cours de la partie
review-marks = Ce qui s’est passé, et comment les chances ont changé
review-turning = Tournants
review-accounts = Talent et chance
review-luck = Les plus grands coups de chance
review-wagers = Les risques pris
review-suspicions = Qui soupçonnait qui
review-talk = Ce qui a été dit et cru
review-method = Comment cela a été calculé
review-stage-coarse = Première courbe
review-stage-course = Cours
review-stage-suspicions = Soupçons
review-stage-choices = Décisions
review-stage-eyes = Par leurs yeux
review-stage-done = Tournants
review-in-words = En mots
review-open = La chance de gagner en pour cent après chaque étape, cartes ouvertes ; les lignes pointillées sont ce qui s’est passé.
review-eyes = Vu par { $who_mid }
review-thought = Ce que { $who_mid } tenait pour probable, en pour cent ; en dessous, tant que c’était vrai
review-percent = { $value } %
review-points = { $scored ->
    [True] { $value }
   *[other] { $value } points
 }
review-at = tour { $turn }, étape { $step }
review-about = { $who_mid } : « { $words } »
review-curve = { $who } { $drawn } { $first } → { $last }
review-mark = { $at } : { $words } { $change }
review-swing = ({ $who } : { $before } → { $after })
review-turning-point = { $at } : { $who } : { $move }. Mieux : { $better } ({ $clause }). Perdu : { $lost } points ; avec une autre chance : { $again }.
review-reason-played = Ce qui fut joué : { $words }
review-reason-better = Mieux : { $words }
review-reason-own = { $words }
review-account = { $who } : attendu { $expectation }, obtenu { $result }. Chance { $luck }, ses décisions { $own } (± { $margin }), celles des autres { $others }.
review-stroke = { $at } : { $brought } pour { $who_mid } ({ $move })
review-stroke-deal = la donne : { $brought } pour { $who_mid }
review-wager = { $at } : { $words }. Aussi bien ou mieux : { $well } ; aussi mal ou pire : { $badly }. Cela a rapporté { $brought }.
review-suspicion = { $who } sur { $about } { $drawn } { $least } à { $most } ; à la fin { $true ->
    [True] c’était vrai
   *[other] ce n’était pas vrai
 }
review-said = { $at } : { $words } { $count ->
    [0] Personne n’a changé d’avis.
    [one] Un avis a bougé, de { $moved } loin de la vérité.
   *[other] { $count } avis ont bougé, de { $moved } loin de la vérité en tout.
 }
review-best-lie = Le meilleur mensonge de la partie : { $words }
review-costliest = La croyance la plus coûteuse : { $at }, { $who } tenait { $about } pour probable à { $odds }, et { $true ->
    [True] c’était vrai
   *[other] ce n’était pas vrai
 }. Il en est résulté { $cost }.
review-how = Chaque position a été rejouée { $playouts } fois par le robot « { $bot } »{ $turns ->
    [0] , jusqu’à la fin
    [one] , pendant { $turns } tour, et ce qui était atteint a été jugé d’après ce que des parties jouées ont appris
   *[other] , pendant { $turns } tours, et ce qui était atteint a été jugé d’après ce que des parties jouées ont appris
 }. Les décisions ont été comparées dans { $worlds } mondes que le joueur ne pouvait pas exclure, les tournants encore dans { $fresh } autres, joués plus loin. Graine : { $seed }.
review-trust = Ces chances sont celles de robots qui continuent la partie, pas celles de personnes. Une différence à l’intérieur de son intervalle ne dit rien. La chance, ses décisions et celles des autres font exactement ce qui a été obtenu moins ce qui était attendu.

## Le laboratoire

help-lab = expériences : beaucoup de parties entre bots, sur cette machine ou sur un cluster, et ce qu’elles montrent
help-lab-new = afficher un exemple d’expérience, commenté
help-lab-plan = dire combien de parties compte une expérience, et leur durée approximative
help-lab-run = lancer une expérience ; la même commande reprend là où elle s’est arrêtée
help-lab-show = afficher ce qu’une expérience a trouvé
help-lab-report = écrire une page avec des graphiques
help-lab-cluster = démarrer un cluster Dask sur cette machine, pour essayer
help-lab-file = le fichier de l’expérience (TOML)
help-lab-folder = le dossier des résultats
help-lab-out = le dossier pour les résultats ; par défaut à côté du fichier, avec son nom
help-lab-address = l’adresse d’un ordonnanceur Dask, comme tcp://127.0.0.1:8786 ; par défaut des processus de cette machine
help-lab-against = un autre dossier de résultats : ce qui a changé depuis
help-lab-local = combien d’ouvriers
lab-plan = { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }, { $matches ->
        [one] { $matches } partie au plus
       *[other] { $matches } parties au plus
    }
lab-plan-row = { $game }, { $bots } : { $matches } ×, environ { $time }
lab-plan-time = Environ { $time } sur un processeur.
lab-plan-stop = La règle d’arrêt peut finir plus tôt.
lab-seconds = { $count } s
lab-minutes = { $count } min
lab-hours = { $count } h
lab-progress = { $done } sur { $total }, { $rate } par seconde, reste { $left }
lab-stopped = Arrêté. Ce qui est joué est gardé dans { $folder } ; la même commande reprend.
lab-already = Cette expérience est complète ; ses résultats sont dans { $folder }.
lab-done = { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } : { $file }
lab-cluster = { $count ->
        [one] Un ouvrier
       *[other] { $count } ouvriers
    } à { $address }. Dans un autre terminal : openps lab run EXPERIENCE.toml --cluster { $address }. Ctrl-C arrête le cluster.
error-experiment = Ce n’est pas une expérience :
experiment-toml = ce n’est pas du TOML : { $reason }
experiment-unknown = ligne { $line } : { $name } est inconnu ici. Connus : { $expected }
experiment-whole = ligne { $line } : { $name } est un nombre entier de { $low } à { $high }, pas { $got }
experiment-text = ligne { $line } : { $name } est un texte entre guillemets, pas { $got }
experiment-choice = ligne { $line } : { $name } ne peut être { $got }. Choix : { $expected }
experiment-empty = ligne { $line } : { $name } n’a pas de valeur. Choix : { $expected }
experiment-table = ligne { $line } : { $name } est une table, comme [{ $name }]
experiment-figure = ligne { $line } : { $name } ne peut être { $got }. Par exemple : { $expected }
experiment-width = ligne { $line } : { $name } est un nombre entre 0 et 1, comme 0.05, pas { $got }
experiment-no-grid = ligne { $line } : il n’y a rien à jouer. Ajoutez une table [[grid]] avec un jeu
experiment-line-up = ligne { $line } : bots : { $got }, pour { $players ->
        [one] { $players } place
       *[other] { $players } places
    }. Au moins un bot, et pas plus de bots que de places
experiment-clock = ligne { $line } : { $got } réfléchit à la montre, et deux exécutions différeraient. Donnez des pas : { $expected }
experiment-file = ligne { $line } : { $name } : impossible d’utiliser { $got }. Voyez ce qui ne va pas : openps { $option } --check { $got }
experiment-own = --{ $name } : aucun jeu de cette expérience n’a de tel fichier
experiment-cells = ligne { $line } : { $got } cases, c’est trop. Le maximum est { $most }
error-lab-folder-used = Le dossier { $folder } contient d’autres fichiers. Nommez-en un autre avec --out, ou un dossier vide.
error-lab-folder-other = Le dossier { $folder } contient les résultats d’une autre expérience (différences : { $differs }). Nommez-en un autre avec --out.
error-lab-busy = Un autre programme écrit dans { $folder }.
error-lab-disk = Impossible d’écrire dans { $folder } : { $reason }. Ce qui a été joué avant est gardé ; la même commande reprend.
error-lab-no-cluster = Aucun ordonnanceur Dask ne répond à { $address } ({ $reason }). Démarrez-en un : dask scheduler
error-lab-no-workers = Le cluster à { $address } n’a pas d’ouvriers. Démarrez-en un : dask worker { $address }
error-lab-bot-failed = Le robot { $bot } a échoué dans { $failed } de ses { $decisions } décisions à la partie { $number }. Une telle partie ne donne aucun résultat, donc l’expérience s’est arrêtée. Ce qui a été joué avant est gardé ; la même commande reprend.
error-lab-worker = Un ouvrier a échoué : { $reason }. Ce qui a été joué avant est gardé ; la même commande reprend.
error-lab-worker-version = Un ouvrier a une autre version : { $theirs } ; ici c’est { $ours }. Installez la même partout. Rien de cet ouvrier n’a été gardé.
error-lab-no-example = Aucun jeu ici n’apporte d’exemple d’expérience.
error-lab-no-results = Pas de résultats dans { $folder }. Lancez d’abord l’expérience : openps lab run EXPERIENCE.toml --out { $folder }
lab-players = { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
lab-cell = { $cell } : { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }
lab-rate = { $name } : { $rate }
lab-side = vainqueurs : { $side }
lab-as = victoires des joueurs qui étaient { $role } à la fin
lab-untouched = aucune partie ne s’est déroulée autrement
lab-won = le joueur gagne
lab-first = qui commence gagne
lab-length = { $rounds } tours et { $decisions } décisions par partie
lab-figures = En moyenne :
lab-paired = Ce que changent les options, sur les mêmes donnes
lab-survival = Combien de parties continuent après tant de tours
lab-usual = options habituelles
lab-wins = Qui gagne, avec des intervalles à 95 %
lab-more = plus souvent : { $what }
lab-changed = Ce qui a changé entre les deux exécutions
lab-nothing-common = Les deux exécutions n’ont aucune case en commun.
lab-about = Parties entre bots. Les intervalles sont à 95 %. Un tour est un tour de chaque place : les tours commencés, répartis entre les places. Les options sont comparées sur les mêmes donnes.
lab-made-by = { $game } : bots { $bots }, openps { $version }, règles { $rules }, code et données des bots { $digest }, graine { $seed }
meter-measured = { $rates }, { $rounds ->
        [one] environ un tour
       *[other] environ { $rounds } tours
    } (mesuré entre bots de niveau { $level }, { $matches ->
        [one] une partie
       *[other] { $matches } parties
    })
meter-estimated = { $rates }, { $rounds ->
        [one] environ un tour
       *[other] environ { $rounds } tours
    } (estimé d’après des parties entre bots de niveau { $level })
play-measure = Pour obtenir des chiffres, tapez mesurer à l’invite (--plain) ou choisissez Mesurer maintenant dans les réglages d’une partie, au menu du plein écran. Des bots jouent alors quelques centaines de parties en arrière-plan.
play-not-measured = Ces cartes n’ont pas pu être mesurées.
meter-own = Ce sont vos propres cartes : il n’y a pas encore de chiffres pour elles.
meter-measuring = Des bots jouent quelques centaines de parties avec ces cartes. Cela prend environ une minute.
web-measure = Mesurer maintenant
meter-rate = { $name } environ { $value } % ({ $low }–{ $high })
meter-rate-too = { $name } { $value } %
meter-won = le joueur gagne
meter-first = qui commence gagne
meter-nobody = personne
