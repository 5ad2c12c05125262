# Plansza w słowach

summary-status = { NAME($realm) }, era { $age }, runda { $round }. Prestiż: { $prestige }, dukaty: { $ducats }, punkty administracyjne: { $adm }, dyplomatyczne: { $dip }, militarne: { $mil }, stabilność: { $stability }, zasoby ludzkie: { $available }.
summary-time = Czas
summary-age = era
summary-round = runda
summary-first = pierwszy gracz
summary-emperor = cesarz
summary-authority = władza cesarska
summary-realms = Królestwa
summary-realm = królestwo
summary-prestige = prestiż
summary-ducats = dukaty
summary-interest = żetony pożyczki
summary-adm = punkty administracyjne
summary-dip = punkty dyplomatyczne
summary-mil = punkty militarne
summary-stability = stabilność
summary-religion = religia państwowa
summary-ruler = władca
summary-interregnum = bezkrólewie
summary-advisors = doradcy
summary-base-tax = podatek bazowy
summary-vassal-tax = podatek od wasali
summary-manpower = zasoby ludzkie
summary-available = dostępne zasoby ludzkie
summary-deployed = rozmieszczone zasoby ludzkie
summary-exhausted = wyczerpane zasoby ludzkie
summary-cards = karty na ręce
summary-missions = misje na ręce
summary-cubes = kostki w zasobach
summary-allies = sojusznicy
summary-marriages = królewskie mariaże
summary-wars = wrogowie
summary-projected = gdyby gra skończyła się teraz
summary-turn = w tej rundzie
summary-events-taken = { $n ->
    [one] wzięto wydarzenie
    [few] wzięto { $n } wydarzenia
   *[other] wzięto { $n } wydarzeń
}
summary-passed = pas ({ $n }.)
summary-colonists = koloniści
summary-merchants = kupcy
summary-merchants-used = { $n }, w tym użytych: { $used }
summary-display = karty eksponowane
summary-displayed = { NAME($card) }, ładunki: { $n }
summary-ill = słabe zdrowie
summary-truces = rozejmy
summary-events = Wydarzenia
summary-event = wydarzenie
summary-face-down = zakryte
summary-ideas = Idee
summary-idea = idea
summary-researched = zbadana przez
summary-forces = Jednostki na mapie
summary-area = obszar
summary-player = gracz
summary-troops = jednostki
summary-units = { $n } × { NAME($unit) }
summary-hand = Karty akcji
summary-own-cards = Twoje karty
summary-where = gdzie
summary-map = Mapa
summary-provinces = prowincje
summary-held-by = kto kontroluje
summary-beside = sąsiedzi
summary-rebels = buntownicy

# What a number is made of
part-small-towns = małe miasta ({ $n })
part-large-towns = duże miasta ({ $n })
part-vassals = żetony wasali ({ $n })
part-manpower-tokens = żetony zasobów ludzkich
part-ideas = idee
part-authority = władza cesarska
summary-bot-power = Siła bota

win-objectives = Zwycięstwo: kluczowe prowincje
win-crowns = Zwycięstwo: Londyn i Paryż
win-above_bots = Małe zwycięstwo: boty z mniejszym prestiżem
win-electors = Pełne zwycięstwo: przewaga na obszarach elektorskich albo tytuł cesarza
win-base_tax = Zwycięstwo: podatek bazowy
win-emperor = Zwycięstwo: tytuł cesarza i władza cesarska
win-purple = Zwycięstwo: Konstantynopol i ziemie wokół Cieśnin
win-europe = Zwycięstwo: Europa bez miast osmańskich
