# What the server says.

refused-stale = The table has moved on; here it is as it stands now.
refused-not-yours = This chair is not yours to play.
refused-malformed = The server does not understand this message.
refused-large = The message is too long.
refused-often = Too many messages; wait a moment.
refused-paused = The table is paused.
refused-takeback = You have given no answer that could be taken back.
refused-vote-open = Another vote is under way.
refused-no-vote = There is no vote under way.
refused-no-chair = There is no such chair, or it is taken.
refused-broken = Something went wrong; the table stands as it was before.
refused-private = This table is private.
refused-no-table = There is no such table.
refused-no-move = The game has not come that far.
refused-registered = You have an account already.
refused-name = A name needs at least one letter.
refused-name-long = This name is too long.
refused-name-taken = This name is taken.
refused-origin = A page of another site may change nothing here.
refused-password = Name and password do not fit.
refused-not-over = The game is not over yet.
refused-hidden = Nobody has revealed what is hidden in this game.
refused-what-if = At this move nothing else fits what you know; try an earlier one.
refused-record-view = This is what one player saw of a running game. Only the whole record can be verified: download it when the game is over.
refused-record-what-if = This is the record of a what-if table; it begins in the middle of a game and can't be verified from the start.
refused-record-long = This record is too long.
