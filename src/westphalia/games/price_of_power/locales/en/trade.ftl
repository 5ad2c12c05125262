# Trade

option-move_ship = Move a Light Ship first
option-trade = Trade
option-no_card = Use no card and gain Ducats
option-new_merchant = A Merchant not yet placed
option-interest = Take an Interest token

ask-trade_use = Do you use one of the Trade cards?
ask-trade_card = Which Trade card do you use?
ask-trade_node = At which Trade Node do you trade?
ask-merchant_from = Which Merchant do you send?
ask-trade_tie = Trade Power is tied. Who gets the higher row?
ask-gold_inflation = This much Gold brings inflation. How do you deal with it?

no-trade-merchant = All your Merchants have been used this Round.

log-trade-card = Trade card revealed: { NAME($trade_card) }.
log-no-trade = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] use
   *[other] uses
} none of these Trade cards.
log-merchant = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] trade
   *[other] trades
} at the { NAME($node) } Trade Node.
log-trade-no-income = Trade at the { NAME($node) } Trade Node brings { NAME($seat, case: "the") } nothing.
log-privateers = { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} privateers lie in wait at the { NAME($node) } Trade Node.
log-trade-income = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] gain
   *[other] gains
} { $n } { $n ->
    [one] Ducat
   *[other] Ducats
} from trade at the { NAME($node) } Trade Node.
log-inflation = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] suffer
   *[other] suffers
} inflation.
