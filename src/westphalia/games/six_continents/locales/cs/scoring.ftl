# Odkud se berou body

scoring-heading = Jak body vznikly
scoring-part = Co se počítá
scoring-provinces = Vlastněné a ovládané provincie, po 1 bodu
scoring-capitals = Ovládaná hlavní města, po { $each } { $each ->
    [one] bodu
   *[other] bodech
}
scoring-income = Příjem příštího kola
scoring-total = Body
