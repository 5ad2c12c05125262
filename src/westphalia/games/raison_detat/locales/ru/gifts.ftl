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
no-money-to-give = Нет денег, чтобы дарить.
no-cards-to-give = Нет карт, чтобы дарить.
no-gift-so-large = Всего можно отдать не более { $n }.
log-offers-money = { NAME($power) } → { NAME($other) }, предложение, деньги: { $n }.
log-offers-cards = { NAME($power) } → { NAME($other) }, предложение, карты: { $n }.
log-gift-accepted = { NAME($other) }: дар принят ({ NAME($power) }).
log-gift-refused = { NAME($other) }: дар отклонён ({ NAME($power) }).
log-mercenary = { NAME($power) } → { NAME($other) }: передана карта { NAME($card) }.
