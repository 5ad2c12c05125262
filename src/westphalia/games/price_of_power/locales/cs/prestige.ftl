# Mise a mezníky

log-mission = { NAME($seat) } plní misi „{ NAME($mission) }“.
log-milestone = { NAME($seat) } plní mezník „{ NAME($milestone) }“.
ask-complete_mission = Nyní lze splnit misi. Splníte některou?
ask-which_mission = Kterou misi splníte?
option-complete_mission = Splnit misi
option-later = Teď ne
no-mission-fulfilled = Nesplňujete požadavky žádné mise v ruce.
log-struggle = Mocenský zápas je rozhodnut: „{ NAME($struggle) }“.
log-struggle-areas = Věhlas za bojiště („{ NAME($struggle) }“):
log-struggle-criterion = Podmínka { $n } („{ NAME($struggle) }“):
