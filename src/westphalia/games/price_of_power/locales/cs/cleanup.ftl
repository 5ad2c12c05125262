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
log-discarded = { NAME($seat) } { AGREE($seat) ->
    [plural] odhazují
   *[other] odhazuje
} kartu „{ NAME($card) }“.
log-first-player = Začínající hráč: { NAME($seat) }.
