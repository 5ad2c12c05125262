# SC-3.11 to 3.13, SC-1.7, SC-1.21 The march

option-march = March

ask-march_from = From which province do you march?
ask-march_to = Where do the units from { NAME($origin) } go?
ask-units = How many { NAME($unit, case: "other") } march from { NAME($place) }? You have { $count }, { $count ->
    [one] with
   *[other] each with
} { $mp } { $mp ->
    [one] movement point
   *[other] movement points
}.

no-march-without-units = You have no land units on the board.
no-march-points = No unit there has enough movement points.
no-march-gold = You don’t have the gold for this march.
no-march-attack = Another power holds this province; entering it would be an attack.
no-march-stop-in-transit = You may pass through here but not stop, and nothing you can reach lies beyond.
no-march-nowhere = There is no province next to it that these units may enter by marching.

log-march = { NAME($seat) } marches from { NAME($origin) } to { NAME($target) } with { $soldiers } { $soldiers ->
    [one] soldier
   *[other] soldiers
}{ $gold ->
    [0] { "" }
   *[other] { " " }for { $gold } gold
}.
log-land-taken = { NAME($seat) } takes { NAME($place) } (neutral land).
