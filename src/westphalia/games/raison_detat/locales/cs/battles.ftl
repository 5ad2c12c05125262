# RE-6 Battles

ask-support = { NAME($power) }: podpoříte v bitvě { NAME($place, case: "in") } stranu { NAME($other, case: "gen") }? Každý podporující generál obětuje jeden oddíl.
log-battle = Bitva { NAME($place, case: "in") }: { NAME($power) } proti { NAME($other, case: "dat") }.
log-strength = Síla { $attack } proti { $defence }.
log-supports = { NAME($power) }: { NAME($general) } podporuje { NAME($other, case: "acc") }.
