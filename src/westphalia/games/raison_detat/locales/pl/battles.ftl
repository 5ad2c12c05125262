# RE-6 Battles

ask-support = { NAME($power) }: wesprzeć stronę { NAME($other, case: "gen") } w bitwie ({ NAME($place) })? Każdy wspierający generał poświęca jeden oddział.
log-battle = Bitwa ({ NAME($place) }): { NAME($power) } – { NAME($other) }.
log-strength = Siła { $attack } do { $defence }.
log-supports = { NAME($power) }: { NAME($general) } wspiera { NAME($other, case: "acc") }.
