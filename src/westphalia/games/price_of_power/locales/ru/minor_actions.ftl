# Малые действия

option-take_loan = Взятие займа
option-repay_loan = Погашение займа
option-replenish = Пополнение рекрутов
option-cut_ties = Разрыв связей
option-cut_influence = Вернуть влияние
option-cut_claim = Вернуть претензию
option-cut_alliance = Прекратить союз
ask-replenish = Сколько истощённых отрядов делаете доступными?
ask-cut_ties = Какие связи разрываете?
ask-cut_influence = Из какой области возвращаете кубик влияния?
ask-cut_claim = Какую претензию возвращаете?
ask-cut_alliance = Какой союз разрываете?
no-interest-to-repay = У вас нет непогашенных займов.
no-ducats-to-repay = У вас не хватает дукатов, чтобы погасить заём.
no-exhausted = У вас нет истощённых отрядов.
no-ties = У вас нет ничего такого, от чего можно отказаться.
log-replenished = { NAME($seat) } { AGREE($seat) ->
    [plural] пополняют
   *[other] пополняет
} резерв рекрутов на { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[many] { $n } отрядов
}.
log-claim-returned = { NAME($seat) } { AGREE($seat) ->
    [plural] отказываются
   *[other] отказывается
} от претензии на { NAME($area, case: "acc") }.
