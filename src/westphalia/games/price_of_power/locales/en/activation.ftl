# Activating and recruiting Units, movement, sieges

option-activate = Activate Units
option-move = Land Movement
option-siege = Siege
option-sail = Naval Movement
option-undock = Undock
option-ship = A Light Ship
option-form_army_1 = A new Army 1
option-form_army_2 = A new Army 2
option-form_army_3 = A new Army 3
option-form_fleet = A new Fleet
option-join_fleet = A Light Ship joins
option-leave_fleet = A Light Ship leaves
option-single = A single Unit
option-pick_up = Take Units along
option-drop = Leave Units behind
option-pay_ducats = Pay 3 Ducats
option-ask_consent = Ask a player
option-occupy = Occupy it
option-set_free = Only drive the Rebels out
option-spend_influence = Remove 1 Influence there
option-turn_back = Do not enter
ask-activate_way = What do your Units do?
ask-move_from = From which Area do your Units move?
ask-move_what = What moves?
ask-march_to = Where do the Units go?
ask-reorganise = Do you reorganize the Army in { NAME($area, case: "the") }?
ask-reorganise_army = Which Units?
ask-reorganise_unit = Which Unit?
ask-access = How do you gain Military Access to { NAME($area, case: "the") }?
ask-access_whom = Whom do you ask for Military Access?
ask-access_consent = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] ask
   *[other] asks
} for passage through { NAME($area, case: "the") }. Do you agree?
ask-retreat_to = Where do your Units retreat to?
ask-sail_destination = Where do your ships sail to?
ask-sail_from = Where do your ships sail from?
ask-sail_what = What sails?
ask-undock_from = From which Port do your ships put to sea?
ask-undock_to = Into which Sea Zone?
ask-reorganise_fleet = Do you reorganize the Fleet?
ask-hunt_pirates = Do you attack Pirates?
ask-embark = From which Area do you carry Units over the sea?
ask-embark_what = What is carried?
ask-land_at = Where do the Units land?
ask-siege_area = In which Area do you lay siege?
ask-siege_unit = Which Unit takes part? The first is free; each further one costs 1 MIL.
ask-siege_target = Which Province do you besiege?
ask-siege_drop = The Idea “Defensive Mentality”: your Siege Strength is too low. Which Province do you give up?
ask-siege_rebel_town = Do you occupy the Province, or only drive the Rebels out?
ask-hire_for_march = Do you hire Mercenaries for the march?
no-activate-units = None of your Units can move.
no-activate-ships = None of your ships can sail.
no-access = You have no Military Access.
no-access-distant = Units may not enter this Distant Area.
no-mountain-mil = Crossing the mountains needs more MIL than you have.
no-much-artillery = An Army with more Artillery than Cavalry can’t make this march.
no-siege = There is nothing your Units can besiege.
no-siege-strength = The Siege Strength is too low.
no-siege-ship = Besieging an Island Province needs a ship of yours in its waters.
log-march = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] march
   *[other] marches
} from { NAME($area, case: "the") } to { NAME($other_area, case: "the") } with { $n } { $n ->
    [one] Unit
   *[other] Units
}.
log-access = { NAME($other, case: "The") } { AGREE($other) ->
    [plural] let
   *[other] lets
} { NAME($seat, case: "the") } pass through { NAME($area, case: "the") }.
log-access-refused = { NAME($other, case: "The") } { AGREE($other) ->
    [plural] do
   *[other] does
} not let { NAME($seat, case: "the") } pass through { NAME($area, case: "the") }.
log-access-paid = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] pay
   *[other] pays
} for passage through { NAME($area, case: "the") }.
log-sailed = { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} ships sail to { NAME($space, case: "the") }.
log-occupied = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] occupy
   *[other] occupies
} { NAME($province, case: "the") }.
log-siege-fails = { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} siege of { NAME($province, case: "the") } fails.
log-freed = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] free
   *[other] frees
} { NAME($province, case: "the") }.
log-rebels-expelled = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] drive
   *[other] drives
} the Rebels out of { NAME($province, case: "the") }.
log-access-married = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] pass
   *[other] passes
} through { NAME($area, case: "the") } free of charge, by right of a Royal Marriage.
log-fleet-changed = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] reorganize
   *[other] reorganizes
} the Fleet in { NAME($space, case: "the") }.
log-army-changed = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] reorganize
   *[other] reorganizes
} an Army in { NAME($area, case: "the") }.
