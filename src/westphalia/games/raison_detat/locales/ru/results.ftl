# RE-6.22 Results

ask-refuge = { NAME($power) }: { NAME($general) } разбит. Куда он идёт?
option-capital = В столицу
ask-retreat = { NAME($power) }: ничья в битве { NAME($place, case: "in") }. Куда отступает { NAME($general) }?
ask-take_control = { NAME($power) }: превратить отряд в гарнизон { NAME($place, case: "in") }? Чей это будет отряд?
log-pile = { NAME($power) }, { NAME($general) }: карты — { $cards }; всего { $n }.
log-garrison-pile = { NAME($power) }, гарнизон: карты — { $cards }; всего { $n }.
log-totals = Итого { $attack } : { $defence }.
log-loses-unit = { NAME($power) }: { NAME($general) } теряет отряд, { $n ->
    [0] больше отрядов у него нет
    [one] остался { $n } отряд
    [few] осталось { $n } отряда
   *[many] осталось { $n } отрядов
}.
log-battle-drawn = Битва { NAME($place, case: "in") } заканчивается вничью.
log-battle-won = { NAME($power) } { AGREE($power) ->
    [plural] побеждают
   *[other] побеждает
} { NAME($other, case: "acc") } в битве { NAME($place, case: "in") }.
log-garrison-beaten = Гарнизон { NAME($power, case: "gen") } { NAME($place, case: "in") } разбит.
log-retreats = { NAME($power) }: { NAME($general) } отступает { NAME($place, case: "to") }.
log-retreats-off = { NAME($power) }: { NAME($general) } отступает за пределы поля.
log-flees = { NAME($power) }: { NAME($general) } бежит { NAME($place, case: "to") }.
log-flees-off = { NAME($power) }: { NAME($general) } бежит за пределы поля.
log-fives = { NAME($power) } { AGREE($power) ->
    [plural] теряют
   *[other] теряет
} { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} боевого духа за пятёрки.
