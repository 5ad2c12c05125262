# RE-4 Diplomacy

option-ready = Přejít k hlasování
option-talk_on = Jednat dál
ask-negotiation = { NAME($power) }: můžete už hlasovat? Hlasování lze odložit ještě { $n ->
    [one] jednou
   *[other] { $n }krát
}.
ask-ballot = { NAME($power) }: jaký status zvolíte pro toto kolo?
ask-admit = { NAME($other) } { AGREE($other) ->
    [plural] chtějí
   *[other] chce
} vstoupit do koalice { NAME($coalition) } (limit hlavních mocností: { $n }). Souhlasíte?
no-other-coalition-for-head = Hlava koalice může zvolit jen tu svou.
log-ballot = { NAME($power) } volí „{ NAME($ballot) }“.
log-admitted = { NAME($coalition, case: "The") } přijímá nového člena: { NAME($other) }.
log-refused = { NAME($coalition, case: "The") } odmítá zájemce o členství: { NAME($other) }.
log-talks-on = { NAME($power) } { AGREE($power) ->
    [plural] chtějí
   *[other] chce
} dál jednat.
log-rules-2 = Novinka v pravidlech: stůl smí určit čas na vyjednávání před hlasováním (RE-4.3). U tohoto stolu se nic nemění.
