# RE-4 Diplomacy

option-ready = Můžeme hlasovat
option-talk_on = Jednejme dál
ask-negotiation = { NAME($power) }: můžete už hlasovat? Hlasování lze odložit ještě { $n ->
    [one] jednou
   *[other] { $n }krát
}.
ask-ballot = { NAME($power) }: jaký status zvolíte pro toto kolo?
ask-admit = Zájemce o členství ({ NAME($coalition) }, limit hlavních mocností: { $n }): { NAME($other) }. Přijmete?
no-other-coalition-for-head = Hlava koalice může zvolit jen tu svou.
log-ballot = { NAME($power) }: hlas „{ NAME($ballot) }“.
log-admitted = Přijetí ({ NAME($coalition) }): { NAME($other) }.
log-refused = Odmítnutí ({ NAME($coalition) }): { NAME($other) }.
log-talks-on = { NAME($power) } { AGREE($power) ->
    [plural] chtějí
   *[other] chce
} dál jednat.
log-rules-2 = Novinka v pravidlech: stůl smí určit čas na vyjednávání před hlasováním (RE-4.3). U tohoto stolu se nic nemění.
