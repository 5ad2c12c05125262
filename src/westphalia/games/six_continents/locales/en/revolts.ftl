# SC-20 Revolts

option-bribe = Bribe rebels
option-contest = Contest the bribe
option-pass = Pass

ask-revolt_where = { $count } { $count ->
    [one] soldier revolts
   *[other] soldiers revolt
}. In which province?
ask-rebel_unit = Which unit { NAME($place, case: "in") } loses a soldier to the rebels?
ask-militia_where = { $count } { $count ->
    [one] rebel rises
   *[other] rebels rise
}. In which of your empty provinces?
ask-bribe = Which rebel province do you bribe?
ask-contest_bribe = { NAME($seat) } offers the rebels { NAME($place, case: "in") } { $gold } gold. Do you contest it?

no-bribe-anywhere = No province is held by rebels.
no-bribe-savages = Savages take no bribes.
no-bribe-gold = You don’t have 3 gold for each rebel there.

log-incited-revolt = Agents incite { $count } of { NAME($seat) }’s soldiers to revolt.
log-no-revolt = { NAME($seat) }’s soldiers stay loyal (rolled { $roll }, revolt at { $chance } or less).
log-revolt = { $count } of { NAME($seat) }’s soldiers { $count ->
    [one] revolts
   *[other] revolt
} (rolled { $roll }, revolt at { $chance } or less).
log-revolt-lapsed = { NAME($seat) } has no soldiers left who could revolt, so { $count ->
    [one] the last rebel does
   *[other] the other { $count } rebels do
} not appear.
log-rebel-province = { $count } { $count ->
    [one] rebel holds
   *[other] rebels hold
} { NAME($place) }.
log-fight-inside = Revolt { NAME($place, case: "in") }: { $count } { $count ->
    [one] rebel attacks
   *[other] rebels attack
} { $defenders } { $defenders ->
    [one] soldier
   *[other] soldiers
} loyal to { NAME($seat) }.
log-rebels-beaten = { NAME($seat) }’s loyal soldiers put down the revolt { NAME($place, case: "in") }.
log-bribe-offered = { NAME($seat) } offers the rebels { NAME($place, case: "in") } { $gold } gold.
log-bribe-contested = { NAME($seat) } contests the bribe { NAME($place, case: "in") }.
log-bribed = { NAME($seat) } pays { $gold } gold; { $count ->
    [one] { $count } rebel { NAME($place, case: "in") } changes sides
   *[other] { $count } rebels { NAME($place, case: "in") } change sides
}.
