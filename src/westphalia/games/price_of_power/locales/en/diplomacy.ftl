# Influence, Royal Marriages, Alliances

ask-influence_lost = Which of your Influence cubes do you remove?
ask-rival_cube = Whose cube gives way to yours?

no-marriage-token = You have no Royal Marriage token left.
no-marriage-twice = There is already a Royal Marriage.
no-marriage-faith = Your religions do not allow a Royal Marriage.
no-marriage-vassal = A Vassal can enter a Royal Marriage only with its Overlord.
no-marriage-interregnum = No Royal Marriage can be made in an Interregnum.
no-marriage-council = Your Ruler can’t enter a Royal Marriage.

log-influence-lost = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] remove
   *[other] removes
} { $n } Influence from { NAME($area, case: "the") }.
log-area-closed = All Provinces in { NAME($area, case: "the") } belong to players: the Influence there is returned.
log-marriage = { NAME($seat, case: "The") } and { NAME($realm, case: "the") } are joined by a Royal Marriage.
log-marriage-ends = The Royal Marriage between { NAME($seat, case: "the") } and { NAME($realm, case: "the") } ends.
log-disputed = The succession to the throne of { NAME($realm, case: "the") } is disputed; { NAME($seat, case: "the") } { AGREE($seat) ->
    [plural] are
   *[other] is
} among the heirs.
log-alliance-ends = The Alliance between { NAME($seat, case: "the") } and { NAME($realm, case: "the") } ends.
log-truce = { NAME($seat, case: "The") } and { NAME($realm, case: "the") } have a Truce.
