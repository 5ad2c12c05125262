# RE-5.12 Mobilisation

ask-buy = { NAME($power) }: Mobilisation, { $n } money to spend. What do you buy?
option-unit = Unit
option-card = Battle card
option-morale = Morale
option-fortress = Fortress
ask-unit_to = { NAME($power) }: which General gets the Unit?
ask-garrison_in = { NAME($power) }: where is the Garrison placed?
ask-fortress_in = { NAME($power) }: where is the Fortress built?
no-money-left = There is no money left.
no-money-for-fortress = A Fortress costs { $n }.
no-more-units = A power may have at most { $n } { $n ->
    [one] Unit
   *[other] Units
}.
no-more-garrisons = A power may have at most { $n } { $n ->
    [one] Garrison
   *[other] Garrisons
}.
no-more-fortresses = A power may have at most { $n } { $n ->
    [one] Fortress
   *[other] Fortresses
}.
no-more-units-with-general = A General may lead at most { $n } { $n ->
    [one] Unit
   *[other] Units
}.
no-general-for-unit = No General in a territory you control can take a Unit.
no-units-abroad = He is not in a territory you control.
no-home-without-garrison = No Home Territory of yours lacks a Garrison.
no-garrison-bought-abroad = Garrisons can be bought only in your own Home Territories.
no-cards-left = No card is left to draw.
no-place-for-fortress = There is no territory where you can build a Fortress.
no-fortress-without-garrison = A Fortress needs a Garrison of yours there.
no-second-fortress = There is already a Fortress there.
no-fortress-beside-rival = A rival General is there.
log-buys-unit = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] buy
   *[other] buys
} a Unit for { NAME($general, case: "the") }.
log-buys-garrison = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] buy
   *[other] buys
} a Garrison in { NAME($place, case: "the") }.
log-buys-fortress = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] build
   *[other] builds
} a Fortress in { NAME($place, case: "the") }.
log-fortress-razed = The Fortress in { NAME($place, case: "the") } falls.
log-corruption = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] lose
   *[other] loses
} { $n } money to Corruption.
