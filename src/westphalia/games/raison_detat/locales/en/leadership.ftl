# RE-5.9 Leadership

ask-leadership = { NAME($power) }: Leadership. What do you do?
option-place = Place Generals
option-recall = Take Generals off the board
option-draw_card = Draw a card
option-gain_morale = Gain 1 Morale
ask-place_general = { NAME($power) }: which General comes onto the board?
ask-place_where = { NAME($power) }: where is { NAME($general, case: "the") } placed?
ask-recall = { NAME($power) }: which General leaves the board?
ask-recalled_unit = { NAME($general, case: "The") } leaves { NAME($place, case: "the") }. Units with him: { $n }. Where does one go?
no-general-off-board = No General is off the board.
no-general-on-board = No General is on the board.
no-place-for-general = There is no territory to place a General in.
no-general-on-foreign-land = A General must be placed in a territory you control.
no-general-beside-rival = A rival General is there.
no-exile-abroad = From exile, a General returns to one of your Home Territories.
no-more-morale = Morale is at its highest.
log-gains-morale = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] gain
   *[other] gains
} { $n } Morale.
log-no-leadership = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] make
   *[other] makes
} no use of Leadership.
log-placed = { NAME($power) }: { NAME($general, case: "the") } is placed in { NAME($place, case: "the") } { $n ->
    [0] without Units
    [one] with 1 Unit
   *[other] with { $n } Units
}.
log-recalled = { NAME($power) }: { NAME($general, case: "the") } leaves { NAME($place, case: "the") }{ $n ->
    [0] { "" }
    [one] { " " }and loses 1 Unit
   *[other] { " " }and loses { $n } Units
}.
log-handed-over = { NAME($power) }: { NAME($giver, case: "the") } hands { $n } { $n ->
    [one] Unit
   *[other] Units
} over to { NAME($general, case: "the") }.
