# Odkud se berou body

scoring-heading = Jak body vznikly
scoring-part = co se počítá
scoring-provinces = Vlastněné a ovládané provincie, po 1
scoring-capitals = Ovládaná hlavní města, po { $each }
scoring-income = Příjem příštího kola
scoring-total = Body
