# The house's own words in English.

seat-you = You
seat-other = Seat { $seat }
seat-you-start = You
seat-you-mid = you
seat-you-of = of you
seat-you-to = to you
seat-you-has = You have
seat-you-not = You did not
seat-other-start = Seat { $seat }
seat-other-mid = Seat { $seat }
seat-other-of = of Seat { $seat }
seat-other-to = to Seat { $seat }
seat-other-has = Seat { $seat } has
seat-other-not = Seat { $seat } did not
seat-named-start = { $name }
seat-named-mid = { $name }
seat-named-of = of { $name }
seat-named-to = to { $name }
seat-named-has = { $name } has
seat-named-not = { $name } did not
pieces-none = nothing
pieces-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
 }
decimal-mark = .

## Command line: help

help-openps = The open tabletop for games of hidden cards and hidden plans. Unofficial.
help-lang = language: en or fr; by default that of your locale
help-games = list the games, their players, options and bots
help-play = play a game in the terminal
help-plain = type answers at prompts instead of playing on the full screen: for screen readers, pipes and habits
help-simulate = let bots play many games and count
help-ladder = measure how strong the bots of a game are, rung by rung
help-endgames = measure how much bots lose at ends of a game that can be solved exactly
help-replay = show a recorded match in words
help-verify = check that a record was not tampered with and follows the rules
help-rules = read the rules: the contents, a clause, a word, or all
help-puzzle = the puzzle of the day of a game: one question, one certain answer
help-puzzle-date = the puzzle of this date, in place of today's
help-puzzle-number = the puzzle of this number
help-prove = prove the laws of the engine on many random matches of a game
help-secrecy = in so many of the matches every view of every seat is checked at every decision
help-prove-words = list every message that the game needs, and the fields of its view that have no label
help-first-seed = the seed of the first match, a whole number
help-bench = measure the speed of the engine here
help-career = what your matches add up to, in games that keep a career
help-new = write a package with a game of your own, to begin with
help-new-what = what to write: game
help-new-name = its name, such as my_game: it is the key of the game and of its package
help-new-folder = where to write it; here by default
help-serve = serve tables over HTTP and WebSocket, for browsers, terminals and programs
help-host = the address to listen on; 127.0.0.1 by default, 0.0.0.0 for everybody in the network
help-port = the port to listen on; 0 takes a free one
help-db = where tables are kept: a file, sqlite:///FILE or postgresql://USER@HOST/NAME; keep a password in OPENPS_DB
help-config = a TOML file with these settings; a variable such as OPENPS_PORT comes before it, an option before both
help-show-config = print the settings in force as such a file, and where each comes from
help-metrics-public = let other machines read the numbers at the address of --metrics
help-log-file = write the server’s log to FILE instead of standard error
help-access-log = write a line for each request to FILE, or to standard output for -; no names, addresses or tickets
help-public-url = the address under which people reach this server, such as https://games.example
help-behind-proxy = believe the addresses that a proxy reports: one on this machine, or those of ADDRESS (addresses and networks, with commas between)
help-limit = a limit of the server, such as sockets=500; may be repeated
help-open = open the page in your browser
help-accept-loss = go on with a database from which something is missing
help-metrics = show numbers for Prometheus at this port; for this machine only, unless --metrics-public is given
help-workers = share the tables among so many processes, at most one for each core (1)
help-backup = write all tables of a server into one file, also while people play
help-restore = fill an empty database with the tables of a backup
help-backup-file = the file of the backup
help-retention = days after which a table that nobody touches is deleted (90); 0 or never keeps every table
help-keep = write into the folder FILE, with the date in the name, and keep the newest N of these backups
help-backup-check = read a backup to its end and say what is in it; nothing is written
help-admin = see and end tables, remove names, ban addresses, also while a server runs
help-admin-tables = list the tables, the last touched first
help-admin-show = show who sits at a table, its settings and its size; never a card
help-admin-close = end a table: its match can't continue, its record can still be downloaded
help-admin-remove = delete a table with everything that belongs to it
help-admin-forget = replace a player's name at all tables, remove their chats, and void their tickets
help-admin-ban = refuse an address or a network, and disconnect it
help-admin-unban = allow an address or a network again
help-admin-limits = show the limits in force, the bans, and what each address uses
help-admin-table = the table, as in its link
help-admin-name = the name exactly as it was typed
help-admin-only-table = only at this table
help-admin-address = an address or a network, such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48
help-admin-num = how many tables to list (100)
help-admin-clear = start counting again for this address; for every address if none is given
help-admin-yes = don't ask again
help-lost = with --table: ask for the seat of this name anew, whose link you lost
help-server = play at a table of this server, such as http://127.0.0.1:8000
help-table = the table to come to: its link or its code; without it, a new one is opened
help-proof = how the seed of a table was made (JSON), to be checked as well
help-game = the game, such as { $game }
help-seats = who sits where: human, a level or a bot for each seat, such as human,strong,random
help-play-bots = who plays the other seats: beginner, normal (by default), strong, or a bot such as search:1s
help-name = whose career the match is written into, in games that keep one; "me" by default
help-career-name = the name of a career
help-players = how many seats
help-seed = a number or word: the same seed gives the same shuffles
help-option = an option of the game, such as first_player=host; may be repeated
help-resume = go on with a saved match; without a file, the last one
help-bots = the bots, such as random,heuristic; they take turns on the seats, and move one seat on each game
help-ladder-bots = the bots from the weakest to the strongest, such as heuristic,belief,search:1s; by default all of the game; a single one plays against itself
help-ladder-num = how many games of every candidate; with --sprt, the most
help-alone = how often the baseline plays each deal by itself; more make the comparison sharper, at little cost where it is the quicker bot
help-endgames-bots = the bots, such as heuristic,planner,search; by default all of the game
help-endgames-num = how many positions
help-endgames-nodes = how much may be thought about a position; with more, larger ones can be solved
help-sprt = stop as soon as it is clear whether a candidate is better by so many percentage points (3 by default), or by so much of the score in games that are played for it, or not at all
help-html = write a report with plots into this file
help-talk = whether bots that can talk do so: on or off
help-num = how many games
help-jobs = how many processes
help-json = print one JSON object
help-file = a record (JSON lines)
help-seat = as this seat saw it; without it, as a spectator saw it
help-step = stop after each move
help-clause = a clause such as PH-4.9, words to look for, or all; nothing for the contents
help-seconds = how long each measurement lasts
help-check = check this file instead

## games

games-line = { $game } · { $name } · players: { $players }
games-options = options:
games-bots = bots: { $bots }
games-levels = levels: { $levels }

## play

play-hello = { $game }: you can type a number, a move, or help at any prompt.
play-commitment = Commitment to the shuffle: { $commitment } (the seed is shown at the end)
play-seats = Seats: { $seats }
play-only-choice = (your only choice: { $move })
play-prompt = Your choice [1-{ $last }], ? for help:{ " " }
play-unknown = "{ $text }" is not a choice here: type a number from 1 to { $last }, a choice as it is shown, or help.
play-curtain = Seat { $seat }: press Enter when nobody else is looking.
play-help-choice = 1, or as it is shown: { $choice }, or as the record writes it: { $move } – makes that choice. Several numbers of one kind are played one after the other: 1 2
play-help-again = choices, or an empty line – shows the choices again; table – draws the table with everything
play-help-explain = ? – explains all choices, ? 1 the first, each with its clause
play-help-log = log – tells all that happened
play-help-cards = cards – shows the cards and exactly what each does
play-help-rules = rules { $clause } – shows a clause; rules and a word – looks for it; rules – lists the chapters
play-help-say = say { $claim } – tells everybody so; say – tells what can be said
play-help-level = level strong – makes the bots stronger; level – tells the levels
play-help-save = save, or save FILE – writes the match down
play-help-quit = quit – saves the match and leaves
play-ambiguous = "{ $text }" may mean several things; type the number:
play-kind = { $kind }:
play-mixed = Several numbers at once must be choices of one kind.
play-stopped-changed = Stopped before "{ $move }": the question is another one now.
play-stopped-illegal = Stopped before "{ $move }": it is no longer possible.
play-stopped-news = Stopped before "{ $move }": something new has come to light. Look at it first.
play-level = From now on the bots play like this: { $level }
play-say-help = { $forms ->
    [none] In this game there is nobody to say anything to.
   *[other] What can be said, true or not (cards and seats as the log and the moves name them): { $forms }. With "because 17" behind it, a claim points at that number of the log. When the match is over, each one is judged.
 }
form-i-am = I am <status>
form-they-are = <seat> is <status>
form-i-gave = I gave <seat> <card>
form-i-have = I have <card>
form-i-trust = I trust <seat>

claim-said = { $who } said: “{ $words }”
claim-because = { $words }, { $moment }
moment-entry = because of no. { $number } of the log
moment-numbered = { $moment } (no. { $number })
moment-claim = in answer to { $who_mid }
claim-i-am = I am { $status }
claim-they-are = { $seat_is ->
    [you] you are { $status }
   *[other] { $seat_mid } is { $status }
 }
claim-i-gave = I gave { $card } to { $seat_mid }
claim-i-have = I have { $card }
claim-i-trust = I trust { $seat_mid }
claim-judged = { $claim } – { $verdict }
claim-verdicts = What was said:
verdict-true = true
verdict-false = false
verdict-unknowable = nobody can know
play-sure = { $question } Type "yes" to do it:{ " " }
play-not-sure = Then the match goes on.
play-saved = Saved: { $file }
play-resume = Go on with: { $program } play --resume { $file }
play-resumed = Going on after { $moves ->
    [one] one move
   *[other] { $moves } moves
 }.
play-impossible = Not possible now:
play-over = The match is over: { $reason }.
play-winner = { $count ->
    [one] Winner: { $winners }.
   *[other] Winners: { $winners }.
 }
