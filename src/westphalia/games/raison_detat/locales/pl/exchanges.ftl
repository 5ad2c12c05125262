# RE-1.7 Exchanges

option-exchange = Przekaż oddziały
ask-regroup = { NAME($power) }: przekazujesz oddziały po bitwach?
ask-exchange_from = { NAME($power) }: który generał oddaje oddziały?
ask-exchange_to = { NAME($giver, case: "The") } oddaje oddziały. Komu?
ask-exchange_units = { NAME($giver, case: "The") } przekazuje oddziały (odbiorca: { NAME($general) }). Ile ich oddaje?
ask-exchange_tired = Ile z przekazywanych oddziałów ({ $n }) już się ruszyło?
