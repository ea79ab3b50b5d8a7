# Énigmes : compter les cartes.
puzzle-holds = Laquelle de ces cartes est à coup sûr dans la main { $seat_of } ?
puzzle-lacks = Laquelle de ces cartes ne peut pas être dans la main { $seat_of } ?
puzzle-chance = Sur 100 mains que peut avoir { $seat_mid }, combien contiennent au moins une carte « { $card } » ?
puzzle-attack = Vous poseriez toutes vos cartes qui ont une valeur. Quel lieu la plupart des mains de son propriétaire ne gardent-elles pas – ou chaque lieu est-il gardé par la moitié des mains ou plus ?
puzzle-none-attack = Aucun d’eux
puzzle-percent = { $percent } sur 100
puzzle-why-is-holds = { $card } est allée ouvertement dans la main { $seat_of } et on ne l’a pas vue en sortir.
puzzle-why-is-lacks = { $card } : { $copies } dans le paquet, { $mine } dans votre main, { $gone } défaussées, { $elsewhere } connues dans d’autres mains. Il n’en reste aucune pour { $seat_mid }.
puzzle-why-open = { $card } : { $left } qu’on n’a vues nulle part. { $seat } peut en avoir une ou non.
puzzle-why-is-chance = { $card } : { $copies } dans le paquet, { $mine } dans votre main, { $gone } défaussées, { $elsewhere } connues dans d’autres mains, { $left } qu’on n’a vues nulle part.
puzzle-why-share = { $unknown } cartes { $seat_of } sont inconnues, parmi { $pool } que vous ne voyez nulle part : { $percent } sur 100 de ces mains en ont une.
puzzle-why-how = Toutes les façons dont peuvent se trouver les cartes que vous ne voyez pas comptent autant. Un lieu n’est jamais dans une main.
puzzle-why-kept = { $place }, { $seat_of } : gardé avec { $percent } mains sur 100.
puzzle-why-police = Une Policière garde un lieu contre tout.
puzzle-why-tie = Sinon le total le plus élevé l’emporte, avec les cartes qui y comptent double, et l’égalité est au défenseur.
puzzle-why-bribed = Un Pot-de-vin choisit à l’aveugle : il est compté comme s’il prenait votre carte la plus faible.
