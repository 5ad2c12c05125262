# Неигровые королевства

log-realm-ends = { NAME($realm) } { AGREE($realm) ->
    [plural] теряют последнюю провинцию и прекращают
   *[other] теряет последнюю провинцию и прекращает
} существование.
log-vassal-freed = { NAME($realm) } { AGREE($realm) ->
    [plural] обретают
   *[other] обретает
} независимость.
log-capital = Столица { NAME($realm, case: "gen") } теперь — { NAME($province) }.
