# SC-6 Погода

log-weather = { NAME($seat) } бросает кубики на погоду: { $roll } — { NAME($weather) } на { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}.
