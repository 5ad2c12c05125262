# RE-5.2 Taxation

log-tax = { NAME($power) } { AGREE($power) ->
    [plural] собирают
   *[other] собирает
} налоги: { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}.
