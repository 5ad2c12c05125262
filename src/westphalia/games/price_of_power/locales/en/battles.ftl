# Battles

option-no_general = Nobody
option-no_admiral = Nobody
option-no_battle_action = No Battle Action
option-weather_gage = Weather Gage
option-innovatory_tactics = Innovatory Tactics
option-esprit_de_corps = Esprit de Corps
option-superior_tactics = Superior Tactics
option-inspired_leadership = Inspired Leadership
option-naval_maneuver = Naval Maneuver
option-infantry_dice = Infantry dice
option-cavalry_dice = Cavalry dice
option-add_imperial = Add the Imperial Units
option-keep_imperial = Hold them back
option-imperial_unit = An Imperial Unit
option-stay = Stay
option-retreat = Retreat
option-rebels = The Rebels
option-sink_damaged = Sink the damaged ship
option-damage_another = Damage another ship
option-take_prize = Take it
option-leave_prize = Let it go
option-prize_to_fleet = Take it into the Fleet
ask-main_defender = Who is the Main Defender?
ask-battle_card = Do you put a General in command?
ask-battle_appoint = In command of which Army?
ask-battle_general = Which General leads?
ask-battle_admiral = Do you appoint an Admiral?
ask-muslim_dice = Which dice do you roll in this battle?
ask-imperial_units = Do the Imperial Units join the battle?
ask-drill_die = The Idea “Military Drill”: which of the enemy General’s dice stays out?
ask-battle_action = Do you play a Battle Action?
ask-helping_hand = Do you lend the NPRs a hand with a Battle Action?
ask-hold_back = All your ships fight the Pirates. Which ship do you hold back?
ask-any_die = Which die do you add?
ask-faction_first = Which of these equal forces takes the next casualty first?
ask-casualty = Which Unit do you lose?
ask-casualty_army = Where from?
ask-retreat = Do you stay, or retreat and lose one more Unit?
ask-sunk_ship = Which ship takes the hit?
ask-heavy_hit = Does a damaged Heavy Ship sink, or is another damaged?
ask-prize = Which of your lost ships does the enemy capture?
ask-capture = Do you take the captured { NAME($ship) }?
ask-naval_retreat = Do you stay, or retreat and lose one ship?
ask-naval_retreat_to = Where do your ships retreat to?
log-battle = A battle begins in { NAME($area, case: "the") }.
log-naval-battle = A naval battle begins in { NAME($sea, case: "the") }.
log-improvised-leader = The character on the top Military card may lead: “{ NAME($card) }”.
log-drill = The Idea “Military Drill”: { NAME($seat, case: "the") } { AGREE($seat) ->
    [plural] remove
   *[other] removes
} one of the enemy General’s dice.
log-charge = { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Noble Knights charge: { $n } { $n ->
    [one] hit
   *[other] hits
}.
log-battle-action = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] play
   *[other] plays
} a Battle Action: “{ NAME($card) }”.
log-battle-side = { $side ->
    [attacker] Attacker
   *[defender] Defender
}: { NAME($realm) }, { $arm ->
    [ships] { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
   *[units] { $n ->
        [one] { $n } Unit
       *[other] { $n } Units
    }
}.
log-battle-rebels = { $side ->
    [attacker] Attacker
   *[defender] Defender
}: { $arm ->
    [ships] Pirates
   *[units] Rebels
}, { $arm ->
    [ships] { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
   *[units] { $n ->
        [one] { $n } Unit
       *[other] { $n } Units
    }
}.
log-exchange = Hits in Battle Round { $number }: attacker { $hits }, defender { $losses }.
log-npr-casualties = { NAME($realm, case: "The") } { AGREE($realm) ->
    [plural] lose
   *[other] loses
} { $arm ->
    [ships] { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
   *[units] { $n ->
        [one] { $n } Unit
       *[other] { $n } Units
    }
}.
log-rebel-casualties = { $arm ->
    [ships] The Pirates lose
   *[units] The Rebels lose
} { $arm ->
    [ships] { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
   *[units] { $n ->
        [one] { $n } Unit
       *[other] { $n } Units
    }
}.
log-casualty = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] lose
   *[other] loses
} 1 { NAME($unit) } in { NAME($area, case: "the") }.
log-ship-sunk = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] lose
   *[other] loses
} a { NAME($ship) } in { NAME($sea, case: "the") }.
log-ship-damaged = One of { NAME($seat, case: "the") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} ships is damaged in { NAME($sea, case: "the") }: a { NAME($ship) }.
log-ship-captured = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] capture
   *[other] captures
} a { NAME($ship) } in { NAME($sea, case: "the") }.
log-retreat = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] retreat
   *[other] retreats
} from { NAME($area, case: "the") }.
log-retreat-to = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] retreat
   *[other] retreats
} from { NAME($area, case: "the") } to { NAME($other_area, case: "the") }.
log-npr-retreats = The defenders of { NAME($area, case: "the") } retreat.
log-naval-retreat = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] retreat
   *[other] retreats
} from { NAME($sea, case: "the") }.
log-naval-retreat-to = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] retreat
   *[other] retreats
} from { NAME($sea, case: "the") } to { NAME($space, case: "the") }.
log-npr-sails-away = Ships leave the battle in { NAME($sea, case: "the") }.
log-battle-won = The attacker wins in { NAME($area, case: "the") }.
log-battle-lost = The defender wins in { NAME($area, case: "the") }.
log-battle-drawn = Nobody is left in { NAME($area, case: "the") }.
log-naval-won = The attacker wins in { NAME($sea, case: "the") }.
log-naval-lost = The defender wins in { NAME($sea, case: "the") }.
log-naval-drawn = Nobody is left in { NAME($sea, case: "the") }.
log-invasion = { NAME($realm, case: "The") } { AGREE($realm) ->
    [plural] invade
   *[other] invades
} { NAME($area, case: "the") }.
