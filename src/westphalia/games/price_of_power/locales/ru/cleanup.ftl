# Фаза 5: очистка

ask-discard_to_limit = У вас на руке больше 5 карт. Какую сбрасываете?
log-colonists = { NAME($seat) } { AGREE($seat) ->
    [plural] получают
   *[other] получает
} { $n ->
    [one] { $n } колониста
    [2] { $n } колонистов
    [3] { $n } колонистов
    [4] { $n } колонистов
    [few] { $n } колониста
   *[many] { $n } колонистов
}.
log-merchants-back = Торговцы { NAME($seat, case: "gen") } снова готовы торговать.
log-focus-over = Кубик национального фокуса { NAME($seat, case: "gen") } возвращается в запас.
log-discarded = { NAME($seat) } { AGREE($seat) ->
    [plural] сбрасывают
   *[other] сбрасывает
} карту «{ NAME($card) }».
log-first-player = Первый ход теперь за { NAME($seat, case: "ins") }.
log-plague-over = Чума прошла.
log-round-over = Раунд { $number } окончен.
