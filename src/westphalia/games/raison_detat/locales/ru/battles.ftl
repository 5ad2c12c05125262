# RE-6 Battles

ask-support = { NAME($power) }: поддержать в битве { NAME($place, case: "in") } сторону { NAME($other, case: "gen") }? Каждый поддержавший генерал отдаёт один отряд.
log-battle = Битва { NAME($place, case: "in") }: { NAME($power) } против { NAME($other, case: "gen") }.
log-strength = Сила { $attack } против { $defence }.
log-supports = { NAME($power) }: { NAME($general) } поддерживает { NAME($other, case: "acc") }.
