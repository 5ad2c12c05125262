# What the page says of the game

page-headline = { $year } · runda { $round }, tura akcji { $turn } · cesarz: { $emperor }
mat-battle = Bitwa
mat-hand = Ręka
mat-own = Twoje mocarstwa
mat-wheel = Koło
mat-minors = Pomniejsze mocarstwa
minors-lead = Kto przy musztrze da najwięcej morale, decyduje o pomniejszym mocarstwie do jego następnej musztry.
hand-empty = Brak kart.
overlay-home = Ziemie rodzime i pasy
overlay-influence = Wpływ
overlay-minors = Pomniejsze mocarstwa
group-march = Ruch
group-purchases = Zakupy
group-cards = Karty
group-gifts = Dary
ability-1 = Bez zdolności.
ability-2 = Odkryta: odkryj kartę wroga.
ability-3 = Odkryta: odrzuć kartę wroga.
ability-4 = Dwie w jednym stosie: siła +1.
ability-5 = Jeśli przegrasz: za każdą 1 morale mniej.
