# RE-5.1 Drill

ask-drill_discard = { NAME($power) }: výcvik. Kterou kartu odhodíte?
log-drill = { NAME($power) }: výcvik, zakrytá karta odhozena.
