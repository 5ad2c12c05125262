# What the courier writes.

letter-turn = { $game }: your turn
letter-over = { $game }: the game is over
letter-time = { $game }: your time is running out
letter-attack = { $game }: you are under attack
letter-offer = { $game }: an offer or a treaty for you
letter-talk = { $game }: talk at the table
letter-digest = { $tables ->
    [one] Westphalia: news from { $tables } table
   *[other] Westphalia: news from { $tables } tables
}
letter-time-left = { $hours ->
    [0] Less than an hour is left.
    [one] { $hours } hour is left.
   *[other] { $hours } hours are left.
}
letter-try = Westphalia: this is how you will be called
letter-confirm = Westphalia: confirm this address
letter-confirmed = Your address is confirmed
letter-stopped = You will get no more letters
letter-unknown = This link leads nowhere any more
