# Колоды

log-card-drawn = { NAME($seat) } { AGREE($seat) ->
    [plural] берут
   *[other] берёт
} карту из { $power ->
    [adm] административной
    [dip] дипломатической
   *[mil] военной
} колоды.
log-card-seen = Вы берёте карту «{ NAME($card) }».
log-continent = Открыт дальний континент № { $number }: его карты торговли замешиваются в колоду.
