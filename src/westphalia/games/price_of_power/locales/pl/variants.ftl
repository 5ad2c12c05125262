# Gracze, którzy odchodzą

log-player-left = { NAME($realm) } { AGREE($realm) ->
    [plural] tracą gracza i stają
   *[other] traci gracza i staje
} się niezależnym królestwem.
log-event-departed = Wydarzenie „{ NAME($event) }” znika z obszaru wydarzeń: jego królestwo nie ma już gracza.
