# What the table itself says, whatever the game.

# What a seat is called: by the player's name or by its number. Where names decline, attributes are the other forms.
seat-named = { $name }
seat-number = Player { $number }

refused-over = The game is over.
refused-not-asked = It is not your decision.
refused-option = That is not possible now.
refused-resign = Only a player of a running game can resign.
refused-resigned = This player has resigned already.
refused-undo = Nothing can be taken back: dice, a reveal or another player’s answer stand in the way.

# A part of a number: what a limit takes away
part-limit = Limit of { $n }
