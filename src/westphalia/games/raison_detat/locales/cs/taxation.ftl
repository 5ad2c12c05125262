# RE-5.2 Taxation

log-tax = { NAME($power) } { AGREE($power) ->
    [plural] získávají
   *[other] získává
} ze zdanění { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
}.
