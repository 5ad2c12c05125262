# RE-1.7 Exchanges

option-exchange = Przekaż oddziały
ask-regroup = { NAME($power) }: przekazać oddziały po bitwach?
ask-exchange_from = { NAME($power) }: który generał oddaje oddziały?
ask-exchange_to = { NAME($giver) } oddaje oddziały. Komu?
ask-exchange_units = Ile oddziałów, { NAME($giver) } → { NAME($general) }?
ask-exchange_tired = Ile z { $n } już się ruszyło?
