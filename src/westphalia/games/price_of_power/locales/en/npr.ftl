# Non-Player Realms

log-realm-ends = { NAME($realm, case: "The") } { AGREE($realm) ->
    [plural] have lost their last Province and are
   *[other] has lost its last Province and is
} no more.
log-vassal-freed = { NAME($realm, case: "The") } { AGREE($realm) ->
    [plural] are
   *[other] is
} now independent.
log-capital = { NAME($realm, case: "The") }{ AGREE($realm) ->
    [plural] ’
   *[other] ’s
} Capital is now { NAME($province, case: "the") }.
