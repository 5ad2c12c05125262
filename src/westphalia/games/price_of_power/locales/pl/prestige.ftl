# Misje i kamienie milowe

log-mission = { NAME($seat) } wypełnia misję „{ NAME($mission) }”.
log-milestone = { NAME($seat) } osiąga kamień milowy „{ NAME($milestone) }”.
