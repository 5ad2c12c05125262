# SC-2 Setup

ask-colour = Which colour do you play?
ask-capital = Where is your capital?
ask-secret_capital = Where is your capital? Everybody picks in secret; if two picks conflict, the later player in turn order picks again.

no-colour-taken = Another player has this colour.
no-capital-too-near = It is too near another capital.

log-order-roll = { NAME($seat) } rolls { $roll } for the turn order.
log-first-player = { NAME($seat) } is the first player.
log-colour = { NAME($seat) } sits down at the table.
log-capital = { NAME($seat) } founds a capital { NAME($place, case: "in") }.
log-capital-conflict = { NAME($seat) } picked { NAME($place) }, too near an earlier player’s pick, and picks again.
