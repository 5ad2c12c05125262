# Playing in the terminal

terminal-welcome = { $game }, { $scenario }. Type the number of a choice; ? tells why others are not possible, help lists the commands.
terminal-help =
    number, id or name  choose
    ?                   what is not possible now, and why
    undo                take your last answer back
    board, map          the table; the whole map with its neighbours
    log [N]             the last lines of the log
    card NAME           what a card says
    rules ID            a paragraph of the rulebook; ids stand in brackets
    talk                speak while another decides
    save FILE, load FILE
    resign              leave the game for good
    quit
terminal-seat = { NAME($seat) }:
terminal-pass = { NAME($seat) }, it is your decision. Enter when the others look away.
terminal-not-an-option = { $text }: not a choice here. Type ? or help.
terminal-refused = { $option }: { $reason } ({ $rule })
terminal-nothing-refused = Nothing is refused here.
terminal-no-card = { $text }: no card is called so.
terminal-amounts = a number: { $numbers }
terminal-text = or your own words, at most { $length } characters
terminal-more-log = … earlier lines: { $n } (log { $all })
terminal-talk = You may speak now; Enter lets the game go on.
terminal-nothing-to-say = There is nothing you could do now.
terminal-saved = Saved: { $file }
terminal-loaded = Loaded: { $file }
terminal-sure = Leave the game for good? Type resign once more.
terminal-over = The game is over.
terminal-place = place
terminal-player = player
terminal-points = points
terminal-dice = The dice came from the secret { $secret }; its commitment was { $commitment }.
terminal-bye = Good bye. “save” keeps a game; this one is gone.

# Where a sentence of a rulebook comes from, or when it holds: stands in brackets
mark-ruling = our ruling
mark-bot = Bots
mark-advanced = advanced rule
mark-optional = optional rule
