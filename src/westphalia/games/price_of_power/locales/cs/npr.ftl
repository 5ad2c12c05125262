# Nehráčské říše

log-realm-ends = { NAME($realm) } { AGREE($realm) ->
    [plural] přicházejí o poslední provincii a zanikají
   *[other] přichází o poslední provincii a zaniká
}.
log-vassal-freed = { NAME($realm) } { AGREE($realm) ->
    [plural] získávají
   *[other] získává
} nezávislost.
log-capital = Hlavní město { NAME($realm, case: "gen") } je nyní { NAME($province) }.
