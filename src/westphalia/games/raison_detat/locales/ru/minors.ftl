# RE-9 Minor Powers

ask-bid = Сколько боевого духа вы предлагаете за контроль над { NAME($other, case: "ins") }?
log-bid = { NAME($power) }: ставка { $n } ({ NAME($other) }).
log-controls = { NAME($power) }: контроль над { NAME($other, case: "ins") } за { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} боевого духа.
log-sees-hand = { NAME($power) }, карты на руке: { $cards }
log-minor-skips = { NAME($power) }: малая держава не расширяет влияние.
