# Gracze, którzy odchodzą

log-player-left = Królestwo { NAME($realm) } traci gracza i staje się niezależnym królestwem.
log-event-departed = Wydarzenie „{ NAME($event) }” znika z obszaru wydarzeń: jego królestwo nie ma już gracza.
