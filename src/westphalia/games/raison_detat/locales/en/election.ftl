# RE-8 Election

ask-vote = { NAME($power) }: for whom do you vote? Emperor now: { NAME($emperor) }.
ask-bribe = { NAME($power) }: how much Morale do you spend on a bribe? Each point is one more vote.
no-land-in-empire = It controls no territory inside the Empire.
no-minor-emperor = A Minor Power cannot be a candidate.
no-bribe-so-high = A bribe can be at most { $n } Morale.
log-election = Election of the Emperor. Sitting Emperor: { NAME($emperor) }.
log-vote = { NAME($power) }: vote for { NAME($other, case: "the") }, bribe { $n }.
log-votes = Votes for { NAME($power, case: "the") }: { $n }.
log-emperor = Elected Emperor: { NAME($power) }.
