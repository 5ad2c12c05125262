# RE-6.12, RE-7.1 Cards

ask-discard_excess = { NAME($power) }: limit karet v ruce je překročen, je třeba odhodit { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}. Kterou kartu odhodíte?
log-hand-limit = { NAME($power) } { AGREE($power) ->
    [plural] odhazují
   *[other] odhazuje
} kvůli limitu karet v ruce { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
log-draws = { NAME($power) } si { AGREE($power) ->
    [plural] dobírají
   *[other] dobírá
} { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
log-drew = { NAME($power) } si { AGREE($power) ->
    [plural] dobírají
   *[other] dobírá
} kartu: { NAME($card) }.
log-reshuffle = Z odhazovacího balíčku vzniká nový balíček o { $n ->
    [one] { $n } kartě
   *[other] { $n } kartách
}.
