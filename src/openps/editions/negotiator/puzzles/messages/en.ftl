# Puzzles: ends of matches.
puzzle-best = The last Discussion is nearly over. Which move wins most often?
puzzle-why-chance = { $move } – wins { $percent } times in 100.
puzzle-why-how = Counted over every fall of the dice and every place of a hidden card, with the best move after each.
