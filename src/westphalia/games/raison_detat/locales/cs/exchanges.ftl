# RE-1.7 Exchanges

option-exchange = Předat oddíly
ask-regroup = { NAME($power) }: předáte si po bitvách oddíly?
ask-exchange_from = { NAME($power) }: který generál předá oddíly?
ask-exchange_to = { NAME($giver, case: "The") } předává oddíly. Komu?
ask-exchange_units = Kolik oddílů předá { NAME($giver) }? Příjemce: { NAME($general) }.
ask-exchange_tired = Kolik z předávaných oddílů ({ $n }) se už přesunulo?
