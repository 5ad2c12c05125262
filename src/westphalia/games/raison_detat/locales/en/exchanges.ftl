# RE-1.7 Exchanges

option-exchange = Exchange Units
ask-regroup = { NAME($power) }: exchange Units after the battles?
ask-exchange_from = { NAME($power) }: which General hands Units over?
ask-exchange_to = To whom does { NAME($giver) } hand Units over?
ask-exchange_units = How many Units, { NAME($giver) } → { NAME($general) }?
ask-exchange_tired = How many of the { $n } have moved already?
