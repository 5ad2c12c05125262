# The board in words

summary-line = Kolo { $round }. { NAME($power) }, { NAME($status) }, { NAME($action) }. Vliv { $influence } / { $target }, peníze { $money }, morálka { $morale }, karty { $cards }.
summary-time = Čas
summary-round = kolo
summary-last-round = poslední kolo
summary-turn = akční tah
summary-target = vítězná hranice
summary-emperor = císař
summary-arbiter = rozhodčí
summary-deck = balíček
summary-powers = Mocnosti
summary-power = mocnost
summary-player = hráč
summary-action = akce
summary-status = status
summary-influence = vliv
summary-influence-of = { $n } / { $target }
summary-money = peníze
summary-morale = morálka
summary-cards = karty
summary-tax = daň
summary-score = příští zisk
summary-projected = po příštím bodování
summary-minor = vedlejší mocnost
summary-minor-of = vedlejší mocnost, ovládá: { NAME($power) }
summary-armies = Armády
summary-general = generál
summary-where = kde
summary-units = oddíly
summary-off-board = mimo plán
summary-hands = Karty v ruce
summary-battle = Bitva: { NAME($place) }
summary-side = strana
summary-pile = hromádka
summary-attack = útok
summary-defence = obrana
summary-garrison = posádka
summary-fortress = pevnost
summary-card-up = odkrytá: { NAME($card) }
summary-card-down = { $card ->
    [hidden] zakrytá
   *[other] zakrytá { NAME($card) }
 }
summary-lands = území
summary-minors = vedlejší mocnosti
summary-map = Mapa
summary-territory = území
summary-value = hodnota
summary-kind = druh
summary-controller = ovládá
summary-pieces = figurky
summary-neighbours = sousedé
summary-routes = Námořní trasy
summary-route = námořní trasa
summary-end = konec
summary-other-end = druhý konec
summary-capital-of = hlavní město ({ NAME($power) })
summary-home-of = domovské území ({ NAME($power) })
summary-stripe = pruh ({ NAME($power) })
summary-elector = kurfiřt
summary-empire = říše
summary-army = { NAME($general, case: "The") } ({ $n })

goal-extend = { $n ->
    [0] Rozšíření vlivu: v tomto akčním tahu
    [one] Rozšíření vlivu: v příštím akčním tahu
    [few] Rozšíření vlivu: za { $n } akční tahy
   *[other] Rozšíření vlivu: za { $n } akčních tahů
}
goal-target = vliv pro okamžité vítězství
part-influence = dosavadní vliv
part-land = { NAME($place) }
part-crown = koruna
