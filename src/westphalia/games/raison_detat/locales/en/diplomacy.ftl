# RE-4 Diplomacy

option-ready = Ready for the ballots
option-talk_on = Talk on
ask-negotiation = { NAME($power) }: are you ready for the ballots? They can be put off { $n ->
    [one] once more
   *[other] { $n } more times
}.
ask-ballot = { NAME($power) }: which Status do you choose for this round?
ask-admit = { NAME($other, case: "The") } { AGREE($other) ->
    [plural] apply
   *[other] applies
} to join the { NAME($coalition) } (limit of Major Powers: { $n }). Do you accept?
no-other-coalition-for-head = The head of a Coalition can choose only its own.
log-ballot = { NAME($power, case: "The") }{ AGREE($power) ->
    [plural] ’
   *[other] ’s
} ballot: “{ NAME($ballot) }”.
log-admitted = The { NAME($coalition) } accepts { NAME($other, case: "the") }.
log-refused = The { NAME($coalition) } refuses { NAME($other, case: "the") }.
log-talks-on = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] want
   *[other] wants
} to go on talking.
log-rules-2 = New in the rules: a table may set aside time to negotiate before the ballots (RE-4.3). Nothing changes at this one.
