# What the page itself says

motto = Great games of history, at one table.
loading = One moment…
page-menu = Page
rulebook = Rulebook
settings = Settings
language = Language
setting-patterns = Hatching for colours
setting-help = Explain each decision
setting-theme = Look
theme-auto = as on this device
theme-light = day
theme-dark = evening
to-start = To the start page
close = Close

play-bots = { $n ->
    [one] Play against a bot
   *[other] Play against { $n } bots
}
opponents = Opponents
play-friends = Play with friends, or together at one screen
my-tables = Your tables
table-round = Round { $n }
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
bot-about-random = plays any legal move. Good for a look around, but not much of an opponent.
bot-about-novice = thinks like the steward, but slips up in one decision out of four.
bot-about-steward = a sensible opponent who answers at once.
bot-about-strategist = first tries out in imagined games what the steward would do; takes a moment over a decision.
seat-bot-style = Bot ({ $name }, { $style })
level-master = Grand strategist
bot-about-master = thinks like the strategist, but takes three seconds over a decision. The strongest opponent here.
bot-style = Style of the bot: { $name }
style-none = balanced
style-trader = trader
style-conqueror = conqueror
style-diplomat = diplomat
style-guardian = guardian
style-settler = settler
style-about-trader = invests first, and avoids wars that do not pay.
style-about-conqueror = arms early and attacks even at poorer odds.
style-about-diplomat = seeks allies and influence before land.
style-about-guardian = holds what it has, and would rather stay out of wars.
style-about-settler = takes free land before all else, and feeds it.
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
reconnecting = Connection lost; trying again…
kept-answer = your answer
kept-waits = No connection: “{ $answer }” is kept and will be sent as soon as there is one.
kept-drop = Don’t send it
kept-sent = The connection is back, and your answer has been sent.
kept-not-taken = The connection is back, but the table has moved on meanwhile: your answer was not accepted.
map = Map
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = The whole map
panels = Panels
tab-log = Log
tab-seats = Seats
tab-words = In words
tab-chat = Talk
decision = Decision
aside = Meanwhile you may…
waiting-for = Waiting for { $names }
waits-since = for { $time }
waits-left = { $time } left
waits-late = time is up
looking-back = You are looking at the past.
back-to-now = Back to the present
history = The course of the game
undo = Take back
confirm = Confirm
less = Less
more = More
amount = Amount
own-words = Your own words, at most { $length } { $length ->
    [one] character
   *[other] characters
}
why-not = { $n ->
    [one] One thing is not possible: why?
   *[other] { $n } things are not possible: why?
}
rule = Rule { $id }
you = you
decides = deciding
sit-here = View from this seat
log-filter = Whose lines
log-everybody = Everybody
log-empty = Nothing has happened yet.
log-earlier = Earlier lines: { $n }
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
curtain = { $name }, your decision
curtain-others = Others, please look away.
curtain-open = I am { $name }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
record = Download the record
see-board = See the board
vote-open = { $name } asks: { $what } ({ $yes } of { $needed } agree)
vote-open-late = Out of time ({ $seat }): { $what } ({ $yes } of { $needed } agree)
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
search-skip = how do does did can could should must shall would i you we my your a an the to of is are am what when where which who why it in on for with get
search-alike = win victor winner goal | lose eliminat defeat | food feed famine starv hungr granar | money gold ducat income tax | fight battle attack war | buy recruit mobilis | boat ship sail sea naval | start begin first setup | points score scoring prestige influence | ally alliance coalition friend | peace treaty truce | revolt rebel unrest | religion faith convert
contents = Contents
tab-office = Table
your-chair = Your chair
chair-to-bot = Let a bot play on
chair-back = Take the chair back
chair-kept = A bot is sitting in for you, since your time ran out.
resign = Resign
resign-sure = Leave the game for good
proposals = Proposals to the table
propose-takeback = Take back my last answer
propose-pause = Pause
propose-resume = Resume
propose-extend = More time
propose-end = End here
fair-dice = Fair dice
note = Your notes
seat-kept = { $name } (absent, a bot sits in)
seat-vacation = { $name } (on holiday until { $date })
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
odds-win = Chance of winning:
presence-online = at the table
presence-away = away
presence-bot = played by a bot
seat-more = More about { $name }
history-back = One move back (,)
history-on = One move on (.)
film = What happened
film-skip = Skip
film-watch = Show it on the map
film-game = Watch the game
history-play = Play from here (P)
history-pause = Pause
history-speed = Speed
history-turns = Turn
history-rounds = Round
history-turns-back = To the previous turn ([)
history-turns-on = To the next turn (])
history-rounds-back = To the previous round (Shift+[)
history-rounds-on = To the next round (Shift+])
keepsakes = Picture and film
keepsakes-about = Made in your browser from what you may see.
keepsake-png = Picture (PNG)
keepsake-svg = Picture (SVG)
keepsake-film = Film (WebM)
keepsake-stop = Stop
keepsake-failed = That did not work: this browser could not make it.
looking-at-move = Move { $at } of { $last }
what-if-bots = Against bots
what-if-alone = Play every seat
what-if-of = What if, from move { $at }
digest = Since your last visit
digest-close = I have read it
digest-all = Everything that happened ({ $n })
chronicle = Meanwhile:
overlays = Colours of the map
overlay-owner = Owners
overlay-region = Regions
minimap = Go there
neighbours = Neighbours
places = Places
mats = In front of you

