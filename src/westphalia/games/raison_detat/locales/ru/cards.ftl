# RE-6.12, RE-7.1 Cards

ask-discard_excess = { NAME($power) }: лимит карт на руке превышен на { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}. Какую сбрасываете?
log-hand-limit = { NAME($power) } { AGREE($power) ->
    [plural] сбрасывают
   *[other] сбрасывает
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} сверх лимита.
log-draws = { NAME($power) } { AGREE($power) ->
    [plural] берут
   *[other] берёт
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
log-drew = { NAME($power) } { AGREE($power) ->
    [plural] берут
   *[other] берёт
} карту{ $card ->
    [hidden] { "" }
   *[other] : { NAME($card) }
}.
log-reshuffle = Стопка сброса становится новой колодой из { $n ->
    [one] { $n } карты
   *[other] { $n } карт
}.
