# What the page says of the game

page-headline = { $year } · kolo { $round } { $last ->
    [few] ze
    [7] ze
   *[other] z
} { $last }, akční tah { $turn } · císař: { $emperor }
mat-battle = Bitva
mat-hand = Ruka
mat-own = Vaše mocnosti
mat-wheel = Rondel
mat-minors = Vedlejší mocnosti
wheel-drill = dobere si kartu a jednu odhodí; o vedlejší mocnost se draží
wheel-taxation = dostane peníze za území, neutrální mocnost dvojnásobek
wheel-subsidies = dává spojencům peníze nebo karty
wheel-leadership = umístí nebo stáhne generály, anebo získá kartu či morálku
wheel-mobilisation = kupuje oddíly, pevnosti, karty a morálku
wheel-extend_influence = boduje za území s pruhy, cizí domovská území a korunu
wheel-movement = přesouvá generály a svádí bitvy
minors-lead = Kdo při výcviku nabídne nejvíc morálky, rozhoduje za vedlejší mocnost do jejího dalšího výcviku.
hand-empty = Žádné karty.
overlay-home = Domovská území a pruhy
overlay-influence = Vliv
overlay-minors = Vedlejší mocnosti
group-march = Přesun
group-purchases = Nákupy
group-cards = Karty
group-gifts = Dary
ability-1 = Bez schopnosti.
ability-2 = Odkrytá: odkryjte kartu nepřítele.
ability-3 = Odkrytá: odhoďte kartu nepřítele.
ability-4 = Dvě v jedné hromádce: síla +1.
ability-5 = Při porážce: za každou o 1 bod morálky méně.

note-general = { NAME($place) }, oddíly: { $n }
note-value = hodnota { $n }
note-electors = kurfiřti: { $n }
note-lost = propadne { $n }
note-nobody = bez vlastníka
note-price = cena { $n }
battle-strength = Síla
about-way-march = Na sousední území.
about-way-sail = Z jednoho konce na druhý po vlastní nebo přátelské námořní trase.
about-way-strategic = Až 3 území, jen přes vlastní a přátelská území.
about-leadership-place = Bez oddílů, na území, které ovládáte.
about-leadership-recall = Mimo plán přinese generál kartu při každé mobilizaci; jeho oddíly jsou ztraceny.

tip-power = Hlavní mocnost tohoto hráče.
tip-influence = O vítězství rozhoduje vliv: vyhrává, kdo jako první dosáhne vítězné hranice.
tip-status = Koalice, neutralita, nebo expanzionismus: každý status má své výhody a povinnosti.
tip-action = Co teď této mocnosti dovoluje rondel.
tip-morale = Morálkou se platí v dražbách a přichází se o ni v bitvách.
tip-money = Peníze na oddíly, pevnosti, karty a morálku při mobilizaci; zbytek propadne.
tip-cards = Karty v ruce; veřejný je jen jejich počet.
tip-units = Oddíly pod generály na mapě.
tip-lands = Ovládaná území.
tip-score = Vliv, který by přineslo příští bodování.
tip-tax = Peníze, které by přineslo zdanění.
tip-minors = Vedlejší mocnosti, za které tento hráč rozhoduje.
tip-projected = Vliv, kdyby příští rozšíření vlivu přišlo teď.
