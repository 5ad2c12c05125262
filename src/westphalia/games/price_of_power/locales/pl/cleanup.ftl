# Faza 5: porządki

ask-discard_to_limit = Masz więcej niż 5 kart. Którą odrzucasz?
log-colonists = { NAME($seat) } { AGREE($seat) ->
    [plural] otrzymują
   *[other] otrzymuje
} { $n } { $n ->
    [one] kolonistę
   *[other] kolonistów
}.
log-merchants-back = Kupcy { NAME($seat, case: "gen") } znów są gotowi do handlu.
log-focus-over = Kostka celu narodowego { NAME($seat, case: "gen") } wraca do zasobów.
log-discarded = { NAME($seat) } { AGREE($seat) ->
    [plural] odrzucają
   *[other] odrzuca
} kartę „{ NAME($card) }”.
log-first-player = Pierwszym graczem { AGREE($seat) ->
    [plural] zostają
   *[other] zostaje
} { NAME($seat, case: "the") }.
log-plague-over = Zaraza mija.
log-round-over = Runda { $number } dobiegła końca.
