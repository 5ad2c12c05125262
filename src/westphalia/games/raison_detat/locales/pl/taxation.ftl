# RE-5.2 Taxation

log-tax = { NAME($power) } { AGREE($power) ->
    [plural] dostają
   *[other] dostaje
} { $n } { $n ->
    [one] monetę
    [few] monety
   *[many] monet
} z opodatkowania.
