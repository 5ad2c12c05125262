# RE-10 Victory

log-influence = { NAME($power) }: Influence +{ $n }, now { $total }.
log-wins = Victory: { NAME($power) }, Influence { $n }.
log-time-limit = The last round ({ $n }) is over.