## Start page, new tables, account

problem-offline = The server can’t be reached.
problem-form = Something in this form is missing or too long.
setting-ask-before-dice = Ask before a step that can’t be taken back
setting-answer-alone = Give the only answer for me when there is no choice
only-answer = There is nothing to choose: this is answered for you.
account = Account
account-of = Your account: { $name }
account-none = Register or log in
account-guest = You are playing without an account, as { $name }. This browser remembers you; an account also keeps your seats on other devices. Whatever you play now comes along.
account-known = You are logged in as { $name }.
register = Register
register-about = A name and a password of at least eight characters; nothing else.
log-in = Log in
log-in-about = The seats you hold as a guest move to your account.
log-out = Log out
name = Name
password = Password
rename = What others call you
rename-do = Change
renamed = You are { $name } now.

courier = When it is your turn
courier-about = When a game goes on for days, you are notified when the table is waiting for you: once a turn, with what happened meanwhile.
courier-other-ways = Other ways: webhook, email, feed
courier-push = Device
push-begin = Notify me on this device
push-is-on = You are notified on this device.
push-end = Stop notifying me on this device
push-denied = The browser does not allow notifications from here; its settings for this site can change that.
push-no-extra = This server can’t notify devices: its host would have to install “westphalia[notify]”. The other ways work.
push-no-https = Notifications on this device need an address that begins with https. The other ways work.
push-no-browser = This browser can’t show notifications from here; on an iPhone the page must be on the Home Screen. The other ways work.
push-no-service = The browser’s notification service can’t be reached.
wishes-what = About what
wishes-when = When
wish-turn = It is my turn
wish-attack = I am under attack
wish-offer = An offer or a treaty for me
wish-talk = Talk at the table
wish-time = My time is running out or has run out
wish-over = The game is over
pace-of-once = At once
pace-of-hour = In one message, once an hour
pace-of-day = In one message, once a day
wishes-hour = At
wishes-quiet = Not at night
wishes-from = From
wishes-to = To
wishes-not-there = Not while I am at the table
wishes-here = Notifications from this table
wishes-own = Different settings for this table
call-me = This game goes on for days. Shall we notify you when it is your turn?
call-me-more = More ways to be notified
call-me-not = No, thank you
courier-kind = Notify me by
courier-webhook = Webhook
courier-mail = Email
courier-feed = Feed
courier-webhook-address = Its address
courier-mail-address = Your address
courier-webhook-about = Discord, Slack, or any address that takes JSON.
courier-mail-about = You confirm the address with a link that we send there.
courier-feed-about = A secret address for a feed reader: the tables that are waiting for you. Anyone who has it can read it.
courier-feed-link = The address of your feed
courier-calendar-link = The address of your calendar
courier-add = Add
courier-end = Remove
courier-try = Try it
courier-tried = Sent.
courier-confirm = An email is on its way; open the link in it.
courier-unconfirmed = Not confirmed yet: open the link in the email we sent.
courier-error = The last message was not sent: { $why }
new-password = A new password
new-password-about = Whoever is logged in elsewhere with the old one is logged out.
password-old = Your current password
password-new = The new one
password-changed = You have a new password.

public-tables-empty = No open table at the moment.
records = Finished games
records-empty = No finished game is open to everybody yet.
more-tables = { $n } more
join = Sit down
over = over
paused = paused
under-way = under way
kind-what-if = what if
kind-lesson = lesson
kind-record = record
what-if = What if…
what-if-about = A private table from this moment on. What the chosen player did not know is dealt anew; the game itself stays as it was.
what-if-move = After move
what-if-eyes = Seen by
what-if-truth = somebody who knows everything
what-if-open = Try it
ways = More ways to play
way-invite = Play with friends
way-invite-about = Open a table, leave chairs free and send each friend a link. No account is needed; a bot can keep a chair warm.
way-host = Host it at home
way-host-about = Friends on the same network can join your computer: start it like this and give them the address it prints, with your computer’s name or number in place of 0.0.0.0.
way-record = Bring a record
way-record-about = A game saved as a file is played again and checked, dice and all; then you can look through it move by move.
upload = Choose a file
verifying = Playing it again…
record-right = The record is correct: { $moves } { $moves ->
    [one] move
   *[other] moves
}, { $dice } { $dice ->
    [one] die
   *[other] dice
}.
record-by-secret = The dice follow from the secret whose seal was published beforehand.
record-as-told = It does not reveal its secret: the dice are taken as written.
replay = Look through it

