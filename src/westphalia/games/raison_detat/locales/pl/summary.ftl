# The board in words

summary-line = Runda { $round }. { NAME($power) }, { NAME($status) }, { NAME($action) }. Wpływ: { $influence } z { $target }, pieniądze: { $money }, morale: { $morale }, karty: { $cards }.
summary-time = Czas
summary-round = runda
summary-last-round = ostatnia runda
summary-turn = tura akcji
summary-target = próg zwycięstwa
summary-emperor = cesarz
summary-arbiter = arbiter
summary-deck = talia
summary-powers = Mocarstwa
summary-power = mocarstwo
summary-player = gracz
summary-action = akcja
summary-status = status
summary-influence = wpływ
summary-influence-of = { $n } / { $target }
summary-money = pieniądze
summary-morale = morale
summary-cards = karty
summary-tax = podatek
summary-score = następny przyrost wpływu
summary-projected = po następnej punktacji
summary-minor = pomniejsze mocarstwo
summary-minor-of = pomniejsze mocarstwo, kontrola: { NAME($power) }
summary-armies = Armie
summary-general = generał
summary-where = gdzie
summary-units = oddziały
summary-off-board = poza planszą
summary-hands = Karty na ręce
summary-battle = Bitwa: { NAME($place) }
summary-side = strona
summary-pile = stos
summary-attack = atak
summary-defence = obrona
summary-garrison = garnizon
summary-fortress = forteca
summary-card-up = { $card ->
    [hidden] odkryta karta
   *[other] odkryta { NAME($card) }
}
summary-card-down = { $card ->
    [hidden] zakryta karta
   *[other] zakryta { NAME($card) }
 }
summary-lands = terytoria
summary-minors = pomniejsze mocarstwa
summary-map = Mapa
summary-territory = terytorium
summary-value = wartość
summary-kind = rodzaj
summary-controller = kontrola
summary-pieces = figury
summary-neighbours = sąsiedzi
summary-routes = Szlaki morskie
summary-route = szlak morski
summary-end = koniec
summary-other-end = drugi koniec
summary-capital-of = stolica ({ NAME($power) })
summary-home-of = terytorium macierzyste ({ NAME($power) })
summary-stripe = pasek ({ NAME($power) })
summary-elector = elektor
summary-empire = Cesarstwo
summary-army = { NAME($general, case: "The") } ({ $n })

goal-extend = { $n ->
    [0] Poszerzenie wpływu: w tej turze akcji
    [one] Poszerzenie wpływu: w następnej turze akcji
    [few] Poszerzenie wpływu: za { $n } tury akcji
   *[other] Poszerzenie wpływu: za { $n } tur akcji
}
goal-target = wpływ, który daje natychmiastowe zwycięstwo
part-influence = dotychczasowy wpływ
part-land = { NAME($place) }
part-crown = korona
