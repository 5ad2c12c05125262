# RE-1.7 Exchanges

option-exchange = Exchange Units
ask-regroup = { NAME($power) }: exchange Units after the battles?
ask-exchange_from = { NAME($power) }: which General hands Units over?
ask-exchange_to = To whom does { NAME($giver, case: "the") } hand Units over?
ask-exchange_units = How many Units does { NAME($giver, case: "the") } hand over to { NAME($general, case: "the") }?
ask-exchange_tired = How many of the { $n } have moved already?
