# RE-6.22 Results

ask-refuge = { NAME($power) }: { NAME($general, case: "the") } is beaten. Where does he go?
option-capital = To the Capital
ask-retreat = { NAME($power) }: the battle in { NAME($place, case: "the") } is a draw. Where does { NAME($general, case: "the") } retreat to?
ask-take_control = { NAME($power) }: turn a Unit into a Garrison in { NAME($place, case: "the") }? Which General provides it?
log-pile = { NAME($power) }, { NAME($general) }: cards { $cards }; total { $n }.
log-garrison-pile = { NAME($power) }, Garrison: cards { $cards }; total { $n }.
log-totals = Totals: { $attack } against { $defence }.
log-loses-unit = { NAME($power) }: { NAME($general, case: "the") } loses a Unit and has { $n } left.
log-battle-drawn = The battle in { NAME($place, case: "the") } is a draw.
log-battle-won = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] win
   *[other] wins
} the battle in { NAME($place, case: "the") } against { NAME($other, case: "the") }.
log-garrison-beaten = { NAME($power) }: the Garrison in { NAME($place, case: "the") } is beaten.
log-retreats = { NAME($power) }: { NAME($general, case: "the") } retreats to { NAME($place, case: "the") }.
log-retreats-off = { NAME($power) }: { NAME($general, case: "the") } retreats off the board.
log-flees = { NAME($power) }: { NAME($general, case: "the") } flees to { NAME($place, case: "the") }.
log-flees-off = { NAME($power) }: { NAME($general, case: "the") } flees off the board.
log-fives = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] lose
   *[other] loses
} { $n } Morale for the fives laid.
