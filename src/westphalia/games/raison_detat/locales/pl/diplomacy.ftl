# RE-4 Diplomacy

option-ready = Można głosować
option-talk_on = Rozmawiajmy dalej
ask-negotiation = { NAME($power) }: czy możesz już głosować? Głosowanie można odłożyć jeszcze { $n ->
    [one] raz
   *[other] { $n } razy
}.
ask-ballot = { NAME($power) }: jaki status wybierasz na tę rundę?
ask-admit = { NAME($other) } { AGREE($other) ->
    [plural] chcą
   *[other] chce
} przystąpić: { NAME($coalition) } (limit głównych mocarstw: { $n }). Przyjmujesz?
no-other-coalition-for-head = Przywódca koalicji może wybrać tylko własną.
log-ballot = { NAME($power) }: głos „{ NAME($ballot) }”.
log-admitted = Wstąpienie przyjęte ({ NAME($coalition) }): { NAME($other) }.
log-refused = Wstąpienie odrzucone ({ NAME($coalition) }): { NAME($other) }.
log-talks-on = { NAME($power) } { AGREE($power) ->
    [plural] chcą
   *[other] chce
} dalej rozmawiać.
log-rules-2 = Nowość w zasadach: stół może wyznaczyć czas na negocjacje przed głosowaniem (RE-4.3). Przy tym stole nic się nie zmienia.
