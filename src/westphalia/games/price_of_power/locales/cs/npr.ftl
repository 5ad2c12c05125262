# Nehráčské říše

log-realm-ends = { NAME($realm) } { AGREE($realm) ->
    [plural] přicházejí o poslední provincii a zanikají
   *[other] přichází o poslední provincii a zaniká
}.
log-vassal-freed = { NAME($realm) } { AGREE($realm) ->
    [plural] získávají
   *[other] získává
} nezávislost.
log-capital = Hlavním městem { NAME($realm, case: "gen") } { AGREE($province) ->
    [plural] jsou
   *[other] je
} nyní { NAME($province) }.
