# Symbols of Events

ask-single_rebel_die = You roll a single Rebel die: for which Area?
ask-ignore_uprising = Native Uprising: which effect do you ignore?
ask-uprising_town = Native Uprising: which Distant Town gets Unrest?
ask-lost_at_sea = Lost at Sea: in which Sea Zone { AGREE($seat) ->
        [plural] do
       *[other] does
    } { NAME($seat, case: "the") } lose a ship?
ask-ship_lost_at_sea = Lost at Sea: which ship { AGREE($seat) ->
    [plural] do
   *[other] does
} { NAME($seat, case: "the") } lose in { NAME($sea, case: "the") }?
ask-pirate_node = To which Trade Node do the Pirates go?
ask-pirate_to_lift = No Pirate Ship is left for the { NAME($node) } Trade Node. From which other Trade Node do you take one?
ask-cardinal_dies = A Cardinal dies: in which slot of the Curia?
ask-attrition_area = Attrition: in which Area do you lose a Unit?
ask-attrition_unit = Attrition: which Unit do you lose in { NAME($area, case: "the") }?
ask-disloyal_area = Disloyal Vassals: in which Area?
ask-disloyal_rebels = Do you place Rebels in { NAME($area, case: "the") } too? As the Active Player, you need not.
option-ignore_loss = Keep the Colonist
option-ignore_unrest = Keep the Distant Towns quiet
option-ignore_nothing = Ignore nothing
option-ship_on_slot = Light Ship on a Trade Protection slot
option-ship_at_sea = Light Ship without a slot
option-fleet_light = Light Ship of the Fleet
option-fleet_heavy = Heavy Ship of the Fleet
option-fleet_damaged = Damaged Heavy Ship of the Fleet
option-fleet_galley = Galley of the Fleet
log-colonist-lost = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] lose
   *[other] loses
} a Colonist.
log-lost-at-sea = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] lose
   *[other] loses
} a { NAME($ship) } in { NAME($sea, case: "the") }.
log-pirates = Pirates appear at the { NAME($node) } Trade Node.
log-pirates-move = Pirates sail from the { NAME($other_node) } Trade Node to the { NAME($node) } Trade Node.
log-cardinal-dies = One of { NAME($seat, case: "the") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Cardinals dies.
log-power-struggle = A Power Struggle begins: “{ NAME($struggle) }”.
log-next-struggle = The next Power Struggle will be “{ NAME($struggle) }”.

# Dynamic Non-Player Realms

ask-dnpr_expands = Which Realm expands?
ask-dnpr_target = { NAME($realm, case: "The") } { AGREE($realm) ->
    [plural] expand
   *[other] expands
}: where?
ask-dnpr_cb = { NAME($realm, case: "The") } { AGREE($realm) ->
    [plural] have
   *[other] has
} taken one of your Ally’s Provinces. Do you place a CB token?
ask-dnpr_token_to_lift = No DNPR token is left. Which one do you move?
log-dnpr-expands = { NAME($realm, case: "The") } { AGREE($realm) ->
    [plural] expand
   *[other] expands
} to { NAME($province, case: "the") }.
log-dnpr-token-lifted = One of { NAME($realm, case: "the") }{ AGREE($realm) ->
    [plural] ’
   *[other] ’s
} tokens leaves { NAME($province, case: "the") }.
log-pirates-sunk = Pirates sunk at the { NAME($node) } Trade Node: { $n }.
no-dnpr-own-token = Its token is already there.
no-dnpr-capital = A Capital can’t be taken.
no-dnpr-occupied = The Province is occupied.
no-dnpr-ally = The Province belongs to its Ally.
no-dnpr-core = It is a Core Province of a player.

# Infectious Faiths

ask-spread_from = Which group of Areas spreads its faith? (Choose its first Area.)
ask-spread_to = The faith that spreads: { NAME($religion) }. Which Area adopts it?
ask-spread_diverse = Which Catholic Area turns to Diverse Faiths?
ask-revolution_capital = In which Capital does the Revolution begin?
ask-revolution_far = Where else does the Revolution break out?
ask-faith_token_to_lift = No token is left for { NAME($area, case: "the") }. From which Area do you take one?
option-no_token = No token
no-spread-distant = Distant Areas have no Religion.
no-spread-steadfast = Orthodox and Muslim Areas do not change.
no-spread-same = The Area already has this faith.
no-spread-placed = A token placed this Turn can’t be replaced.
