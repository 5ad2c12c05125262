# RE-6.12, RE-7.1 Cards

ask-discard_excess = { NAME($power) }: masz za dużo kart na ręce (do odrzucenia: { $n }). Którą odrzucasz?
log-hand-limit = { NAME($power) } { AGREE($power) ->
    [plural] przekraczają
   *[other] przekracza
} limit kart na ręce i { AGREE($power) ->
    [plural] odrzucają
   *[other] odrzuca
} { $n } { $n ->
    [one] kartę
    [few] karty
   *[many] kart
}.
log-draws = { NAME($power) } { AGREE($power) ->
    [plural] dobierają
   *[other] dobiera
} { $n } { $n ->
    [one] kartę
    [few] karty
   *[many] kart
}.
log-drew = { NAME($power) } { AGREE($power) ->
    [plural] dobierają
   *[other] dobiera
} { $card ->
    [hidden] zakrytą kartę
   *[other] kartę { NAME($card) }
}.
log-reshuffle = Stos kart odrzuconych tworzy nową talię (liczba kart: { $n }).
