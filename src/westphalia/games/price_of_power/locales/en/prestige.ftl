# Missions and Milestones

log-mission = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] complete
   *[other] completes
} the Mission “{ NAME($mission) }”.
log-milestone = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] complete
   *[other] completes
} the Milestone “{ NAME($milestone) }”.
ask-complete_mission = A Mission can be completed now. Do you complete one?
ask-which_mission = Which Mission do you complete?
option-complete_mission = Complete a Mission
option-later = Not now
no-mission-fulfilled = You do not fulfil any Mission in your hand.
log-struggle = The Power Struggle is decided: “{ NAME($struggle) }”.
log-struggle-areas = Prestige for the Battlegrounds of the Power Struggle “{ NAME($struggle) }”:
log-struggle-criterion = Condition { $n } of the Power Struggle “{ NAME($struggle) }”:
