# Hráči, kteří odcházejí

log-player-left = Říše { NAME($realm) } přichází o svého hráče a stává se nehráčskou říší.
log-event-departed = Událost „{ NAME($event) }“ opouští nabídku: její říše už nemá hráče.
