# RE-10 Victory

log-influence = { NAME($power) }: vliv +{ $n }, celkem { $total }.
log-wins = Vítězství: { NAME($power) }, vliv { $n }.
log-time-limit = Poslední kolo ({ $n }) skončilo.
