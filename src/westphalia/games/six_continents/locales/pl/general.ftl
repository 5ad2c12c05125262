# SC-1 Zasady ogólne

option-relinquish = Zrzeknij się prowincji

ask-relinquish = Której prowincji się zrzekasz?
ask-lose_unit = { $n ->
    [one] Musisz stracić { $n } żołnierza. Z której jednostki?
   *[other] Musisz stracić { $n } żołnierzy. Z której jednostki najpierw?
}
ask-lose_where = Gdzie ginie żołnierz ({ NAME($unit) })?

no-relinquish-not-yours = Możesz się zrzec tylko prowincji, którą posiadasz i kontrolujesz.
no-relinquish-capital = Stolicy nie można się zrzec.
no-relinquish-units = Są tam jeszcze twoje jednostki lub niewolnicy.
no-relinquish-nothing = Nie masz pustej prowincji, której można by się zrzec.

log-explorers-lost = Ekspedycja wewnętrzna { NAME($place, case: "in") } przepada.
log-ungarrisoned-returned = Prowincja { NAME($place) } zostaje bez garnizonu i wraca do { NAME($seat, case: "gen") }.
log-ungarrisoned-neutral = Prowincja { NAME($place) } zostaje bez garnizonu i staje się neutralna.
log-relinquished = { NAME($seat) } zrzeka się { NAME($place, case: "gen") }.
log-annexed = { NAME($seat) } anektuje prowincję { NAME($place) }; { NAME($other, case: "the") } traci ją na dobre.
log-war = { NAME($seat) } i { NAME($other, case: "the") } są w stanie wojny.
log-eliminated = { NAME($seat) } odpada z gry.
log-resigned = { NAME($seat) } poddaje się.
log-soldiers-died = { NAME($seat) } traci { $n ->
    [one] { $n } żołnierza
   *[other] { $n } żołnierzy
} { NAME($place, case: "in") }.
log-deserter = Żołnierz { NAME($seat, case: "gen") } { NAME($place, case: "in") } ({ NAME($unit) }) przechodzi do rebeliantów.
