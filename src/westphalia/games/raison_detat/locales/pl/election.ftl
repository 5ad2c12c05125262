# RE-8 Election

ask-vote = { NAME($power) }: na kogo głosujesz? Obecny cesarz: { NAME($emperor) }.
ask-bribe = { NAME($power) }: ile punktów morale dajesz na łapówkę? Każdy punkt to jeden głos więcej.
no-land-in-empire = To mocarstwo nie kontroluje żadnego terytorium w Cesarstwie.
no-minor-emperor = Pomniejsze mocarstwo nie kandyduje.
no-bribe-so-high = Łapówka to najwyżej { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
} morale.
log-election = Elekcja cesarza. Urzędujący cesarz: { NAME($emperor) }.
log-vote = { NAME($power) } { AGREE($power) ->
    [plural] głosują
   *[other] głosuje
} na { NAME($other, case: "acc") } (łapówka: { $n }).
log-votes = { NAME($power) } { AGREE($power) ->
    [plural] zbierają
   *[other] zbiera
} { $n } { $n ->
    [one] głos
    [few] głosy
   *[many] głosów
}.
log-emperor = Cesarzem { AGREE($power) ->
    [plural] zostają
   *[other] zostaje
} { NAME($power) }.
