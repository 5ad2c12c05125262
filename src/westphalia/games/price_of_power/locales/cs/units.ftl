# Lidské zdroje

ask-surplus_from = Vaše lidské zdroje klesly. Odkud se jednotka vrátí do zásoby?
ask-surplus_unit = Která jednotka se vrátí do zásoby?
ask-exhaust_unit = Kterou jednotku vyčerpáte?
option-exhausted = Vyčerpané lidské zdroje

log-disbanded = { NAME($seat) } { AGREE($seat) ->
    [plural] rozpouštějí
   *[other] rozpouští
} { NAME($area, case: "in") } jednotku { NAME($unit, case: "gen") }.
log-manpower = Lidské zdroje { NAME($seat, case: "gen") }: { $value }.
log-exhausted-unit = { NAME($seat) } { AGREE($seat) ->
    [plural] vyčerpávají
   *[other] vyčerpává
} jednotku { NAME($area, case: "in") }.
log-surplus = { NAME($seat) } { AGREE($seat) ->
    [plural] vracejí
   *[other] vrací
} 1 jednotku lidských zdrojů do zásoby.
log-surplus-unit = { NAME($seat) } { AGREE($seat) ->
    [plural] rozpouštějí
   *[other] rozpouští
} nadbytečnou jednotku { NAME($area, case: "in") }.
