# RE-9 Minor Powers

ask-bid = Сколько очков боевого духа вы предлагаете за контроль над { NAME($other, case: "ins") }?
log-bid = { NAME($power) } { AGREE($power) ->
    [plural] предлагают
   *[other] предлагает
} { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} боевого духа за { NAME($other, case: "acc") }.
log-controls = { NAME($power) } { AGREE($power) ->
    [plural] получают
   *[other] получает
} контроль над { NAME($other, case: "ins") } за { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} боевого духа.
log-sees-hand = На руке у { NAME($power, case: "gen") }: { $cards }.
log-minor-skips = { NAME($power) } как малая держава не { AGREE($power) ->
    [plural] расширяют
   *[other] расширяет
} влияние.
