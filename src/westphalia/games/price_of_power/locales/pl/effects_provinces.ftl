# Co karty robią z miastami i prowincjami

ask-card_town = W której prowincji umieszczasz miasto?
ask-card_vassal = Która prowincja zostaje twoim wasalem?
ask-card_develop = Które małe miasto staje się duże?
ask-card_reduce = Które duże miasto staje się małe?
ask-card_swap = W której prowincji zamieniasz element?
ask-card_buy = Którą prowincję chcesz kupić?
ask-card_sell = { NAME($seat) } { AGREE($seat) ->
    [plural] chcą
   *[other] chce
} kupić prowincję { NAME($province) }. Sprzedajesz?
ask-card_dnpr = W której prowincji umieszczasz żeton królestwa?
ask-may_develop_town = Rozwijasz małe miasto?
ask-may_place_vassal = Bierzesz wasala, którego daje karta?
ask-may_cede_province = Odstępujesz prowincję?
ask-may_buy_province = Chcesz kupić prowincję?

log-town-placed = { NAME($seat) } { AGREE($seat) ->
    [plural] mają
   *[other] ma
} odtąd miasto { NAME($province, case: "in") }.
log-vassal-placed = { NAME($seat) } { AGREE($seat) ->
    [plural] mają
   *[other] ma
} odtąd wasala { NAME($province, case: "in") }.
log-town-grows = Miasto { NAME($seat, case: "gen") } { NAME($province, case: "in") } jest odtąd duże.
log-town-shrinks = Miasto { NAME($seat, case: "gen") } { NAME($province, case: "in") } jest odtąd małe.
log-piece-removed = { NAME($seat) } { AGREE($seat) ->
    [plural] tracą
   *[other] traci
} prowincję { NAME($province) }.
log-ceded = Prowincję { NAME($province) } { AGREE($realm) ->
    [plural] przejmują
   *[other] przejmuje
} { NAME($realm) }.
log-bought = { NAME($seat) } { AGREE($seat) ->
    [plural] kupują
   *[other] kupuje
} prowincję { NAME($province) } od { NAME($realm, case: "gen") }.
log-dnpr-placed = Żeton { NAME($realm, case: "gen") } leży { NAME($province, case: "in") }.
