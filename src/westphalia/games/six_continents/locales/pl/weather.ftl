# SC-6 Pogoda

log-weather = { NAME($seat) } rzuca na pogodę ({ $roll }): { NAME($weather) } przez { $rounds ->
    [one] { $rounds } kolejkę
    [few] { $rounds } kolejki
   *[many] { $rounds } kolejek
}.
