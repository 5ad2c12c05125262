# Rebels

ask-rebel_area = For which Area do you roll Rebel dice next?
ask-rebel_result = Which result do you resolve next?
ask-rebel_unit = Which Unit do you lose?
ask-rebel_province = Which Province do the Rebels take?
ask-exhaust_from = Where do you exhaust a Regular Unit?
ask-rebel_calm = From which Province do you remove Unrest?
ask-rebel_siege = Rebels besiege { NAME($area, case: "the") }: which Province falls next?
ask-dnpr_colour = { NAME($province, case: "The") } is liberated: what colour is its token?
ask-rebel_to_lift = No Rebel Unit is left for { NAME($area, case: "the") }. From which Area do you take one?
option-rebellion = Rebellion
option-lose_2_ducats = Lose 2 Ducats
option-lose_1_monarch_power = Lose 1 Monarch Power
option-exhaust_1_manpower = Exhaust 1 Manpower
option-remove_1_unrest = Remove 1 Unrest
option-available = Available Manpower

log-rebel-die = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] roll
   *[other] rolls
} a Rebel die for { NAME($area, case: "the") }: { $result ->
    [rebellion] Rebellion
    [lose_2_ducats] 2 Ducats lost
    [lose_1_monarch_power] 1 Monarch Power lost
    [exhaust_1_manpower] 1 Manpower exhausted
    [remove_1_unrest] 1 Unrest removed
   *[no_effect] no effect
}.
log-rebellion-unit = The Rebellion in { NAME($area, case: "the") } costs { NAME($seat, case: "the") } 1 { NAME($unit) }.
log-exhausted = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] exhaust
   *[other] exhausts
} 1 Manpower.
log-rebel-town = Rebels take { NAME($province, case: "the") } from { NAME($seat, case: "the") }.
log-liberated = { NAME($province, case: "The") } is liberated and belongs to { NAME($realm, case: "the") }.
log-shaken-off = { NAME($province, case: "The") } shakes off { NAME($seat, case: "the") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} rule.
log-liberated-from = { NAME($province, case: "The") } is freed from occupation by { NAME($seat, case: "the") }.
log-rebels = { $n } { $n ->
    [one] Rebel Unit appears
   *[other] Rebel Units appear
} in { NAME($area, case: "the") }.
log-rebels-move = { $n } { $n ->
    [one] Rebel Unit moves
   *[other] Rebel Units move
} from { NAME($area, case: "the") } to { NAME($other_area, case: "the") }.
log-rebels-disperse = A Rebel Unit in { NAME($area, case: "the") } disperses.

option-follow_rebels = Adopt the Religion of the Religious Rebels
log-religious-rebels-gone = The Religious Rebels in { NAME($area, case: "the") } go home.
log-rebel-town-gone = Rebels leave { NAME($province, case: "the") }.
no-religious-rebels-rule = This table plays without Religious Rebels.
no-religious-rebels = Religious Rebels do not hold your Capital and 2 more of your Provinces.
no-religious-rebels-diverse = Diverse Faiths can’t be a State Religion.
