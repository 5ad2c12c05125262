# RE-1.10 Garrisons

no-second-garrison = Там уже есть гарнизон.
no-garrison-in-friends-home = На родной территории друга гарнизон не ставят.
no-garrison-beside-rival = Там стоит генерал соперника.
log-garrison = { NAME($power) } { AGREE($power) ->
    [plural] ставят
   *[other] ставит
} гарнизон { NAME($place, case: "in") } (генерал — { NAME($general) }).
