# RE-6.22 Results

ask-refuge = { NAME($power) }: { NAME($general) } pokonany. Dokąd idzie?
option-capital = Do stolicy
ask-retreat = { NAME($power) }: remis ({ NAME($place) }). Dokąd wycofuje się { NAME($general) }?
ask-take_control = { NAME($power) }: zamienić oddział w garnizon ({ NAME($place) })? Czyj?
log-pile = { NAME($power) }, { NAME($general) }: karty { $cards }, razem { $n }.
log-garrison-pile = { NAME($power) }, garnizon: karty { $cards }, razem { $n }.
log-totals = Razem { $attack } : { $defence }.
log-loses-unit = { NAME($power) }: { NAME($general) } traci oddział, { $n ->
    [few] zostają
   *[other] zostaje
} { $n }.
log-battle-drawn = Bitwa nierozstrzygnięta: { NAME($place) }.
log-battle-won = Bitwa ({ NAME($place) }). Zwycięstwo: { NAME($power) }, porażka: { NAME($other) }.
log-garrison-beaten = { NAME($power) }: garnizon pokonany ({ NAME($place) }).
log-retreats = { NAME($power) }: { NAME($general) } wycofuje się → { NAME($place) }.
log-retreats-off = { NAME($power) }: { NAME($general) } wycofuje się poza planszę.
log-flees = { NAME($power) }: { NAME($general) } ucieka → { NAME($place) }.
log-flees-off = { NAME($power) }: { NAME($general) } ucieka poza planszę.
log-fives = { NAME($power) }: morale −{ $n } za piątki.
