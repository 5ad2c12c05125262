# RE-5.19 Movement

ask-arbiter = { NAME($power) }: přesun. Kdo bude vaším rozhodčím?
ask-move = { NAME($power) }: { $number }. tah přesunu. Který generál se přesune?
ask-way = Jak se přesune { NAME($general) }?
option-march = Pochod
option-sail = Námořní přesun
option-strategic = Strategický přesun
ask-next_battle = { NAME($power) }: která bitva bude další?
ask-leave_garrison = { NAME($power) }: zanecháte { NAME($place, case: "in") } posádku? Který generál na ni dá oddíl?
ask-another_turn = { NAME($power) }: požádáte o další tah přesunu? Rozhodčí: { NAME($other) }. Cena: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} morálky.
option-ask = Požádat rozhodčího
ask-grant = { NAME($power) } { AGREE($power) ->
    [plural] žádají
   *[other] žádá
} o další tah přesunu; odměna pro { NAME($other, case: "acc") }: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} morálky. Povolíte ho?
option-grant = Povolit
no-ally-as-arbiter = Rozhodčí nesmí být ve vaší koalici.
no-own-power-as-arbiter = Rozhodčím nesmí být mocnost téhož hráče.
no-second-move = V tomto tahu přesunu se už přesunul.
no-way-to-move = Nemá kam jít.
log-no-movement = { NAME($power) } { AGREE($power) ->
    [plural] nemají
   *[other] nemá
} na plánu žádného generála; přesun odpadá.
log-arbiter = { NAME($power) } volí rozhodčího: { NAME($other) }.
log-turn-granted = { NAME($power) } { AGREE($power) ->
    [plural] povolují
   *[other] povoluje
} { NAME($other, case: "dat") } další tah přesunu za { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} morálky.
log-turn-refused = { NAME($power) } { AGREE($power) ->
    [plural] odmítají
   *[other] odmítá
} { NAME($other, case: "dat") } další tah přesunu.