play-tale = How it went:
play-moment = { $turn ->
    [0] { $words } ({ $number })
   *[other] Turn { $turn }: { $words } ({ $number })
 }
play-scores = Scores: { $scores }
ladder-scores = Score a match: { $wins } (baseline { $base })
ladder-score-difference = Difference: { $difference } a match
simulate-score = { $name }: { $score } a match
play-seed = Seed, as committed to: { $seed }
play-record = Record: { $file }
play-verify = Check it with: { $program } verify { $file }
play-illegal = Not allowed: { $reason }
play-finished-record = This match is over; look at it with: { $program } replay { $file }
play-stop = Stopped.
play-puzzle-ask = Your answer, 1 to { $last }:{ " " }

recap-seat = { $seat }: { $deeds }.
recap-besides = Besides: { $deeds }.
recap-times = { $deed } ({ $count }×)
recap-more = { $count ->
    [one] One more event: type log.
   *[other] { $count } more events: type log.
 }

## career

career-none = No match that counts for a career has been finished here yet.
career-title = { $name }: { $matches ->
    [one] one match
   *[other] { $matches } matches
 }, { $won } won
career-matches = matches
career-won = won
career-freed = freed
career-dead = dead
career-streak = in a row
career-best = best row
career-all = All
career-exploits = Exploits: { $count } of { $all }
career-open-exploit = { $name }: { $how }
career-new-exploit = Exploit: { $name } ({ $how })
career-written = Written into the career "{ $name }": openps career
career-practice = Kept in the career "{ $name }" as practice, not counted: its luck or its cards were chosen.
career-left = Your match of { $date } against { $taker } was left. As the next one begins, it stands in the career "{ $name }": { $reason }.
career-go-on = This match is over in the career "{ $name }": { $reason }. You go on for practice; the career stays as it is.
career-known = This match stood in the career "{ $name }" already: what was played since was practice and is not counted.
career-kept = This match belongs to the career "{ $name }" and stays there.
career-title-practice = { " " }(and { $count } for practice)
career-last = Last matches
career-match = { $date }  { $taker }: { $reason }, turn { $turns }{ $practice ->
    [yes] { " " }(practice)
   *[no] { "" }
 }
career-aside = It was kept aside as { $file }, and a new career began.

## simulate

simulate-title = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
 }, { $num ->
    [one] one game
   *[other] { $num } games
 }, seed { $seed }
simulate-speed = { $decisions } decisions in { $seconds } s: { $rate } a second; { $length } decisions a game (from { $shortest } to { $longest })
simulate-bots = Wins by bot (95 % interval; 1.00 is a fair share):
simulate-bots-solo = Wins by bot (95 % interval):
simulate-seats = Wins by seat (95 % interval):
simulate-sides = Wins by side (95 % interval):
side-nobody = nobody, all winners being dead
simulate-outcomes = How they ended:
simulate-outcome = { $reason }: { $count }
simulate-row = { $name }  { $wins } of { $played }  { $rate } ({ $low } to { $high })
simulate-share = { $share } × fair share

## ladder

ladder-title = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
 }, seed { $seed }, { $talk }
ladder-talk-on = with talk
ladder-talk-off = without talk
ladder-contest = { $who }, { $games } games on { $deals } deals
ladder-among = { $candidate } among { $baseline }
ladder-instead = { $candidate } in place of { $baseline }
ladder-itself = { $bot } against itself
ladder-side = Winning side, { $side }: { $rate }
ladder-alone = { $baseline } without candidate
ladder-interval = { $value } ({ $low } to { $high })
ladder-too-few = { $value } (too few matches to say)
ladder-points = { $value } points
ladder-strength = wins { $wins }, the baseline on the same deals { $base }
ladder-difference = Difference: { $difference }
ladder-sprt = Better by { $points } points, or no better? Sequential test: { $verdict }
ladder-sprt-score = Better by { $points } a match, or no better? Sequential test: { $verdict }
ladder-sprt-ended = The run ended as soon as the test knew: the interval above is narrower than it should be.
ladder-better = better
ladder-not-better = not better
ladder-undecided = undecided
ladder-as-role = As { $role } in the end ({ $games }):
ladder-length = Length, { $who }: { $rounds } rounds, at most { $longest }; { $within } within { $limit } rounds
ladder-time = Time of { $bot }: { $mean } a decision, 99 % within { $nearly }, at most { $most } ({ $decisions } decisions)
ladder-belief = “{ $words }”, { $when }
ladder-calibration = { $belief }: Brier { $brier } at a base rate of { $base }, skill { $skill }, { $statements } statements
ladder-written = Report: { $file }
ladder-about = One candidate sits among bots of the baseline, on every seat of every deal in turn, and is compared with the baseline alone on the same deal. Intervals are 95 %. Times are processor time of decisions between two or more moves. The engine is { $core }.
ladder-thought = how likely it was thought
ladder-true = how often it was true
ladder-rounds = rounds
ladder-plot-strength = Strength
ladder-plot-roles = By role in the end
ladder-plot-calibration = Calibration of beliefs
ladder-plot-length = Length of matches
ladder-plot-outcomes = How they ended
ladder-plot-times = Time for a decision
ladder-head-contest = Contest
ladder-head-games = Games
ladder-head-deals = Deals
ladder-head-wins = Wins
ladder-head-base = Baseline
ladder-head-difference = Difference
ladder-head-test = Sequential test
ladder-head-role = Role
ladder-head-outcome = End
ladder-head-side = Side
ladder-head-share = Share
ladder-head-bot = Bot
ladder-head-decisions = Decisions
ladder-head-mean = Mean
ladder-head-nearly = 99 % within
ladder-head-most = At most
when-always = at any time
when-before-scan = before a scan
when-after-scan = after a scan
when-infected-before-scan = before a scan, by somebody infected
when-infected-after-scan = after a scan, by somebody infected

## endgames

endgames-title = { $game }, { $positions } solved positions from { $matches } matches, seed { $seed }
endgames-within = Of those kept, { $count } are small enough for a bot that solves them by itself
endgames-bot = { $bot }: gives away { $regret } a move, plays a best move in { $best }; at worst { $worst } points; not followed, counted as all given away: { $unclear }

## verify, replay, rules, bench

verify-good = { $file }: good. { $game }, { $moves ->
    [one] one move
   *[other] { $moves } moves
 }, every line as written, every move legal, the luck as committed.
verify-unfinished = { $file }: good so far. { $game }, { $moves ->
    [one] one move
   *[other] { $moves } moves
 }, not finished.
verify-bad = { $file }: line { $line }: { $reason }
replay-next = Enter goes on, q stops:{ " " }
rules-contents = { $name }: the rules, chapter by chapter
rules-how = Read on with: openps rules { $game } page (the rules on one page), openps rules { $game } { $clause } (a clause), openps rules { $game } WORDS (every clause that answers them), openps rules { $game } all (everything). In a match: rules { $clause }, rules WORDS.
# Words that a search for rules leaves out: they tell nothing about what is looked for.
search-small-words = the a to an of in on at for from with and or i me my you your we our he him his it its they is am are be was do does did can could may must should will have has need how what when where why who which that this there game play
rules-found = { $count ->
    [0] No clause of { $game } answers "{ $text }".
    [one] One clause:
   *[other] { $count } clauses:
 }
prove-kept = { $game }: all laws kept in { $matches } random matches ({ $decisions } decisions), in { $secrecy_matches } of them at { $secrecy_checks } views of every seat and { $secrecy_steps } compared steps; { $seconds } s
prove-missing = Words are missing ({ $language }): { $keys }
prove-words = Messages that the game needs: { $count }
prove-word-missing = { $key }  (missing: { $languages })
prove-unlabelled = Fields that the plain board of the browser calls by their names in Python; a message field-NAME or each-NAME is their label: { $names }
prove-broken = Broken: { $law }: { $detail }
bench-title = openps { $version }, { $core } core, Python { $python }
bench-row = { $game }, { $players } players: { $rate } decisions/s ({ $games } games/s), copy { $copy } µs, view { $view } µs, determinize { $determinize } µs, a match { $memory } KiB in memory, its record { $record } KiB
core-pure = pure Python
core-compiled = compiled

## serve, and play over the network

serve-here = Serving tables at { $url } (press Ctrl-C to stop; nothing is lost)
serve-metrics = Numbers for Prometheus are at { $url }, for this machine alone.
serve-metrics-public = Numbers for Prometheus are at { $url }. Warning: other machines can read them, and a player who does learns how long bots think; let only your Prometheus reach this port.
serve-variable = Warning: { $name } isn’t a setting, so it is ignored. Did you mean { $near }?
config-head = Settings of openps serve. This file is overruled by OPENPS_… variables, and those by options.
config-default = default
config-masked = { $source }; the password is not shown: put it back here, or set OPENPS_DB
backup-written = { $file } holds { $tables } tables with { $rows } facts. Keep it to yourself: it holds the cards of running matches.
restore-done = { $db } has { $tables } tables with { $rows } facts. People go on where the backup was made.
backup-removed = Removed { $file }.
backup-checked = { $file } is complete: { $tables } tables with { $rows } events, written on { $at } by openps { $version }.
admin-table = { $table }  { $game }  { $state }  seats { $taken }/{ $seats }  connected { $connected }  watching { $watching }  created { $created }  touched { $touched } UTC
admin-no-tables = There are no tables.
admin-state-lobby = waiting
admin-state-playing = playing
admin-state-over = over
admin-state-closed = closed
admin-show = { $table }  { $game }  { $state }  touched { $touched } UTC  watching { $watching }  { $events } events, { $bytes } bytes
admin-seat = Seat { $number }: { $who }
admin-bot = bot ({ $level })
admin-free = free
admin-here = { $name }, connected
admin-away = { $name }, away
admin-beside = without a seat: { $names }
admin-yes = yes
admin-no = no
admin-close-sure = Close { $table }? Its match can't be continued. (yes or no)
admin-closed = { $table } is closed. A record of its match can still be downloaded.
admin-remove-sure = Delete { $table } with everything that belongs to it? (yes or no)
admin-removed = { $table } is deleted. Backups made before still hold it.
admin-forget-sure = Replace the name “{ $name }”, remove the chats and void the tickets of everyone who used exactly this name? Tables: { $count }. (yes or no)
admin-forgotten = “{ $name }” is forgotten. Tables: { $count }. Backups made before still hold the name.
admin-ban-sure = Refuse every connection from { $network }? (yes or no)
admin-banned = { $network } is banned.
admin-banned-already = { $network } was banned before, and still is.
admin-unbanned = { $network } may connect again.
admin-ban = banned: { $network }
admin-client = { $client }: { $sockets } sockets, { $requests } requests and { $failures } failures counted
admin-cleared = Counting starts again.
admin-not-sure = Nothing was changed.
admin-no-server = No server answers on this database, so no limits are in force.
admin-silent = Not every server process answered within { $seconds } seconds. Each follows as soon as it can.
online-opened = Your table: { $url } (send this link to whoever is to join)
online-ticket = Your own way back, for you alone: { $url }
online-waiting = Waiting: { $names }. Enter starts the match with bots on the free seats.
online-wait-host = Waiting until the owner of the table starts the match.
online-started = The match has started.
online-lost-line = The connection is lost; trying again.
online-back = Back at the table.
online-away = While you were away a bot played { $moves ->
    [one] one move
   *[other] { $moves } moves
 } for you.
