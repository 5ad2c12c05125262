# Что карты делают с городами и провинциями

ask-card_town = В какой провинции размещаете город?
ask-card_vassal = Какая провинция становится вашим вассалом?
ask-card_develop = Какой малый город становится большим?
ask-card_reduce = Какой большой город становится малым?
ask-card_swap = В какой провинции меняете фишку?
ask-card_buy = Какую провинцию хотите купить?
ask-card_sell = { NAME($seat) } { AGREE($seat) ->
    [plural] хотят
   *[other] хочет
} купить у вас провинцию { NAME($province) }. Продаёте?
ask-card_dnpr = В какой провинции размещаете жетон королевства?
ask-may_develop_town = Развиваете малый город?
ask-may_place_vassal = Берёте вассала, которого даёт карта?
ask-may_cede_province = Уступаете провинцию?
ask-may_buy_province = Хотите купить провинцию?

log-town-placed = У { NAME($seat, case: "gen") } теперь город { NAME($province, case: "in") }.
log-vassal-placed = У { NAME($seat, case: "gen") } теперь вассал { NAME($province, case: "in") }.
log-town-grows = Город { NAME($seat, case: "gen") } { NAME($province, case: "in") } становится большим.
log-town-shrinks = Город { NAME($seat, case: "gen") } { NAME($province, case: "in") } становится малым.
log-piece-removed = { NAME($seat) } { AGREE($seat) ->
    [plural] теряют
   *[other] теряет
} провинцию { NAME($province) }.
log-ceded = Провинция { NAME($province) } переходит к { NAME($realm, case: "dat") }.
log-bought = { NAME($seat) } { AGREE($seat) ->
    [plural] покупают
   *[other] покупает
} у { NAME($realm, case: "gen") } провинцию { NAME($province) }.
log-dnpr-placed = Жетон { NAME($realm, case: "gen") } размещён { NAME($province, case: "in") }.
