# RE-5.9 Leadership

ask-leadership = { NAME($power) }: Leadership. What do you do?
option-place = Place Generals
option-recall = Take Generals off the board
option-draw_card = Draw a card
option-gain_morale = Gain 1 Morale
ask-place_general = { NAME($power) }: which General comes onto the board?
ask-place_where = { NAME($power) }: where is { NAME($general, case: "the") } placed?
ask-recall = { NAME($power) }: which General leaves the board?
ask-recalled_unit = { NAME($general, case: "The") } leaves { NAME($place) }. Units with him: { $n }. Where does one go?
no-general-off-board = No General is off board.
no-general-on-board = No General is on the board.
no-place-for-general = There is no territory to place a General in.
no-general-on-foreign-land = A General must be placed in a territory you control.
no-general-beside-rival = A rival General is there.
no-exile-abroad = From exile, a General returns to one of your Home Territories.
no-more-morale = Morale is at its highest.
log-gains-morale = { NAME($power) }: Morale +{ $n }.
log-no-leadership = { NAME($power) }: no use is made of Leadership.
log-placed = { NAME($power) }: { NAME($general, case: "the") } is placed, { NAME($place) }, Units: { $n }.
log-recalled = { NAME($power) }: { NAME($general, case: "the") } leaves { NAME($place) }, Units lost: { $n }.
log-handed-over = { NAME($power) }: Units handed over, { NAME($giver) } → { NAME($general) }: { $n }.
