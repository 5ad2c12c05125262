# Boty: co robią, karta po karcie

log-bot-card = { NAME($seat) }: odkryta karta bota nr { $number } (w talii pozostało: { $n }).
log-bot-tries = { NAME($seat) }: { $action ->
    [event] wydarzenie
    [military] akcja militarna
    [diplomacy] dyplomacja
    [naval] akcja morska
    [explore] eksploracja
    [colonize] kolonizacja
    [unrest] usuwanie niepokojów
    [convert] konwersja
    [papal_curia] kuria papieska
    [spy] szpiedzy
    [idea] nowa idea
    [focus_economy] skupienie na Ekonomii
    [focus_expansion] skupienie na Ekspansji
    [focus_politics] skupienie na Polityce
   *[focus_war] skupienie na Działaniach wojennych
}.
log-bot-impossible = { NAME($seat) }: niemożliwe – { $why ->
    [power] za mało siły bota
    [taken] wydarzenie już wzięte
    [no_event] dla bota nie zostało żadne wydarzenie
    [manpower] brak jednostek i dostępnych zasobów ludzkich
    [target] brak dozwolonego celu na schemacie
    [full] brak miejsca na wpływy
    [port] nie ma gdzie zbudować statku
    [colony] brak terytorium do kolonizacji
    [calm] brak niepokojów
    [faith] brak obszaru do konwersji
    [curia] nie można zyskać kolejnego kardynała
    [opponent] żaden przeciwnik nie ma spokojnego miasta
    [milestone] ten kamień milowy jest już osiągnięty
    [enough] dość idei jak na tę erę
   *[idea] brak odpowiedniej idei
}.
log-bot-chart = { NAME($seat) }: wynik rzutu na schemacie { $chart ->
    [military] militarnym
   *[diplomatic] dyplomatycznym
} – { $n }.
log-bot-target = { NAME($seat) }: cel – { NAME($realm) }.
log-bot-target-territory = { NAME($seat) }: cel – wolne terytorium { NAME($province) }.
log-bot-no-target = { NAME($seat) }: { NAME($realm) } nie { AGREE($realm) ->
    [plural] mogą
   *[other] może
} być celem – { $why ->
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
}.
log-bot-die = { NAME($seat) }: wynik rzutu – { $n }.
log-bot-opponent = { NAME($seat) }: wybór przeciwnika, wynik rzutu { $n } – { $n ->
    [1] najwięcej prestiżu
    [2] najwięcej prestiżu
    [3] najwięcej prestiżu
   *[other] najwyższy dochód z podatków
}.
log-bot-defends = { NAME($seat) }: wrogowie stoją na obszarach bota, czas na obronę.
log-bot-besieges = { NAME($seat) }: armia prowadzi oblężenie.
log-bot-power = { NAME($seat) }, zyskana siła bota: { $n } (razem: { $value }).
log-bot-power-lost = { NAME($seat) }, utracona siła bota: { $n } (pozostało: { $value }).
log-bot-paid = { NAME($seat) }, wydana siła bota: { $n } (pozostało: { $value }).
log-bot-cube = { NAME($seat) }: kostka zabrana z { $what ->
    [spent] wydanej siły bota
   *[available] dostępnej siły bota
}.
log-bot-income = { NAME($seat) }: wydana siła bota odrzucona, przybywa nowa.
log-bot-recruits = { NAME($seat) }: rekrutacja { $n ->
    [one] { $n } jednostki
   *[other] { $n } jednostek
} { NAME($area, case: "in") }.
log-bot-lays-down = { NAME($seat) }: za duża armia { NAME($area, case: "in") }; { $n ->
    [one] { $n } jednostka wraca
    [few] { $n } jednostki wracają
   *[many] { $n } jednostek wraca
} do dostępnych zasobów ludzkich.
log-bot-army-home = { NAME($seat) }: armia { NAME($area, case: "from") } opuszcza mapę.
log-bot-ship = { NAME($seat) }: nowy statek { NAME($sea, case: "in") }.
log-bot-ship-hit = { NAME($seat) }: statek liczony za trzy wciąż utrzymuje się na wodzie (trafienia: { $n }).
log-bot-sails = { NAME($seat) }: { $n ->
    [one] { $n } statek płynie
    [few] { $n } statki płyną
   *[many] { $n } statków płynie
} { NAME($sea, case: "from") } { NAME($other_sea, case: "to") }.
log-bot-spies = { NAME($seat) }: szpiedzy ruszają przeciw { NAME($other, case: "dat") }.
log-bot-focus = { NAME($seat) }: skupienie w tej rundzie – { $focus ->
    [economy] Ekonomia
    [expansion] Ekspansja
    [politics] Polityka
   *[war] Działania wojenne
}.
log-bot-rebel-die = { NAME($seat) }: kość buntowników – { $result ->
    [rebellion] bunt
    [lose_2_ducats] strata 2 dukatów
    [lose_1_monarch_power] strata 1 punktu władzy
    [exhaust_1_manpower] wyczerpanie 1 jednostki zasobów ludzkich
    [remove_1_unrest] usunięcie 1 żetonu niepokojów
   *[no_effect] brak efektu
}.
log-bot-deck = { NAME($seat) }: talia bota potasowana (liczba kart: { $n }).
log-white-peace-refused = { NAME($seat) } { AGREE($seat) ->
    [plural] odrzucają
   *[other] odrzuca
} biały pokój { NAME($realm, case: "with") }.
log-colonists-gone = { NAME($seat) }: nie ma już wolnego terytorium, wszyscy koloniści odrzuceni.
log-bot-falls = Bot grający { NAME($realm, case: "ins") } nie ma już prowincji i opuszcza grę.
log-bot-expected = W następnej rundzie do gry jako bot { AGREE($realm) ->
    [plural] wejdą
   *[other] wejdzie
} { NAME($realm) }.
log-bot-enters = Do gry jako bot { AGREE($realm) ->
    [plural] wchodzą
   *[other] wchodzi
} { NAME($realm) }.
log-bot-takes-over = Bot przejmuje po graczu { NAME($realm, case: "acc") }.
log-solo-result = { NAME($seat) }, wynik gry: { $result ->
    [great] wielkie zwycięstwo
    [full] zwycięstwo
    [minor] małe zwycięstwo
   *[defeat] porażka
}.
ask-entering_bot = Które królestwo wchodzi do gry jako bot?
no-bot-power = Za mało siły bota.
