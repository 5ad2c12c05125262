# RE-1.7 Exchanges

option-exchange = Передать отряды
ask-regroup = { NAME($power) }: передать отряды после битв?
ask-exchange_from = { NAME($power) }: какой генерал отдаёт отряды?
ask-exchange_to = { NAME($giver, case: "The") } отдаёт отряды. Кто их получает?
ask-exchange_units = Сколько отрядов отдаёт { NAME($giver) }? Их получает { NAME($general) }.
ask-exchange_tired = Сколько из { $n ->
    [one] { $n } передаваемого отряда
   *[other] { $n } передаваемых отрядов
} уже двигалось?