game = Game
homemade = Who plays
homemade-group = Start
how-many = How many
preset-bots = me and bots
preset-friends = friends by link
preset-screen = all at this screen
only-watch-hint = You will only be watching at this table.
terms = Terms
pace-slow = over days, each playing when they can
clock = Time for a decision
away = A player counts as away after
away-about = The others may then go on without asking, but never while that player’s clock is running.
absent = When the clock runs out
absent-answer = the usual answer is given
absent-bot = a bot sits in until they are back
absent-wait = the table waits
absent-vote = the others vote at once
absent-about-answer = This goes on for as long as they are away; they decide again as soon as they are back.
absent-about-bot = They have their chair back the moment they open the table. When everybody is gone, the table waits.
absent-about-wait = Nothing is decided for them, however long it takes.
absent-about-vote = If the others agree, a bot sits in until the player is back.
clock-none = no limit
table-language = Language of the table
options = Rules of this table
options-usual = As the scenario sets them.
options-all = All options ({ $n })
options-other = Other
options-changed = changed: { $n }
options-reset = Reset all
option-reset = Reset: { $name }
value-on = yes
value-off = no
table-open = The table is open
send-watch = For those who only want to watch.
watchers = Link for spectators
copy = Copy
copied = Copied

search-rules = Search the rules: a word, or SC-8.5
rule-link = Address of this paragraph
mark-ruling = ruling
mark-ruling-about = The source leaves this open; this is how it is played here.
mark-bot = Bots
mark-bot-about = About the Bots in the rulebook.
mark-advanced = advanced
mark-advanced-about = An advanced rule; it can be left out when the table is made.
mark-optional = optional
mark-optional-about = An optional rule; it can be chosen when the table is made.
help-about = What is this about?
help-stop = Don’t explain any more

chat-all = All
chat-private-empty = Only the two of you can read this.
chat-watcher = Those who are only watching can’t speak.
notice-late-answer = This seat has run out of time: the usual answers are given for it.
notice-late-bot = This seat has run out of time: a bot plays until its player is back.
notice-late-wait = This seat has run out of time. The table is waiting.
notice-late-vote = This seat has run out of time: the others are voting on whether a bot should play.
notice-back = The player in this seat is back.
notice-bot-failed = The bot in this seat failed, so the default answer was given in its place. The game goes on.
pin = PIN
pin-title = A PIN for your hand
pin-about = Asked for on this screen before your view is shown.
pin-new = Set a PIN
pin-choose = Four to eight digits
pin-set = Set
pin-is-set = You have a PIN.
pin-remove = Remove it
pin-wrong = That is not the PIN.
pin-forgotten = Forgotten?
pin-forgotten-about = Anybody at this screen can remove the PIN, but not in secret: every player here will be told that it was removed, and when.
pin-remove-of = Remove { $name }’s PIN
pin-removed = The PIN was removed without being entered ({ $name }, { $time }).

seat-free = A chair is free
sit-down = Sit down: { $name }
you-watch = You are watching. All chairs are taken.
chair-is-bots = A bot is playing for you at the moment.
which-bot = Which bot
resign-about = Your realm falls apart; you can’t come back to this game.
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
note-about = Only you can read this.
note-kept = Saved.
record-title = Record
record-own-view = While the game is running, what you have seen of it; afterwards, the whole game.
record-whole = The whole game, every answer and every die; anybody can check it.
report-title = Is something wrong?
report-about = One file with what this table shows you, your browser and a position that can be played; nothing that your seat can’t see. Send it to whoever runs this server, or to the project.
report = Download a report
dice-sealed = Before the first move, the server sealed the secret its dice come from. This is the seal; it can’t be changed any more. At the end, the secret is opened.
dice-opened = The secret is open. It must fit the seal from before the first move, and all dice must follow from it.
secret = Secret
verify = Verify
verdict-right = All correct: { $moves } { $moves ->
    [one] move
   *[other] moves
} and { $dice } { $dice ->
    [one] die
   *[other] dice
} replayed, with the same result.
verdict-by-secret = Every die follows from the secret.
verdict-older = Moves { $first } to { $last } were played under version { $rules } of the rules: their hashes are in order; only that version can check the moves themselves.
verdict-as-told = The dice were taken as written.
verdict-here = This browser has checked that the secret fits the seal.
verdict-wrong = Not correct:
verdict-other-secret = the secret does not fit the seal.
see-result = See the result
rematch = Play again
rematch-call = Another game? Your chair:
curves = How the game went
axis-round = round
axis-end = end
at-round = At the start of round { $n }
at-the-end = At the end

