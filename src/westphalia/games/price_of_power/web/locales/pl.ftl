# Co strona mówi o grze

page-headline = Era { $age } · Runda { $round } z { $last } · { $phase }
phase-0 = Karty początkowe
phase-1 = Dobieranie kart
phase-2 = Akcje
phase-3 = Pokój i bunty
phase-4 = Dochód i utrzymanie
phase-5 = Porządki
phase-6 = Koniec ery
phase-7 = Punktacja końcowa
phase-8 = Koniec

group-cards = Wydarzenia i karty
group-generic = Ogólne
group-administrative = Administracyjne
group-diplomatic = Dyplomatyczne
group-military = Militarne
group-office = Urzędy
group-minor = Pomniejsze akcje
group-turn = Tura

overlay-owner = Właściciel
overlay-religion = Religia
overlay-trade = Handel
overlay-unrest = Niepokoje
overlay-influence = Wpływ
overlay-claims = Roszczenia
overlay-hre = Cesarstwo

fact-yes = tak
fact-area = Obszar
fact-areas = Obszary
fact-provinces = Prowincje
fact-out-of-play = Poza grą w tym scenariuszu
fact-owner = Właściciel
fact-vacant = jeszcze niczyje
fact-vassal-of = Suzeren
fact-allies = Sojusznicy
fact-wars = Wrogowie
fact-occupied = Okupant
fact-rebels = Buntownicy
fact-tax = Wartość podatkowa
fact-town = Miasto
fact-unrest = Niepokoje
fact-capital = Stolica
fact-port = Port
fact-gold = Złoto
fact-hre = Święte Cesarstwo Rzymskie
fact-territory = Numer terytorium
fact-religion = Religia
fact-state-religion = Religia państwowa
fact-elector = Elektor
fact-influence = Wpływ
fact-imperial = Wpływ cesarski
fact-claims = Roszczenia
fact-claim = roszczenie
fact-core = prowincje rdzenne
fact-armies = Jednostki
fact-levies = Jednostki wystawiane w razie ataku
tiding-capital = Padła stolica.
fact-marks = Żetony
fact-crusade = Krucjata
fact-plague = Zaraza
fact-battleground = Pole bitwy
fact-fleets = Floty
fact-light-ships = Lekkie statki
fact-slots = Pola ochrony handlu
fact-protection = Ochrona handlu
fact-nodes = Węzły handlowe
fact-node = Węzeł handlowy
fact-ports = Porty
fact-merchants = Kupcy
fact-seas = Strefy morskie
fact-pirates = Piraci
fact-expanded = Rozszerzony handel
port-port = port
port-large = duży port
port-island = port na wyspie
port-inactive = nieaktywny port
town-1 = małe
town-2 = duże
town-3 = dwa małe
town-4 = żeton
town-5 = małe i żeton
town-6 = dwa żetony

mat-realm = Twoje królestwo
mat-hand = Ręka
mat-events = Wydarzenia
mat-ideas = Idee
mat-aims = Cele
mat-offices = Kuria i Cesarstwo
mat-realms = Inne królestwa

block-standing = Pozycja
block-stability = Stabilność
block-power = Punkty władzy
block-treasury = Skarbiec
block-towns = Miasta i wasale
block-manpower = Zasoby ludzkie
block-court = Dwór
block-forces = Armie i flota
block-ties = Dyplomacja
block-bot = Bot
block-bot-charts = Cele
block-cards = Karty i idee
block-mission = Misje
block-missions-done = Ukończone misje
block-milestone = Kamienie milowe
block-struggle = Konflikty o władzę
block-curia = Kuria
block-empire = Święte Cesarstwo Rzymskie
block-decks = Talie

