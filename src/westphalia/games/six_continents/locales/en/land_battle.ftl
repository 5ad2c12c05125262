# SC-8 Land battles

option-continue = Fight on
option-plunder = Plunder
option-landing = The landing

ask-attack = Which province do you attack?
ask-attack_from = From which province do your units attack { NAME($target) }?
ask-join_landing = Do your land units join the landing { NAME($target, case: "in") }, and from where?
ask-attack_units = How many { NAME($unit, case: "other") } { NAME($place, case: "in") } attack? You have { $count }, { $count ->
    [one] with
   *[other] each with
} { $mp } { $mp ->
    [one] movement point
   *[other] movement points
}.
ask-loss = You lost an exchange { NAME($place, case: "in") }. Which unit takes the loss?
ask-loss_group = Which group { NAME($place, case: "in") } takes the loss ({ NAME($unit) })?
ask-continue_battle = Battle { NAME($place, case: "in") }: your { $soldiers } { $soldiers ->
    [one] soldier
   *[other] soldiers
} against { $defenders }. Fight on?
ask-plunder = You have taken { NAME($place) }. { $gold ->
    [0] The march costs nothing: do you plunder all the same?
   *[other] Do you pay { $gold } gold for the march, or plunder?
}

no-attack-target = None of your units stands next to another power’s land.
no-attack-enemy = Nobody else holds this province.
no-attack-adjacent = No unit of yours stands next to it.
no-attack-points = Your units next to it have no movement points left.
no-attack-truce = A truce is in force between you.
no-attack-gold = It can’t be plundered, and you don’t have the gold for this march.
no-plunder-tokens = With 4 or more red tokens, it can’t be plundered.
no-plunder-else-gold = You don’t have the gold for the march.

log-attack = { NAME($seat) } attacks { NAME($place) } with { $soldiers } { $soldiers ->
    [one] soldier
   *[other] soldiers
}; { NAME($other) } has { $defenders ->
    [0] none there
   *[other] { $defenders } there
}.
log-attack-rebels = { NAME($seat) } attacks { NAME($place) } with { $soldiers } { $soldiers ->
    [one] soldier
   *[other] soldiers
}; the rebels have { $defenders } there.
log-attack-savages = { NAME($seat) } attacks { NAME($place) } with { $soldiers } { $soldiers ->
    [one] soldier
   *[other] soldiers
}; the savages have { $defenders } there.
log-rolls-for-savages = { NAME($seat) } rolls for the savages { NAME($place, case: "in") }.
log-rolls-for-rebels = { NAME($seat) } rolls for the rebels { NAME($place, case: "in") }.
log-exchange = Battle { NAME($place, case: "in") }: the attacker rolls { $roll } ({ $total } in all), the defender { $other_roll } ({ $other_total }).
log-loss = { NAME($seat) } loses a soldier { NAME($place, case: "in") } ({ NAME($unit) }).
log-withdrawn = { NAME($seat) } withdraws from the battle { NAME($place, case: "in") }.
log-withdrawn-to = { NAME($seat) }’s soldiers return to { NAME($place) }.
log-musters = { NAME($seat) } sends { $n } { $n ->
    [one] soldier
   *[other] soldiers
} from { NAME($origin) } to attack { NAME($target) }.
log-province-taken = { NAME($seat) } takes { NAME($place) }.
log-attack-failed = { NAME($seat) }’s attack on { NAME($place) } fails.
log-march-paid = { NAME($seat) } pays { $gold } gold for the march.
log-plundered = { NAME($seat) } plunders { NAME($place) }.
log-bunker-lowered = The bunker { NAME($place, case: "in") } is damaged and falls to level { $level }.
