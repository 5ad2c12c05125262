# Phase 4: Income and Upkeep

ask-reduce_costs = Income { $income }, costs { $costs }: your Treasury would hold { $value }. Do you reduce your costs or take a Loan first?
ask-unpaid = Income { $income }, costs { $costs }: your Treasury would stand at { $value }. You can’t pay all of it. What do you do?
ask-fire_advisor = Which Advisor do you dismiss?
ask-disband_where = Where do you disband a Unit?
ask-disband_unit = Which Unit do you disband?
ask-disband_ship = Where do you give up a ship?
ask-discard_ducats = How many Ducats do you discard before Corruption is worked out?
ask-corruption_adm = Corruption costs { $n } ADM. How many do you pay? Each one not paid becomes an Interest token.
ask-less_power = Stability −3: of which type do you gain 1 less?
option-fire = Dismiss an Advisor
option-disband = Disband a Unit
option-scrap = Give up a ship at sea
option-recall = Recall a ship to port
option-recall_fleet = Recall the Fleet to port
option-loan = Take a Loan
option-loan_later = Take a Loan once the costs are paid: no Interest this Round

log-income = { NAME($seat, case: "The") }: net income { $n }, Treasury { $value }.
log-corruption = Corruption costs { NAME($seat, case: "the") } { $n } ADM and brings { $value } { $value ->
    [one] Interest token
   *[other] Interest tokens
}.
log-fleet-recalled = { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Fleet returns from { NAME($sea, case: "the") } to { NAME($province, case: "the") }.
