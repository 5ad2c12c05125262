# RE-4 Diplomacy

option-ready = Można głosować
option-talk_on = Rozmawiajmy dalej
ask-negotiation = { NAME($power) }: chcesz już głosować? Głosowanie można odłożyć jeszcze { $n ->
    [one] raz
   *[other] { $n } razy
}.
ask-ballot = { NAME($power) }: jaki status wybierasz na tę rundę?
ask-admit = { NAME($other) } { AGREE($other) ->
    [plural] chcą
   *[other] chce
} wstąpić do koalicji ({ NAME($coalition) }; limit głównych mocarstw: { $n }). Zgadzasz się?
no-other-coalition-for-head = Przywódca koalicji może wybrać tylko własną.
log-ballot = { NAME($power) }: głos „{ NAME($ballot) }”.
log-admitted = Przyjęcie do koalicji ({ NAME($coalition) }): { NAME($other) }.
log-refused = Odmowa przyjęcia do koalicji ({ NAME($coalition) }): { NAME($other) }.
log-talks-on = { NAME($power) } { AGREE($power) ->
    [plural] chcą
   *[other] chce
} dalej rozmawiać.
log-rules-2 = Nowość w zasadach: stół może wyznaczyć czas na negocjacje przed głosowaniem (RE-4.3). Przy tym stole nic się nie zmienia.