count-bot-power = Dostępna siła bota
count-bot-spent = Wydana siła bota
count-bot-focus = Skupienie w tej rundzie
count-bot-deck = Karty w talii
count-bot-used = Karty obok talii
bot-mark = bot
bot-chart-military = Schemat militarny
bot-chart-diplomatic = Schemat dyplomatyczny
bot-why = { $why ->
    [quest] brak idei otwierającej Nowy Świat
    [claimed] na każdym obszarze leży już roszczenie
    [own] nie zostały tam już żadne ziemie
    [ally] sojusz
    [truce] rozejm
    [passed] ten gracz spasował
    [patron] sojusznik spasował albo ma rozejm
    [emperor] ochrona cesarza
    [war] trwa wojna
    [vassal] wasal
    [influence] zbyt duże wpływy
    [strong] zbyt duża siła
    [player] królestwo gracza
    [large] zbyt duże dynamiczne niezależne królestwo
   *[distant] odległe królestwo
}
bot-focus = { $focus ->
    [expansion] Ekspansja
    [politics] Polityka
    [war] Działania wojenne
    [economy] Ekonomia
   *[none] brak
}
count-cubes = Kostki w zasobach
count-interest = Żetony pożyczki
count-small-towns = Małe miasta
count-large-towns = Duże miasta
count-vassals = Żetony wasali
count-available = Dostępne
count-deployed = Rozmieszczone
count-exhausted = Wyczerpane
count-advisor = Doradca
count-ill = słabe zdrowie
count-fleet = Flota
count-truces = Rozejmy
count-cb = Casus belli
count-controller = Kontroler papieski
count-roma = Rzym
count-excommunicated = Ekskomunika
count-imperial-manpower = Cesarskie zasoby ludzkie
none-deployed = Nic na mapie.
none-army = jeszcze nie na mapie: nowa armia
none-fleet = jeszcze nie na mapie
none-hand = Nie masz kart na ręce.
none-empire = Cesarstwo zostało rozwiązane.
lead-events = Każdy gracz bierze w rundzie jedno wydarzenie wraz z leżącymi na nim dukatami. Karty pozostałe w talii tej ery: { $n }.

tip-standing = O wyniku gry rozstrzyga prestiż; kostki umieszczasz jako wpływ i gdzie indziej.
tip-prestige = Wygrywa ten, kto na koniec ma najwięcej prestiżu.
tip-religion = Twoja religia państwowa. Obszary innej religii mogą się burzyć.
tip-cubes = Kostki służą jako wpływ, kardynałowie i znaczniki. Gdy ich zabraknie, zdejmujesz którąś z planszy.
tip-stability = Od −3 do +3. Wysoka daje co rundę dukaty, spokój i punkty władzy; niska je odbiera.
tip-power = Punkty trzech rodzajów, którymi płacisz za akcje; najwyżej 10 każdego.
tip-adm = Punkty administracyjne: stabilność, konwersja, kolonie, idee.
tip-dip = Punkty dyplomatyczne: wpływ, sojusze, roszczenia, handel.
tip-mil = Punkty militarne: rekrutacja, ruch, oblężenia, tłumienie niepokojów.
tip-treasury = Twoje pieniądze i długi.
tip-ducats = Dukaty w skarbcu.
tip-interest = Każda pożyczka to żeton pożyczki: 1 dukat odsetek co rundę, aż ją spłacisz.
tip-towns = Miasta stoją w twoich prowincjach, a żetony wasali – w prowincjach wasali.
tip-small-towns = Małe miasto daje 1 dukata podatku, a dwa małe miasta – 1 jednostkę zasobów ludzkich.
tip-large-towns = Duże miasto daje 2 dukaty podatku i 1 jednostkę zasobów ludzkich.
tip-vassals = Dwa żetony wasali dają 1 dukata podatku i 1 jednostkę zasobów ludzkich.
tip-manpower = Gdzie są ludzie twojego królestwa.
tip-available = Gotowe do rekrutacji.
tip-deployed = Jednostki regularne na mapie.
tip-exhausted = Stracone w bitwach; wracają dzięki akcji „Uzupełnij zasoby ludzkie” i w fazie porządków.
tip-manpower-value = Ile zasobów ludzkich może mieć twoje królestwo łącznie.
tip-court = Władca i doradcy dają co rundę punkty władzy.
tip-ruler = Trzy umiejętności władcy to punkty władzy, które dostajesz co rundę.
tip-advisor = Doradca daje co rundę punkty władzy jednego rodzaju.
tip-ill = Jeden żeton słabego zdrowia; przy drugim postać umiera.
tip-person = Umiejętności dają co rundę punkty władzy, kośćmi rzuca się w bitwie, a znak mówi, który symbol śmiertelności dotyczy tej postaci.
tip-character = Zamiast akcji karta może dać ci tę postać.
tip-mortality = Gdy wydarzenie pokaże ten symbol, postać dostaje żeton słabego zdrowia; drugi oznacza śmierć.
tip-dice = Kości dodawane w bitwach, którymi dowodzi ta postać.
tip-forces = Do trzech armii i flota.
tip-ties = Co cię łączy z innymi królestwami.
tip-alliance = Sojuszników można wezwać do broni.
tip-marriage = Królewski mariaż liczy się jako 1 wpływ i otwiera drogę do podporządkowania; wojna z partnerem kosztuje stabilność.
tip-war = Jesteś z nimi w stanie wojny.
tip-truce = Na razie nie możesz wypowiedzieć im wojny.
tip-cb = Casus belli: powód do wojny.
tip-merchants = Kupcy w węźle handlowym zarabiają dukaty w akcji handlu.
tip-bot = Co bot ma zamiast punktów władzy, ręki i dworu. W swojej turze odkrywa do trzech kart swojej talii (PB-3).
tip-bot-charts = Przeciw komu bot się zwraca i o kogo zabiega: kość wskazuje wiersz, liczy się pierwsze dozwolone miejsce. W nawiasie królestwo, o które teraz chodzi; przekreślono to, co teraz niemożliwe (PB-4).
tip-cards = Co wszyscy wiedzą o kartach tego królestwa.
tip-idea = Kto ją zbada, zyskuje prestiż i stałą premię; tę samą ideę może mieć kilku graczy.
tip-mission = Tylko twoja. Ukończ ją dla prestiżu i nagrody.
tip-missions-done = Misje, które ukończono, i kto je ukończył.
tip-controller = Kto ma najwięcej kardynałów (przy remisie decyduje pole najbardziej z lewej); wykonuje akcje papieskie.
tip-milestone = Dla wszystkich: kto osiągnie go jako pierwszy, drugi lub trzeci, zyskuje tyle prestiżu.
tip-struggle = Uaktywnia go wydarzenie; punktuje się go dla wszystkich pod koniec tej rundy.
tip-trade-card = Karta handlu mówi, które węzły płacą i ile.
tip-curia = Kardynałowie katolickich królestw. Kto ma ich najwięcej, kontroluje papiestwo.
tip-roma = Kardynał tego, kto kontroluje Rzym.
tip-crusade = Papież wzywa tu do broni przeciw muzułmanom. Wynik ocenia się na koniec rundy; jeśli nikt nie odpowie, kontroler papieski traci 2 punkty prestiżu.
tip-excommunicated = Każdy katolicki gracz ma casus belli przeciw temu królestwu do końca rundy.
tip-empire = Cesarz broni prowincji Cesarstwa i korzysta z władzy cesarskiej.
tip-emperor = Podczas wyborów cesarskich tytuł może przejść na inne królestwo; odbywają się, gdy cesarz traci władcę.
tip-imperial-manpower = Ludzie, którzy bronią Cesarstwa.
tip-decks = Karty, które zostały w taliach.
tip-event-deck = Gdy się wyczerpie, kończy się era.
tip-event-ducats = Dukaty dla tego, kto weźmie to wydarzenie.

