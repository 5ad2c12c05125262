# RE-10 Victory

log-influence = { NAME($power) } { AGREE($power) ->
    [plural] zyskują
   *[other] zyskuje
} { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
} wpływu (razem: { $total }).
log-wins = { AGREE($power) ->
    [plural] Zwyciężają
   *[other] Zwycięża
} { NAME($power) } (wpływ: { $n }).
log-time-limit = Ostatnia runda ({ $n }) dobiegła końca.
