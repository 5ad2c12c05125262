# SC-16 Příjem

log-income = { NAME($seat) } získává z příjmů { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}.
