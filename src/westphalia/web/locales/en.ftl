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
open-table = Open the table
send-links = Send each friend a link; it holds the seat.
to-table = To the table

table-lost = This table can’t be opened.
reconnecting = Connection lost, trying again …
kept-answer = your answer
kept-waits = No connection: “{ $answer }” is kept and sent as soon as there is one.
kept-drop = Don’t send it
kept-sent = The connection is back, your answer has been sent.
kept-not-taken = The connection is back, but the table has gone on meanwhile: your answer was not taken.
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
aside = Meanwhile you may…
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
log-earlier = Earlier lines: { $n }
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
curtain = { $name }, your decision
curtain-others = The others look away, please.
curtain-open = I am { $name }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
record = Download the record
see-board = See the board
vote-open = { $name } asks: { $what } ({ $yes } of { $needed } agree)
vote-takeback = take the last answer back?
vote-pause = pause the game?
vote-resume = go on with the game?
vote-extend = give more time?
vote-end = end the game here?
vote-bot = let a bot take the absent player’s chair?
vote-unseat = open the bot’s chair for somebody else?
vote-yes = Agree
vote-no = Disagree
search = Search
search-nothing = Nothing found.
# words of every question, passed over in a search; then families of stems that stand for one another
search-skip = how do does did can could i you we my your a an the to of is are am what when where which who why it in on for with get
search-alike = win victor winner goal | lose eliminat defeat | food feed famine starv hungr granar | money gold ducat income tax | fight battle attack war | buy recruit mobilis | boat ship sail sea naval | start begin first setup | points score scoring prestige influence | ally alliance coalition friend | peace treaty truce | revolt rebel unrest | religion faith convert
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
note = Your notes
seat-left = { $name } (a bot plays on)
choose = Choose { $name }

# The table: question, seats, history, map

answers-below = { $n ->
    [one] One more answer below
   *[other] { $n } more answers below
}
undo-key = Take back (U)
steps = Chosen so far
confirm-boundary = – this can’t be taken back.
confirm-go = Go on
confirm-not = Not yet
options-search = Search among { $n }
amount-bounds = { $least } to { $most }
odds-win = Chance to win:
presence-online = at the table
presence-away = away
presence-bot = played by a bot
seat-more = More about { $name }
history-back = One move back (,)
history-on = One move on (.)
looking-at-move = Move { $at } of { $last }
what-if-bots = Against bots
what-if-alone = Play every seat
what-if-of = What if, from move { $at }
digest = Since your last visit
digest-close = I have read it
digest-all = All that happened ({ $n })
chronicle = Meanwhile:
overlays = Colours of the map
overlay-owner = Owners
overlay-region = Regions
minimap = Go there
neighbours = Neighbours
places = Places
mats = Before you

## Start page, new tables, account

problem-offline = The server can’t be reached.
problem-form = Something in this form is missing or too long.
setting-ask-before-dice = Ask before a step that can’t be taken back
setting-answer-alone = Give the only answer for me when there is no choice
only-answer = There is nothing to choose: this is answered for you.
account = Account
account-of = Your account: { $name }
account-none = Register or log in
account-guest = You play as a guest, { $name }. This browser remembers you; an account also keeps your seats on other devices. Whatever you play now comes along.
account-known = You are logged in as { $name }.
register = Register
register-about = A name and a password of at least eight characters; nothing else.
log-in = Log in
log-in-about = The seats you hold as a guest become those of your account.
log-out = Log out
name = Name
password = Password
rename = What others call you
rename-do = Change
renamed = You are { $name } now.