turns = Turning points
turns-about = The chances of winning as a bot estimates them from turn to turn. Numbers mark where they fell most; choose one to see the board as it stood then.
turns-chance = Estimated chance of winning
turns-none = Nobody’s chances fell suddenly in this game.
turn-go = See the board after move { $n }
turn-fell = { $name }, round { $round }: from { $before } to { $after }
in-round = In round { $n }
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
winner-none = Nobody at the table has won: the game has beaten you.
winner = { $n ->
    [one] Victory for { $names }
   *[other] { $names } share the victory
}

form-back = Back
form-steps = Step by step
form-on-map = or on the map
form-add = Add
form-final = What follows can’t be taken back.

orders-ahead = Decide this in advance…
orders = Standing orders
orders-about = They answer for you a while after you are asked, so that nobody can tell from your speed that you had already decided. Your log shows what they did.
orders-none = You have given none. Where a question can be decided in advance, it says so below its answers.
order-revoke = Take back
order-done = By your order “{ $order }” the answer was “{ $answer }”: { $question }
order-lapsed = Your order “{ $order }” is no longer in force: { $why }

vacation = Holiday
vacation-about = Your clocks stand still, and every table is told. At least a day each time, and at most 30 days a year.
vacation-days = days
vacation-go = Go on holiday
vacation-end = I am back
vacation-until = On holiday until { $date }.
vacation-left = { $n ->
    [one] One day is left this year.
   *[other] { $n } days are left this year.
}
reliability = Turns taken on time: { $in_time } of { $turns }.
reliability-none = No turn with a clock yet.
sitters = Who sits here

goals = Goals
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
    [one] one more: mark all as read
   *[other] { $n } more: mark all as read
}

setting-pace = How fast others’ moves are shown
pace-instant = at once
pace-brisk = briskly
pace-calm = calmly

# The piece first, and keys

deeds-closed = What can’t be done now: { $n }
drag-where = Drop it where it should go
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
keys-jumps = [ · ]
keys-jumps-about = one turn back or forward; with Shift, one round
keys-film = P
keys-film-about = play what happened, or the history from here; Esc ends it
keys-help = ?
keys-help-about = this list

# The lab

lab = Lab
lab-lead = Change the numbers of a game and see what difference it makes. Every game is played twice with the same dice, once as it is and once with your changes: any difference then comes from the rules, not from luck.
lab-way = For designers: change prices, incomes and limits, let bots play the game a hundred times, and see what difference it makes.
to-lab = To the lab
lab-setup = What is played
lab-bots = Who plays
lab-games = Games in all
lab-numbers = What is changed
lab-unchanged = Nothing yet: a run then shows the game as it is.
lab-search = Search the numbers and options ({ $n })
lab-range = { $low } to { $high }
lab-was = as it is: { $value }
lab-run = { $n ->
    [one] Play { $n } game
   *[other] Play { $n } games
}
lab-cancel = Cancel
lab-nothing = The report grows here while the games are played. You may leave the page meanwhile; the run goes on.
lab-report = Report
lab-progress = { $done } of { $games } { $games ->
    [one] game
   *[other] games
}
lab-left = { $n ->
    [one] about a minute left
   *[other] about { $n } minutes left
}
lab-done = finished
lab-cancelled = cancelled; what was played counts
lab-failed = could not be played
lab-as-it-is = Unchanged
lab-changed = Changed
lab-moves = What the changes affect
lab-moves-about = Compared pair by pair. What is certain (95%) stands out; the rest shows how many more pairs of games a difference of this size would need.
lab-difference = Difference
lab-same = the same
lab-interval = { $low } to { $high }
lab-interval-about = With 95% intervals; the thin line is an even share.
lab-more = { $n ->
    [one] one more pair to be sure
   *[other] { $n } more pairs to be sure
}
lab-metric-rounds = Rounds
lab-metric-decisions = Decisions
lab-metric-points-of-a-seat = Points per seat
lab-metric-points-of-the-winner = The winner’s points
lab-metric-lead-of-the-winner = The winner’s lead
lab-metric-victories-of-the-first-seat = Victories by the first seat
lab-metric-victories-of-the-last-seat = Victories by the last seat
lab-seats = Victories by seat
lab-decided = When games are decided
lab-decided-about = In how many games out of a hundred the leader after a round wins in the end.
lab-growth = Round by round
lab-winners = { $side }: winners
lab-others = { $side }: the others
lab-length = Length of games
lab-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
lab-openings = Victories by opening
lab-openings-about = The first place a player chose; the ten most frequent are shown.
lab-uses = What is chosen, and what it is worth
lab-uses-about = Worth: how many more victories go to those who choose it more often than the others at their table. This alone proves no cause: whoever leads may do more of everything.
lab-per-game = { $side }, per game
lab-worth = Worth

