# RE-6 Battles

ask-support = { NAME($power) }: support { NAME($other, case: "the") } in the battle in { NAME($place, case: "the") }? Each supporting General gives up one Unit.
log-battle = Battle in { NAME($place, case: "the") }: { NAME($power, case: "the") } against { NAME($other, case: "the") }.
log-strength = Strength: { $attack } against { $defence }.
log-supports = { NAME($power) }: { NAME($general, case: "the") } supports { NAME($other, case: "the") }.
