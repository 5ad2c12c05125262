# SC-6 Počasí

log-weather = { NAME($seat) } hází na počasí: { $roll }, { NAME($weather) } na { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}.
