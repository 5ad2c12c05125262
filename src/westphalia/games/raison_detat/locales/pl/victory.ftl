# RE-10 Victory

log-influence = { NAME($power) }: wpływ +{ $n }, razem { $total }.
log-wins = Zwycięstwo: { NAME($power) }, wpływ { $n }.
log-time-limit = Ostatnia runda ({ $n }) dobiegła końca.
