# SC-19 Agents

option-agents = Agents
option-buy_spy = Buy spies
option-deal = Deal agent cards

ask-agent_work = What do you do with your agents?
ask-buy_spies = How many spies do you buy for 8 gold each?
ask-leave_out = Which action do you leave out of your set this round?
ask-deal_card = Which card do you lay face down in front of { NAME($other) }?

no-agents-capital = Without your capital, you have no secret service.
no-agents-level = Your capital’s level is too low for spies.
no-spy-gold = A spy costs 8 gold.
no-deal-spies = You have no spy.
no-deal-again = You have already dealt your cards this turn.
no-card-spies = Each action needs a spy of its own.
no-card-twice = You have dealt this card already.
no-card-left-out = You left this card out of your set.

log-spies = { NAME($seat) } buys { $n } { $n ->
    [one] spy
   *[other] spies
} for { $gold } gold.
log-card-dealt = You lay a card in front of { NAME($other) }: { NAME($card) }.
log-dealt = { NAME($seat) } has dealt agent cards to everybody.
log-card-revealed = { NAME($seat) }’s card in front of { NAME($other) }: { NAME($card) }.
log-agent-success = { NAME($other) } rolls { $roll } against { NAME($seat) }’s “{ NAME($card) }”: the action succeeds, as the roll is above { $needed }.
log-agent-failure = { NAME($other) } rolls { $roll } against { NAME($seat) }’s “{ NAME($card) }”: the action fails, as more than { $needed } was needed.
log-spy-lost = { NAME($seat) } loses a spy.
