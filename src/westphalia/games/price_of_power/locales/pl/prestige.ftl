# Misje i kamienie milowe

log-mission = { NAME($seat) } { AGREE($seat) ->
    [plural] kończą
   *[other] kończy
} misję „{ NAME($mission) }”.
log-milestone = { NAME($seat) } { AGREE($seat) ->
    [plural] osiągają
   *[other] osiąga
} kamień milowy „{ NAME($milestone) }”.
ask-complete_mission = Można teraz ukończyć misję. Czy kończysz którąś?
ask-which_mission = Którą misję kończysz?
option-complete_mission = Ukończ misję
option-later = Nie teraz
no-mission-fulfilled = Nie spełniasz warunków żadnej misji na ręce.
log-struggle = Konflikt o władzę rozstrzygnięty: „{ NAME($struggle) }”.
log-struggle-areas = Prestiż za pola bitew („{ NAME($struggle) }”):
log-struggle-criterion = Warunek { $n } („{ NAME($struggle) }”):
