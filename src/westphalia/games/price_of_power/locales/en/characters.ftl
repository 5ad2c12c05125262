# Characters

option-appoint = Appoint a character
option-dismiss = Dismiss a character
option-transfer = Transfer a General
option-ruler_leads = The Ruler as General
option-advisor = Advisor
option-ruler = Ruler
option-army_1 = Army 1
option-army_2 = Army 2
option-army_3 = Army 3
option-fleet = Fleet
option-from_army_1 = The General of Army 1
option-from_army_2 = The General of Army 2
option-from_army_3 = The General of Army 3
option-advisor_adm = ADM Advisor
option-advisor_dip = DIP Advisor
option-advisor_mil = MIL Advisor
option-home = Return from the Army
option-discard = Discard
option-interregnum = Nobody: Interregnum
ask-appoint = Whom do you appoint?
ask-appoint_as = Which post does the character get?
ask-replaced_general = { NAME($character) } is replaced. Where does the old General go?
ask-dismiss = Whom do you dismiss?
ask-transfer_from = The General of which Army do you transfer?
ask-transfer_to = To which Army?
ask-ruler_leads = Which Army does the Ruler command?
ask-new_ruler = You have no Ruler. Which Leader from your hand succeeds?
no-appoint-card = You hold no character whom you can appoint and pay for.
no-appoint-ruler-lives = This Leader can only become Ruler, and you already have one.
no-war-council = The council that rules your Realm can’t declare War.
no-dismiss = You have nobody to dismiss.
no-transfer = You have no General to transfer.
no-ruler-leads = You have no Ruler who may command an Army.
log-appointed = { $role ->
    [advisor] { NAME($character) } becomes an Advisor to { NAME($seat, case: "the") }.
    [ruler] { NAME($character) } becomes the Ruler of { NAME($seat, case: "the") }.
    [fleet] { NAME($character) } becomes { NAME($seat, case: "the") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Admiral.
   *[other] { NAME($character) } becomes one of { NAME($seat, case: "the") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Generals.
}
log-transferred = { NAME($character) } takes command of another of { NAME($seat, case: "the") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Armies.
log-ruler-leads = { $army ->
    [home] { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Ruler leaves the Army.
   *[other] { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Ruler takes command of an Army.
}
log-advisor-leaves = { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} { NAME($power) } Advisor leaves.
log-general-leaves = One of { NAME($seat, case: "the") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Generals leaves the Army.
log-admiral-leaves = { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Admiral leaves the Fleet.
log-ill = { NAME($character) } ({ NAME($seat) }) falls ill.
log-ruler-dies = { NAME($character) }, Ruler of { NAME($seat, case: "the") }, dies.
log-interregnum = Interregnum: { NAME($seat) }.
