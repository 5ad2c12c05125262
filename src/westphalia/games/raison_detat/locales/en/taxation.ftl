# RE-5.2 Taxation

log-tax = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] gain
   *[other] gains
} { $n } money from Taxation.
