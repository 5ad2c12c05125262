# Choices that cards offer

option-A = A
option-B = B
option-neither = Neither
ask-event_option = The Event “{ NAME($event) }”: which option do you choose?
ask-card_option = Which option of the card do you choose?
ask-pick_area = Which Area do you choose?
ask-pick_province = Which Province do you choose?
ask-pick_piece = Which Town or Vassal do you choose?
ask-pick_realm = Which Realm do you choose?
ask-pick_node = Which Trade Node do you choose?
ask-pick_sea = Which Sea Zone do you choose?
ask-pick_idea = Which Idea do you choose?
ask-may_pick = Do you make the choice that the card offers?
no-event-option-must = The card leaves you no choice.
no-option-cost = You can’t pay for this option, and the other is open to you.
no-option-requirement = You do not meet the requirement for this option.
log-event-option = { $option ->
    [neither] { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] choose
   *[other] chooses
} neither option of the Event “{ NAME($event) }”.
   *[other] { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] choose
   *[other] chooses
} option { $option } of the Event “{ NAME($event) }”.
}