online-chat = { $name }: { $text }
online-help-chat = chat TEXT – speaks freely, at private tables
online-help-level = level strong – makes the bots stronger, if the table is yours
online-asked-back = Somebody lost the ticket to the seat of { $name }. If it is { $name }, they tell you a code; then type: agree CODE. If nobody told you one, type: disagree
online-ticket-anew = A new ticket was made for the seat of { $name }. Agreed by: { $names }.
online-ticket-kept = A new ticket was asked for the seat of { $name }, who came back and kept it. Agreed by: { $names }.
online-ticket-refused = A new ticket was asked for the seat of { $name }. Refused by: { $names }.
online-lost-code = You ask for the seat of { $name }. Tell this code to those you play with, and leave the terminal open: { $code }
online-lost-good = Your seat is yours again.
online-agree-here = While you wait you can type: agree CODE, disagree, or quit
online-help-quit = quit – leaves; a bot plays on until you come back
online-proof = Seed and luck are as promised: the server's secret was committed to, and what people added is in it.
online-proof-bad = THE SEED IS NOT AS PROMISED.
verify-proof-good = The seed was made as promised: of a secret committed to before, and of what { $count ->
    [0] nobody
    [one] one person
   *[other] { $count } people
 } added.

## Bots that fail, in the log of whoever runs them

bot-stood-in = Seat { $seat }: the bot { $bot } failed, and a weaker bot decided for it ({ $count }×).
bot-failure = { $why ->
        [start] could not be started
        [ended] ended without an answer
        [slow] gave no answer in time
        [nonsense] answered with something that is not JSON
        [illegal] answered with a move that it was not offered
       *[crashed] crashed
    } ({ $count }×)
bots-failed = { $bot } failed in { $failed } of { $decisions } decisions: { $reasons }.
bots-void = Another bot made those decisions, so nothing was measured: this is void.
bot-failed-start = The bot "{ $command }" cannot be started: { $reason }. { $instead } decides instead.
bot-failed-ended = The bot "{ $command }" ended without an answer. { $instead } decides instead.
bot-failed-slow = The bot "{ $command }" gave no answer within { $seconds } s. { $instead } decides instead.
bot-failed-nonsense = The bot "{ $command }" answered with a line that is not JSON: { $got }. { $instead } decides instead.
bot-failed-illegal = The bot "{ $command }" answered with a move that it was not offered: { $got }. { $instead } decides instead.
bot-failed-crashed = The bot { $bot } failed: { $error }. { $instead } decides instead.

## Errors

error-no-game = There is no game "{ $got }". Games: { $expected }
error-no-bot = There is no bot "{ $got }" for { $game }. Bots: { $expected }
error-no-endgames = Ends of { $game } cannot be solved. Games: { $expected }
left-out-broken = The package { $package } is left out: what it brings as "{ $name }" ({ $value }) cannot be used. { $reason }
left-out-taken = "{ $taken }" of the package { $package } ({ $value }) is left out: there is one of that name already.
error-bot-thinks-not = "{ $spec }": { $bot } does not think ahead, so it takes no steps and no seconds.
error-bot-steps = "{ $spec }": a number of steps is between 1 and { $high }, not { $got }.
error-bot-seconds = "{ $spec }": a time is more than 0 and at most { $high } seconds.
error-bot-parameter = "{ $spec }": { $bot } has no "{ $got }". It takes: { $expected }
error-bot-whole = "{ $spec }": { $name } is a whole number from { $low } to { $high }, not "{ $got }".
error-bot-number = "{ $spec }": { $name } is a number from { $low } to { $high }, not "{ $got }".
error-no-player = "{ $got }" is neither human nor a bot of { $game }: { $expected }
error-too-many-seats = { $count } seats are named for { $players ->
    [one] one player
   *[other] { $players } players
 }.
error-options = These options are not possible:
error-option-form = "{ $got }" is not an option; write key=value.
option-players = { $got ->
    [one] 1 player is
   *[other] { $got } players are
 } not possible; possible are { $expected }
option-value = { $option }: possible values are { $expected }
option-unknown = "{ $option }" is not an option; options are { $expected }
option-missing = { $game } has no option { $option }
error-move-text = "{ $text }" is not a move. Expected: { $expected }
error-claim-text = { $expected ->
    [none] In this game there is nobody to say anything to.
   *[other] "{ $text }" is not a claim. Expected: { $expected }
 }