courier = When it is your turn
courier-about = At a table that goes on for days you are called when it waits for you: once a turn, with what happened meanwhile.
courier-other-ways = Other ways: webhook, mail, feed
courier-push = Device
push-begin = Notify me on this device
push-is-on = You are notified on this device.
push-end = No longer on this device
push-denied = The browser does not allow notifications from here; its settings for this site can change that.
push-no-extra = This server can’t notify devices: its host would have to install “westphalia[notify]”. The other ways work.
push-no-https = Notifications on this device need an address that begins with https. The other ways work.
push-no-browser = This browser can’t show notifications from here; on an iPhone the page must be on the Home Screen. The other ways work.
push-no-service = The browser’s notification service can’t be reached.
wishes-what = Of what
wishes-when = When
wish-turn = It is my turn
wish-attack = I am attacked
wish-offer = An offer or a treaty for me
wish-talk = Talk at the table
wish-time = My time is running out
wish-over = The game is over
pace-of-once = At once
pace-of-hour = Gathered, every hour
pace-of-day = Gathered, once a day
wishes-hour = At
wishes-quiet = Not at night
wishes-from = From
wishes-to = To
wishes-not-there = Not while I am at the table
wishes-here = Calls from this table
wishes-own = Other wishes for this table than for all
call-me = This game goes on for days. Shall we call you when it is your turn?
call-me-more = More ways to be called
call-me-not = No, thank you
courier-kind = Call me by
courier-webhook = Webhook
courier-mail = Mail
courier-feed = Feed
courier-webhook-address = Its address
courier-mail-address = Your address
courier-webhook-about = Discord, Slack, or any address that takes JSON.
courier-mail-about = You confirm the address by a link that we send there.
courier-feed-about = A secret address for a feed reader: the tables that wait for you. Who has it can read it.
courier-feed-link = The address of your feed
courier-add = Add
courier-end = Remove
courier-try = Try it
courier-tried = Sent.
courier-confirm = A letter is on its way; open the link in it.
courier-unconfirmed = Not confirmed yet: open the link in the letter we have sent.
courier-error = The last letter was not sent: { $why }
new-password = Another password
new-password-about = Whoever is logged in elsewhere with the old one is logged out.
password-old = The password you have
password-new = The new one
password-changed = You have a new password.

public-tables-empty = No open table at the moment.
records = Finished games
records-empty = No finished game has been shown to all yet.
more-tables = { $n } more
join = Sit down
over = over
paused = paused
under-way = under way
kind-what-if = what if
kind-record = record
what-if = What if …
what-if-about = A private table from this moment on. What the seat did not know is dealt anew; the game itself stays as it was.
what-if-move = After move
what-if-eyes = Seen by
what-if-truth = one who knows everything
what-if-open = Try it
ways = More ways to play
way-invite = Play with friends
way-invite-about = Open a table, leave chairs free and send each friend a link. No account is needed; a bot can keep a chair warm.
way-host = Host it at home
way-host-about = Friends in the same network can join your computer: start it like this and give them the address it prints, with your computer’s name or number in place of 0.0.0.0.
way-record = Bring a record
way-record-about = A game saved as a file is played again and checked, dice and all; then you can look through it move by move.
upload = Choose a file
verifying = Playing it again …
record-right = The record is right: { $moves } moves, { $dice } dice.
record-by-secret = The dice come from the secret it was committed to.
record-as-told = It does not reveal its secret: the dice are taken as written.
replay = Look through it

game = Game
homemade = Who plays
homemade-group = Start
how-many = How many
preset-bots = me and bots
preset-friends = friends by link
preset-screen = all at this screen
only-watch-hint = You only watch at this table.
terms = Terms
pace-slow = over days, each when they can
clock = Time for a decision
away = Gone for longer than this counts as away
away-about = The others may then go on without asking; never while a clock runs for somebody.
clock-none = no limit
table-language = Language of the table
options = Rules of this table
options-usual = As the scenario has them.
options-all = All options ({ $n })
options-other = Other
options-changed = changed: { $n }
options-reset = All as usual
option-reset = As usual: { $name }
value-on = yes
value-off = no
table-open = The table is open
send-watch = Who only wants to watch gets this one.
watchers = To watch
copy = Copy
copied = Copied

search-rules = Search the rules: a word, or SC-8.5
rule-link = Address of this paragraph
mark-ruling = ruling
mark-ruling-about = The source leaves this open; this is how it is played here.
mark-bot = Bots
mark-bot-about = About the Bots of the rulebook.
mark-advanced = advanced
mark-advanced-about = An advanced rule; it can be left out when the table is made.
mark-optional = optional
mark-optional-about = An optional rule; it can be chosen when the table is made.
help-about = What is this about?
help-stop = Don’t explain any more

