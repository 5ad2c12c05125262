# Minor Actions

option-take_loan = Take a Loan
option-repay_loan = Repay a Loan
option-replenish = Replenish Manpower
option-cut_ties = Cut Ties
option-cut_influence = Return Influence
option-cut_claim = Return a Claim
option-cut_alliance = End an Alliance
ask-replenish = How many Exhausted Units become Available?
ask-cut_ties = Which ties do you cut?
ask-cut_influence = From which Area do you return an Influence cube?
ask-cut_claim = Which Claim do you return?
ask-cut_alliance = Which Alliance do you end?
no-interest-to-repay = You have no Loan to repay.
no-ducats-to-repay = You have too few Ducats to repay a Loan.
no-exhausted = You have no Exhausted Units.
no-ties = You have nothing of this kind to give up.
log-replenished = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] replenish
   *[other] replenishes
} { $n } { $n ->
    [one] Unit
   *[other] Units
}.
log-claim-returned = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] give
   *[other] gives
} up the Claim in { NAME($area, case: "the") }.
