# RE-4 Diplomacy

ask-ballot = { NAME($power) }: какой статус вы выбираете на этот раунд?
ask-admit = { NAME($other) } { AGREE($other) ->
    [plural] просят
   *[other] просит
} о приёме: { NAME($coalition) } (не более { $n } главных держав). Принять?
no-other-coalition-for-head = Глава коалиции может выбрать только свою.
log-ballot = { NAME($power) }: бюллетень «{ NAME($ballot) }».
log-admitted = { NAME($coalition) }: принятие — { NAME($other) }.
log-refused = { NAME($coalition) }: отказ — { NAME($other) }.
