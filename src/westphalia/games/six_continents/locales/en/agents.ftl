# SC-19 Agents

option-agents = Agents
option-buy_spy = Buy spies
option-deal = Deal agent cards

ask-agent_work = What about your agents?
ask-buy_spies = How many spies do you buy for 8 gold each?
ask-leave_out = Which action do you leave out of your set this round?
ask-deal_card = Which card do you lay face down before { NAME($other) }?

no-agents-capital = Without your capital you have no secret service.
no-agents-level = Your capital's level is too low for spies.
no-spy-gold = A spy costs 8 gold.
no-deal-spies = You have no spy.
no-deal-again = You have dealt your cards in this turn.
no-card-spies = Each action needs a spy of its own.
no-card-twice = You have dealt this card already.
no-card-left-out = You left this card out of your set.

log-spies = { NAME($seat) } buys { $n } { $n ->
    [one] spy
   *[other] spies
} for { $gold } gold.
log-card-dealt = You lay a card before { NAME($other) }: { NAME($card) }.
log-dealt = { NAME($seat) } has dealt agent cards to everybody.
log-card-revealed = The card of { NAME($seat) } before { NAME($other) }: { NAME($card) }.
log-agent-success = { NAME($other) } rolls { $roll } against “{ NAME($card) }” of { NAME($seat) }: a success, being above { $needed }.
log-agent-failure = { NAME($other) } rolls { $roll } against “{ NAME($card) }” of { NAME($seat) }: a failure, more than { $needed } was needed.
log-spy-lost = { NAME($seat) } loses a spy.
