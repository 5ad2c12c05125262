# SC-16 Доход

log-income = { NAME($seat) } получает доход: { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}.
