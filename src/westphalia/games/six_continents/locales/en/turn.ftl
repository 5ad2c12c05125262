# SC-3 Turn structure and the menu of S7

ask-action = Your turn: what will you do?
option-end = End the turn
option-give_up = Give something up

ask-give_up = What do you give up?

log-round = Round { $number }
log-turn = { NAME($seat) }, turn { $number }
