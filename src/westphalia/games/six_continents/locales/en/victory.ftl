# SC-22 Victory and scoring

option-propose_end = Propose to end the game
option-agree = Agree
option-disagree = Play on

ask-end_by_consent = Should the game end now, with points deciding the winner?

no-end-already-proposed = The end has already been proposed this round; everybody is asked when the round is over.

log-survivor = { NAME($seat) } is the last one left and wins.
log-conquest = { NAME($seat) } holds the capitals of all the others and wins.
log-end-proposed = { NAME($seat) } proposes to end the game after this round.
log-end-agreed = { NAME($seat) } agrees to end the game.
log-end-refused = { NAME($seat) } wants to play on.
log-round-limit = Round { $number } was the last one; points decide.
log-points = { NAME($seat) } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-winner = { NAME($seat) } wins.
