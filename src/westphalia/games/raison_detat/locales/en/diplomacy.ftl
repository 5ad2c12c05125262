# RE-4 Diplomacy

ask-ballot = { NAME($power) }: which Status do you choose for this round?
ask-admit = Applicant to the { NAME($coalition) } (at most { $n } Major Powers): { NAME($other) }. Do you accept?
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