chat-all = All
chat-private-empty = Only the two of you read this.
chat-watcher = Who only watches does not speak.
notice-bot-failed = The bot of this seat failed, so the default answer was given in its place. The game goes on.
pin = PIN
pin-title = A PIN for your hand
pin-about = Asked at this screen before your view is shown.
pin-new = Set a PIN
pin-choose = Four to eight digits
pin-set = Set
pin-is-set = You have a PIN.
pin-remove = Remove it
pin-wrong = That is not the PIN.
pin-forgotten = Forgotten?
pin-forgotten-about = Anybody at this screen can remove the PIN, but not in secret: every player here will read that it was removed, and when.
pin-remove-of = Remove the PIN of { $name }
pin-removed = The PIN was removed without being known ({ $name }, { $time }).

seat-free = A chair is free
sit-down = Sit down: { $name }
you-watch = You are watching. All chairs are taken.
chair-is-bots = A bot plays for you at the moment.
which-bot = Which bot
resign-about = Your realm falls apart; you can’t come back into this game.
stand-up = Stand up
stand-up-about = Your chair becomes free: anybody with a link may take it.
stand-up-sure = Leave the chair
not-now = No
proposals-about = All who play must agree.
propose-end-about = The game ends here, and the points as they stand decide.
propose-end-sure = End the game
propose-bot = A bot for { $name }
propose-unseat = Open the bot’s chair: { $name }
vote-waits = Asked: { $what } Agreed so far: { $names } ({ $yes } of { $needed }).
vote-passed = Agreed: { $what }
vote-failed = Not agreed: { $what }
this-table = This table
what-if-origin = Branched from another game after move { $n }
invite = Invite
seat-a-bot = Seat a bot
note-about = Only you read this.
note-kept = Kept.
record-title = Record
record-own-view = While the game runs: what you have seen of it. Afterwards the whole game.
record-whole = The whole game, every answer and every die; anybody can check it.
report-title = Something is wrong?
report-about = One file with what this table shows you, your browser and a position that can be played; nothing that your seat can't see. Send it to whoever runs this server, or to the project.
report = Download a report
dice-sealed = Before the first move the server sealed the secret its dice come from. This is the seal; it can’t be changed any more. At the end the secret is opened.
dice-opened = The secret is open. It must fit the seal from before the first move, and all dice must follow from it.
secret = Secret
verify = Verify
verdict-right = In order: { $moves } moves and { $dice } dice played again, with the same result.
verdict-by-secret = Every die follows from the secret.
verdict-older = Moves { $first } to { $last } were played with rules { $rules }: their hashes hold together, the moves themselves need version { $rules }.
verdict-as-told = The dice were taken as written.
verdict-here = This browser has checked that the secret fits the seal.
verdict-wrong = Not in order:
verdict-other-secret = the secret does not fit the seal.
see-result = The result
rematch = Play again
rematch-call = Another game? Your chair:
curves = How the game went
axis-round = round
axis-end = end
at-round = At the start of round { $n }
at-the-end = At the end

commitment = Seal
chat-to = With whom
clock-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
clock-days = { $n ->
    [one] one day
   *[other] { $n } days
}
search-found = { $n ->
    [one] One paragraph
   *[other] { $n } paragraphs
}
unread = { $n ->
    [one] one unread line
   *[other] { $n } unread lines
}
winner = { $n ->
    [one] Victory for { $names }
   *[other] { $names } share the victory
}

form-back = Back
form-steps = Step by step
form-on-map = or on the map
form-add = Add
form-final = What follows can’t be taken back.

orders-ahead = Decide this ahead …
orders = Standing orders
orders-about = They answer for you, a while after you are asked, so that nobody learns from haste that you had decided. What they did stands in your log.
orders-none = You have given none. Where a question can be decided ahead, it says so below its answers.
order-revoke = Take back
order-done = By your order “{ $order }” the answer was “{ $answer }”: { $question }
order-lapsed = Your order “{ $order }” is in force no longer: { $why }