error-claim-because = { $got } is not a number of the log: the last one is { $last }.
error-claim-seat = A claim speaks of another seat at this table, from 0 to { $last }.
error-claim-long = A claim has at most { $most } letters.
error-claims-at-once = You have said { $most } things since the last move: listen to the others until somebody moves.
error-claims-in-all = You have said { $most } things in this match, and that is all that one player may claim in one.
error-choice = { $name }: "{ $got }" is not possible; possible are: { $expected }
error-sprt = --sprt: "{ $got }" is not a number of percentage points above 0 and up to 100.
error-sprt-score = --sprt: this game is played for its score. Say by how much of it a match a candidate should be better, such as --sprt 0.5; "{ $got }" is not such a number.
error-sprt-widest = --sprt: { $game } doesn’t say how far apart two scores can be (Score.widest in its edition), so no test can keep its promise. Leave out --sprt.
error-number = { $name }: "{ $got }" is not a whole number from { $low } to { $high }.
error-language = "{ $got }" is not a language we have. Languages: en, fr
error-file-read = { $file } cannot be read: { $reason }
error-output = openps can’t write its output: { $reason }. Make room on the disk, or send the output elsewhere.
error-file-write = { $file } cannot be written: { $reason }
error-not-utf8 = { $file } isn’t saved as UTF-8 (line { $line }). Save it as UTF-8 in your editor and try again.
error-toml = { $file } is not TOML: { $reason }
error-no-save = There is no saved match to go on with.
new-written = { $folder } is a game that runs. Install it with: pip install -e { $folder } — then: openps prove { $game }, openps play { $game }
error-new-name = "{ $got }" cannot be the name of a game: small letters, digits and _, at most 40, a letter first, and not a word of Python's own.
error-new-taken = There is a game "{ $got }" already.
error-new-package = There is a Python package "{ $got }" already: a game of that name would hide it, or be hidden by it.
error-new-exists = { $folder } is there already. Nothing was written.
error-no-career = There is no career "{ $got }".
error-career-name = "{ $got }" cannot be the name of a career: letters, digits, _ and -, at most 40.
error-career-corrupt = { $file } is not a career that we wrote.
error-career-match = The career of this game knows no "{ $got }".
error-no-rules = The rules of { $game } are not written down here.
error-no-clause = { $game } has no clause "{ $got }".
error-no-command = There is no command "{ $got }". Commands: { $expected }
error-arguments-missing = Missing: { $detail }
error-arguments-unknown = Not understood: { $detail }
error-argument-value = { $detail } needs a value.
error-arguments = Not understood: { $detail }
error-usage = { $detail } (openps { $command } --help explains)
error-plain-value = Not the expected kind of value: { $got }
error-plain-kind = Not a known kind of value: { $got }
error-plain-fields = { $kind } has the fields { $expected }
error-script = The scripted luck for "{ $label }" expected { $expected }, got { $got }
error-record-empty = the file is empty
error-review-unfinished = This match is not over: it can be reviewed when it is.
error-record-cut = the last line has no end: the file was cut or changed
error-record-json = this is no line of a record: is it another file?
error-record-no-end = the closing line is missing: the record was cut or changed here
error-record-tampered = this line was changed
error-record-length = a line is missing or one too many from here on
error-record-shape = not the fields that a record has
error-record-format = not a record of format { $expected }
error-record-commitment = the seed at the end is not the one committed to
error-record-options = these options are not possible
error-record-rules = played by rules version { $wrote }; this program plays version { $plays }
error-record-illegal = the move "{ $move }" is not allowed by { $clause }
error-record-move = "{ $move }" is not a move
error-record-outcome = the match does not end like this
error-record-events = the match does not go like this
error-record-game = the game { $got } is not known here
error-extra = This needs { $package }, which is not installed. Type: pip install "{ $distribution }[{ $extra }]"
error-public-url = { $name }: “{ $got }” isn’t an address that starts with http:// or https://
error-limit = { $name }: “{ $got }” isn’t a number such as 20 or 0.5.
error-proxy = { $name }: “{ $got }” isn’t the address of a proxy or its network. Write 10.0.0.7 or 10.0.0.0/24.
error-port = openps can’t listen at { $host }:{ $port } ({ $reason }). Choose another address with --host or another port with { $option }.
error-port-taken = Another program is listening at { $host }:{ $port }. Stop it, or choose another port with { $option }.
error-port-rights = You aren’t allowed to use port { $port }. Choose one from 1024 up with { $option }, and put a proxy in front.
error-host = “{ $host }” isn’t an address of this machine. Write one of its own, such as 127.0.0.1, or 0.0.0.0 for all of them.
error-settings = { $count } settings are wrong:
error-setting-unknown = { $name } isn’t a setting. You can write: { $expected }.
error-setting-near = { $name } isn’t a setting. Did you mean { $near }? You can write: { $expected }.
error-setting-form = { $name } needs a single value: a text in quotation marks, a number, true or false.
error-log = The log { $file } can’t be written: { $reason }. Choose another file with --log-file.
error-access-log = The access log { $file } can’t be written: { $reason }. Choose another file with --access-log, or - for standard output.
error-db-locked = { $file } is in use by another server. Stop that one, choose another file with --db, or use PostgreSQL.
error-db-lost-file = { $db } is gone or empty, but what lies beside it says that there were tables in it. Put the file back or restore a backup; to begin anew, start once with --accept-loss.
error-db-lost-rows = The last thing that { $db } kept ({ $at } UTC) is not in it any more: its -wal file was lost or cut, or this is an older copy. Put the right files back or restore a backup; to go on without what is missing, start once with --accept-loss.
error-db-lost-wal = { $db } was in use when it was left, and { $wal }, which holds what was written last, is gone. Put it back beside the database or restore a backup; to go on without it, start once with --accept-loss.
error-no-open-spiel = Games for OpenSpiel need { $package }, which is not installed. Type: pip install "{ $distribution }[rl]" open_spiel
error-metrics-address = { $name }: “{ $got }” isn’t an address for the numbers. Write a port such as 9464, or 127.0.0.1:9464.
error-metrics-private = Other machines could read the numbers at “{ $got }”. If you want that, add --metrics-public; otherwise write only the port.
error-no-observer = { $game } cannot be learned by numbers: its rules bring no observer.
error-action = { $got } is no action here; there are 0 to { $last }, and the mask tells which are legal now.
error-action-unsaid = "{ $got }" cannot be said now; the mask tells what can.
error-illegal-way = "{ $got }" is not what can become of an illegal action; there are { $expected }.
error-not-dealt = Nothing is dealt yet: call reset first.
error-rl-seat = There is no seat { $got }; there are 0 to { $last }, and "any" for another one in each match.
error-rl-bots = Bots: { $got }, seats: { $expected }. Give one for all, or one for each seat (that of the learner is not asked).
error-rl-num = At least one match is needed, and { $got } was asked for.
error-rl-option = "{ $got }" is no option; write key:value, several of them with a semicolon between.
error-no-workers = This system cannot share tables among processes: serve with --workers 1.
error-backup-exists = { $file } is there already; choose another name for the backup.
error-backup-older = { $db } has no tables of this version yet. Start this openps on it once, then back it up.
error-backup-damaged = { $file } is not a whole backup (line { $line }); nothing of it was taken. Try another one.
error-backup-newer = { $file } was written by a newer openps ({ $version }). Update openps, then restore it.
error-restore-full = There are tables in { $db } already. Choose an empty database with --db; this one stays as it is.
error-db-newer = { $db } was written by a newer openps. Update openps, or choose another database with --db.
error-db-unusable = The database { $db } can’t be used: { $cause }. Fix that, or choose another one with --db.
error-db-url = The address of the database isn’t one openps knows. Write a file, sqlite:///FILE or postgresql://USER@HOST/NAME.
error-db-masked = The password of the database is masked (***). Write the real one, or give the whole address in OPENPS_DB.
error-db-foreign = { $db } isn’t a database of openps: it belongs to another program, or it is damaged. Choose another one with --db, or restore a backup.
error-db-rights = You aren’t allowed to read and write the database { $db }. Give the user that runs openps the rights, or choose another one with --db.
error-db-none = There’s no database { $db }. Correct its name with --db.
error-db-folder = { $db } is a folder. Write the name of a file in it with --db.
error-db-no-disk = The database { $db } can’t be written: its disk is full, or failing. Make room, and start again.
error-db-no-answer = No database answers at { $db }. Start PostgreSQL, or correct the address in --db or OPENPS_DB.
error-db-password = { $db } doesn’t accept this user or password. Correct them in OPENPS_DB.
error-db-missing = There’s no such database: { $db }. Make it with createdb, or correct the name in --db or OPENPS_DB.
error-db-no-tables = This user isn’t allowed to make tables in { $db }. Make the user its owner, or choose another one with --db.
error-admin-no-table = There is no table “{ $got }” in this database. List them with: openps admin tables
error-admin-no-name = No one joined or wrote under the name “{ $got }”. Type it exactly as it appeared.
error-admin-not-banned = { $got } isn’t banned. Banned now: { $expected }
error-admin-older = { $db } has no tables of this version yet. Start this openps on it once, then try again.
error-admin-yes = No one is here to be asked. Add --yes if you are sure.
error-ban = “{ $got }” isn’t an address or a network. Write 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48.
error-banned = This server has blocked your address.
error-backup-folder = { $file } is a file. With --keep, name a folder for the backups.
error-table-closed = This table is closed, and nothing more can happen here. If a match was played, you can still download its record.
error-table-removed = This table was deleted from the server.
error-table-over = The match at this table is over, so there is nothing to close. To delete it: openps admin remove
error-no-table = There is no such table here.
error-no-ticket = This needs your ticket for the table, and it is missing or no longer valid.
error-not-host = Only the owner of the table may do this.
error-table-started = The match has started already.
error-table-not-playing = No match is being played at this table.
error-table-not-over = This is shown when the match is over.
error-table-full = There are too many people at this table.
error-table-paused = The table is paused.
error-nothing-to-take-back = There is nothing to take back: only your own last move can be, within { $seconds } seconds, as long as nobody learned anything hidden by it, moved or spoke since.
error-paused-already = The table is paused already.
error-not-paused = The table is not paused.
error-skip-asked = The table waits for you: there is nothing to skip.
error-no-entry = The log has no entry { $got }.
error-table-busy = Too many people wrote at once; please try again.
error-table-rules = This table was opened with other rules than this server plays.
error-name = This name has no visible letters.
error-no-seat = There is no free seat { $got } at this table.
error-no-lesson = This game brings no lesson.
error-no-puzzles = There are no puzzles of { $game }.
error-puzzle-both = A puzzle is named by its date or by its number, not by both.
error-puzzle-number = There is no puzzle { $got }. They are numbered from 1 to { $last }.
error-puzzle-date = "{ $got }" is no date. A date is written as 2026-11-18.
error-puzzle-day = There is no puzzle for { $got }. The first is of { $first }, the last of { $last }.
error-puzzle-choice = "{ $got }" is none of the answers. They are numbered from 1 to { $last }.
error-no-scene = The lesson has no scene { $got }. There are: { $expected }.
error-no-beat = The scene has no step { $got }: the last one is { $last }.
error-practice-ply = There is no playing on after step { $got }: the last one before the end is { $last }.
error-practice-of-practice = This table is practice itself. Play on from the match that it comes from.
error-practice-record = Practice has no record: it goes on from another match, and that one has one.
error-no-proof = This match was brought as a file and not played here: check the file with openps verify.
error-no-review = There is no review of this match yet.
error-measuring-busy = Other cards are being measured right now. Try again in a minute.
error-no-measuring = There is nothing to measure here: figures for our own cards come with the game.
error-reviews-busy = Many reviews are waiting already. Try again in some minutes.
error-reviews-too-fast = One review after the other: try again in a minute.
error-no-hints = This table was opened without hints.
error-hints-alone = Hints are for whoever plays alone against bots: nobody gets help against somebody who has none.
error-hint-not-asked = It is not your turn to decide: there is nothing to give a hint for.
error-hint-comes = A hint is on its way.
error-hints-too-fast = A few hints at a time: try by yourself, and ask again in some seconds.
error-seat-taken = Seat { $seat } is taken.
error-colour-taken = The colour { $colour } is taken.
error-not-seated = You have no seat at this table.
error-no-member = There is no such person at this table.
error-left-already = You have left already; a bot plays for you.
error-no-person = Nobody who is a person plays on seat { $got }.
error-not-away = They are here, or left only a moment ago.
error-bot-plays-already = A bot plays for them already.
error-voted-already = You have said already that a bot shall play.
error-not-voted = You have not said that a bot shall play.
error-no-resigning = At this table nobody resigns: the others count on you. You can leave, and a bot plays until you are back.
error-not-ready = Not ready yet: { $names }
error-nobody-to-ask = Nobody else plays at this table who could agree to a new ticket.
error-ticket-in-use = { $name } is at the table. Nobody can ask for their ticket as long as they are, nor for { $seconds } seconds after that.
error-ticket-too-soon = { $name } was at the table a moment ago. Their ticket can be asked for in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
error-ticket-not-asked = That is not for you to decide: before the match the owner of the table agrees to a new ticket, then the other people who play.
error-agreed-already = You have agreed already; others have to, or the time is not over.
error-nobody-asks-back = Nobody asks for this ticket now.
error-refused-already = You have said no to that already.
error-nobody-named = Nobody called { $got } is at this table. There are: { $expected }.
error-lost-where = To ask for a seat that was yours, say at which table: --server URL --table LINK --lost NAME.
error-no-request = Nobody waits for this ticket any more: its owner came back to the table, it was refused, or nobody agreed for too long.
error-too-many-asked-back = Too many people are asking for their seats back at this table.
error-nobody-asked-back = Nobody asked for this ticket with this code.
error-stale = The table has moved on; look again.
error-news-number = There is no news { $got } yet.
error-secret-choice = Not while a secret choice is being made.
error-no-chat = Free words are for private tables; on a listed one there are claims.
error-chat-empty = There is nothing in this message.
error-chat-too-fast = A little slower, please.
error-rematched-already = The rematch is open already.
error-password = That is not the password.
error-no-spectators = This table is not for onlookers.
error-record-closed = This table was closed to onlookers: its match is for those who hold a ticket of it.
error-too-many-watching = Too many people are looking on at this table.
error-only-watching = You are looking on; only those at the table may do this.
error-hello-twice = Hello was said already.
error-message = This message was not understood.
error-body = The body of this request was not understood.
error-query = { $name }: "{ $got }" is not a whole number.
error-options-players = The number of players is given beside the options.
error-options-form = These options were not understood ({ $reason }).
error-too-fast = Too many requests; please wait a moment.
error-many-passwords = Many passwords are being checked here just now; please try again in a moment.
error-too-many-tables = Too many tables were opened from here; please wait a while.
error-too-large = This is too large.
error-no-length = A body must say beforehand how long it is: send a Content-Length.
error-origin = Pages of other sites may not speak to this server.
error-store-away = The server cannot reach its store at the moment; please try again shortly.
error-not-written = The server could not keep that, and nothing has changed at the table; please try again shortly.
error-away = This page and the games on this device do not fit together; load it anew when the line is back.
error-here = The page asked for something that the games on this device do not know; load it anew.
error-carried = This is no match that was saved in a browser, or the file was changed.
error-carried-otherwise = This match has gone on otherwise in this browser. It stays as it is here.
error-elsewhere = This table could not be reached; please try again.
error-not-kept = It is not known whether that was kept. Look at the table before you try again: if it is there, nothing is left to do.
error-internal = Something went wrong here; it has been written down.
error-no-page = There is nothing at this address, or not in this way.
error-server-gone = The server { $url } does not answer.
error-server-said = { $words }
error-table-link = "{ $got }" is not the link or the code of a table.
error-proof = { $file } is not a proof, or the seed was not made as it says.

