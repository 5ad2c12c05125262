# What the page itself says

motto = Great games of history, at one table.
loading = One moment …
page-menu = Page
rulebook = Rulebook
settings = Settings
language = Language
setting-patterns = Hatching for colours
setting-help = Explain each decision
setting-theme = Look
theme-auto = as the system
theme-light = day
theme-dark = evening
to-start = To the start page
close = Close

play-bots = { $n ->
    [one] Play against a bot
   *[other] Play against { $n } bots
}
opponents = Opponents
play-friends = Play with friends, or several at one screen
my-tables = Your tables
my-tables-empty = None yet: the button above opens one.
public-tables = Public tables
your-move = Your move
others-move = The others are thinking
game-over = The game is over

new-table = A new table
scenario = Scenario
players = Players
seat-number = Seat { $n }
seat-me = somebody at this screen
seat-friend = a friend, by link
seat-bot = Bot ({ $name })
seat-open = open seat
seat-away = { $name } (away)
hot-seat-hint = Several people at this screen: a curtain falls between their turns.
visibility = Who may watch
visibility-link = those with a link
visibility-public = everybody
visibility-private = nobody else
pace = Pace
pace-live = all at the table
pace-slow = { $n ->
    [one] one day a move
   *[other] { $n } days a move
}
open-table = Open the table
send-links = Send each friend a link; it holds the seat.
to-table = To the table

table-lost = This table can’t be opened.
reconnecting = Connection lost, trying again …
map = Map
zoom-in = Nearer
zoom-out = Farther
zoom-fit = The whole map
panels = Panels
tab-log = Log
tab-seats = Seats
tab-words = In words
tab-chat = Talk
decision = Decision
aside = You may speak
waiting-for = Waiting for { $names }
looking-back = You are looking at the past.
back-to-now = Back to now
history = Back through the game
undo = Take back
confirm = Confirm
less = Less
more = More
amount = Amount
own-words = Your own words, at most { $length } characters
why-not = { $n ->
    [one] One thing is not possible: why?
   *[other] { $n } things are not possible: why?
}
rule = Rule { $id }
you = you
decides = decides
sit-here = Look from this seat
log-filter = Whose lines
log-everybody = Everybody
log-empty = Nothing has happened yet.
log-earlier = { $n } earlier lines
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-to = To whom
chat-everybody = to all
chat-send = Send
curtain = { $name } is to decide
curtain-others = The others look away, please.
curtain-open = I am { $name }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
dice-secret = The dice came from the secret { $secret }; its commitment was { $commitment }.
record = Download the record
see-board = See the board
vote-open = { $name } asks: { $what } ({ $yes } of { $needed } agree)
vote-takeback = take the last answer back?
vote-pause = pause the game?
vote-resume = go on with the game?
vote-extend = give more time?
vote-end = end the game here?
vote-bot = let a bot take the absent player’s chair?
vote-yes = Agree
vote-no = Disagree
search = Search
search-nothing = Nothing found.
contents = Contents
tab-office = Table
your-chair = Your chair
chair-to-bot = Let a bot play on
chair-back = Take the chair back
resign = Resign
resign-sure = Leave the game for good
proposals = Proposals to the table
propose-takeback = Take back my last answer
propose-pause = Pause
propose-resume = Go on
propose-extend = More time
propose-end = End here
fair-dice = Fair dice
commitment = Commitment to the dice: { $commitment }
note = Your notes
seat-left = { $name } (a bot plays on)
choose = Choose { $name }
