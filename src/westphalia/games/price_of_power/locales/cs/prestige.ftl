# Mise a mezníky

log-mission = { NAME($seat) } plní misi { NAME($mission) }.
log-milestone = { NAME($seat) } dosahuje mezníku { NAME($milestone) }.
