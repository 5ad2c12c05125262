# Akční karty

option-play_card = Zahrajte kartu
option-use_display = Použijte kartu s aktivací
ask-play_card = Kterou kartu zahrajete?
ask-display_to_discard = Ve hře smíte mít dvě karty s aktivací. Která uvolní místo?
ask-display_action = Kterou akci svých karet s aktivací provedete?
ask-counter = { NAME($seat) } provádí tajnou akci. Zmaříte ji?
option-war_taxes = Válečná daň
option-royal_intendants = Královští intendanti
option-crown_audit = Korunní revize
option-support_rebels = Podpora vzbouřenců
option-sow_discontent = Šíření nespokojenosti
option-sabotage_reputation = Poškození pověsti
option-increase_manpower = Zvýšení lidských zdrojů
option-standing_regiments = Stálé pluky
option-officer_corps = Důstojnický sbor
no-card-effect-yet = Účinek této karty zatím není součástí hry.
no-card-reaction = Tato karta není akcí tahu: hraje se jako reakce nebo v bitvě.
no-display-twice = Kartu s aktivací tohoto názvu už ve hře máte.
no-card-to-play = Žádnou ze svých karet teď nemůžete zahrát pro její akci.
no-display-action = Nemáte kartu s aktivací, jejíž akci byste mohli v tahu provést.
no-charges = Na kartě zbývá příliš málo použití.
log-card-played = { NAME($seat) } hraje kartu { NAME($card) }.
log-display = Před { NAME($seat, case: "ins") } leží { NAME($card) }; použití: { $n }.
log-display-used = { NAME($seat) } používá kartu { NAME($card) }.
log-display-discarded = { NAME($seat) } odhazuje ze hry kartu { NAME($card) }.
log-countered = { NAME($seat) } odpovídá na tajnou akci { NAME($other, case: "gen") } kartou { NAME($card) }.
