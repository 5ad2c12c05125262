# RE-10 Victory

log-influence = { NAME($power) } { AGREE($power) ->
    [plural] získávají
   *[other] získává
} { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} vlivu (celkem { $total }).
log-wins = { NAME($power) } vítězí: { AGREE($power) ->
    [plural] mají
   *[other] má
} { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} vlivu.
log-time-limit = Poslední kolo ({ $n }) skončilo.
