# RE-1.10 Garrisons

no-second-garrison = Posádka tam už stojí.
no-garrison-in-friends-home = Na domovské území přítele se posádka neumisťuje.
no-garrison-beside-rival = Stojí tam generál soupeře.
log-garrison = { NAME($power) }: nová posádka, { NAME($place) } ({ NAME($general) }).
