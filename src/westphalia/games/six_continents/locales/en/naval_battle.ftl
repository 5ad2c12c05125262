# SC-9 Naval battles, declarations of war at sea

option-sea_attack = Attack at sea
option-declare = Declare a blockade or attack
option-blockade = Blockade a player at peace
option-sink_transports = Attack lone transports
option-sink_boat = Sink a fishing boat

ask-sea_attack_zone = In which sea do you attack?
ask-sea_attack_target = Whose warships do you attack { NAME($zone, case: "in") }?
ask-sea_attack_from = From which sea do your warships attack { NAME($zone, case: "in") }?
ask-sea_attack_ships = How many { NAME($ship, case: "other") } attack { NAME($zone, case: "in") }? You have { $count }, { $count ->
    [one] with
   *[other] each with
} { $mp } { $mp ->
    [one] movement point
   *[other] movement points
}.
ask-ship_loss = You lost the exchange { NAME($zone, case: "in") }. Which ship is hit?
ask-ship_loss_group = A { NAME($ship) } is hit. From which sea did it come?
ask-continue_sea_battle = Does the battle against { NAME($other) } { NAME($zone, case: "in") } go on?
ask-transports_back = Where do the transports { NAME($zone, case: "in") } withdraw to?
ask-declaration = What do you declare?
ask-blockade_whom = Whose ports do you blockade? This starts a war.
ask-sink_transports_zone = In which sea do you attack transports? This starts a war.
ask-sink_transports_whose = Whose transports do you attack { NAME($zone, case: "in") }? This starts a war.
ask-sink_boat_zone = In which sea do you sink the fishing boat?
ask-sink_boat_ship = Which warship sinks the boat { NAME($zone, case: "in") }?

no-warship-to-attack = You have no warship with movement points near enough.
no-warships-in-reach = No warships that you may attack are within reach.
no-warships-of-theirs = They have no warship in this sea.
no-port-to-blockade = None of your warships is off a port of a player at peace with you.
no-lone-transports = No player at peace with you has unescorted transports beside your warships.
no-sinking-boats = Fishing boats can’t be attacked.
no-hostile-boat = No enemy boat lies beside a warship of yours that can still fight.

log-sea-attack = { NAME($seat) } attacks { NAME($other) }’s warships { NAME($zone, case: "in") }.
log-sea-exchange = Battle { NAME($zone, case: "in") }: { NAME($seat) } rolls { $roll } ({ $total } in all), { NAME($other) } { $other_roll } ({ $other_total }).
log-ship-loss = { NAME($seat) }: a { NAME($ship) } is hit { NAME($zone, case: "in") }.
log-sea-withdrawal = { NAME($seat) } withdraws from the battle against { NAME($other) } { NAME($zone, case: "in") }.
log-sea-battle-won = { NAME($seat) } destroys { NAME($other) }’s warships { NAME($zone, case: "in") }.
log-blockade = { NAME($seat) } blockades { NAME($other) }’s ports.
log-transports-attacked = { NAME($seat) } attacks { NAME($other) }’s transports { NAME($zone, case: "in") }.
log-boat-sunk = { NAME($seat) } sinks { NAME($other) }’s fishing boat { NAME($zone, case: "in") }.
log-ships-back = { NAME($seat) }: { $n ->
    [one] { $n } ship goes
   *[other] { $n } ships go
} back to { NAME($zone) }.
