# Action cards

option-play_card = Play a card
option-use_display = Use a Display card
ask-play_card = Which card do you play?
ask-display_to_discard = You may have two Display cards in play. Which one makes room?
ask-display_action = Which action of your Display cards do you take?
ask-counter = { NAME($seat) } takes a Covert action. Do you counter it?
option-war_taxes = War Taxes
option-royal_intendants = Royal Intendants
option-crown_audit = Crown Audit
option-support_rebels = Support Rebels
option-sow_discontent = Sow Discontent
option-sabotage_reputation = Sabotage Reputation
option-increase_manpower = Increase Manpower
option-standing_regiments = Standing Regiments
option-officer_corps = Officer Corps
no-card-effect-yet = The effect of this card is not part of the game yet.
no-card-reaction = This card is no action of a Turn: it is played as a Reaction or in a battle.
no-display-twice = You have a Display card of this name in play.
no-card-to-play = None of your cards can be played for its action now.
no-display-action = You have no Display card with an action for your Turn.
no-charges = Too few Charges are left on the card.
log-card-played = { NAME($seat) } plays { NAME($card) }.
log-display = { NAME($card) } lies in front of { NAME($seat) } with { $n } { $n ->
    [one] Charge
   *[other] Charges
}.
log-display-used = { NAME($seat) } uses { NAME($card) }.
log-display-discarded = { NAME($seat) } discards { NAME($card) } from play.
log-countered = { NAME($seat) } answers the Covert action of { NAME($other) } with { NAME($card) }.