## Web

web-skip = Skip to the content
web-version-new = A new version of this page is here. Your matches stay as they are and go on in it.
web-version-take = Take the new version
web-version-later = Later
web-home = Start page
web-menu = Menu
web-rules = Rules
web-other-language = Français
web-settings = Settings
web-setting-sound = Sounds
web-setting-volume = Volume
web-setting-notify = A notification when it is my turn and I look elsewhere
web-setting-notify-denied = Your browser does not allow this page to notify you.
web-setting-still = No motion
web-setting-language = Language
web-licenses = Licenses of the programs in this page
web-unofficial = openps is an unofficial, open tabletop. Rules are told in our own words; art and names of cards are ours.
web-close = Close
web-nowhere = There is nothing here
web-nowhere-more = No page has this address.
web-nowhere-why = Perhaps the link was copied without its end, or the table was cleared away.
web-to-start = To the start page
web-loading = One moment…
web-server-gone = The server does not answer. Is it running?
web-house-loading = The games get ready on this device
web-house-failed = The games could not be started in this browser. It has to be a recent one, and on the first visit the line must hold until all has come.
web-house-again = Try again
web-house-full = The storage of this browser is full. You play on, but what happens from now on is lost with this tab: save the match as a file before you leave, or download the record when it is over.
web-house-away = This browser keeps nothing, perhaps because the window is private. You can play, but matches are lost with this tab: save a match as a file before you leave, or download its record when it is over.
web-alone-more = The server does not answer. The games are on this device, too: play on from what you see, with all that is hidden dealt anew. That is practice; your match waits on the server as it is.
web-alone-go = Play on in a fair deal
web-carried-save = Save this match
web-carried-drop = Or a match that you saved before it was over: you play on where it was.
web-elsewhere = This match is open in another tab
web-elsewhere-more = Only one tab of this browser plays it. It comes here by itself as soon as the other tab leaves it.
web-elsewhere-here = Play it here
web-friends-far = Friends at other places
web-friends-far-more = Here everything stays on this device. Friends at other places meet on a server, where somebody runs openps.
web-friends-far-address = Address of a server
web-friends-far-wrong = This is no address. It looks like this: games.example.org
web-friends-far-cut = There is no line just now: a server cannot be reached. What you play here needs none.
web-friends-far-opened = It was opened in a tab of its own. If nobody answers there, look at the address again; this page stays.
web-friends-far-host = There is none yet? Start one with “make serve” in a copy of openps, on a computer that the others can reach, and send them its address.
web-install = On this device
web-install-more = Everything is kept by this browser: after the first visit you play without a line, in a train as well.
web-install-how = To have it among your apps, open the menu of your browser and choose “Install” or “Add to Home Screen”.
web-install-now = Put it among my apps
web-offline = Play without the server
web-offline-more = Bots, pass and play, rules and puzzles also run in this tab alone, without a line.
web-online = Back to the server
web-hero = Sit down. Someone at this table is lying.
web-hero-more = Three games of hidden cards and hidden plans, against friends or bots that see only what a player sees. No account.
web-play-now = Play now
web-opening = Opening…
web-create = Create a table
web-pass-and-play = Pass and play
web-pass-and-play-more = Everybody plays on this screen. Before the cards of another player are shown, a curtain falls.
web-how-to-play = How to play
web-join = Join a table
web-join-code = Link or code of the table
web-go = Go
web-your-name = Your name
web-guest = Guest
web-my-tables = My tables
web-mine-with = with { $names }
web-no-tables-mine = Tables you sit at appear here, so that you can always come back.
web-open-tables = Open tables
web-no-tables-open = No listed table is open right now.
web-career = My career
web-career-more = Matches that you finished in this browser; one that you left counts as given up when the next begins. They are kept here and nowhere else.
web-career-show = See it
web-career-taker = Hostage-taker
web-career-forget = Forget my career
web-career-forget-sure = Forget every match of this career?
web-career-left = Your match against { $taker } was left. As this one begins, it counts in your career as given up.
web-career-over = In your career this match is over already: { $reason }. You play on for practice; the career stays as it is.
web-sure-yes = Yes, really
web-sure-no = No, do something else
web-hint-single = You are asked all the same: so nobody learns what you hold.
web-career-keep = Keep it
web-forget = Forget table { $table }
web-locked = password needed
web-table = Table
web-phase-lobby = Gathering
web-phase-playing = Playing
web-phase-over = Over
web-phase-closed = Closed
web-seats = Seats
web-how-many = How many players
web-seat-open = Open: a friend joins by link
web-seat-here = Somebody at this screen
web-seat-bot = Bot: { $level }
web-bot-beginner = beginner
web-bot-normal = normal
web-bot-strong = strong
web-bot-belief = suspects and remembers
web-bot-search = thinks ahead
web-level-less-far = { $level } (looks less far here)
web-level-longer = { $level } (slower here)
web-levels = How strong the bots are
web-bot-random = plays at random
web-bot-heuristic = plays well
web-bot-planner = thinks ahead
web-name-0 = Ada
web-name-1 = Boole
web-name-2 = Curie
web-name-3 = Darwin
web-name-4 = Euler
web-name-5 = Fermi
web-naming = Name of player { $number }
web-person-0 = Alex
web-person-1 = Billie
web-person-2 = Charlie
web-person-3 = Dany
web-person-4 = Eden
web-person-5 = Frankie
web-player-number = Player { $number }
web-options = Rules of this table
web-usual = { $value } (usual)
web-value-active = active
web-value-inactive = inactive
web-value-off = off
web-value-on = on
web-value-no = no
web-value-yes = yes
web-value-random = at random
web-value-host = the owner of the table, seat 0
web-value-may = may
web-value-must = must
web-value-increase = for each increase
web-value-level = for each level
web-value-reveals = reveals as well
web-value-points_only = points only
web-value-takeover = only when nobody human is left
web-value-always = in every victory of the infected
web-table-settings = More about the table
web-listed = Listed on this server for everybody (no free chat)
web-spectators = Others may watch (they see public facts only)
web-open-chat = Onlookers read along what the players write (off: only after the end)
web-may-resign = People may resign for good
web-may-resign-usual = as usual: only where nobody else plays
web-may-resign-yes = yes, a bot has the seat then
web-may-resign-no = no
web-reminders = Boards remind everybody of what they have seen (off: remember it yourself)
web-password = Password
web-pace = How fast bots answer
web-pace-0 = at once
web-pace-225 = quickly
web-pace-900 = calmly
web-pace-1800 = slowly
web-clock = Clock for each person
web-clock-bank = { $minutes ->
    [0] no clock
    [one] 1 minute
   *[other] { $minutes } minutes
 }
web-patience = A bot plays for anybody who is away for this long, until they are back
web-seconds = { $seconds ->
    [86400] never, unless you say so
    [3600] 1 hour
    [300] 5 minutes
   *[other] { $seconds } seconds
 }
web-open-table = Open the table
web-join-table = Join: { $game }
web-taken = Seats taken: { $taken } of { $players }
web-sit-down = Sit down
web-watch = Watch
web-watching = You are watching.
web-watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
 }
web-lost-ticket = Was this your seat?
web-lost-ticket-more = Ask for it back: you get a code, and tell it to those who know you. Before the match the owner of the table agrees, then most of the other players.
web-lost-code = Tell this code to those you play with, as { $name }. You are let in when they have agreed:
web-lost-agreed = { $names } agreed.
web-lost-wait = The seat then waits { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 } for whoever still has the old ticket.
web-asked-back = Somebody lost the ticket to the seat of { $name }. If it is { $name }, they tell you a code:
web-asked-back-missing = { $missing ->
    [one] 1 more has to agree.
   *[other] { $missing } more have to agree.
 }
