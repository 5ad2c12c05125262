# Symbole wydarzeń

ask-single_rebel_die = Rzucasz jedną kością buntowników: za który obszar?
ask-ignore_uprising = Powstanie tubylców: który skutek ignorujesz?
ask-uprising_town = Powstanie tubylców: w którym odległym mieście wybuchają niepokoje?
ask-lost_at_sea = Zagubieni na morzu: z której strefy morskiej { NAME($seat, case: "the") } { AGREE($seat) ->
        [plural] tracą
       *[other] traci
    } statek?
ask-ship_lost_at_sea = Zagubieni na morzu: który statek { NAME($seat, case: "gen") } przepada { NAME($sea, case: "in") }?
ask-pirate_node = W którym węźle handlowym pojawiają się piraci?
ask-pirate_to_lift = Nie ma już statku pirackiego dla węzła { NAME($node) }. Z którego węzła go bierzesz?
ask-cardinal_dies = Umiera kardynał: na którym polu kurii?
ask-attrition_area = Wyczerpanie wojną: na którym obszarze tracisz jednostkę?
ask-attrition_unit = Wyczerpanie wojną: którą jednostkę tracisz { NAME($area, case: "in") }?
ask-disloyal_area = Nielojalni wasale: który obszar wybierasz?
ask-disloyal_rebels = Umieszczasz też buntowników { NAME($area, case: "in") }? Jako aktywny gracz nie musisz.
option-ignore_loss = Zachowaj kolonistę
option-ignore_unrest = Zachowaj spokój w odległych miastach
option-ignore_nothing = Nie ignoruj niczego
option-ship_on_slot = Lekki statek na polu ochrony handlu
option-ship_at_sea = Lekki statek poza polem
option-fleet_light = Lekki statek floty
option-fleet_heavy = Ciężki statek floty
option-fleet_damaged = Uszkodzony ciężki statek floty
option-fleet_galley = Galera floty
log-colonist-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] tracą
   *[other] traci
} kolonistę.
log-lost-at-sea = { NAME($seat) } { AGREE($seat) ->
    [plural] tracą
   *[other] traci
} { NAME($ship, case: "acc") } { NAME($sea, case: "in") }.
log-pirates = W węźle { NAME($node) } pojawiają się piraci.
log-pirates-move = Piraci przenoszą się z węzła { NAME($other_node) } do węzła { NAME($node) }.
log-cardinal-dies = Umiera kardynał { NAME($seat, case: "gen") }.
log-power-struggle = Zaczyna się konflikt o władzę: „{ NAME($struggle) }”.
log-next-struggle = Następny konflikt o władzę: „{ NAME($struggle) }”.

# Dynamiczne niezależne królestwa

ask-dnpr_expands = Które królestwo się rozrasta?
ask-dnpr_target = Ekspansja { NAME($realm, case: "gen") }: dokąd?
ask-dnpr_cb = { NAME($realm) } { AGREE($realm) ->
    [plural] zajmują
   *[other] zajmuje
} prowincję twojego sojusznika. Umieszczasz żeton CB?
ask-dnpr_token_to_lift = Nie ma już żetonów dynamicznych niezależnych królestw. Który przenosisz?
log-dnpr-expands = Ekspansja { NAME($realm, case: "gen") }: prowincja { NAME($province) }.
log-dnpr-token-lifted = Żeton { NAME($realm, case: "gen") } znika { NAME($province, case: "from") }.
log-pirates-sunk = W węźle { NAME($node) } { $n ->
    [one] zatonął { $n } statek piracki
    [few] zatonęły { $n } statki pirackie
   *[many] zatonęło { $n } statków pirackich
}.
no-dnpr-own-token = Leży tam już jego żeton.
no-dnpr-capital = Stolicy się nie zajmuje.
no-dnpr-occupied = Prowincja jest okupowana.
no-dnpr-ally = Prowincja należy do jego sojusznika.
no-dnpr-core = To prowincja rdzenna gracza.

# Wiary zakaźne

ask-spread_from = Która grupa obszarów szerzy swoje wyznanie? Wskaż jej pierwszy obszar.
ask-spread_to = { $religion ->
    [none] Który obszar porzuca swoje wyznanie?
   *[other] Który obszar przyjmuje { NAME($religion, case: "acc") }?
}
ask-spread_diverse = Który katolicki obszar przyjmuje różnorodne wyznania?
ask-revolution_capital = W której stolicy zaczyna się rewolucja?
ask-revolution_far = Gdzie jeszcze wybucha rewolucja?
ask-faith_token_to_lift = Nie ma już żetonu dla obszaru { NAME($area) }. Z którego obszaru go bierzesz?
option-no_token = Bez żetonu
no-spread-distant = Odległe obszary nie mają religii.
no-spread-steadfast = Obszary prawosławne i muzułmańskie się nie zmieniają.
no-spread-same = Na tym obszarze panuje już to wyznanie.
no-spread-placed = Żetonu umieszczonego w tej turze się nie zastępuje.
