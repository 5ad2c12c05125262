# What the courier writes.

letter-turn = { $game }: your turn
letter-over = { $game }: the game is over
letter-time = { $hours ->
    [0] Less than an hour is left.
    [one] { $hours } hour is left.
   *[other] { $hours } hours are left.
}
letter-try = Westphalia: this is how you will be called
letter-confirm = Westphalia: confirm this address
letter-confirmed = Your address is confirmed
letter-stopped = You will get no more letters
letter-unknown = This link leads nowhere any more
