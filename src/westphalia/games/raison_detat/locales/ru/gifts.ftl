# RE-5.5 Subsidies and Mercenaries

ask-gift = { NAME($power) }: субсидии или наёмники для коалиции?
option-subsidies = Субсидии (деньги)
option-mercenaries = Наёмники (карты)
ask-receiver = { NAME($power) }: кто получает дар?
ask-subsidy = { NAME($power) }: сколько монет даёте { NAME($other, case: "dat") }?
ask-mercenary = { NAME($power) }: какую карту даёте { NAME($other, case: "dat") }?
ask-accept_gift = { NAME($power) } { AGREE($power) ->
    [plural] предлагают
   *[other] предлагает
} { NAME($other, case: "dat") } { $gift ->
    [money] { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }
   *[cards] { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
}. Принимаете?
no-gift-outside-coalition = Дарить друг другу могут только члены одной коалиции.
no-money-to-give = Дарить нечего: нет денег.
no-cards-to-give = Дарить нечего: нет карт.
no-gift-so-large = Всего можно отдать не более { $n }.
log-offers-money = { NAME($power) } { AGREE($power) ->
    [plural] предлагают
   *[other] предлагает
} { NAME($other, case: "dat") } { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}.
log-offers-cards = { NAME($power) } { AGREE($power) ->
    [plural] предлагают
   *[other] предлагает
} { NAME($other, case: "dat") } { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
log-gift-accepted = { NAME($other) } { AGREE($other) ->
    [plural] принимают
   *[other] принимает
} дар { NAME($power, case: "gen") }.
log-gift-refused = { NAME($other) } { AGREE($other) ->
    [plural] отклоняют
   *[other] отклоняет
} дар { NAME($power, case: "gen") }.
log-mercenary = { NAME($power) } { AGREE($power) ->
    [plural] отдают
   *[other] отдаёт
} { NAME($other, case: "dat") } карту{ $card ->
    [hidden] { "" }
   *[other] : { NAME($card) }
}.
