# Akční karty

option-play_card = Zahrát kartu
option-use_display = Použít kartu s aktivací
ask-play_card = Kterou kartu zahrajete?
ask-display_to_discard = Ve hře smíte mít dvě karty s aktivací. Která uvolní místo?
ask-display_action = Kterou akci svých karet s aktivací provedete?
ask-counter = { NAME($seat) } { AGREE($seat) ->
    [plural] provádějí
   *[other] provádí
} tajnou akci. Zmaříte ji?
option-war_taxes = Válečná daň
option-royal_intendants = Královští intendanti
option-crown_audit = Korunní revize
option-support_rebels = Podpora vzbouřenců
option-sow_discontent = Šíření nespokojenosti
option-sabotage_reputation = Poškození pověsti
option-increase_manpower = Navýšení lidských zdrojů
option-standing_regiments = Stálé pluky
option-officer_corps = Důstojnický sbor
no-card-reaction = Tato karta není akcí tahu: hraje se jako reakce nebo v bitvě.
no-display-twice = Kartu s aktivací tohoto názvu už ve hře máte.
no-card-to-play = Žádnou ze svých karet teď nemůžete zahrát jako akci.
no-display-action = Nemáte kartu s aktivací, jejíž akci byste mohli v tahu provést.
no-charges = Na kartě zbývá příliš málo použití.
log-card-played = { NAME($seat) } { AGREE($seat) ->
    [plural] hrají
   *[other] hraje
} kartu „{ NAME($card) }“.
log-display = Před { NAME($seat, case: "ins") } leží karta „{ NAME($card) }“ ({ $n ->
    [one] jedno použití
   *[other] { $n } použití
}).
log-display-used = { NAME($seat) } { AGREE($seat) ->
    [plural] používají
   *[other] používá
} kartu „{ NAME($card) }“.
log-display-discarded = { NAME($seat) } { AGREE($seat) ->
    [plural] odhazují
   *[other] odhazuje
} ze hry kartu „{ NAME($card) }“.
log-countered = { NAME($seat) } { AGREE($seat) ->
    [plural] odpovídají
   *[other] odpovídá
} na tajnou akci { NAME($other, case: "gen") } kartou „{ NAME($card) }“.
ask-card_way = „{ NAME($card) }“: jak kartu použijete?
ask-which_reaction = „{ NAME($card) }“: co uděláte?
ask-react = { $where ->
    [area] Jednotky { NAME($seat, case: "gen") } stojí { NAME($area, case: "in") }. Zareagujete?
    [npr] { NAME($realm) } { AGREE($realm) ->
        [plural] vpadají
       *[other] vpadá
    } { NAME($area, case: "to") }. Zareagujete?
    [npr_war] { NAME($realm) } vás { AGREE($realm) ->
        [plural] zatahují
       *[other] zatahuje
    } do války. Zareagujete?
   *[none] { NAME($seat) } vás { AGREE($seat) ->
    [plural] zatahují
   *[other] zatahuje
} do války. Zareagujete?
}
option-integrate_area = Začlenění oblasti
option-missionaries = Misionáři
option-urban_growth = Růst měst
option-grant_of_the_estates = Berně stavů
option-forced_levy = Vynucená dávka
option-red_hat = Kardinálský klobouk
option-preaching = Kazatelská misie
option-charter_of_settlement = Osadní privilegium
option-charter_of_the_company = Privilegium společnosti
option-audit_of_revenues = Revize příjmů
option-audit_of_debts = Revize dluhů
option-expand_node = Rozšíření trhu
option-busy_season = Rušná sezona
option-swift_sailing = Rychlá plavba
option-withdraw = Stažení
option-intercept = Zachycení
option-pursue = Pronásledování
option-call_the_levies = Svolání hotovosti
no-card-use = Nic z toho, co karta dělá, teď není možné.
no-levy-towns = Potřebujete dvě města bez nepokojů.
no-large-town-left = Nezbývá vám žádné velké město.
no-war-taxes-peace = Válečná daň se vybírá jen ve válce.
no-war-taxes-units = Nemáte na mapě žádnou pravidelnou jednotku.
no-own-leader = Na této straně nevelí žádný váš generál ani admirál.
no-own-regulars = Nemáte v této bitvě žádnou pravidelnou pozemní jednotku.
no-action-in-this-battle = Tato bitevní akce je pro jiný druh bitvy.
no-battle-action-twice = Tato bitevní akce už byla v tomto kole bitvy použita.
log-card-target = { NAME($seat) } volí cíl: { NAME($realm) }.
log-card-target-area = { NAME($seat) } volí oblast { NAME($area) }.
log-reaction = { NAME($seat) } { AGREE($seat) ->
    [plural] reagují
   *[other] reaguje
} kartou „{ NAME($card) }“.
log-charges-used = { NAME($seat) } { AGREE($seat) ->
    [plural] používají
   *[other] používá
} kartu „{ NAME($card) }“ (použití: { $n }).
