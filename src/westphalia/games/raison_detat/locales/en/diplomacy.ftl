# RE-4 Diplomacy

option-ready = Ready for the ballots
option-talk_on = Talk on
ask-negotiation = { NAME($power) }: are you ready for the ballots? They can be put off { $n ->
    [one] once more
   *[other] { $n } more times
}.
ask-ballot = { NAME($power) }: which Status do you choose for this round?
ask-admit = Applicant to the { NAME($coalition) } (limit of Major Powers: { $n }): { NAME($other) }. Do you accept?
no-other-coalition-for-head = The head of a Coalition can choose only its own.
log-ballot = { NAME($power) }: ballot for “{ NAME($ballot) }”.
log-admitted = { NAME($coalition) }: { NAME($other) } { AGREE($other) ->
    [plural] are
   *[other] is
} accepted.
log-refused = { NAME($coalition) }: { NAME($other) } { AGREE($other) ->
    [plural] are
   *[other] is
} refused.
log-talks-on = { NAME($power) } { AGREE($power) ->
    [plural] want
   *[other] wants
} to go on talking.
log-rules-2 = New in the rules: a table may set aside time to negotiate before the ballots (RE-4.3). Nothing changes at this one.
