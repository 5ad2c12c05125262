# RE-5.12 Mobilisation

ask-buy = { NAME($power) }: мобилизация, в казне { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}. Что вы покупаете?
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
no-more-units = У державы может быть не больше { $n ->
    [one] { $n } отряда
   *[other] { $n } отрядов
}.
no-more-garrisons = У державы может быть не больше { $n ->
    [one] { $n } гарнизона
   *[other] { $n } гарнизонов
}.
no-more-fortresses = У державы может быть не больше { $n ->
    [one] { $n } крепости
   *[other] { $n } крепостей
}.
no-more-units-with-general = У одного генерала может быть не больше { $n ->
    [one] { $n } отряда
   *[other] { $n } отрядов
}.
no-general-for-unit = Ни один генерал на своей территории не может принять отряд.
no-units-abroad = Он не на вашей территории.
no-home-without-garrison = На всех ваших родных территориях уже есть гарнизон.
no-garrison-bought-abroad = Гарнизоны покупают только на родных территориях.
no-cards-left = Карт больше нет.
no-place-for-fortress = Ни на одной территории нельзя построить крепость.
no-fortress-without-garrison = Для крепости там нужен ваш гарнизон.
no-second-fortress = Там уже есть крепость.
no-fortress-beside-rival = Там стоит генерал соперника.
log-buys-unit = { NAME($power) } { AGREE($power) ->
    [plural] покупают
   *[other] покупает
} отряд, его получает { NAME($general) }.
log-buys-garrison = { NAME($power) } { AGREE($power) ->
    [plural] покупают
   *[other] покупает
} гарнизон { NAME($place, case: "in") }.
log-buys-fortress = { NAME($power) } { AGREE($power) ->
    [plural] строят
   *[other] строит
} крепость { NAME($place, case: "in") }.
log-fortress-razed = Крепость { NAME($place, case: "in") } разрушена.
log-corruption = { NAME($power) } { AGREE($power) ->
    [plural] теряют
   *[other] теряет
} из-за коррупции { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}.
