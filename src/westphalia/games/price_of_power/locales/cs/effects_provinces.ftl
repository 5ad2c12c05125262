# Co karty dělají s městy a provinciemi

ask-card_town = Do které provincie umístíte město?
ask-card_vassal = Která provincie se stane vaším vazalem?
ask-card_develop = Které malé město se stane velkým?
ask-card_reduce = Které velké město se stane malým?
ask-card_swap = Ve které provincii vyměníte žeton?
ask-card_buy = Kterou provincii navrhnete odkoupit?
ask-card_sell = { NAME($seat) } { AGREE($seat) ->
    [plural] chtějí
   *[other] chce
} koupit provincii { NAME($province) }. Prodáte ji?
ask-card_dnpr = Do které provincie umístíte žeton říše?
ask-may_develop_town = Změníte malé město na velké?
ask-may_place_vassal = Vezmete si vazala, kterého karta dává?
ask-may_cede_province = Postoupíte provincii?
ask-may_buy_province = Navrhnete odkup provincie?

log-town-placed = { NAME($seat) } { AGREE($seat) ->
    [plural] mají
   *[other] má
} nyní město { NAME($province, case: "in") }.
log-vassal-placed = { NAME($seat) } { AGREE($seat) ->
    [plural] mají
   *[other] má
} nyní vazala { NAME($province, case: "in") }.
log-town-grows = Město { NAME($seat, case: "gen") } { NAME($province, case: "in") } je nyní velké.
log-town-shrinks = Město { NAME($seat, case: "gen") } { NAME($province, case: "in") } je nyní malé.
log-piece-removed = { NAME($seat) } { AGREE($seat) ->
    [plural] ztrácejí
   *[other] ztrácí
} provincii { NAME($province) }.
log-ceded = Provincie { NAME($province) } připadá { NAME($realm, case: "dat") }.
log-bought = { NAME($seat) } { AGREE($seat) ->
    [plural] kupují
   *[other] kupuje
} provincii { NAME($province) } od { NAME($realm, case: "gen") }.
log-dnpr-placed = Žeton { NAME($realm, case: "gen") } leží { NAME($province, case: "in") }.
