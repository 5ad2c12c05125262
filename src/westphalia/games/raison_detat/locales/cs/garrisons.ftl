# RE-1.10 Garrisons

no-second-garrison = Posádka tam už stojí.
no-garrison-in-friends-home = Na domovské území přítele se posádka neumísťuje.
no-garrison-beside-rival = Stojí tam generál soupeře.
log-garrison = { NAME($power) } { AGREE($power) ->
    [plural] zanechávají
   *[other] zanechává
} { NAME($place, case: "in") } posádku (generál: { NAME($general) }).
