# RE-5.19 Movement

ask-arbiter = { NAME($power) }: přesun. Kdo je váš rozhodčí?
ask-move = { NAME($power) }: tah přesunu { $number }. Který generál se přesune?
ask-way = Jak se přesune { NAME($general) }?
option-march = Pochod
option-sail = Námořní přesun
option-strategic = Strategický přesun
ask-next_battle = { NAME($power) }: která bitva bude další?
ask-leave_garrison = { NAME($power) }: zanechat posádku ({ NAME($place) })? Který generál dá oddíl?
ask-another_turn = { NAME($power) }: požádat o další tah přesunu? Rozhodčí: { NAME($other) }. Cena: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} morálky.
option-ask = Požádat rozhodčího
ask-grant = Žádost o další tah přesunu: { NAME($power) }. Odměna ({ NAME($other) }): { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} morálky. Povolíte?
option-grant = Povolit
no-ally-as-arbiter = Rozhodčí nesmí být ve vaší koalici.
no-own-power-as-arbiter = Rozhodčím nesmí být mocnost téhož hráče.
no-second-move = V tomto tahu přesunu se už přesunul.
no-way-to-move = Nemá kam jít.
log-no-movement = { NAME($power) }: žádný generál na plánu, žádný přesun.
log-arbiter = { NAME($power) }: rozhodčí – { NAME($other) }.
log-turn-granted = { NAME($power) }: další tah přesunu povolen za { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} morálky ({ NAME($other) }).
log-turn-refused = { NAME($power) }: další tah přesunu odmítnut ({ NAME($other) }).
