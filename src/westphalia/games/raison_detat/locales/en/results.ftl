# RE-6.22 Results

ask-refuge = { NAME($power) }: { NAME($general, case: "the") } is beaten. Where does he go?
option-capital = To the Capital
ask-retreat = { NAME($power) }: a draw ({ NAME($place) }). Where does { NAME($general, case: "the") } retreat?
ask-take_control = { NAME($power) }: turn a Unit into a Garrison in { NAME($place) }? Whose?
log-pile = { NAME($power) }, { NAME($general) }: cards { $cards }, together { $n }.
log-garrison-pile = { NAME($power) }, Garrison: cards { $cards }; total { $n }.
log-totals = Totals { $attack } : { $defence }.
log-loses-unit = { NAME($power) }: { NAME($general, case: "the") } loses a Unit, { $n } left.
log-battle-drawn = The battle in { NAME($place) } is a draw.
log-battle-won = Battle in { NAME($place) } won: { NAME($power) }. Beaten: { NAME($other) }.
log-garrison-beaten = { NAME($power) }: the Garrison in { NAME($place) } is beaten.
log-retreats = { NAME($power) }: { NAME($general, case: "the") } retreats → { NAME($place) }.
log-retreats-off = { NAME($power) }: { NAME($general, case: "the") } retreats off board.
log-flees = { NAME($power) }: { NAME($general, case: "the") } flees → { NAME($place) }.
log-flees-off = { NAME($power) }: { NAME($general, case: "the") } flees off board.
log-fives = { NAME($power) }: Morale −{ $n } for fives.
