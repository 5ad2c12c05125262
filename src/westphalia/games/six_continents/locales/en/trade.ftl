# SC-3.14 Trade, SC-1.20 Land sale

option-offer = Make an offer
option-answer_offer = Answer an offer
option-withdraw_offer = Take an offer back
option-send = Send it
option-give_gold = Give gold
option-give_food = Give food
option-give_fruit = Give fruit
option-give_voucher = Give road vouchers
option-give_land = Give a province
option-want_gold = Ask for gold
option-want_food = Ask for food
option-want_fruit = Ask for fruit
option-want_voucher = Ask for road vouchers
option-want_land = Ask for a province
option-counter = Make a counter-offer

ask-offer_to = To whom do you make an offer?
ask-edit_offer = Your offer to { NAME($other) }: what goes into it?
ask-offer_of = Whose offer do you answer?
ask-answer_offer = What do you say to the offer from { NAME($other) }?
ask-withdraw_offer = Which offer do you take back?
ask-give_amount = { $goods ->
    [fruit] How many fruits
    [voucher] How many road vouchers
   *[other] How much { NAME($goods) }
} do you give { NAME($other) }?
ask-want_amount = { $goods ->
    [fruit] How many fruits
    [voucher] How many road vouchers
   *[other] How much { NAME($goods) }
} do you want from { NAME($other) }?
ask-give_place = Which province does { NAME($other) } get? Choosing a province already named takes it out again.
ask-want_place = Which province do you want from { NAME($other) }? Choosing a province already named takes it out again.

no-trade-nothing = There is nothing to trade.
no-trade-none-in-hand = You have none.
no-trade-none-there = Your partner has none.
no-trade-land = There is no province that may change hands.
no-trade-land-sale-off = Provinces can’t be sold in this game.
no-trade-empty-offer = The offer is still empty.
no-trade-offer-open = No such offer is open.
no-trade-not-covered = You don’t have what is asked for.

log-offer-made = { NAME($seat) } makes an offer to { NAME($other) }.
log-offer-refused = { NAME($seat) } refuses the offer from { NAME($other) }.
log-offer-withdrawn = { NAME($seat) } takes back the offer to { NAME($other) }.
log-offer-lapsed = The offer from { NAME($seat) } to { NAME($other) } has lapsed.
log-trade = { NAME($seat) } and { NAME($other) } trade.
log-handed-over = { NAME($seat) } gives { COUNT($n, $goods) } to { NAME($other) }.
log-land-sold = { NAME($seat) } hands { NAME($place) } over to { NAME($other) }.
