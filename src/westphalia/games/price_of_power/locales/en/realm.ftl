# Monarch Power, Stability, Ducats

ask-power_to_gain = Which Monarch Power do you gain?
ask-power_to_lose = Which Monarch Power do you lose?
no-ducats = You have too few Ducats.
no-power-adm = You have too little ADM.
no-power-dip = You have too little DIP.
no-power-mil = You have too little MIL.
no-loan-limit = With 5 Interest tokens, you can’t take another Loan.
log-power-gained = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] gain
   *[other] gains
} { $n } { NAME($power) }.
log-power-lost = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] lose
   *[other] loses
} { $n } { NAME($power) }.
log-prestige = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] gain
   *[other] gains
} { $n } Prestige.
log-prestige-lost = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] lose
   *[other] loses
} { $n } Prestige.
log-stability = { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Stability is now { $value }.
log-ducats = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] gain
   *[other] gains
} { $n } { $n ->
    [one] Ducat
   *[other] Ducats
}.
log-ducats-lost = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] pay
   *[other] pays
} { $n } { $n ->
    [one] Ducat
   *[other] Ducats
}.
log-loan = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] take
   *[other] takes
} a Loan.
log-repaid = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] repay
   *[other] repays
} a Loan.
log-bankrupt = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] are
   *[other] is
} bankrupt: the Treasury is emptied, Interest tokens are taken away, and Mercenaries and Advisors leave.
