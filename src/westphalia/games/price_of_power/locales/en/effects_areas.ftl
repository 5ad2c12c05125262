# What cards place in Areas

ask-card_claim = In which Area do you gain a Claim?
ask-card_claim_lost = Which Claim do you give up?
ask-card_core = In which Area do you place a Core token?
ask-card_influence_area = Which Area do you choose for the Influence?
ask-card_influence = Where do you place an Influence cube?
ask-card_influence_lost = From which Area is Influence removed?
ask-card_cube_owner = Whose cube in { NAME($area, case: "the") } is removed?
ask-card_influence_replaced = In which Area does your Influence replace somebody else’s cube?
ask-plague_area = Which Area is struck by the plague?
ask-may_place_claim = Do you take the Claim that the card grants?
ask-may_place_influence = Do you place the Influence that the card grants?
ask-may_remove_influence = Do you remove the Influence that the card names?

no-core-not-owned = You do not own all Provinces in this Area.
no-core-already = All Provinces in this Area are already your Core Provinces.

log-core = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] place
   *[other] places
} a Core token in { NAME($area, case: "the") }.
log-core-lost = { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Core token leaves { NAME($area, case: "the") }.
log-plague = Plague breaks out in { NAME($area, case: "the") }.
