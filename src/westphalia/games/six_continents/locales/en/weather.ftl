# SC-6 Weather

log-weather = { NAME($seat) } rolls { $roll } for the weather: { NAME($weather) } for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
