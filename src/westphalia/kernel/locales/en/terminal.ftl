# Playing in the terminal

terminal-which-game = Which game?
terminal-how-many = How many players ({ $numbers })?
terminal-welcome = { $game }, { $scenario }. Type the number of a choice; ? tells you why others are not possible, and help lists the commands.
terminal-help =
    number, ID or name  choose
    ?                   what is not possible now, and why
    undo                take your last answer back
    board, map          the table; the whole map, with the neighbours of each place
    log [N]             the last lines of the log
    card NAME           what a card says
    rules ID            a paragraph of the rulebook; IDs are in brackets
    why [N]             why a bot did that: its last move, or the Nth line from the end
    advice              what a bot would do here, and why
    talk                speak while somebody else decides
    save FILE, load FILE
    resign              leave the game for good
    quit
terminal-seat = { NAME($seat) }:
terminal-pass = { NAME($seat) }, it is your decision. Press Enter when the others are looking away.
terminal-not-an-option = { $text }: not a choice here. Type ? or help.
terminal-refused = { $option }: { $reason } ({ $rule })
terminal-nothing-refused = Nothing is refused here.
terminal-no-card = { $text }: no card has this name.
terminal-amounts = a number: { $numbers }
terminal-text = or your own words, at most { $length } { $length ->
    [one] character
   *[other] characters
}
terminal-more-log = … earlier lines: { $n } (log { $all })
terminal-talk = You may speak now; Enter lets the game go on.
terminal-nothing-to-say = There is nothing you can do now.
terminal-why-line = “{ $line }”
terminal-why-none = None of these lines tells of a bot’s move.
terminal-why-secret = That was decided in secret.
terminal-why-now = From what you know now, that can’t be weighed again.
terminal-why-random = This bot plays any legal move: nothing was weighed.
terminal-why-games = { $n ->
    [one] Weighed again in one imagined game, from what you can see. * marks what it did; the chance of winning is an estimate.
   *[other] Weighed again in { $n } imagined games, from what you can see. * marks what it did; the chance of winning is an estimate.
}
terminal-why-only = It saw nothing else worth doing.
terminal-advice-games = { $n ->
    [one] Tried out in one imagined game, from what you can see; the chance of winning is an estimate.
   *[other] Tried out in { $n } imagined games, from what you can see; the chance of winning is an estimate.
}
terminal-saved = Saved: { $file }
terminal-loaded = Loaded: { $file }
terminal-sure = Leave the game for good? Type resign once more.
terminal-over = The game is over.
terminal-place = place
terminal-player = player
terminal-points = points
terminal-dice = The dice came from the secret { $secret }; its commitment was { $commitment }.
terminal-bye = Goodbye. “save” keeps a game; this one is gone.

# Where a sentence of a rulebook comes from, or when it holds: stands in brackets
mark-ruling = our ruling
mark-bot = Bots
mark-advanced = advanced rule
mark-optional = optional rule
