# RE-5.1 Drill

ask-drill_discard = { NAME($power) }: Drill. Which card do you discard?
log-drill = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] discard
   *[other] discards
} a card face down in the Drill.
