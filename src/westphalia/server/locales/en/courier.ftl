# What the courier writes.

letter-game = { $game }, round { $round }
letter-turn = { $game }: your turn
letter-over = { $game }: the game is over
letter-time = { $game }: your time is running out
letter-late = { $game }: your time has run out
letter-late-answer = The usual answers are given for you. Come back whenever you like: from then on you decide.
letter-late-bot = A bot is sitting in for you. Come back whenever you like: the chair is yours again at once.
letter-late-wait = The table is waiting for you.
letter-late-vote = The others are voting on whether a bot should play for you. Come back whenever you like: from then on you decide.
letter-vote = { $game }: a vote is waiting for you
letter-attack = { $game }: you are under attack
letter-offer = { $game }: an offer or a treaty for you
letter-talk = { $game }: a message at the table
letter-digest = { $tables ->
    [one] Westphalia: news from { $tables } table
   *[other] Westphalia: news from { $tables } tables
}
letter-decision = Your decision: { $what }.
letter-time-left = { $hours ->
    [0] Less than an hour is left.
    [one] { $hours } hour is left.
   *[other] { $hours } hours are left.
}
letter-waited = { $hours ->
    [one] The table has been waiting for { $hours } hour.
   *[other] The table has been waiting for { $hours } hours.
}
letter-others = The table is also waiting for: { $names }.
letter-try = Westphalia: this is how you will be notified
letter-confirm = Westphalia: confirm this address
letter-confirmed = Your address is confirmed
letter-stopped = You will get no more emails
letter-unknown = This link no longer leads anywhere
