# RE-6.22 Results

ask-refuge = { NAME($power) }: { NAME($general) } poražen. Kam půjde?
option-capital = Do hlavního města
ask-retreat = { NAME($power) }: nerozhodná bitva ({ NAME($place) }). Kam ustoupí { NAME($general) }?
ask-take_control = { NAME($power) }: proměnit oddíl v posádku ({ NAME($place) })? Čí?
log-pile = { NAME($power) }, { NAME($general) }: karty { $cards }, celkem { $n }.
log-garrison-pile = { NAME($power) }, posádka: karty { $cards }, celkem { $n }.
log-totals = Celkem { $attack } : { $defence }.
log-loses-unit = { NAME($power) }: { NAME($general) } ztrácí oddíl, { $n ->
    [few] zbývají
   *[other] zbývá
} { $n }.
log-battle-drawn = Nerozhodná bitva: { NAME($place) }.
log-battle-won = Bitva, { NAME($place) }. Vítězství: { NAME($power) }, porážka: { NAME($other) }.
log-garrison-beaten = { NAME($power) }: posádka poražena, { NAME($place) }.
log-retreats = { NAME($power) }: { NAME($general) } ustupuje → { NAME($place) }.
log-retreats-off = { NAME($power) }: { NAME($general) } ustupuje mimo plán.
log-flees = { NAME($power) }: { NAME($general) } prchá → { NAME($place) }.
log-flees-off = { NAME($power) }: { NAME($general) } prchá mimo plán.
log-fives = { NAME($power) }: morálka −{ $n } za pětky.
