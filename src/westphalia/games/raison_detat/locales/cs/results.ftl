# RE-6.22 Results

ask-refuge = { NAME($power) }: { NAME($general) } je poražen. Kam půjde?
option-capital = Do hlavního města
ask-retreat = { NAME($power) }: bitva { NAME($place, case: "in") } skončila nerozhodně. Kam ustoupí { NAME($general) }?
ask-take_control = { NAME($power) }: proměníte { NAME($place, case: "in") } některý oddíl v posádku? Čí?
log-pile = { NAME($power) }, { NAME($general) }: karty { $cards }, celkem { $n }.
log-garrison-pile = { NAME($power) }, posádka: karty { $cards }, celkem { $n }.
log-totals = Celkem { $attack } : { $defence }.
log-loses-unit = { NAME($power) }: { NAME($general) } ztrácí oddíl, { $n ->
    [0] žádný mu nezbývá
    [few] zbývají mu { $n }
   *[other] zbývá mu { $n }
}.
log-battle-drawn = Bitva { NAME($place, case: "in") } končí nerozhodně.
log-battle-won = { NAME($power) } vítězí { NAME($place, case: "in") } nad { NAME($other, case: "ins") }.
log-garrison-beaten = Posádka { NAME($power, case: "gen") } { NAME($place, case: "in") } je poražena.
log-retreats = { NAME($power) }: { NAME($general) } ustupuje { NAME($place, case: "to") }.
log-retreats-off = { NAME($power) }: { NAME($general) } ustupuje mimo plán.
log-flees = { NAME($power) }: { NAME($general) } prchá { NAME($place, case: "to") }.
log-flees-off = { NAME($power) }: { NAME($general) } prchá mimo plán.
log-fives = { NAME($power) } { AGREE($power) ->
    [plural] ztrácejí
   *[other] ztrácí
} za pětky { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} morálky.