web-asked-back-wait = { $name } then has { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 } to come back with the old ticket.
web-agree = Agree
web-agreed = You agreed.
web-ticket-anew = { $time }: a new ticket was made for the seat of { $name }. Agreed by: { $names }.
web-ticket-kept = { $time }: a new ticket was asked for the seat of { $name }, who came back and kept it. Agreed by: { $names }.
web-ticket-refused = { $time }: a new ticket was asked for the seat of { $name }. Refused by: { $names }.
web-refuse = Refuse
web-refused = You said no.
web-lost-after = A lost seat can be asked for anew once its owner has been away for
web-lost-alone = Where nobody but you can agree to that, your word waits for
web-lost-terms = Who lost the way back to their seat can ask for it { $after } after they were here last. Where only the owner of the table can agree, that waits for { $wait }.
web-lost-seconds = { $count } seconds
web-lost-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }
web-lost-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
 }
web-lobby = The table is gathering
web-host = owner
web-ready = ready
web-not-ready = not ready yet
web-seat-free = free
web-sit-here = Sit here
web-bot-for = Bot for seat { $seat }
web-no-bot = no bot
web-kick = Send { $name } away
web-colour = Your colour
web-colour-red = Red
web-colour-blue = Blue
web-colour-green = Green
web-colour-yellow = Yellow
web-colour-purple = Purple
web-colour-orange = Orange
web-colour-white = White
web-colour-black = Black
web-start = Start the match
web-start-more = Bots take the free seats.
web-waiting-for = Waiting for { $names }
web-i-am-ready = I am ready
web-not-yet = Not yet
web-leave = Leave
web-leave-table = Leave the table
web-leave-alone = Nobody else plays here: the match waits for you as it stands. You find it under "My tables".
web-leave-others = A bot plays for you at once, and sees only what you would see. You have your seat again as soon as you come back, by "My tables" or your own link.
web-leave-over = The match is over. You find the table under "My tables".
web-leave-watching = You look on; nobody waits for you.
web-leave-stay = Stay
web-resign = Resign
web-resign-bot = Resign for good: a bot has your seat until the end, and you look on.
web-resign-rules = Resign for good: by the rules of this table the match is lost at once.
web-resign-sure = Yes, resign
web-invite = Invite friends
web-invite-more = Whoever opens this link or types the code can sit down.
web-copy-link = Copy the link
web-copied = Copied
web-qr = The link as a QR code
web-personal = My seat on another device
web-personal-more = This link is for you alone: whoever has it plays your seat.
web-copy-personal = Copy my personal link
web-fair = The shuffle is promised
web-fair-more = The server has committed to its secret by this number; everybody who is ready adds luck of their own. After the match all of it can be checked.
web-chat = Chat
web-chat-say = Say something
web-chat-players-more = Players alone read this until the match is over.
web-chat-open-more = Onlookers read this too.
web-chat-onlookers-more = The players read this when the match is over.
web-chat-over-more = The match is over: players and onlookers read everything.
web-chat-onlooker = { $name }, looking on
web-chat-none = Nobody has written anything yet.
web-react = React
web-react-thumb = Well done
web-react-laugh = Laughing
web-react-gasp = Astonished
web-react-doubt = I have my doubts
web-react-clap = Applause
web-react-heart = Thank you
web-reacts = { $name }: { $reaction }
web-send = Send
web-tabs = Parts of the table
web-tab-board = Table
web-tab-log = Log
web-tab-talk = Talk
web-count-choices-of = { $count ->
    [one] { $name }: 1 choice
   *[other] { $name }: { $count } choices
 }
web-count-choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
 }
web-pane-choices = Choices
web-pane-sheet = Sheet
web-cover = Cover my cards
web-uncover = Show my cards
web-pane-people = People
web-new = new
web-your-turn = Your turn
web-you-decide = You decide
web-goal-why = Everybody sees this line. What you want may be another thing: look at your role.
web-sent = Sent…
web-paused = The table is paused.
web-pause = Pause
web-recap = While you waited
web-recap-talk = { $names }: { $count ->
    [one] one thing said{ $about ->
        [0] {""}
       *[other] , about you
     }
   *[other] { $count } things said{ $about ->
        [0] {""}
        [one] , one of them about you
       *[other] , { $about } of them about you
     }
 }
web-recap-more = { $count } more
web-past = You look back
web-past-return = Return
web-past-your-turn = It is your turn
web-past-turn-back = One turn back
web-past-turn-next = One turn forward
web-past-here = Look back at this moment
web-speed = Speed of the bots
web-speed-1800 = 0.5×
web-speed-900 = 1×
web-speed-450 = 2×
web-speed-225 = 4×
web-speed-owner = The owner of the table sets it.
web-skip-next = To my next decision
web-skip-end = Skip to the end
web-skip-stop = Stop skipping
web-skip-out = You are out of this match.
web-skipping = The bots answer at once, until a person is asked.
web-skip-waits = Waiting for { $names } to agree.
web-skip-asks = { $names } would like the bots to answer at once.
web-take-back = Take back
web-take-back-why = Your last move has told nobody anything: you can take it back for a few seconds.
web-go-on = Go on
web-here = here
web-away = away
web-is-bot = bot
web-bot-failed = failed { $count }×: a weaker bot decided
web-stand-in = away, a bot plays
web-gone-since = { $name } has been away for { $time }
web-gone-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }
web-gone-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }
web-gone-patience = A bot plays for them after { $time }, until they are back.
web-gone-decide = Until they are back, a bot plays only if you say so.
web-gone-bot = Let a bot play
web-gone-vote = I want a bot to play
web-gone-unvote = I would rather wait
web-gone-votes = { $votes } of { $needed } votes
web-gone-wait = Wait (pause)
web-told-gone = { $name } is away: a bot plays until they are back.
web-told-back = { $name } is back and plays again.
web-told-resigned = { $name } has resigned: a bot plays on.
web-is-asked = is asked
web-line-broken = The connection is lost; trying again in { $seconds } s.
web-line-now = Now
web-line-connecting = Connecting…
web-curtain = Hand the screen to { $name }
web-curtain-more = Nobody else should look now.
web-curtain-closed = The curtain is closed: no hand is shown
web-curtain-open = I am { $name }: show my cards
web-stage-hold = For your eyes only
web-stage-hold-more = Something that nobody else should see.
web-stage-hold-tap = Tap when nobody else is looking
web-stage-go-on = Go on
web-stage-won = You win!
web-stage-lost = You lose.
web-stage-over = The match is over.
web-stage-list = Meanwhile
web-stage-more = { $count ->
    [one] and one more thing
   *[other] and { $count } more things
 }
web-filter = Show
web-filter-all = everything
web-filter-talk = what was said
web-filter-fights = fights and tests
web-filter-cards = cards
web-log-newest = Newest
web-log-times = ({ $count } times)
web-log-also = ({ $names } too)
web-said = What was said
web-said-none = Nobody has claimed anything yet.
web-claim = Claim something
web-claim-because = Because of something that happened:
web-claim-me = About me
web-claim-have = I have a card …
web-claim-gave = I gave { $name } …
web-claim-more = Everybody hears it, true or not. When the match is over, each claim is judged.
web-choices = Choices
web-waiting = Waiting for { $seats }
web-cancel = Cancel
web-bot = bot
web-lesson = First match: learn by playing
web-lesson-on = Go on with your first match
web-puzzles = Puzzle of the day
web-puzzle-title = Puzzle { $number } · { $grade }
web-puzzle-grade-1 = easy
web-puzzle-grade-2 = middling
web-puzzle-grade-3 = hard
web-puzzle-before = The day before
web-puzzle-after = The day after
web-puzzle-today = Today
web-puzzle-right = Right.
web-puzzle-wrong = Not right.
web-puzzle-answer = The answer is: { $answer }
web-puzzle-why = Why
web-puzzle-share = Copy a line to share
web-puzzle-shared = Copied, without the answer.
web-puzzle-line = openps, { $game }, { $day }: { $right ->
    [yes] solved
   *[no] not solved
 } ({ $grade }), { $streak } in a row
web-puzzle-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
 }
web-puzzle-choices = Answers
web-puzzle-you = Your place: { $seat }.
web-puzzle-log = What you saw
web-guide = Guide
web-guide-back = Back
web-guide-next = Next
web-guide-far = { $beat } of { $beats }
web-guide-yours = Your move
web-guide-wait = The others are playing …
web-guide-left = You went your own way. Go back and try it, or play on freely.
web-guide-skip = Skip
web-guide-free = Play on freely
web-guide-leave = Leave
web-explain-tap = Tap on what you want to know about.
web-explain-not-now = Not now: { $reason }
web-explain = Explain what I tap (?)
web-no-choice = Nothing to decide for you now.
web-known = What you know
web-card-face-down = face down
web-asked = to decide
# What the fields of a view are called where no board is drawn; a game brings its own as well.
field-active = To play
field-board = Board
field-card = Card
field-cards = Cards
field-dealer = Dealer
field-deck = Deck
field-discard = Discard pile
field-hand = Hand
field-phase = Phase
field-pile = Draw pile
field-played = Played
field-points = Points
field-pot = Pot
field-round = Round
field-score = Score
field-table = On the table
field-turn = Turn
field-winner = Winner
# Fields with an entry for each seat, beside its name.
each-alive = Alive
each-bets = Bet
each-hand_sizes = Cards in hand
each-hands = Hand
each-players = Players
each-points = Points
each-scores = Score
web-over = The match is over
web-won = You won!
web-lost = You lost
web-winner = winner
web-ended = { $count ->
    [0] { $why }
   *[other] { $winners } won. { $why }
 }
