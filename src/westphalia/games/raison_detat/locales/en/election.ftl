# RE-8 Election

ask-vote = { NAME($power) }: for whom do you vote? Sitting Emperor: { NAME($emperor) }.
ask-bribe = { NAME($power) }: how much Morale do you spend on a bribe? Each point is one more vote.
no-land-in-empire = It controls no territory inside the Empire.
no-minor-emperor = A Minor Power can’t be a candidate.
no-bribe-so-high = A bribe can be at most { $n } Morale.
log-election = Election of the Emperor. Sitting Emperor: { NAME($emperor) }.
log-vote = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] vote
   *[other] votes
} for { NAME($other, case: "the") }{ $n ->
    [0] { "" }
   *[other] { " " }with a bribe of { $n } Morale
}.
log-votes = Votes for { NAME($power, case: "the") }: { $n }.
log-emperor = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] are
   *[other] is
} elected Emperor.
