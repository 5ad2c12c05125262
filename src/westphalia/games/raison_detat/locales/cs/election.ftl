# RE-8 Election

ask-vote = { NAME($power) }: pro koho budete hlasovat? Nynější císař: { NAME($emperor) }.
ask-bribe = { NAME($power) }: kolik bodů morálky dáte na úplatek? Každý bod je jeden hlas navíc.
no-land-in-empire = Neovládá žádné území v říši.
no-minor-emperor = Vedlejší mocnost nekandiduje.
no-bribe-so-high = Úplatek je nejvýše { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} morálky.
log-election = Volba císaře. Úřadující císař: { NAME($emperor) }.
log-vote = { NAME($power) } { AGREE($power) ->
    [plural] hlasují
   *[other] hlasuje
} pro { NAME($other, case: "acc") }{ $n ->
    [0] { "" }
    [one] { " " }(úplatek { $n } bod morálky)
    [few] { " " }(úplatek { $n } body morálky)
   *[other] { " " }(úplatek { $n } bodů morálky)
}.
log-votes = { NAME($power) }: { $n ->
    [one] { $n } hlas
    [few] { $n } hlasy
   *[other] { $n } hlasů
}.
log-emperor = Zvolený císař: { NAME($power) }.