web-ending-fates = Who was who
web-ending-tale = How it went
web-ending-log = Everything
web-ending-aside = Look at the board
web-ending-back = Back to the result
web-ending-quiet = Nothing but the log is told of this match.
web-moment-turn = Turn { $turn }
web-moment-open = Replay from here
web-lie = a lie
web-rematch = Rematch
web-replay = Replay
web-review = Review
web-after-drop = Choose a record, or drop it here
web-after-drop-more = A file that was downloaded at the end of a match, or one that the terminal kept on your disk. It is checked first.
web-after-record-other = “{ $name }” is no record of a match. Such a file ends in .jsonl and is downloaded at the end of a match.
web-after-record-large = This file is too large for a record of a match.
web-after-waiting = { $count ->
    [one] One other review is made first.
   *[other] { $count } other reviews are made first.
    }
web-after-working = The match is played on from every step, many times over. This takes some minutes; you may leave meanwhile, it is kept.
web-after-cancel = Cancel
web-after-failed = This review could not be made.
web-after-none = There is no review of this match yet.
web-after-course = The course of the match
web-after-seen = Seen
web-after-seen-open = with open cards
web-after-seen-by = through the eyes of { $name }
web-after-step = Step
web-after-turning = Turning points
web-after-better = played “{ $played }”; better was “{ $better }”.
web-after-lost = It gave away { $lost } ({ $low } to { $high }).
web-after-look = Show
web-after-suspicions = Who suspected whom
web-after-suspicions-more = How likely each player (row) held it that another (column) would say truly: { $says }
web-after-truth = Truth
web-after-yes = yes
web-after-no = no
web-after-costliest = The belief that cost most: { $name } held it { $odds } likely of { $about } ({ $says }). It cost { $cost }.
web-after-lies = Lies
web-after-moved = moved the others by { $moved } away from the truth
web-after-best-lie = The best lie
web-after-no-lies = Nobody said anything that was not so.
web-after-accounts = Skill and luck
web-after-accounts-more = Expectation, luck, own choices and those of the others add up to the result.
web-after-expectation = Expected
web-after-luck = Luck
web-after-own = Own choices
web-after-others = Others’ choices
web-after-result = Result
web-after-method = Estimated by the bot { $bot }. Matches played on from every step: { $playouts }; imagined worlds for every decision: { $worlds }. What nobody could know is never called a mistake.
web-after-json = Download as JSON
web-after-when = Turn { $turn }: { $what }
web-after-whose = { $name }, turn { $turn }:
web-after-wager = { $what }. So well or better: { $well }. It brought { $brought }.
web-after-html = Download as a page
web-what-if = What if?
web-practice = Practice
web-after-practice-why = Practice: it counts in no career.
web-practice-back = To your match on the server
web-practice-of = The match
web-hints = Hints (practice only)
web-after-hint = Hint
web-after-hint-why = What would a strong bot do here, knowing what you know?
web-after-hint-would = A strong bot would play:
web-after-hint-do = Do it
web-after-what-if-more = The match begins again at this moment, with other luck from here on, and bots play the other seats.
web-after-what-if-seat = You play
web-after-what-if-cards = The hidden cards
web-after-what-if-real = As they were: you know the truth
web-after-what-if-fair = Others that this seat could not rule out: as blind as it was
web-after-what-if-bots = The bots
web-after-what-if-go = Play on
web-record = Record
web-verify = Download the record of the match. Anybody can check it: every line, every move and the luck.
web-first = To the beginning
web-back = One move back
web-turn-back = One turn back
web-turn-on = One turn on
web-run = Play
web-next = One move on
web-last = To the end
web-timeline = Step of the match
web-step = { $ply } of { $plies }
web-eyes = Through whose eyes
web-hands = Hands
web-open-hands = All hands open
web-replay-speed = Speed
web-speed-times = { $times }×
web-copy-moment = Copy the address of this moment
web-in-turn = Turn { $turn }
web-to-table = To the table
web-search-rules = Search the rules: a question, a word or a clause
web-search-example = How do I win?
web-found-rules = Answers
web-all-rules = All the rules, clause by clause
web-to-all-rules = On to all clauses
web-clauses = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
 }

## The full screen of the terminal

tui-key-explain = explain
tui-key-talk = talk
tui-key-log = log
tui-key-sheet = notes
tui-key-rules = rules
tui-key-peek = hide
tui-key-zoom = size
tui-key-palette = commands
tui-key-return = back
tui-key-whole = whole table
tui-key-impossible = not possible
tui-key-filter = filter the log
tui-key-language = FR
tui-key-theme = colours
tui-key-leave = leave
tui-help = Keys
tui-help-explain = explains the choice that is highlighted, with its clause
tui-help-talk = says something to everybody: a kind of claim, then about whom or what
tui-help-log = shows everything that happened; Escape goes back
tui-help-sheet = shows what follows from all that you saw
tui-help-rules = opens the rules, to be read or searched
tui-help-peek = covers your role and your hand, and shows them again
tui-help-zoom = draws the board smaller or larger
tui-help-palette = looks for a command by its name
tui-help-return = goes back to the page before
tui-help-whole = shows the whole table as text, with all that is cut off here
tui-help-impossible = shows what is not possible now, and why; so does Enter on such a line
tui-help-filter = shows of the log everything, what concerns you, or what was said
tui-help-language = changes the language
tui-help-theme = changes the colours: dark, light, high contrast, none
tui-help-leave = saves the match and leaves
tui-signs-title = Signs
tui-help-more = The key in front of a choice makes it, and so do Enter and a click. A click on the board, on a player or on a card offers what can be done there, or explains it; Escape goes back to all choices. Shift and the arrows move the board. Ctrl+P lists all commands. Space lets the bots answer at once.
tui-help-menu = The key in front of an entry picks it, and so do Enter and a click. Up and Down move through the list; Left and Right change a setting; Escape goes back.
tui-about-game = Begins a match: you choose how many play, and how strong the bots are.
tui-about-resume = Matches that you left; every one goes on where it was.
tui-about-puzzles = A position and one question with a certain answer, for each game one a day.
tui-about-join = Sits down at a table that somebody opened on a server: you need its link.
tui-about-replays = Matches that are over, step by step, through anybody’s eyes.
tui-about-reviews = What decided a match that is over: its course, who suspected whom, skill and luck apart.
tui-about-careers = What your matches add up to, in games that keep it.
tui-about-begin = Begins the match with these settings.
tui-about-players = How many sit at the table, people and bots together.
tui-about-people = Where several people share this screen, a curtain hides each hand from the others.
tui-about-level = It can be weaker for a first match.
tui-about-own = You can play with a file of your own. The guide shows how to write one.
tui-about-measure = Bots play some hundred matches with your cards in the background. The figures then appear above the settings.
tui-close = Any key goes back to the table.
tui-impossible = Not possible now
tui-impossible-more = { $count ->
    [one] one more is not possible now: { $names } (x shows why)
   *[other] { $count } more are not possible now: { $names } (x shows why)
 }
tui-no-more = There is nothing more to say about this.
tui-no-sheet = There is nothing to note yet.
tui-covered = All that is yours is covered: h shows it.
tui-recap-more = { $count ->
    [one] 1 more event
   *[other] { $count } more events
 }: l shows the log.
tui-over = The match is over. Enter shows how it ended.
tui-waiting = { $names } to decide …
tui-log-all = Everything · f: what concerns you
tui-log-mine = What concerns you · f: talk
tui-log-talk = What was said · f: everything
tui-leave = Leave the table? The match is saved.
tui-yes = Yes (y)
tui-no = No (n)
tui-say = What do you say?
tui-say-nothing = There is nothing that you could say here.
tui-say-later = You can speak when you are asked.
tui-chat = Write to the others, and press Enter
tui-lobby = The table waits
tui-lobby-host = Press Enter to begin.
tui-end-keys = Escape: look at the table again · n: play again · q: leave
tui-end-keys-only = Escape: look at the table again · q: leave
tui-rules-search = Look for a word or a clause; Escape goes back
tui-palette = Look for a command …
tui-failed = Something failed that should not ({ $error }). The match is saved as it was at the last question.
tui-line-lost = The line to the server is lost. It is dialled again.
tui-menu = What do you play?
tui-menu-resume = Go on with a match
tui-menu-join = Join a table on a server
tui-menu-puzzles = Puzzle of the day
tui-puzzle-table = Look at the table
tui-puzzle-log = Read what you saw
tui-menu-replays = Look at a match again
tui-menu-reviews = Understand a match
tui-menu-careers = Careers
tui-setup = Left and Right change a setting, and so does Enter.
tui-setup-begin = Begin
tui-setup-players = players
tui-setup-people = of them people at this screen
tui-setup-level = how strong the bots are
tui-own-none = no file
tui-own-path = The path of the file, then Enter (leave it empty for ours)
tui-saved = { $when } · { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 }
tui-join = Join a table
tui-join-link = The link of the table, such as https://games.example/t/abcd
tui-join-name = Your name there, then Enter
tui-join-how = "{ $got }" is not the link of a table: it begins with http:// or https:// and ends with /t/ and the name of the table.
tui-key-play = play, pause
tui-key-back = back
tui-key-next = next
tui-key-eyes = eyes
tui-key-speed = speed
tui-key-review = review
tui-key-help = keys
tui-help-play = plays the match by itself, and stops it; so does the space bar
tui-help-back = goes one step back; so does the left arrow
tui-help-next = goes one step on; so does the right arrow
tui-help-eyes = looks through the eyes of the next seat
tui-help-speed = changes how fast the match is played
tui-help-review = works out what decided this match
tui-help-review-page = The arrows and the Page keys scroll. Whoever goes back before it is whole ends the work; nothing else is lost.
tui-review-begins = The review begins …
tui-review-failed = The review could not be made: the program that works it out has ended. The match itself is whole.
tui-review-whole = The review is whole.
tui-help-help = shows this page
tui-replay = Step { $step } of { $steps }
tui-replay-public = As everybody saw it
tui-replay-seat = Through the eyes of Seat { $seat }
tui-replay-speed = { $seconds } s a step
tui-replay-help = Space plays and stops, the arrows go step by step, Home and End to the ends.

