# Action cards

option-play_card = Play a card
option-use_display = Use a Display card
ask-play_card = Which card do you play?
ask-display_to_discard = You may have two Display cards in play. Which one makes room?
ask-display_action = Which Display card’s action do you take?
ask-counter = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] take
   *[other] takes
} a Covert action. Do you counter it?
option-war_taxes = War Taxes
option-royal_intendants = Royal Intendants
option-crown_audit = Crown Audit
option-support_rebels = Support Rebels
option-sow_discontent = Sow Discontent
option-sabotage_reputation = Sabotage Reputation
option-increase_manpower = Increase Manpower
option-standing_regiments = Standing Regiments
option-officer_corps = Officer Corps
no-card-reaction = This card is not an action for your Turn: it is played as a Reaction or in a battle.
no-display-twice = You already have a Display card of this name in play.
no-card-to-play = None of your cards can be played for its action now.
no-display-action = You have no Display card with an action for your Turn.
no-charges = Too few Charges are left on the card.
log-card-played = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] play
   *[other] plays
} “{ NAME($card) }”.
log-display = “{ NAME($card) }” is put on display in front of { NAME($seat, case: "the") } with { $n } { $n ->
    [one] Charge
   *[other] Charges
}.
log-display-used = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] use
   *[other] uses
} “{ NAME($card) }”.
log-display-discarded = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] discard
   *[other] discards
} “{ NAME($card) }” from play.
log-countered = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] answer
   *[other] answers
} { NAME($other, case: "the") }{ AGREE($other) ->
    [plural] ’
   *[other] ’s
} Covert action with “{ NAME($card) }”.
ask-card_way = “{ NAME($card) }”: how do you use it?
ask-which_reaction = “{ NAME($card) }”: what do you do?
ask-react = { $where ->
    [area] { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] have
   *[other] has
} Units in { NAME($area, case: "the") }. Do you react?
    [npr] { NAME($realm, case: "The") } { AGREE($realm) ->
    [plural] invade
   *[other] invades
} { NAME($area, case: "the") }. Do you react?
    [npr_war] { NAME($realm, case: "The") } { AGREE($realm) ->
    [plural] have
   *[other] has
} put you at War. Do you react?
   *[none] { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] have
   *[other] has
} put you at War. Do you react?
}
option-integrate_area = Integrate Area
option-missionaries = Missionaries
option-urban_growth = Urban Growth
option-grant_of_the_estates = Grant of the Estates
option-forced_levy = Forced Levy
option-red_hat = A Red Hat
option-preaching = Preaching Mission
option-charter_of_settlement = Charter of Settlement
option-charter_of_the_company = Charter of the Company
option-audit_of_revenues = Audit of Revenues
option-audit_of_debts = Audit of Debts
option-expand_node = Expand a Market
option-busy_season = Busy Season
option-swift_sailing = Swift Sailing
option-withdraw = Withdraw
option-intercept = Intercept
option-pursue = Pursue
option-call_the_levies = Call the Levies
no-card-use = Nothing on this card can be done now.
no-levy-towns = You need two Towns without Unrest.
no-large-town-left = You have no large Town left.
no-war-taxes-peace = War Taxes can be raised only while you are at War.
no-war-taxes-units = You have no Regular Unit on the map.
no-own-leader = No General or Admiral of yours leads that side.
no-own-regulars = You have no Regular Land Unit in this battle.
no-action-in-this-battle = This Battle Action is for another kind of battle.
no-battle-action-twice = This Battle Action has already been used in this Battle Round.
log-card-target = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] name
   *[other] names
} { NAME($realm, case: "the") }.
log-card-target-area = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] name
   *[other] names
} { NAME($area, case: "the") }.
log-reaction = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] react
   *[other] reacts
} with “{ NAME($card) }”.
log-charges-used = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] use
   *[other] uses
} “{ NAME($card) }” (Charges: { $n }).
