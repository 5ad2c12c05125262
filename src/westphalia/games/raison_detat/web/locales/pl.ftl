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

tip-power = Mocarstwo tego gracza.
tip-influence = Wpływ wygrywa grę: kto pierwszy osiągnie cel.
tip-status = Koalicja, neutralność lub ekspansjonizm: każde ma swoje korzyści i obowiązki.
tip-action = Co koło pozwala teraz zrobić temu mocarstwu.
tip-morale = Morale służy do licytacji, traci się je w bitwach.
tip-money = Pieniądze na jednostki, generałów i subsydia.
tip-cards = Karty na ręce; jawna jest tylko ich liczba.
tip-units = Jednostki pod generałami na mapie.
tip-lands = Kontrolowane terytoria.
tip-score = Wpływ, jaki dałaby najbliższa punktacja.
tip-tax = Pieniądze, które dałyby podatki.
tip-minors = Pomniejsze mocarstwa, za które decyduje ten gracz.
