# Énigmes : des fins de partie.
puzzle-best = La dernière Discussion touche à sa fin. Quel coup gagne le plus souvent ?
puzzle-why-chance = { $move } – gagne { $percent } fois sur 100.
puzzle-why-how = Compté sur tous les jets de dés et toutes les places des cartes cachées, avec ensuite à chaque fois le meilleur coup.
