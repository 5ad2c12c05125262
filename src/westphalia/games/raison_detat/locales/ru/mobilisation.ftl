# RE-5.12 Mobilisation

ask-buy = { NAME($power) }: мобилизация, деньги: { $n }. Что вы покупаете?
option-unit = Отряд
option-card = Карта битвы
option-morale = Боевой дух
option-fortress = Крепость
ask-unit_to = { NAME($power) }: к какому генералу идёт отряд?
ask-garrison_in = { NAME($power) }: где встанет гарнизон?
ask-fortress_in = { NAME($power) }: где построить крепость?
no-money-left = Денег больше нет.
no-money-for-fortress = Крепость стоит { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}.
no-more-units = Предел отрядов у державы: { $n }.
no-more-garrisons = Предел гарнизонов у державы: { $n }.
no-more-fortresses = Предел крепостей у державы: { $n }.
no-more-units-with-general = Предел отрядов у одного генерала: { $n }.
no-general-for-unit = Ни один генерал на своей территории не может принять отряд.
no-units-abroad = Он не на вашей территории.
no-home-without-garrison = На всех ваших родных территориях уже есть гарнизон.
no-garrison-bought-abroad = Гарнизоны покупают только на родных территориях.
no-cards-left = Карт больше нет.
no-place-for-fortress = Ни на одной территории нельзя построить крепость.
no-fortress-without-garrison = Для крепости там нужен ваш гарнизон.
no-second-fortress = Здесь уже есть крепость.
no-fortress-beside-rival = Там стоит генерал соперника.
log-buys-unit = { NAME($power) }: куплен отряд (генерал: { NAME($general) }).
log-buys-garrison = { NAME($power) }: куплен гарнизон ({ NAME($place) }).
log-buys-fortress = { NAME($power) }: куплена крепость ({ NAME($place) }).
log-fortress-razed = Крепость разрушена: { NAME($place) }.
log-corruption = { NAME($power) }: коррупция, потеряно денег: { $n }.
