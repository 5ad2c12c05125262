# RE-10 Victory

log-influence = { NAME($power) } { AGREE($power) ->
    [plural] получают
   *[other] получает
} { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} влияния, всего { $total }.
log-wins = { NAME($power) } { AGREE($power) ->
    [plural] побеждают
   *[other] побеждает
}, набрав { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} влияния.
log-time-limit = Последний раунд ({ $n }) окончен.
