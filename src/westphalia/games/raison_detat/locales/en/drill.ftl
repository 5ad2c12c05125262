# RE-5.1 Drill

ask-drill_discard = { NAME($power) }: Drill. Which card do you discard?
log-drill = { NAME($power) }: Drill, a card is discarded face down.
