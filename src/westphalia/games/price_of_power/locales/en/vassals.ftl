# Vassals: Subjugate

option-annex = Annex it
option-take = Make it a Vassal too
option-release = Release it
option-nothing = Nothing
option-claim = A Claim

ask-subjugate_target = Whom do you subjugate?
ask-subjugate_how = { AGREE($realm) ->
    [plural] Do
   *[other] Does
} { NAME($realm, case: "the") } become your Vassal, or do you annex { AGREE($realm) ->
    [plural] them
   *[other] it
}?
ask-subjugate_influence = From which Area do you discard Influence?
ask-subjugate_vassal = Do you pay { $n } Influence to keep { NAME($realm, case: "the") } as a Vassal, or release { AGREE($realm) ->
    [plural] them
   *[other] it
}?
ask-released_vassal = What do you place on { NAME($realm, case: "the") }, now released?
ask-released_claim = In which Area do you place the Claim?

no-subjugate-target = You have neither an Ally nor a Vassal to subjugate.
no-subjugate-relation = It is neither your Ally nor your Vassal.
no-subjugate-never = Distant Realms, the Papal States and the Emperor can’t become Vassals.
no-subjugate-war = You and the target must be at peace.
no-subjugate-tax = Your Base Tax must be at least twice that of the target, or, with a Royal Marriage, exceed it.
no-subjugate-influence = You have too little Influence in its Areas.
no-subjugate-tokens = You have too few Vassal tokens.
no-subjugate-marriage = Subjugating a Realm with Vassals of its own requires a Royal Marriage with it.
log-treaties-return = War, Truce and CB tokens on { NAME($realm, case: "the") } return to their owners.
