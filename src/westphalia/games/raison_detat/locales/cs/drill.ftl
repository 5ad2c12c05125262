# RE-5.1 Drill

ask-drill_discard = { NAME($power) }: výcvik. Kterou kartu odhodíte?
log-drill = { NAME($power) } { AGREE($power) ->
    [plural] odhazují
   *[other] odhazuje
} při výcviku zakrytou kartu.
