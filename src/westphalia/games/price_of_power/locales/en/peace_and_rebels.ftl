# Phase 3: Peace and Rebels

ask-dissent_town = Religious Dissent in { NAME($area, case: "the") }: which of your Towns gets Unrest?
ask-tolerated_area = The Idea “Tolerance”: in which Area do you add no Unrest?
ask-dissent_vassal_area = In which Area do your Vassals of another Religion cost you Influence or Unrest?
ask-dissent_vassal = In { NAME($area, case: "the") }: which Vassal Province gets Unrest, or do you give up Influence?
ask-unrest_town = Which of your Towns gets Unrest?
ask-calm_town = From which Town do you remove Unrest?
option-remove_influence = Remove Influence

log-unrest = Unrest in { NAME($province, case: "the") } ({ NAME($seat) }).
log-calmed = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] remove
   *[other] removes
} the Unrest from { NAME($province, case: "the") }.
log-treaties-over = All Truces and all CB tokens are removed.
log-undisputed = The Royal Marriage between { NAME($seat, case: "the") } and { NAME($realm, case: "the") } is no longer a Disputed Succession.
