# RE-5.1 Drill

ask-drill_discard = { NAME($power) }: муштра. Какую карту вы сбрасываете?
log-drill = { NAME($power) } { AGREE($power) ->
    [plural] сбрасывают
   *[other] сбрасывает
} на муштре закрытую карту.
