# RE-8 Election

ask-vote = { NAME($power) }: na kogo głosujesz? Obecny cesarz: { NAME($emperor) }.
ask-bribe = { NAME($power) }: ile morale na łapówkę? Każdy punkt to jeden głos więcej.
no-land-in-empire = To mocarstwo nie kontroluje żadnego terytorium w Cesarstwie.
no-minor-emperor = Pomniejsze mocarstwo nie kandyduje.
no-bribe-so-high = Łapówka to najwyżej { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
} morale.
log-election = Elekcja cesarza. Urzędujący cesarz: { NAME($emperor) }.
log-vote = { NAME($power) }: głos na { NAME($other, case: "acc") }, łapówka { $n }.
log-votes = { NAME($power) }, głosy: { $n }.
log-emperor = Wybór cesarza: { NAME($power) }.
