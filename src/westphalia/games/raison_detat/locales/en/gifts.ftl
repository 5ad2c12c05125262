# RE-5.5 Subsidies and Mercenaries

ask-gift = { NAME($power) }: Subsidies or Mercenaries for the Coalition?
option-subsidies = Subsidies (money)
option-mercenaries = Mercenaries (cards)
ask-receiver = { NAME($power) }: who receives the gift?
ask-subsidy = { NAME($power) }: how much money do you give { NAME($other, case: "the") }?
ask-mercenary = { NAME($power) }: which card do you give { NAME($other, case: "the") }?
ask-accept_gift = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] offer
   *[other] offers
} { NAME($other, case: "the") } { $gift ->
    [money] { $n } money
   *[cards] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
}. Do you accept?
no-gift-outside-coalition = Only members of the same Coalition may give to each other.
no-money-to-give = There is no money to give.
no-cards-to-give = There are no cards to give.
no-gift-so-large = At most { $n } in all may be given.
log-offers-money = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] offer
   *[other] offers
} { NAME($other, case: "the") } { $n } money.
log-offers-cards = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] offer
   *[other] offers
} { NAME($other, case: "the") } { $n } { $n ->
    [one] card
   *[other] cards
}.
log-gift-accepted = { NAME($other, case: "The") } { AGREE($other) ->
    [plural] accept
   *[other] accepts
} the gift from { NAME($power, case: "the") }.
log-gift-refused = { NAME($other, case: "The") } { AGREE($other) ->
    [plural] refuse
   *[other] refuses
} the gift from { NAME($power, case: "the") }.
log-mercenary = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] give
   *[other] gives
} { NAME($other, case: "the") } a { NAME($card) }.
