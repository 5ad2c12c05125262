# Player-to-Player Diplomacy

option-talk = Talk to a player
ask-talk_partner = Whom do you want to talk to?
ask-talk_privacy = Do you talk openly, or privately for 1 DIP?
option-openly = Openly
option-privately = Privately
ask-talk_bundle = What do you propose to { NAME($seat, case: "the") }?
option-alliance = An Alliance
option-marriage = A Royal Marriage
option-support = Monetary Support
option-sale = The sale of a Province
option-propose = Propose this
option-clear = Start again
option-give_up = Break off
ask-support_giver = Who gives Ducats?
ask-support_amount = How many Ducats? The Active Player pays 1 DIP for each 10.
ask-sale_seller = Who sells?
ask-sale_province = Which Province is sold?
ask-sale_price = For how many Ducats?
ask-talk_answer = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] propose
   *[other] proposes
} an agreement. What do you answer?
option-counter = Make another proposal
ask-dowry_deck = From which deck may both of you draw a card?
ask-dowry = Do you draw a card?
no-talk-partner = There is nobody with whom you could agree on anything.
no-talk-war = At War, only Monetary Support can be agreed on.
no-support-and-sale = Monetary Support and the sale of Provinces can’t be combined in one Turn.
no-sale-claim = There is no Province that its owner could sell to a player with a Claim in its Area.
no-sale-town = The buyer has no Town left.
no-sale-last = A player’s last Province can’t be sold.
log-talk-failed = { NAME($seat, case: "The") } and { NAME($other, case: "the") } reach no agreement.
log-private-talk = { NAME($seat, case: "The") } and { NAME($other, case: "the") } talk in private.
log-ducats-given = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] give
   *[other] gives
} { NAME($other, case: "the") } { $n } { $n ->
    [one] Ducat
   *[other] Ducats
}.
log-sold = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] sell
   *[other] sells
} { NAME($province, case: "the") } to { NAME($other, case: "the") }.
