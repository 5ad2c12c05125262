# Diplomatic Actions: Influence, Forge Alliance, Fabricate Claims

option-influence = Influence
option-forge_alliance = Forge an Alliance
option-fabricate_claims = Fabricate Claims
option-ducats = 3 Ducats
option-free = Free of charge

ask-influence_area = In which Area do you place Influence?
ask-influence_pay = How do you pay for this cube?
ask-forge_alliance = With which Realm do you forge an Alliance?
ask-claim_area = In which Area do you fabricate a Claim?

no-influence-reach = None of your Towns, Vassals, Alliances, Royal Marriages or Influence is adjacent to this Area.
no-influence-full = There are already five Influence cubes in this Area.
no-influence-two = You have already placed two cubes in this Area this Turn.
no-influence-closed = All Provinces in this Area belong to players.
no-influence-area = There is no Area where you can place Influence.
no-alliance-at-war = You are at War.
no-alliance-they-at-war = That Realm is at War.
no-alliance-influence = You need at least 2 Influence in its Areas.
no-alliance-rival = Its Ally has at least as much Influence there as you.
no-alliance-claim = A Distant Realm requires a Claim of yours in one of its Areas.
no-alliance-already = It is already your Ally.
no-alliance-token = You have no Alliance token left.
no-alliance-not-npr = This Realm makes no Alliances.
no-alliance-target = There is no Realm with which you can forge an Alliance.
no-claim-twice = You already have a Claim or Core token there.
no-claim-owned = You own all Provinces in this Area.
no-claim-at-war = You can fabricate Claims only while you are at peace.
no-claim-empty = A Territory without Provinces or pieces can only be claimed by exploring.
no-claim-by-land = A Distant Area must be adjacent to your Realm by land.
no-claim-reach = This Area is not adjacent to your Realm.
no-claim-area = There is no Area where you can fabricate a Claim.

log-influence = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] place
   *[other] places
} Influence in { NAME($area, case: "the") }.
log-alliance = { NAME($seat, case: "The") } and { NAME($realm, case: "the") } are now Allies.
log-claim-announced = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] prepare
   *[other] prepares
} a Claim in { NAME($area, case: "the") }.
log-claim = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] have
   *[other] has
} a Claim in { NAME($area, case: "the") }.
