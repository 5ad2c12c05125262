# Hráči, kteří odcházejí

log-player-left = { NAME($realm) } { AGREE($realm) ->
    [plural] přicházejí o svého hráče a stávají
   *[other] přichází o svého hráče a stává
} se nehráčskou říší.
log-event-departed = Událost „{ NAME($event) }“ opouští nabídku: její říše už nemá hráče.