# people

device = A second device
device-about = Play the same seats on your phone and here: enter this code on the other device, once, within ten minutes.
device-show = Show a code
device-minutes = { $n ->
    [one] valid for { $n } minute, once
   *[other] valid for { $n } minutes, once
}
device-link = Or open this link there
device-code = Code from the other device
device-enter = Continue here
device-here = Continue here with the seats of your other device. What this device holds comes along.
device-other = I have a code from another device
blocked = Blocked
blocked-about = You hear nothing they say, and they can’t sit down at your tables.
unblock = Unblock
own-data = Your data
own-data-get = Download everything kept about me
delete-me = Delete me
delete-me-about = Your name, password, talk, notes and ways to be notified are deleted. Bots play on for you; what you did in games stays, without your name. This can’t be undone.
delete-me-sure = Delete me for good
people = People at this table
block = Block
block-about = You hear nothing they say, and they can’t sit down at your tables.
block-done = { $name } is blocked. The list is on your account page.
report-person = Report to the host
report-text = What happened?
reported = The host will read it.
reports = Reported to you
report-settled = Settled
remove-about = Whoever is removed can’t come back through the old link and goes on your list of blocked people.
remove-person = Remove
remove-person-sure = Remove for good
replace-person = Replace with a bot
replace-person-sure = Yes, let a bot play
make-host = Make host
make-host-about = Hand the table over to them: from then on they decide who sits here, and you no longer do.
make-host-sure = Hand the table over
close-table = Close the table
close-table-about = The game ends here, for everybody.
close-table-sure = Close it for everybody
ask-name = What should the others call you?
ask-name-do = That’s my name
chair-taken = Somebody is sitting here
chair-taken-about = The chair this link leads to is taken. If it is yours on another device, continue here:
chair-taken-move = It is my chair
chair-taken-move-about = On the device where you sat down, open your account and show a code.
chair-taken-log-in = Log in, and the chair is yours here too.
chair-taken-watch = Just watch
notice-removed = The host has removed the player in this seat.
notice-closed = The table was closed by its host.
notice-host = The player in this seat is the host of the table from now on.
notice-gone = The player in this seat has left Westphalia.

# What a bot has weighed

why-ask = Why did it do that?
why-thinking = Weighing it again…
why-done = done
why-for = Compared with the next best:
why-compared = Compared with that:
why-chance = Chance of winning, as estimated:
why-way-random = This bot plays any legal move: nothing was weighed.
why-way-novice = This bot thinks like the steward, but slips up in one decision out of four. Here is what there was to choose from:
why-way-steward = This bot takes what its rules of thumb put first, and does not look ahead. Here is what came of it and of the alternatives:
why-way-strategist = This bot tries out, in imagined games, what the steward would think of. Here is what it had to choose from:
why-games = { $n ->
    [one] Weighed again in one imagined game.
   *[other] Weighed again in { $n } imagined games.
}
why-only = It saw nothing else worth doing.
why-same = makes no difference in the games tried
why-soon = (right away)
why-hidden = While the game is running, this is worked out from what you can see: cards that you can’t see were dealt anew.
why-known = From what the bot knew then.
why-more = more
why-less = less

advice = What I would do
advice-ask = What would you do?
advice-about = A bot weighs your question from what you can see. Everybody at the table is told that you asked.
advice-off = Advice is off at this table.
advice-mark = advised, no. { $n }
advice-games = { $n ->
    [one] Tried out in one imagined game; cards that you can’t see were dealt anew.
   *[other] Tried out in { $n } imagined games; cards that you can’t see were dealt anew.
}
advice-only = I see nothing else worth doing.
advice-terms = Advice
advice-allow = Players may ask a bot for advice
advice-terms-about = “What would you do?” marks up to three answers and says why. Everybody is told that somebody asked.
notice-advice = The player in this seat has asked a bot for advice.