deck-trade = Handel
deck-events = Wydarzenia ery { $age }
cost-adm = adm.
cost-dip = dypl.
cost-mil = mil.
cost-ducats = duk.
kind-action = Akcja
kind-display = Eksponowana
kind-battle_action = Akcja bitewna
kind-reaction = Reakcja
kind-covert = tajna
card-charges = Ładunki: { $n }
card-age = Era { $age }
card-prestige = Prestiż: { $n }
card-immediate = Od razu
struggle-active = Aktywny: punktowany pod koniec tej rundy
struggle-next = Uaktywni się jako następny
card-ruler-now = Twój obecny władca
card-given-up = Zamiast karty „{ $card }”
role-ruler = Władca
role-general = generał
role-admiral = admirał
card-reward = Nagroda
card-income = Dochód: { $low }, przy rozszerzonym handlu: { $high }
price-ducats = { $n } { $n ->
    [one] dukat
    [few] dukaty
   *[many] dukatów
}
price-mil = { $n } mil.
price-dip = { $n } dypl.
die-infantry = piechota
die-cavalry = kawaleria
die-artillery = artyleria
die-any = dowolna
category-expansion = Ekspansja
category-politics = Polityka
category-war = Działania wojenne
category-economy = Ekonomia
symbol-unrest = Niepokoje i bunty
symbol-attrition = Wyczerpanie wojną
symbol-pirates = Piraci
symbol-lost_at_sea = Zagubieni na morzu
symbol-native_uprising = Powstanie tubylców
symbol-vassal_betrayal = Nielojalni wasale
symbol-power_struggle = Konflikt o władzę
symbol-cardinal_death = Śmierć kardynała
symbol-religious_spread = Rozprzestrzenianie się idei religijnych
symbol-revolution_spread = Rozprzestrzenianie się rewolucji
symbol-dnpr_expansion = Ekspansja królestwa (kolor: { $colour })
symbol-mortality_1 = Śmiertelność ■
symbol-mortality_2 = Śmiertelność ●
symbol-mortality_3 = Śmiertelność ✚
symbol-mortality_4 = Śmiertelność ▲

