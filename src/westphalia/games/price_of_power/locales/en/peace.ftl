# Peace

option-enforce = Enforce a term
option-negotiate = Negotiate
option-white_peace = White Peace
option-offer_white_peace = Offer a White Peace
option-surrender = Surrender
option-keep_board = Keep Current Board State
option-humiliate = Humiliation
option-vassalize = Vassalization
option-convert = Force Conversion
option-succession = Secure Desired Succession
option-full_annexation = Full Annexation
option-return = Return it for Ducats
option-exchange = Exchange it
option-liberate = Liberate it
option-ally = Form an Alliance
ask-war_to_end = Which Total Victory do you resolve?
ask-total_victory = How do you end the War with { NAME($realm, case: "the") }?
ask-remaining_war = Which War do you want to end?
ask-peace_way = How do you end the War with { NAME($realm, case: "the") }?
ask-white_peace_offer = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] offer
   *[other] offers
} a White Peace. Your answer?
ask-go_home = Where do your Units in { NAME($area, case: "the") } go?
ask-peace_term = Which term do you enforce on { NAME($realm, case: "the") }?
ask-peace_influence = Where do you place Influence?
ask-imposed_ruler = Which Leader becomes the new Ruler?
ask-succession_alliance = Do you form an Alliance?
ask-keep_province = Peace with { NAME($realm, case: "the") }: you keep what you don’t name. Which Province do you give up?
ask-keep_way = What becomes of { NAME($province, case: "the") }?
ask-exchange_for = For which Province?
ask-exchange_also = Which other small Province do you give back for { NAME($province, case: "the") }?
ask-liberated_ally = With which liberated Realm do you form an Alliance?
ask-claim_discard = Do you discard a Claim to remove up to 2 Unrest from its Area?
ask-claim_calms = Where is Unrest removed?
ask-claim_loss = Do you place a Claim where you lost land?
ask-treaty_term = Which Peace term do you offer { NAME($seat, case: "the") }?
ask-treaty_victor = Peace with { NAME($seat, case: "the") }: who is the Victor?
ask-treaty_province = Peace with { NAME($seat, case: "the") }: which occupied Province goes back? The others stay with their occupier.
ask-treaty_province_way = What becomes of { NAME($province, case: "the") }?
ask-treaty_rider = Peace with { NAME($seat, case: "the") }: does one of you act at once as part of the treaty?
ask-treaty_rider_seat = Who acts?
ask-treaty_cut = Which Alliance ends?
ask-treaty_cut_claim = Which Claim is given up?
ask-treaty_cut_influence = From which Area is an Influence cube returned?
ask-treaty_payer = Peace with { NAME($seat, case: "the") }: who pays Ducats?
ask-treaty_ducats = How many Ducats?
ask-treaty_propose = Do you propose this treaty to { NAME($seat, case: "the") }?
ask-treaty_answer = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] propose
   *[other] proposes
} a treaty. Your answer?
log-peace-term = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] impose
   *[other] imposes
} a term on { NAME($realm, case: "the") }: { $term ->
    [humiliate] Humiliation
    [vassalize] Vassalization
    [convert] Force Conversion
    [succession] Secure Desired Succession
    [full_annexation] Full Annexation
    [white_peace] White Peace
   *[other] Keep Current Board State
}.
log-peace = { NAME($seat, case: "The") } and { NAME($realm, case: "the") } are at Peace.
log-peace-others = This also ends the War between { NAME($seat, case: "the") } and { $n } { $n ->
    [one] other Realm
   *[other] other Realms
} on that side.
log-white-peace = White Peace between { NAME($seat, case: "the") } and { NAME($realm, case: "the") }.
log-surrender = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] surrender
   *[other] surrenders
} to { NAME($other, case: "the") }.
log-ally-rests = { NAME($realm, case: "The") } { AGREE($realm) ->
    [plural] stop fighting and remain
   *[other] stops fighting and remains
} { NAME($seat, case: "the") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Ally.
log-go-home = { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Units go from { NAME($area, case: "the") } to { NAME($other_area, case: "the") }.
log-vassalized = { NAME($realm, case: "The") } { AGREE($realm) ->
    [plural] become
   *[other] becomes
} a Vassal of { NAME($seat, case: "the") }.
log-full-annexation = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] annex
   *[other] annexes
} all of { NAME($realm, case: "the") }.
log-annexed = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] annex
   *[other] annexes
} { NAME($province, case: "the") }.
log-reparations = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] receive
   *[other] receives
} { $n } { $n ->
    [one] Ducat
   *[other] Ducats
} from { NAME($realm, case: "the") }.
log-exchanged = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] exchange
   *[other] exchanges
} { NAME($province, case: "the") }.
log-treaty = { NAME($seat, case: "The") } and { NAME($other, case: "the") } agree on Peace: { $term ->
    [humiliate] Humiliation
    [convert] Force Conversion
    [succession] Secure Desired Succession
    [white_peace] White Peace
   *[other] Keep Current Board State
}.
log-treaty-failed = { NAME($seat, case: "The") } and { NAME($other, case: "the") } do not agree on Peace.
