# Faza 5: porządki

ask-discard_to_limit = Masz więcej niż 5 kart. Którą odrzucasz?
log-colonists = { NAME($seat) } { AGREE($seat) ->
    [plural] otrzymują
   *[other] otrzymuje
} { $n } { $n ->
    [one] kolonistę
   *[other] kolonistów
}.
log-discarded = { NAME($seat) } { AGREE($seat) ->
    [plural] odrzucają
   *[other] odrzuca
} kartę „{ NAME($card) }”.
log-first-player = Pierwszym graczem zostaje { NAME($seat) }.
