# What the table itself says, whatever the game.

# What a seat is called: by the player's name or by its number. Where names decline, attributes are the other forms.
seat-named = { $name }
seat-number = Player { $number }

refused-over = The game is over.
refused-not-asked = This is not your decision to make.
refused-option = That is not possible now.
refused-resign = Only a player in a running game can resign.
refused-resigned = This player has already resigned.
refused-undo = Nothing can be taken back: dice, a reveal or another player’s answer stands in the way.

# A part of a number: what a limit takes away
part-limit = Limit of { $n }

# Rules that have changed while a game was under way.
log-rules-again = The whole game was played again under the new rules. Every decision still fits, but from move { NUMBER($move, useGrouping: 0) } on, something may differ from what you saw.
log-rules-lost = { $n ->
    [one] The last move does not fit the new rules and has to be made again.
   *[other] The last { $n } moves do not fit the new rules and have to be made again.
}
log-stuck-rules = This game was played under version { $was } of the rules; under version { $now } it can’t go on from move { NUMBER($move, useGrouping: 0) }. It can be viewed and exported. Nothing is lost: it will go on as soon as a version of the program can read it.
log-stuck-damaged = The record of this game is inconsistent from move { NUMBER($move, useGrouping: 0) } on. It can be viewed up to that point; whoever runs the server can repair it.

# Standing orders: what is decided before it is asked
form-usual = Always as the rules suggest
form-usual-go = Answer this question this way from now on
form-lose_first = Always lose first…
form-lose_first-go = Lose these first from now on
form-refuse_offers = Refuse all offers
form-refuse_offers-go = Refuse from now on
order-this_round = this round only
order-wary = until I am attacked or something serious happens to me
order-lapsed-round = It was for one round only.
order-lapsed-option = What was ordered is not possible here.
order-lapsed-undo = You took back what it had answered.
