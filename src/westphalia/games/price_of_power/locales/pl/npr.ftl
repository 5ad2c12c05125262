# Niezależne królestwa

log-realm-ends = { NAME($realm) } { AGREE($realm) ->
    [plural] tracą ostatnią prowincję i przestają
   *[other] traci ostatnią prowincję i przestaje
} istnieć.
log-vassal-freed = { NAME($realm) } { AGREE($realm) ->
    [plural] odzyskują
   *[other] odzyskuje
} niepodległość.
log-capital = Stolica { NAME($realm, case: "gen") } to teraz { NAME($province) }.
