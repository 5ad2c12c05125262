# RE-5.5 Subsidies and Mercenaries

ask-gift = { NAME($power) }: Subsidies or Mercenaries for the Coalition?
option-subsidies = Subsidies (money)
option-mercenaries = Mercenaries (cards)
ask-receiver = { NAME($power) }: who receives the gift?
ask-subsidy = { NAME($power) }: how much money for { NAME($other, case: "the") }?
ask-mercenary = { NAME($power) }: which card for { NAME($other, case: "the") }?
ask-accept_gift = { NAME($power) } → { NAME($other) }, { $gift ->
    [money] money: { $n }
   *[cards] cards: { $n }
 }. Do you accept?
no-gift-outside-coalition = Only members of the same Coalition may give to each other.
no-money-to-give = There is no money to give.
no-cards-to-give = There are no cards to give.
no-gift-so-large = At most { $n } in all may be given.
log-offers-money = { NAME($power) } → { NAME($other) }, an offer of money: { $n }.
log-offers-cards = { NAME($power) } → { NAME($other) }, an offer of cards: { $n }.
log-gift-accepted = { NAME($other) }: gift accepted ({ NAME($power) }).
log-gift-refused = { NAME($other) }: gift refused ({ NAME($power) }).
log-mercenary = { NAME($power) } → { NAME($other) }: the card given is a { NAME($card) }.
