# RE-6.12, RE-7.1 Cards

ask-discard_excess = { NAME($power) }: limit karet v ruce je překročen, je třeba odhodit: { $n }. Která karta?
log-hand-limit = { NAME($power) }: limit karet v ruce, odhozené karty: { $n }.
log-draws = { NAME($power) }: { $n ->
    [one] dobrána { $n } karta
    [few] dobrány { $n } karty
   *[other] dobráno { $n } karet
}.
log-drew = { NAME($power) }: dobraná karta: { NAME($card) }.
log-reshuffle = Z odhazovacího balíčku vzniká nový balíček (karet: { $n }).