## The review of a match that is over

help-review = what decided a match that is over: its course, who suspected whom, skill and luck apart
help-playouts = how many times every position is played on; everything else is more or less by as much
help-review-seed = the luck of the playouts, a number or a word; the same one gives the same review
error-review-large = This file is too large for a record of a match: more than { $most } bytes.
review-title = Review of a match of { $game } with { $players ->
    [one] { $players } player
   *[other] { $players } players
 }
review-result = The result
review-course = The course of the match
review-marks = What happened, and how the chances changed
review-turning = Turning points
review-accounts = Skill and luck
review-luck = The greatest strokes of luck
review-wagers = Odds that were taken
review-suspicions = Who suspected whom
review-talk = What was said and believed
review-method = How this was worked out
review-stage-coarse = First curve
review-stage-course = Course
review-stage-suspicions = Suspicions
review-stage-choices = Decisions
review-stage-eyes = Through their eyes
review-stage-done = Turning points
review-in-words = In words
review-open = The chance to win in percent after every step, with open cards; dashed lines are what happened.
review-eyes = As { $who_mid } could see it
review-thought = What { $who_mid } thought likely, in percent; beneath, how long it was true
review-percent = { $value } %
review-points = { $scored ->
    [True] { $value }
   *[other] { $value } points
 }
review-at = turn { $turn }, step { $step }
review-about = { $who_mid }: “{ $words }”
review-curve = { $who } { $drawn } { $first } → { $last }
review-mark = { $at }: { $words } { $change }
review-swing = ({ $who }: { $before } → { $after })
review-turning-point = { $at }: { $who }: { $move }. Better: { $better } ({ $clause }). Given away: { $lost } points; with other luck: { $again }.
review-reason-played = As played: { $words }
review-reason-better = Better: { $words }
review-reason-own = { $words }
review-account = { $who }: expected { $expectation }, got { $result }. Luck { $luck }, own decisions { $own } (± { $margin }), those of the others { $others }.
review-stroke = { $at }: { $brought } for { $who_mid } ({ $move })
review-stroke-deal = the deal: { $brought } for { $who_mid }
review-wager = { $at }: { $words }. So well or better: { $well }; so badly or worse: { $badly }. It brought { $brought }.
review-suspicion = { $who } on { $about } { $drawn } { $least } to { $most }; in the end { $true ->
    [True] it was so
   *[other] it was not so
 }
review-said = { $at }: { $words } { $count ->
    [0] Nobody thought otherwise after it.
    [one] It moved one opinion, { $moved } away from the truth.
   *[other] It moved { $count } opinions, { $moved } away from the truth in all.
 }
review-best-lie = The best lie of the match: { $words }
review-costliest = The most costly belief: { $at }, { $who } held { $about } { $odds } likely, and it was { $true ->
    [True] so
   *[other] not so
 }. That turned out to be { $cost }.
review-how = Every position was played on { $playouts } times by the bot “{ $bot }”{ $turns ->
    [0] , to the end
    [one] , for { $turns } turn, and what was reached was judged by what was learned from played matches
   *[other] , for { $turns } turns, and what was reached was judged by what was learned from played matches
 }. Decisions were compared in { $worlds } worlds that the player could not rule out, turning points again in { $fresh } others and played on further. Seed: { $seed }.
review-trust = Chances are those of bots who play on, not of people. Differences inside their interval say nothing. Luck, own decisions and those of the others add up exactly to what was got less what was expected.

## The lab

help-lab = experiments: many matches by bots, on this machine or a cluster, and what they show
help-lab-new = print an example of an experiment, with comments
help-lab-plan = say how many matches an experiment has, and about how long they take
help-lab-run = run an experiment; the same command goes on where it was stopped
help-lab-show = print what an experiment found
help-lab-report = write a page with plots
help-lab-cluster = start a Dask cluster on this machine, to try things
help-lab-file = the file of the experiment (TOML)
help-lab-folder = the folder with the results
help-lab-out = the folder for the results; by default beside the file, with its name
help-lab-address = the address of a Dask scheduler, such as tcp://127.0.0.1:8786; by default processes of this machine
help-lab-against = another folder with results: what changed since
help-lab-local = how many workers
lab-plan = { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, { $matches ->
        [one] at most { $matches } match
       *[other] at most { $matches } matches
    }
lab-plan-row = { $game }, { $bots }: { $matches } ×, about { $time }
lab-plan-time = About { $time } on one processor.
lab-plan-stop = The stop rule may end it earlier.
lab-seconds = { $count } s
lab-minutes = { $count } min
lab-hours = { $count } h
lab-progress = { $done } of { $total }, { $rate } a second, { $left } left
lab-stopped = Stopped. What was played is kept in { $folder }; the same command goes on.
lab-already = This experiment is complete; its results are in { $folder }.
lab-done = { $matches ->
        [one] one match
       *[other] { $matches } matches
    }: { $file }
lab-cluster = { $count ->
        [one] One worker
       *[other] { $count } workers
    } at { $address }. In another terminal: openps lab run EXPERIMENT.toml --cluster { $address }. Ctrl-C ends the cluster.
error-experiment = This is no experiment:
experiment-toml = it is not TOML: { $reason }
experiment-unknown = line { $line }: { $name } is not known here. Known: { $expected }
experiment-whole = line { $line }: { $name } is a whole number from { $low } to { $high }, not { $got }
experiment-text = line { $line }: { $name } is a text in quotes, not { $got }
experiment-choice = line { $line }: { $name } cannot be { $got }. It can be: { $expected }
experiment-empty = line { $line }: { $name } has no value. It can be: { $expected }
experiment-table = line { $line }: { $name } is a table, such as [{ $name }]
experiment-figure = line { $line }: { $name } cannot be { $got }. It can be, for instance: { $expected }
experiment-width = line { $line }: { $name } is a number between 0 and 1, such as 0.05, not { $got }
experiment-no-grid = line { $line }: there is nothing to play. Add a table [[grid]] with a game
experiment-line-up = line { $line }: bots: { $got }, for { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }. At least one bot, and no more bots than seats
experiment-clock = line { $line }: { $got } thinks by the clock, and no two runs would be the same. Give steps: { $expected }
experiment-file = line { $line }: { $name }: { $got } cannot be used. See what is wrong: openps { $option } --check { $got }
experiment-own = --{ $name }: no game of this experiment has such a file
experiment-cells = line { $line }: { $got } cells are too many. The most is { $most }
error-lab-folder-used = The folder { $folder } holds other files. Name another one with --out, or an empty one.
error-lab-folder-other = The folder { $folder } holds the results of another experiment ({ $differs } differ). Name another one with --out.
error-lab-busy = Another program is writing into { $folder }.
error-lab-disk = { $folder } cannot be written: { $reason }. What was played before is kept; the same command goes on.
error-lab-no-cluster = No Dask scheduler answers at { $address } ({ $reason }). Start one: dask scheduler
error-lab-no-workers = The cluster at { $address } has no workers. Start one: dask worker { $address }
error-lab-bot-failed = The bot { $bot } failed in { $failed } of its { $decisions } decisions in match { $number }. A match like that is no result, so the run stopped. What was played before is kept; the same command goes on.
error-lab-worker = A worker failed: { $reason }. What was played before is kept; the same command goes on.
error-lab-worker-version = A worker has another version: { $theirs }; here it is { $ours }. Install the same on all of them. Nothing of that worker was kept.
error-lab-no-example = No game here brings an example of an experiment.
error-lab-no-results = There are no results in { $folder }. Run the experiment first: openps lab run EXPERIMENT.toml --out { $folder }
lab-players = { $count ->
        [one] one player
       *[other] { $count } players
    }
lab-cell = { $cell }: { $matches ->
        [one] one match
       *[other] { $matches } matches
    }
lab-rate = { $name }: { $rate }
lab-side = the winners are: { $side }
lab-as = players who were { $role } in the end win
lab-untouched = no match went otherwise
lab-won = the player wins
lab-first = whoever begins wins
lab-length = { $rounds } rounds and { $decisions } decisions a match
lab-figures = On average:
lab-paired = What options change, on the same deals
lab-survival = How many matches go on after so many rounds
lab-usual = usual options
lab-wins = Who wins, with 95 % intervals
lab-more = more often: { $what }
lab-changed = What changed between the two runs
lab-nothing-common = The two runs have no cell in common.
lab-about = Matches between bots. Intervals are 95 %. A round is a turn of every seat: turns that were begun, shared out among the seats. Options are compared on the same deals.
lab-made-by = { $game }: bots { $bots }, openps { $version }, rules { $rules }, bots’ code and data { $digest }, seed { $seed }
meter-measured = { $rates }, { $rounds ->
        [one] about one round
       *[other] about { $rounds } rounds
    } (measured between { $level } bots, { $matches ->
        [one] one match
       *[other] { $matches } matches
    })
meter-estimated = { $rates }, { $rounds ->
        [one] about one round
       *[other] about { $rounds } rounds
    } (estimated from matches between { $level } bots)
play-measure = To get figures, type measure at the prompts (--plain), or choose Measure now where you set up a match in the menu of the full screen. Bots then play some hundred matches in the background.
play-not-measured = These cards could not be measured.
meter-own = These are your own cards, so there are no figures for them yet.
meter-measuring = Bots are playing some hundred matches with these cards. This takes about a minute.
web-measure = Measure now
meter-rate = { $name } about { $value } % ({ $low }–{ $high })
meter-rate-too = { $name } { $value } %
meter-won = the player wins
meter-first = whoever begins wins
meter-nobody = nobody
