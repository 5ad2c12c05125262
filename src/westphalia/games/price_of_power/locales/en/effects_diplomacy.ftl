# Diplomacy by cards

ask-card_alliance = With which Realm do you gain an Alliance?
ask-card_marriage = With which Realm do you gain a Royal Marriage?
ask-card_alliance_consent = Do you accept an Alliance with { NAME($realm, case: "the") }?
ask-card_marriage_consent = Do you accept a Royal Marriage with { NAME($realm, case: "the") }?
ask-alliance_to_lift = You have no Alliance token left. Which Alliance do you end to make room for the new one?
ask-marriage_to_lift = You have no Royal Marriage token left. Which Marriage do you end to make room for the new one?
ask-card_disputed = In which Realm is the succession disputed?
ask-card_cb = Against which Realm do you place a CB token?
ask-card_crusade = Against which Area is the Crusade called?
ask-may_gain_alliance = Do you seek the Alliance that the card grants?
ask-may_gain_marriage = Do you seek the Royal Marriage that the card grants?
ask-may_offer = Do you make the offer that the card allows?
ask-may_place_cb_token = Do you place a CB token?
ask-may_end_truce = Do you end the Truce?

log-offer-refused = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] refuse
   *[other] refuses
} the offer from { NAME($realm, case: "the") }.
log-cb = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] have
   *[other] has
} a CB token against { NAME($realm, case: "the") }.
log-truce-ends = The Truce between { NAME($seat, case: "the") } and { NAME($realm, case: "the") } ends.
log-committed = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] are
   *[other] is
} Committed to the Crusade.
log-cb-lifted = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] take
   *[other] takes
} back the CB token against { NAME($realm, case: "the") }.
