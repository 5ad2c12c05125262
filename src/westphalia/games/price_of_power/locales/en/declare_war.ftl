# Declarations of War and Calls to Arms

option-declare_war = Declare War
option-cb_claim = Claim
option-cb_token = CB token
option-cb_disputed = Disputed Succession
option-cb_excommunication = Excommunication
option-cb_holy_war = Holy War
option-cb_crusade = Crusade
option-cb_liberation = Imperial Liberation
option-no_cb = No Casus Belli
option-defend = Defend the Empire
option-give_soldiers = Exhaust Manpower
option-give_ducats = Pay Ducats
option-lose_prestige = Lose 1 Prestige
option-give_cb = Place a CB token
option-make_active = Make it an Active Ally
option-leave_alone = Let it fight alone
option-place_cb = Place a CB token
option-imperial = Imperial Influence
ask-war_target = { $n ->
    [0] On whom do you declare War?
   *[other] On whom else do you declare War?
}
ask-casus_belli = Which Casus Belli do you use against { NAME($realm, case: "the") }?
ask-defend_hre = { NAME($realm, case: "The") } { AGREE($realm) ->
    [plural] attack
   *[other] attacks
} the Empire. Do you defend it?
ask-contribution = The Emperor defends the Empire. What do you contribute?
ask-naval_battle_first = Which naval battle is fought first?
ask-land_battle_first = Which land battle is fought first?
ask-free_action = No battle was fought: do you activate or recruit Units without paying 1 MIL?
ask-call_to_arms = Which Ally do you call to arms?
ask-call_influence = From which Area do you discard Influence for the Call to Arms?
ask-call_answer = { NAME($realm, case: "The") } { AGREE($realm) ->
    [plural] call
   *[other] calls
} you to arms against { NAME($other_realm, case: "the") }. Do you answer the call?
ask-activate_ally = { AGREE($realm) ->
    [plural] Do
   *[other] Does
} { NAME($realm, case: "the") } become your Active Ally?
ask-refused_cb = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] have
   *[other] has
} refused your Call to Arms. Do you place a CB token?
ask-allied_lost = Where do you discard an Allied Unit from?
ask-imperial_lost = From which Area do you take Imperial Influence?
no-war-ally = This Realm is your Ally.
no-war-truce = There is a Truce between you.
no-war-passed-himself = A player who has passed may not declare War.
no-war-passed = The player has passed.
no-war-patron = Its Ally is protected by a Truce, or has passed.
no-war-emperor = It is protected by the Emperor, who is your Ally, has a Truce with you, or has passed.
no-war-distant = War on a Distant Realm needs a Casus Belli.
no-war-interregnum = No War can be declared in an Interregnum.
no-war-already = You are already at War with each other, or on the same side.
no-war-vassal = War can be declared only on independent Realms.
no-war-target = There is nobody on whom you may declare War.
log-war-by-npr = { NAME($realm, case: "The") } { AGREE($realm) ->
    [plural] declare
   *[other] declares
} War on { NAME($seat, case: "the") }.
log-war = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] are
   *[other] is
} at War with { NAME($realm, case: "the") }.
log-defending-hre = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] defend
   *[other] defends
} the Empire with { $n } Imperial { $n ->
    [one] Unit
   *[other] Units
}.
log-active-ally = { NAME($realm, case: "The") } { AGREE($realm) ->
    [plural] join
   *[other] joins
} { NAME($seat, case: "the") } as an Active Ally.
log-call-accepted = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] answer
   *[other] answers
} { NAME($realm, case: "the") }{ AGREE($realm) ->
    [plural] ’
   *[other] ’s
} call.
log-call-refused = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] refuse
   *[other] refuses
} { NAME($realm, case: "the") }{ AGREE($realm) ->
    [plural] ’
   *[other] ’s
} call.
log-allied-leave = An Allied Unit leaves { NAME($seat, case: "the") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Manpower.
log-allied-leave-area = One of { NAME($seat, case: "the") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Allied Units leaves { NAME($area, case: "the") }.

# What an option brings
brings-defensive-call = Defensive Call to Arms
brings-offensive-call = Offensive Call to Arms
brings-war = War with { NAME($realm, case: "the") }
brings-alliance-ends = The Alliance with { NAME($realm, case: "the") } ends, and a Truce follows.
brings-abandoned = An Ally is abandoned: −{ $n } Stability, and all Influence in its Areas is lost.
brings-refusal = −{ $n } Prestige, −{ $cubes } Influence there; an allied player may place a CB token.
brings-attacked = Attacked: { NAME($realm) }
brings-imperial = Imperial Units: { $n }
brings-authority-lost = −{ $n } Imperial Authority
brings-no-cost = Refusing costs nothing.
brings-soldiers = Manpower exhausted: { $n }
brings-ducats = Ducats: −{ $n }
brings-prestige-lost = −{ $n } Prestige
log-allied-return = { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Allied Units return to Available Manpower: { $n }.
brings-no-cb = No Casus Belli: −{ $n } Stability
brings-marriage-broken = A Royal Marriage is broken: −{ $n } Stability
brings-may-call = You may call { NAME($realm, case: "the") }: Offensive Call, Influence { $n }
brings-may-defend = { NAME($realm, case: "The") } may be called against you: Defensive Call
brings-emperor-called = The Emperor may defend the Empire: { NAME($realm) }
