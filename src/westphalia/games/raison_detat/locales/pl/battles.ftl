# RE-6 Battles

ask-support = { NAME($power) }: wspierasz { NAME($other, case: "acc") } w bitwie { NAME($place, case: "in") }? Każdy wspierający generał poświęca jeden oddział.
log-battle = Bitwa { NAME($place, case: "in") }: { NAME($power) } przeciw { NAME($other, case: "dat") }.
log-strength = Stosunek sił: { $attack } do { $defence }.
log-supports = { NAME($power) }: { NAME($general) } wspiera { NAME($other, case: "acc") }.
