# Vliv, královské sňatky, spojenectví

ask-influence_lost = Který svůj vliv odstraníte?
ask-rival_cube = Čí kostka ustoupí vaší?

no-marriage-token = Nezbývá vám žeton královského sňatku.
no-marriage-twice = Královský sňatek už mezi vámi je.
no-marriage-faith = Vaše náboženství královský sňatek nedovolují.
no-marriage-vassal = Vazal uzavírá sňatek jen se svou vládnoucí říší.
no-marriage-interregnum = Během interregna nelze uzavřít královský sňatek.
no-marriage-council = Váš vládce královské sňatky neuzavírá.

log-influence-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] odstraňují
   *[other] odstraňuje
} { $n ->
    [one] { $n } kostku
    [few] { $n } kostky
   *[other] { $n } kostek
} vlivu { NAME($area, case: "from") }.
log-area-closed = Všechny provincie oblasti { NAME($area) } patří hráčům: tamní kostky vlivu se vracejí majitelům.
log-marriage = { NAME($seat) } { AGREE($seat) ->
    [plural] uzavírají
   *[other] uzavírá
} královský sňatek { NAME($realm, case: "with") }.
log-marriage-ends = Královský sňatek { NAME($seat, case: "gen") } { NAME($realm, case: "with") } končí.
log-disputed = Sporné nástupnictví { NAME($realm, case: "in") }; mezi dědici { AGREE($seat) ->
    [plural] jsou
   *[singular] je
} { NAME($seat, case: "the") }.
log-alliance-ends = Spojenectví { NAME($seat, case: "gen") } { NAME($realm, case: "with") } končí.
log-truce = { NAME($seat) } { AGREE($seat) ->
    [plural] mají
   *[other] má
} příměří { NAME($realm, case: "with") }.