fact-free = wolne
tip-authority = Władza cesarska od 0 do 6: im wyższa, tym więcej zyskuje cesarz.
tip-army = Gdzie stoi armia, jakie ma jednostki i kto nią dowodzi.
tip-fleet = Gdzie stoi flota, jakie ma statki i kto nią dowodzi.
tip-hand = Ile kart ma gracz; jakie to karty, pozostaje tajemnicą.
tip-charges = Ile razy można jeszcze użyć tej karty.
tip-cardinal = Kardynał
tip-cardinal-free = Wolne pole dla kardynała.
tip-hre-religion = Religia Cesarstwa.
tip-cost-adm = Koszt w punktach administracyjnych.
tip-cost-dip = Koszt w punktach dyplomatycznych.
tip-cost-mil = Koszt w punktach militarnych.
tip-cost-ducats = Koszt w dukatach.
tip-price = Koszt podstawowy: { $price }.
tip-skill-adm = Punkty administracyjne co rundę.
tip-skill-dip = Punkty dyplomatyczne co rundę.
tip-skill-mil = Punkty militarne co rundę.
tip-hire = Ile kosztuje ta postać.
tip-action-card = Karta akcji: zagraj ją, by wykonać opisaną na niej akcję, albo mianuj postać z dołu karty.
tip-event-ruler = Władca, którego przynosi to wydarzenie: otrzymuje go gracz tego królestwa, ktokolwiek weźmie kartę.
tip-event = Wydarzenie: kto je bierze, wybiera jedną z opcji; symbole na dole dotyczą wszystkich.
tip-symbol-unrest = Tam, gdzie są niepokoje, rzuca się kośćmi buntowników.
tip-symbol-attrition = Jednostki w polu tracą ludzi wskutek głodu i chorób.
tip-symbol-pirates = W węzłach handlowych pojawiają się piraci.
tip-symbol-native_uprising = Tubylcy powstają przeciw koloniom.
tip-symbol-dnpr_expansion = Królestwo tego koloru zdobywa ziemie.
tip-symbol-mortality = Postacie z tym znakiem zapadają na zdrowiu; chore umierają.
tip-symbol-cardinal_death = Umiera jeden z kardynałów kurii.
tip-symbol-religious_spread = Religia rozprzestrzenia się na sąsiedni obszar.
tip-symbol-power_struggle = Uaktywnia się konflikt o władzę; punktuje się go pod koniec rundy.
tip-symbol-power_struggle_faded = Może się uaktywnić konflikt o władzę.
tip-symbol-lost_at_sea = Przepadają statki daleko od domu.
tip-symbol-revolution_spread = Rewolucja się rozprzestrzenia.
tip-symbol-vassal_betrayal = Wasale mogą się okazać nielojalni.
tip-realm = Królestwo tego gracza.
tip-advisors = Doradcy dają punkty władzy i są opłacani co rundę.
tip-base-tax = Dukaty z miast co rundę.
tip-vassal-tax = Dukaty od wasali co rundę.
tip-missions = Tajne cele dające prestiż.
tip-allies = Sojuszników można wezwać do broni.
tip-marriages = Królewskie mariaże liczą się jak wpływ; wojna z partnerem kosztuje stabilność.
tip-wars = Królestwa, z którymi gracz toczy wojnę.

choice-place_claim = Roszczenie
choice-pay = Zapłać
choice-research = Zbadaj ideę
choice-draw_cards = Dobierz karty
choice-action-call_crusade = Wezwij do krucjaty
choice-action-forge_alliance = Zawiąż sojusz
choice-action-activate_units = Aktywuj jednostki
choice-action-recruit_units = Rekrutuj jednostki
choice-action-explore = Eksploruj
choice-action-trade = Handluj
choice-action-declare_war = Wypowiedz wojnę
choice-declare_war = Wypowiedz wojnę
choice-exhaust_manpower = Wyczerpane zasoby ludzkie
choice-add_unrest = Niepokoje
choice-remove_unrest = Usuń niepokoje
choice-remove_rebels = Usuń buntowników
choice-power-adm = punkty administracyjne
choice-power-dip = punkty dyplomatyczne
choice-power-mil = punkty militarne
choice-gain_alliance = Sojusz
choice-offer = Zaproponuj sojusz
choice-place_influence = Wpływ
choice-develop_town = Duże miasto
choice-manpower_token = +1 do zasobów ludzkich
choice-stability = Stabilność
choice-prestige = Prestiż
choice-ducats = Dukaty
choice-interest = Żeton pożyczki
choice-ill_health-ruler = Słabe zdrowie
choice-disputed_succession = Spór o sukcesję
choice-place_vassal = Wasale
choice-place_cb_token = Casus belli
choice-merchant = Kupiec
choice-swap_piece = Wasale zamiast miast
choice-gain_ships = Statki
choice-gain_units = Jednostki
choice-gain_cardinal = Kardynał
choice-play_card = Zagraj kartę
choice-install_ruler = Odchodzi władca
choice-discard_character-advisor = Odchodzi doradca
choice-discard_character-general = Odchodzi generał

