# Co strona mówi o grze

game-about = Załóż stolicę, gospodaruj i buduj, zbrój się i żegluj; podbij świat przed innymi. Dla 2–6 graczy.

group-war = Wojsko
group-sea = Morze
group-land = Ziemia i ekspedycje
group-talk = Dyplomacja i agenci
group-turn = Tura

overlay-region = Kontynenty
overlay-buildings = Budynki
overlay-strength = Wojska

tip-colour = Kolor ziem tego gracza.
tip-gold = Złoto do wydania.
tip-income = Złoto, które wpływa co turę.
tip-upkeep = Złoto, które co turę kosztują porty, drogi, obozy niewolników i jednostki ponad limit.
tip-food = Ile jest jedzenia i ile potrzeba; komu go zabraknie, ten traci żołnierzy.
tip-provinces = Posiadane prowincje.
tip-soldiers = Siła wszystkich armii.
tip-capital = Kto straci stolicę, jest w niebezpieczeństwie.
tip-level = Poziom rozwoju: im wyższy, tym więcej można budować i szkolić.
tip-spies = Szpiedzy gotowi do tajnej pracy.
tip-war = Z kim gracz toczy wojnę.
tip-points = Na koniec decydują punkty, jeśli nikt nie podbił reszty.

# Przy odpowiedzi: ile kosztuje, co daje
note-price = { $gold ->
    [one] { $gold } moneta
    [few] { $gold } monety
   *[many] { $gold } monet
}
note-famine = głód: jedzenia { $supply } z { $need }
what-infantry = siła: 1 żołnierz, punkty ruchu: 2
what-cavalry = siła: 3 żołnierzy, punkty ruchu: 3
what-artillery = siła: 6 żołnierzy, punkty ruchu: 1
what-farm = +1 moneta, +1 porcja jedzenia
what-granary = +2 porcje jedzenia
what-manufactory = +2 monety
what-bunker = +10 w obronie
what-bunker_2 = +20 w obronie
what-upgrade_bunker = +20 w obronie
what-slave_camp = niewolnicy; utrzymanie: 1 moneta
what-port = otwiera morze; utrzymanie: 1 moneta
what-road = darmowy przemarsz; wymaga utrzymania
what-frigate = siła: 1 żołnierz, punkty ruchu: 2
what-corvette = siła: 3 żołnierzy, punkty ruchu: 1
what-cruiser = siła: 6 żołnierzy, punkty ruchu: 1
what-transport = zabiera 5 żołnierzy, punkty ruchu: 2
what-landing_ship = 10 żołnierzy na dowolny brzeg
what-construction_ship = port na dowolnym brzegu
what-fishing_boat = +1 moneta, +1 porcja jedzenia
what-plunder = bez kosztów, 2 czerwone żetony; budynki przepadają
what-agents = szpieg kosztuje 8 monet
what-bribe = 3 monety za rebelianta
name-no-plunder = Bez plądrowania
what-sabotage = następny dochód: −6
what-incite = część żołnierzy się buntuje
what-free_slaves = jeden niewolnik odzyskuje wolność
what-burn_food = następny zapas jedzenia: −1 porcja
what-counterintelligence = utrudnia działanie kart przeciw temu graczowi

# Pogoda
weather-calm = Bez skutków.
weather-early_winter = Atakujący mają −4.
weather-bright_spell = Atakujący mają +4, farmy przynoszą o 1 monetę więcej, przemarsz jest darmowy.
weather-hard_frost = Jednostki lądowe mają o 1 punkt ruchu więcej, przemarsz jest darmowy.
weather-gale = Żadnych ekspedycji zamorskich, budynki droższe o 3 monety, przemarsz kosztuje podwójnie.
weather-severe_winter = Atakujący mają −8, farmy i manufaktury przynoszą o 1 monetę mniej, farmy nie dają jedzenia, przemarsz jest darmowy.
weather-left = { $rounds ->
    [one] To jej ostatnia kolejka.
    [few] Potrwa jeszcze { $rounds } kolejki razem z tą.
   *[many] Potrwa jeszcze { $rounds } kolejek razem z tą.
}

# Co jest w prowincji
mark-exploring = ekspedycja, powrót w kolejce { $round }
mark-explored = zbadana

# Dokumenty: oferty, traktaty, umowy
paper-between = { NAME($seat) } → { NAME($other) }
paper-gives = { NAME($seat) } daje
paper-cedes = { NAME($seat) } odstępuje
paper-returns = { NAME($seat) } zwraca
paper-unlisted = Jeszcze nierozstrzygnięte
paper-frees = { NAME($seat) } uwalnia niewolników:
paper-goods = { COUNT($n, $goods) }
paper-empty = Na razie niczego nie obiecano.
paper-contract = Umowa nr { $number }
paper-parties = Strony
paper-signed = Podpisali
paper-until = Do kolejki
paper-guarantor = Gwarant
paper-guarantee = W razie złamania
page-round = { $last ->
    [0] Kolejka { $number }
   *[other] Kolejka { $number } z { $last }
}
