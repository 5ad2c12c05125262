# RE-5.1 Drill

ask-drill_discard = { NAME($power) }: musztra. Którą kartę odrzucasz?
log-drill = { NAME($power) }: musztra, zakryta karta odrzucona.
