# RE-5.5 Subsidies and Mercenaries

ask-gift = { NAME($power) }: субсидии или наёмники для коалиции?
option-subsidies = Субсидии (деньги)
option-mercenaries = Наёмники (карты)
ask-receiver = { NAME($power) }: кто получает?
ask-subsidy = { NAME($power) }: сколько денег? Получатель: { NAME($other) }.
ask-mercenary = { NAME($power) }: какую карту? Получатель: { NAME($other) }.
ask-accept_gift = { NAME($power) } → { NAME($other) }, { $gift ->
    [money] деньги: { $n }
   *[cards] карты: { $n }
 }. Принимаете?
no-gift-outside-coalition = Дарить друг другу могут только члены коалиции.
no-money-to-give = Дарить нечего: нет денег.
no-cards-to-give = Дарить нечего: нет карт.
no-gift-so-large = Всего можно отдать не более { $n }.
log-offers-money = Предложение ({ NAME($power) } → { NAME($other) }), деньги: { $n }.
log-offers-cards = Предложение ({ NAME($power) } → { NAME($other) }), карты: { $n }.
log-gift-accepted = { NAME($other) }: дар принят ({ NAME($power) }).
log-gift-refused = { NAME($other) }: дар отклонён ({ NAME($power) }).
log-mercenary = { NAME($power) } → { NAME($other) }: передана карта { NAME($card) }.
