# Whole orders

form-fight_on = Fight on until…
form-fight_on-go = Fight on
form-fight_on-losses = my losses reach
form-fight_on-odds = my chance falls below
form-percent = %
form-fight_on-stopped-losses = The fight has stopped: { $n } { $n ->
    [one] soldier has been
   *[other] soldiers have been
} lost.
form-fight_on-stopped-odds = The fight has stopped: the chance of winning has fallen below { $odds }%.
form-stand_fast = Hold out
form-stand_fast-go = Take losses as proposed until the battle is over
form-march = March
form-march-go = March
form-attack = Attack
form-attack-go = Attack
form-exchange = Exchange units
form-exchange-go = Exchange
form-explore = Expeditions
form-explore-go = Send them out
form-sail = Sail
form-sail-go = Set sail
form-load = Embark
form-load-go = Embark
form-land = Land
form-land-go = Land
form-transfer = Transfer
form-transfer-go = Send
form-landing_ship = Landing ship
form-landing_ship-go = Send it out
form-construction_ship = Construction ship
form-construction_ship-go = Send it out
form-settle = Occupied provinces
form-settle-go = Put it into the draft

# Standing orders
form-no_bids = Bid in no auctions
form-no_bids-go = Drop out from now on
