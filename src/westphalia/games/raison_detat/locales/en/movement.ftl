# RE-5.19 Movement

ask-arbiter = { NAME($power) }: Movement. Who is your Arbiter?
ask-move = { NAME($power) }: Movement Turn { $number }. Which General moves?
ask-way = { NAME($general) }: how does he move?
option-march = March
option-sail = Sea Move
option-strategic = Strategic Move
ask-next_battle = { NAME($power) }: which battle is fought next?
ask-leave_garrison = { NAME($power) }: leave a Garrison in { NAME($place) }? Which General gives the Unit?
ask-another_turn = { NAME($power) }: ask { NAME($other, case: "the") } for another Movement Turn? It costs { $n } Morale.
option-ask = Ask the Arbiter
ask-grant = Request from { NAME($power, case: "the") }: another Movement Turn. The price of { $n } Morale goes to { NAME($other, case: "the") }. Do you grant it?
option-grant = Grant
no-ally-as-arbiter = The Arbiter may not be in your Coalition.
no-own-power-as-arbiter = The Arbiter may not be a power of the same player.
no-second-move = He has already moved in this Movement Turn.
no-way-to-move = There is nowhere he may go.
log-no-movement = { NAME($power) }: no General on the board, no Movement.
log-arbiter = { NAME($power) }: the Arbiter is { NAME($other, case: "the") }.
log-turn-granted = { NAME($power) }: another Movement Turn is granted for { $n } Morale ({ NAME($other) }).
log-turn-refused = { NAME($power) }: another Movement Turn is refused ({ NAME($other) }).
