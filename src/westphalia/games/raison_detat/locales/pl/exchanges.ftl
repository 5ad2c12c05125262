# RE-1.7 Exchanges

option-exchange = Przekaż oddziały
ask-regroup = { NAME($power) }: przekazać oddziały po bitwach?
ask-exchange_from = { NAME($power) }: który generał oddaje oddziały?
ask-exchange_to = { NAME($giver, case: "The") } oddaje oddziały. Komu?
ask-exchange_units = Ile oddziałów przekazać: { NAME($giver) } → { NAME($general) }?
ask-exchange_tired = Ile z przekazywanych oddziałów ({ $n }) już się ruszyło?
