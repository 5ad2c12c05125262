# RE-4 Diplomacy

option-ready = Przejdź do głosowania
option-talk_on = Rozmawiaj dalej
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
log-ballot = { NAME($power) } { AGREE($power) ->
    [plural] oddają
   *[other] oddaje
} głos: „{ NAME($ballot) }”.
log-admitted = Koalicja ({ NAME($coalition) }) przyjmuje { NAME($other, case: "acc") }.
log-refused = Koalicja ({ NAME($coalition) }) nie przyjmuje { NAME($other, case: "gen") }.
log-talks-on = { NAME($power) } { AGREE($power) ->
    [plural] chcą
   *[other] chce
} dalej rozmawiać.
log-rules-2 = Nowość w zasadach: stół może wyznaczyć czas na negocjacje przed głosowaniem (RE-4.3). Przy tym stole nic się nie zmienia.