struggle-areas = Za każde pole bitwy: 1 punkt prestiżu za każdy punkt wartości podatkowej pod twoją kontrolą, połowa za wasali, +1, gdy nie ma tam innego gracza, +1 za sojusz lub królewski mariaż z królestwem, które ma tam stolicę.
struggle-standing = Pola bitew teraz

battle-at = Bitwa: { $place }
battle-round = Runda { $n }
battle-leader = Przywódca
battle-dice = Kości
battle-imperial = Jednostki cesarskie
roll-attacker = Atakujący
roll-defender = Obrońca
face-0 = piechota
face-1 = wzmocniona piechota
face-2 = kawaleria
face-3 = artyleria
face-4 = pusta
roll-die = Kość ({ $die }): { $face } – { $hits ->
    [0] bez trafienia
    [1] trafienie
   *[other] trafienia: { $hits }
}
roll-face = { $face }{ $hits ->
    [0] {""}
    [1] {" "}(trafienie)
   *[other] {" "}(trafienia: { $hits })
}
roll-sure = { $n ->
    [one] { $n } automatyczne trafienie ciężkich statków
    [few] { $n } automatyczne trafienia ciężkich statków
   *[other] { $n } automatycznych trafień ciężkich statków
}
roll-hits = { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[other] { $n } trafień
}

war-held = { NAME($seat) } { AGREE($seat) ->
    [plural] okupują
   *[other] okupuje
}
war-units = Jednostki lądowe
term-enforce = Zwycięstwo jest twoje: wybierasz warunek, który kończy tę wojnę.
term-negotiate = Układacie traktat razem; obowiązuje tylko wtedy, gdy obie strony go potwierdzą.
term-white_peace = Wszystkie okupowane prowincje wracają; każdy z uczestniczących graczy traci 1 punkt prestiżu.
term-offer_white_peace = Jeśli druga strona się zgodzi, wszystkie okupowane prowincje wracają, a każdy z uczestniczących graczy traci 1 punkt prestiżu.
term-accept = Wszystkie okupowane prowincje wracają; każdy z uczestniczących graczy traci 1 punkt prestiżu.
term-refuse = Wojna trwa dalej.
term-surrender = Tracisz 2 punkty prestiżu, a zwycięzca zyskuje 2 i musi od razu zakończyć wojnę warunkiem albo traktatem.
term-keep_board = Anektujesz okupowane prowincje albo niektóre z nich oddajesz za dukaty, wymieniasz lub wyzwalasz. Stolica wraca za dukaty.
term-treaty-keep_board = Prowincje zostają u okupantów, oprócz tych, które traktat zwraca lub wyzwala. Stolica wraca za dukaty.
term-humiliate = Wszystkie okupowane prowincje wracają. Zwycięzca zyskuje prestiż: podwojoną wartość podatkową prowincji zwróconych graczowi, najwyżej 10; druga strona traci tyle samo.
term-vassalize = Królestwo zostaje twoim wasalem; umieszczasz tam 2 wpływy.
term-convert = Wszystkie okupowane prowincje wracają. Pokonany przyjmuje religię zwycięzcy: zwycięzca zyskuje 3 punkty prestiżu i umieszcza 2 wpływy; nawrócony gracz traci 5 punktów prestiżu i 4 wpływy.
term-succession = Wszystkie okupowane prowincje wracają; rywale tracą tam królewskie mariaże i sojusze. Zwycięzca zyskuje prestiż, wpływy albo wybór nowego władcy i może zawiązać sojusz.
term-full_annexation = Całe królestwo, wraz z wasalami, staje się twoje.

