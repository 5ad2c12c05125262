# RE-6.22 Results

ask-refuge = { NAME($power) }: { NAME($general) } разбит. Куда он идёт?
option-capital = В столицу
ask-retreat = { NAME($power) }: ничья ({ NAME($place) }). Куда отступает { NAME($general) }?
ask-take_control = { NAME($power) }: превратить отряд в гарнизон ({ NAME($place) })? Чей?
log-pile = { NAME($power) }, { NAME($general) }: карты { $cards }, всего { $n }.
log-garrison-pile = { NAME($power) }, гарнизон: карты { $cards }, всего { $n }.
log-totals = Итого { $attack } : { $defence }.
log-loses-unit = { NAME($power) }: { NAME($general) } теряет отряд, остаётся { $n }.
log-battle-drawn = Ничья в битве: { NAME($place) }.
log-battle-won = Битва ({ NAME($place) }). Победа: { NAME($power) }, поражение: { NAME($other) }.
log-garrison-beaten = { NAME($power) }: гарнизон разбит ({ NAME($place) }).
log-retreats = { NAME($power) }: { NAME($general) } отступает → { NAME($place) }.
log-retreats-off = { NAME($power) }: { NAME($general) } отступает за пределы поля.
log-flees = { NAME($power) }: { NAME($general) } бежит → { NAME($place) }.
log-flees-off = { NAME($power) }: { NAME($general) } бежит за пределы поля.
log-fives = { NAME($power) }: боевой дух −{ $n } за пятёрки.
