# RE-6 Battles

ask-support = { NAME($power) }: podpořit stranu { NAME($other, case: "gen") } v bitvě ({ NAME($place) })? Každý generál obětuje jeden oddíl.
log-battle = Bitva, { NAME($place) }: { NAME($power) } – { NAME($other) }.
log-strength = Síla { $attack } proti { $defence }.
log-supports = { NAME($power) }: { NAME($general) } podporuje { NAME($other, case: "acc") }.
