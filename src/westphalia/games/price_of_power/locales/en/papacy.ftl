# The Papal Curia

option-papal_action = Papal action
option-excommunicate = Excommunicate a Ruler
option-call_crusade = Call a Crusade
no-papal-age = Papal actions end with the Age of Reformation.
no-papal-not-controller = Only the Papal Controller can take a Papal action.
no-papal-token = A Papal action has already been taken this Round.
no-excommunication-target = There is no other Catholic Realm.
no-crusade-area = Muslim Realms own fewer than 2 Provinces there.
no-cardinal-not-catholic = Only Catholic Realms have Cardinals.
no-cardinal-holds-roma = Whoever controls Roma gains no further Cardinals.

ask-papal_action = Which Papal action do you take?
ask-excommunicate = Whose Ruler do you excommunicate?
ask-cardinal_to_lose = From which slot do you lose a Cardinal?
ask-crusade_area = Against which Area do you call the Crusade?
ask-crusade_target = Crusade in { NAME($area, case: "the") }: on whom do you declare War at once, free of charge?
ask-crusaders_where = Where do you place a Mercenary Infantry for the Crusade?
ask-crusaders_army = Which Army does it join?

log-cardinal = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] gain
   *[other] gains
} a Cardinal.
log-cardinal-lost = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] lose
   *[other] loses
} a Cardinal.
log-roma = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] hold
   *[other] holds
} the Roma slot of the Curia.
log-roma-lost = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] lose
   *[other] loses
} the Roma slot of the Curia.
log-excommunicated = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] excommunicate
   *[other] excommunicates
} { NAME($realm, case: "the") }{ AGREE($realm) ->
    [plural] ’
   *[other] ’s
} Ruler.
log-crusade = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] call
   *[other] calls
} a Crusade against { NAME($area, case: "the") }.
log-crusade-over = The Crusade against { NAME($area, case: "the") } ends: { $result ->
    [freed] no Muslim Realm owns a Province there any more
    [held] Muslim Realms still own Provinces there
   *[deserted] nobody answered the call
}.
