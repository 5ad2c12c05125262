# Players who leave

log-player-left = { NAME($realm, case: "The") } { AGREE($realm) ->
    [plural] lose their player and become
   *[other] loses its player and becomes
} a Non-Player Realm.
log-event-departed = The Event “{ NAME($event) }” leaves the display: its Realm no longer has a player.
