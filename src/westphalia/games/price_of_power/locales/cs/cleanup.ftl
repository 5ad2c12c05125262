# Fáze 5: úklid

ask-discard_to_limit = V ruce máte víc než 5 karet. Kterou odhodíte?
log-colonists = { NAME($seat) } { AGREE($seat) ->
    [plural] získávají
   *[other] získává
} { $n ->
    [one] { $n } kolonistu
    [few] { $n } kolonisty
   *[other] { $n } kolonistů
}.
log-merchants-back = Obchodníci { NAME($seat, case: "gen") } jsou opět připraveni.
log-focus-over = Kostka státních zájmů { NAME($seat, case: "gen") } se vrací do zásoby.
log-discarded = { NAME($seat) } { AGREE($seat) ->
    [plural] odhazují
   *[other] odhazuje
} kartu „{ NAME($card) }“.
log-first-player = Začínající hráč: { NAME($seat, case: "the") }.
log-plague-over = Mor pominul.
log-round-over = Kolo { $number } končí.
