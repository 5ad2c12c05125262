# Plansza w słowach

summary-status = Kolejka { $round }, { NAME($weather) }. Złoto { $gold } (+{ $income }, −{ $upkeep }), jedzenie { $supply } z { $need }, prowincje { $provinces }, żołnierze { $soldiers }.
summary-time = Czas
summary-round = kolejka
summary-weather = pogoda
summary-rounds-left = jeszcze kolejek
summary-plague = zaraza
summary-plague-field = pole { $field }, nosiciel: { NAME($seat) }
summary-players = Gracze
summary-player = gracz
summary-colour = kolor
summary-gold = złoto
summary-income = dochód
summary-upkeep = utrzymanie
summary-food = jedzenie
summary-food-of = { $supply } z { $need }
summary-provinces = prowincje
summary-soldiers = żołnierze
summary-capital = stolica
summary-level = poziom
summary-spies = szpiedzy
summary-war = wrogowie
summary-points = punkty
summary-hidden = ukryte
summary-eliminated = poza grą
summary-lands = Prowincje
summary-province = prowincja
summary-owner = właściciel
summary-controller = kontroluje
summary-army = wojsko
summary-units = { COUNT($n, $unit) }
summary-buildings = budynki
summary-bunker = bunkier { $level }
summary-marks = znaczniki
summary-slaves = niewolnicy
summary-slaves-of = { $n } z narodu { GENDER($nation) ->
    [unknown] gracza { NAME($nation) }
   *[other] { NAME($nation, case: "gen") }
}
summary-rebels = rebelianci
summary-savages = dzikusi
summary-capital-of = stolica { GENDER($seat) ->
    [unknown] gracza { NAME($seat) }
   *[other] { NAME($seat, case: "gen") }
}
summary-red = czerwone żetony: { $n }
summary-poisoned = zatruta ziemia
summary-robber = gospodarka rabunkowa
summary-mineral = pospolity minerał
summary-rare-mineral = rzadki minerał
summary-tree = drzewo kokosowe
summary-seas = Morza
summary-zone = morze
summary-ships = statki
summary-fleet = { COUNT($n, $ship) }
summary-cargo = ładunek
summary-boats = połów
summary-boat = kuter
summary-under-way = W drodze
summary-journey = co
summary-due = w kolejce
summary-internal = ekspedycja wewnętrzna, { NAME($place) }
summary-overseas = ekspedycja zamorska
summary-landing = statek desantowy, cel: { NAME($target) }
summary-landing-secret = statek desantowy, cel tajny
summary-transfer = przerzut morzem, cel: { NAME($place) }
summary-construction = statek budowlany, cel: { NAME($place) }
summary-contracts = Umowy
summary-number = nr
summary-parties = strony
summary-text = treść
summary-words = { $text }
summary-map = Mapa
summary-neighbours = sąsiedzi
summary-coasts = morza
