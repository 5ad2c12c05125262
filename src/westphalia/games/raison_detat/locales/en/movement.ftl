# RE-5.19 Movement

ask-arbiter = { NAME($power) }: Movement. Who is your Arbiter?
ask-move = { NAME($power) }: Movement Turn { $number }. Which General moves?
ask-way = { NAME($general) }: how does he move?
option-march = March
option-sail = Sea Move
option-strategic = Strategic Move
ask-next_battle = { NAME($power) }: which battle is fought next?
ask-leave_garrison = { NAME($power) }: leave a Garrison in { NAME($place, case: "the") }? Which General provides the Unit?
ask-another_turn = { NAME($power) }: ask { NAME($other, case: "the") } for another Movement Turn? It costs { $n } Morale.
option-ask = Ask the Arbiter
ask-grant = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] ask
   *[other] asks
} { NAME($other, case: "the") } for another Movement Turn and { AGREE($power) ->
    [plural] offer
   *[other] offers
} { $n } Morale for it. Do you grant it?
option-grant = Grant
no-ally-as-arbiter = The Arbiter may not be in your Coalition.
no-own-power-as-arbiter = The Arbiter may not be a power led by the same player.
no-second-move = He has already moved in this Movement Turn.
no-way-to-move = There is nowhere he may go.
log-no-movement = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] have
   *[other] has
} no General on the board and { AGREE($power) ->
    [plural] do
   *[other] does
} not move.
log-arbiter = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] name
   *[other] names
} { NAME($other, case: "the") } as Arbiter.
log-turn-granted = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] grant
   *[other] grants
} { NAME($other, case: "the") } another Movement Turn for { $n } Morale.
log-turn-refused = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] refuse
   *[other] refuses
} { NAME($other, case: "the") } another Movement Turn.
