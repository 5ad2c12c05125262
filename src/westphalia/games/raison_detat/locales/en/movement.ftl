# RE-5.19 Movement

ask-arbiter = { NAME($power) }: Movement. Who is your Arbiter?
ask-move = { NAME($power) }: Movement Turn { $number }. Which General moves?
option-exchange = Exchange Units
ask-regroup = { NAME($power) }: exchange Units after the battles?
ask-way = How does { NAME($general) } move?
option-march = March
option-sail = Sea Move
option-strategic = Strategic Move
ask-exchange_from = { NAME($power) }: which General hands Units over?
ask-exchange_to = To whom does { NAME($giver) } hand Units over?
ask-exchange_units = How many Units, { NAME($giver) } → { NAME($general) }?
ask-exchange_tired = How many of the { $n } have moved already?
ask-next_battle = { NAME($power) }: which battle is fought next?
ask-leave_garrison = { NAME($power) }: leave a Garrison in { NAME($place) }? Which General gives the Unit?
ask-another_turn = { NAME($power) }: ask { NAME($other) } for another Movement Turn? It costs { $n } Morale.
option-ask = Ask the Arbiter
ask-grant = { NAME($power) }: another Movement Turn for { $n } Morale? Arbiter: { NAME($other) }.
option-grant = Grant
no-ally-as-arbiter = The Arbiter may not be in your Coalition.
no-own-power-as-arbiter = The Arbiter may not be a power of the same player.
no-second-move = He has moved in this Movement Turn.
no-way-to-move = There is nowhere he may go.
log-no-movement = { NAME($power) }: no General on the board, no Movement.
log-arbiter = { NAME($power) }: the Arbiter is { NAME($other) }.
log-turn-granted = { NAME($power) }: another Movement Turn is granted for { $n } Morale ({ NAME($other) }).
log-turn-refused = { NAME($power) }: another Movement Turn is refused ({ NAME($other) }).
