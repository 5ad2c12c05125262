# Миссии и цели

log-mission = { NAME($seat) } выполняет миссию «{ NAME($mission) }».
log-milestone = { NAME($seat) } достигает цели «{ NAME($milestone) }».
