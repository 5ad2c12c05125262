# RE-6 Battles

ask-support = { NAME($power) }: поддержать сторону { NAME($other, case: "gen") } в битве ({ NAME($place) })? Каждый генерал отдаёт один отряд.
log-battle = Битва ({ NAME($place) }): { NAME($power) } — { NAME($other) }.
log-strength = Сила { $attack } против { $defence }.
log-supports = { NAME($power) }: { NAME($general) } поддерживает { NAME($other, case: "acc") }.
