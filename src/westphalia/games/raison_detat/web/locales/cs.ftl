# What the page says of the game

page-headline = { $year } · kolo { $round }, tah akce { $turn } · císař: { $emperor }
mat-battle = Bitva
mat-hand = Ruka
mat-own = Vaše mocnosti
mat-wheel = Kruh
mat-minors = Vedlejší mocnosti
minors-lead = Kdo při výcviku nabídne nejvíc morálky, rozhoduje za vedlejší mocnost do jejího dalšího výcviku.
hand-empty = Žádné karty.
overlay-home = Domovská území a pruhy
overlay-influence = Vliv
overlay-minors = Vedlejší mocnosti
group-march = Pohyb
group-purchases = Nákupy
group-cards = Karty
group-gifts = Dary
ability-1 = Bez schopnosti.
ability-2 = Lícem nahoru: odkryjte kartu nepřítele.
ability-3 = Lícem nahoru: odhoďte kartu nepřítele.
ability-4 = Dvě v jednom balíčku: síla +1.
ability-5 = Při porážce: za každou o 1 morálku méně.

tip-power = Velmoc tohoto hráče.
tip-influence = Vliv vyhrává hru: kdo první dosáhne cíle.
tip-status = Koalice, neutralita, nebo expanzionismus: každé má své výhody a povinnosti.
tip-action = Co kolo této velmoci teď dovoluje.
tip-morale = Morálkou se licituje a ztrácí se v bitvách.
tip-money = Peníze na jednotky, generály a subsidie.
tip-cards = Karty v ruce; veřejný je jen jejich počet.
tip-units = Jednotky pod generály na mapě.
tip-lands = Ovládaná území.
tip-score = Vliv, který by přineslo příští bodování.
tip-tax = Peníze, které by přinesly daně.
tip-minors = Menší mocnosti, za které tento hráč rozhoduje.