goals = Could score next
goal-way = { $have } of { $need }
standing = How everybody stands

lesson = Lesson
lesson-begin = { $name } ({ $minutes } min)
lesson-again = { $name } once more
lesson-step = Step { $step } of { $steps }
lesson-skip = Skip this step
lesson-leave = Leave the lesson
lesson-finished = The lesson is finished
lesson-next = Next: { $name }

tidings = Tidings
tiding-read = Read
tidings-more = { $n ->
    [one] one more: all read
   *[other] { $n } more: all read
}

setting-pace = How fast others’ moves are shown
pace-instant = at once
pace-brisk = briskly
pace-calm = calmly

# The piece first, and keys

deeds-closed = What can't be done now: { $n }
drag-where = Drop it where it shall go
keys-title = Keys
keys-digits = 1 · … · 9
keys-digits-about = the first, second … ninth answer
keys-enter = Enter
keys-enter-about = the outlined answer, or the order as it is filled in
keys-tab = Tab
keys-tab-about = on to the next answer or field
keys-arrows = ↑ · ↓ · ← · →
keys-arrows-about = more, less; another choice in a field
keys-escape = Esc
keys-escape-about = back; close what is open
keys-u = U
keys-u-about = take back
keys-q = Q
keys-q-about = to the question
keys-o = O
keys-o-about = another colouring of the map
keys-history = , · .
keys-history-about = one move back, one move on
keys-help = ?
keys-help-about = this list

# The lab

lab = Lab
lab-lead = Change the numbers of a game and see what moves. Every game is played twice with the same dice, once as it is and once with your changes: what differs then is the rules, not the luck.
lab-way = For designers: change prices, incomes and limits, let bots play it a hundred times, and see what moves.
to-lab = To the lab
lab-setup = What is played
lab-bots = Who plays
lab-games = Games in all
lab-numbers = What is changed
lab-unchanged = Nothing yet: a run then tells about the game as it is.
lab-search = Search among numbers and options ({ $n })
lab-range = { $low } to { $high }
lab-was = as it is: { $value }
lab-run = { $n ->
    [one] Play { $n } game
   *[other] Play { $n } games
}
lab-cancel = Cancel
lab-nothing = Here the report grows while the games are played. You may leave the page meanwhile; it goes on.
lab-report = Report
lab-progress = { $done } of { $games } games
lab-left = { $n ->
    [one] about a minute left
   *[other] about { $n } minutes left
}
lab-done = finished
lab-cancelled = cancelled; what was played counts
lab-failed = could not be played
lab-as-it-is = As it is
lab-changed = Changed
lab-moves = What the changes move
lab-moves-about = Compared pair by pair. What is certain (95 %) stands out; beside the rest it says how many more pairs of games a difference of this size would need.
lab-difference = Difference
lab-same = the same
lab-interval = { $low } to { $high }
lab-interval-about = With intervals of 95 %; the thin line is an even share.
lab-more = { $n ->
    [one] one more pair to be sure
   *[other] { $n } more pairs to be sure
}
lab-metric-rounds = Rounds
lab-metric-decisions = Decisions
lab-metric-points-of-a-seat = Points of a seat
lab-metric-points-of-the-winner = Points of the winner
lab-metric-lead-of-the-winner = Lead of the winner
lab-metric-victories-of-the-first-seat = Victories of the first seat
lab-metric-victories-of-the-last-seat = Victories of the last seat
lab-seats = Victories by seat
lab-decided = When games are decided
lab-decided-about = In how many games of a hundred whoever leads after a round wins in the end.
lab-growth = Round by round
lab-winners = { $side }: winners
lab-others = { $side }: the others
lab-length = Length of games
lab-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
lab-openings = Victories by opening
lab-openings-about = The first place that somebody chose; the ten most frequent.
lab-uses = What is chosen, and what it is worth
lab-uses-about = Worth: how many more victories those have who choose it more often than the others at their table. That is no cause by itself: who leads may do more of everything.
lab-per-game = { $side }, per game
lab-worth = Worth
