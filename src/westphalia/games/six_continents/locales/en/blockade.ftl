# SC-5.17 to 5.19 Blockade and unescorted transports

no-working-port = You need a port that you own and control and that is not blockaded.

log-transports-sunk = { NAME($seat) } loses { $count } { $count ->
    [one] transport
   *[other] transports
} with { $soldiers } { $soldiers ->
    [one] soldier
   *[other] soldiers
} { NAME($zone, case: "in") }: there was no escorting warship.
