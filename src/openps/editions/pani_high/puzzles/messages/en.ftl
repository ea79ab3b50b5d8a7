# Puzzles: counting cards.
puzzle-holds = Which of these cards does { $seat_mid } hold for certain?
puzzle-lacks = Which of these cards can { $seat_mid } not hold?
puzzle-chance = In how many of 100 hands that { $seat_mid } may have is there at least one { $card }?
puzzle-attack = You would lay all your cards of value. Which location do most hands of its owner fail to keep – or does every owner keep it with half of the hands or more?
puzzle-none-attack = None of them
puzzle-percent = { $percent } in 100
puzzle-why-is-holds = { $card } went openly into the hand { $seat_of } and has not been seen to leave it.
puzzle-why-is-lacks = { $card }: { $copies } in the deck, { $mine } in your hand, { $gone } discarded, { $elsewhere } known in other hands. None is left for { $seat_mid }.
puzzle-why-open = { $card }: { $left } not seen anywhere. { $seat } may have one or not.
puzzle-why-is-chance = { $card }: { $copies } in the deck, { $mine } in your hand, { $gone } discarded, { $elsewhere } known in other hands, { $left } not seen anywhere.
puzzle-why-share = { $unknown } cards { $seat_of } are unknown, out of { $pool } that you see nowhere: { $percent } in 100 of such hands have one.
puzzle-why-how = Every way in which the cards that you do not see may lie counts the same. Locations are never in a hand.
puzzle-why-kept = { $place }, { $seat_of }: kept with { $percent } in 100 hands.
puzzle-why-police = A Policewoman keeps a location against everything.
puzzle-why-tie = Otherwise the higher total wins, with cards that count double there, and a tie is the defender's.
puzzle-why-bribed = A Bribe picks blindly: it is counted as if it took your weakest card.
