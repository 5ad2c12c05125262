# Власть монарха, стабильность, дукаты

ask-power_to_gain = Какую власть монарха получаете?
ask-power_to_lose = Какую власть монарха теряете?
no-ducats = Вам не хватает дукатов.
no-power-adm = Вам не хватает административной власти.
no-power-dip = Вам не хватает дипломатической власти.
no-power-mil = Вам не хватает военной власти.
no-loan-limit = С 5 жетонами процентов нового займа не получить.
log-power-gained = { NAME($seat) } { AGREE($seat) ->
    [plural] получают
   *[other] получает
} { $n } { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} { NAME($power, case: "gen") }.
log-power-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] теряют
   *[other] теряет
} { $n } { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} { NAME($power, case: "gen") }.
log-prestige = { NAME($seat) } { AGREE($seat) ->
    [plural] получают
   *[other] получает
} { $n } { $n ->
    [one] очко престижа
    [few] очка престижа
   *[many] очков престижа
}.
log-prestige-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] теряют
   *[other] теряет
} { $n } { $n ->
    [one] очко престижа
    [few] очка престижа
   *[many] очков престижа
}.
log-stability = Стабильность { NAME($seat, case: "gen") } теперь равна { $value }.
log-ducats = { NAME($seat) } { AGREE($seat) ->
    [plural] получают
   *[other] получает
} { $n } { $n ->
    [one] дукат
    [few] дуката
   *[many] дукатов
}.
log-ducats-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] платят
   *[other] платит
} { $n } { $n ->
    [one] дукат
    [few] дуката
   *[many] дукатов
}.
log-loan = { NAME($seat) } { AGREE($seat) ->
    [plural] берут
   *[other] берёт
} заём.
log-repaid = { NAME($seat) } { AGREE($seat) ->
    [plural] погашают
   *[other] погашает
} заём.
log-bankrupt = { NAME($seat) } { AGREE($seat) ->
    [plural] объявляют
   *[other] объявляет
} о банкротстве: казна пуста, жетоны процентов снимаются, наёмники и советники уходят.
