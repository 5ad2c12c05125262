# RE-10 Victory

log-influence = { NAME($power) }: влияние +{ $n }, всего { $total }.
log-wins = Победа: { NAME($power) }, влияние { $n }.
log-time-limit = Последний раунд ({ $n }) окончен.