bundle-treaty = Traktat
bundle-talk = Umowa
bundle-victor = Zwycięzca: { NAME($seat, case: "the") }
bundle-back = { NAME($province) }: prowincja wraca do właściciela
bundle-freed = { NAME($province) }: prowincja zostaje wyzwolona
bundle-stays = { NAME($province) }: prowincję { AGREE($seat) ->
    [plural] zatrzymują
   *[other] zatrzymuje
} { NAME($seat, case: "the") }
bundle-pays = { NAME($seat) } { AGREE($seat) ->
    [plural] płacą
   *[other] płaci
} { $n } { $n ->
    [one] dukata
    [few] dukaty
   *[other] dukatów
}
bundle-cut = { NAME($seat) } { AGREE($seat) ->
    [plural] zrywają
   *[other] zrywa
} sojusz { NAME($realm, case: "with") }
bundle-cut-claim = { NAME($seat) } { AGREE($seat) ->
    [plural] rezygnują
   *[other] rezygnuje
} z roszczenia { NAME($area, case: "in") }
bundle-cut-influence = { NAME($seat) } { AGREE($seat) ->
    [plural] zwracają
   *[other] zwraca
} 1 wpływ { NAME($area, case: "from") }
bundle-sale = { NAME($seat) } { AGREE($seat) ->
    [plural] sprzedają
   *[other] sprzedaje
} prowincję { NAME($province) } za { $n } { $n ->
    [one] dukata
    [few] dukaty
   *[other] dukatów
}

done-reorganise = Bez zmian
done-reorganise_fleet = Bez zmian
done-call_to_arms = Nie wzywaj nikogo
done-keep_card = Odrzuć pozostałe
done-mission_step = Zostaw bez zmian
done-exchange_card = Zachowaj pozostałe
done-discard_card = Zachowaj pozostałe
done-war_target = Nikomu więcej
done-recruit_what = Zakończ rekrutację
done-hire_for_march = Nie najmuj nikogo
done-claim_discard = Zachowaj pozostałe
done-siege_unit = Dość jednostek
done-siege_target = Dość prowincji
done-remaining_war = Walcz dalej
done-keep_province = Zachowaj pozostałe
done-reduce_costs = Dalej
war-emperor = Cesarz przyjdzie mu z pomocą.

why-pp-4-3-1 = niewykorzystany casus belli
why-pp-4-3-7 = spór o sukcesję, której nie zabezpieczono
why-pp-4-3-8 = okupowane własne miasta
why-pp-4-3-9 = bezkrólewie
why-pp-4-4-7 = władza cesarska lub idea
why-pp-4-6-5 = królewskie mariaże na koniec ery
why-pp-7-4-10 = bankructwo
why-pp-9-1-5 = wojna bez casus belli
why-pp-9-1-6 = wojna z partnerem królewskiego mariażu
why-pp-10-1-3 = biały pokój
why-pp-10-2-9 = poddanie się
why-pp-10-5-4 = biały pokój
why-pp-10-5-18 = upokorzenie
why-pp-10-5-26 = wymuszona konwersja
why-pp-10-5-31 = zabezpieczenie żądanej sukcesji
why-pp-10-5-36 = zaanektowany sojusznik
why-pp-11-2-7 = wojna z partnerem królewskiego mariażu
why-pp-11-3-23 = odrzucenie wezwania do broni
why-pp-11-3-33 = porzucony sojusznik
why-pp-19-2-3 = niekwestionowana kontrola nad papiestwem
why-pp-19-3-4 = ekskomunika
why-pp-19-3-8 = wezwanie do krucjaty
why-pp-19-3-10 = krucjata

count-crusaders = Krzyżowcy
tip-crusaders = Gracze, którzy przyłączyli się do krucjaty. Na koniec rundy zyskują 2 punkty prestiżu, jeśli mają tam jednostkę, a żadne królestwo muzułmańskie nie ma tam prowincji; inaczej tracą 2.
count-defending = Obrona Cesarstwa
tip-defending = Cesarz prowadzi wojnę za Cesarstwo i przemawia w imieniu jego poddanych.
block-discard = Odrzucone: talia { NAME($deck) }
block-trade-discard = Odrzucone: talia handlu
tip-discard = Pięć wierzchnich kart stosu, od ostatniej.
tip-projected = Prestiż wraz z punktacją końcową, gdyby gra skończyła się teraz.
tip-turn = Co gracz zrobił w tej rundzie.
cardinal-of = Kardynał: { $name } (pole { $n })
