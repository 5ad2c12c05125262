# What cards do with Towns and Provinces

ask-card_town = In which Province do you place a Town?
ask-card_vassal = Which Province becomes your Vassal?
ask-card_develop = Which small Town becomes a large one?
ask-card_reduce = Which large Town becomes a small one?
ask-card_swap = In which Province do you change the piece?
ask-card_buy = Which Province do you offer to buy?
ask-card_sell = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] offer
   *[other] offers
} to buy { NAME($province, case: "the") }. Do you sell?
ask-card_dnpr = In which Province do you place a token of the new Realm?
ask-may_develop_town = Do you develop a small Town?
ask-may_place_vassal = Do you take the Vassal that the card grants?
ask-may_cede_province = Do you cede the Province?
ask-may_buy_province = Do you offer to buy a Province?

log-town-placed = { NAME($seat, case: "The") } now { AGREE($seat) ->
    [plural] have
   *[other] has
} a Town in { NAME($province, case: "the") }.
log-vassal-placed = { NAME($seat, case: "The") } now { AGREE($seat) ->
    [plural] have
   *[other] has
} a Vassal in { NAME($province, case: "the") }.
log-town-grows = The Town in { NAME($province, case: "the") } ({ NAME($seat) }) is now a large one.
log-town-shrinks = The Town in { NAME($province, case: "the") } ({ NAME($seat) }) is now a small one.
log-piece-removed = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] lose
   *[other] loses
} { NAME($province, case: "the") }.
log-ceded = { NAME($province, case: "The") } is ceded to { NAME($realm, case: "the") }.
log-bought = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] buy
   *[other] buys
} { NAME($province, case: "the") } from { NAME($realm, case: "the") }.
log-dnpr-placed = One of { NAME($realm, case: "the") }{ AGREE($realm) ->
    [plural] ’
   *[other] ’s
} tokens is placed in { NAME($province, case: "the") }.
