# Торговля

option-move_ship = Сначала переместить лёгкий корабль
option-trade = Торговля
option-no_card = Не использовать карту, получить дукаты
option-new_merchant = Ещё не размещённый торговец
option-interest = Взять жетон процентов

ask-trade_use = Используете одну из карт торговли?
ask-trade_card = Какую карту торговли используете?
ask-trade_node = В каком торговом узле торгуете?
ask-merchant_from = Какого торговца отправляете?
ask-trade_tie = Торговая сила равна. Кому достаётся более высокая строка дохода?
ask-gold_inflation = Столько золота вызывает инфляцию. Чем за неё заплатите?

no-trade-merchant = В этом раунде все ваши торговцы уже использованы.

log-trade-card = Открыта карта торговли: { NAME($trade_card) }.
log-no-trade = { NAME($seat) } не { AGREE($seat) ->
    [plural] используют
   *[other] использует
} ни одной из этих карт торговли.
log-merchant = { NAME($seat) } { AGREE($seat) ->
    [plural] торгуют
   *[other] торгует
} в узле { NAME($node) }.
log-trade-no-income = Торговля в узле { NAME($node) } не приносит { NAME($seat, case: "dat") } дохода.
log-privateers = Каперы { NAME($seat, case: "gen") } подстерегают корабли у узла { NAME($node) }.
log-trade-income = { NAME($seat) } { AGREE($seat) ->
    [plural] получают
   *[other] получает
} { $n } { $n ->
    [one] дукат
    [few] дуката
   *[many] дукатов
} от торговли в узле { NAME($node) }.
log-inflation = { NAME($seat) } { AGREE($seat) ->
    [plural] страдают
   *[other] страдает
} от инфляции.
