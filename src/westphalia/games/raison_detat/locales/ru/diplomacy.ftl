# RE-4 Diplomacy

option-ready = Можно голосовать
option-talk_on = Говорить дальше
ask-negotiation = { NAME($power) }: вы готовы голосовать? Голосование можно отложить ещё { $n ->
    [one] один раз
   *[other] { $n } раза
}.
ask-ballot = { NAME($power) }: какой статус вы выбираете на этот раунд?
ask-admit = { NAME($other) } { AGREE($other) ->
    [plural] просят
   *[other] просит
} о приёме в коалицию «{ NAME($coalition) }» (главных держав не более { $n }). Принять?
no-other-coalition-for-head = Глава коалиции может выбрать только свою.
log-ballot = { NAME($power) }: бюллетень «{ NAME($ballot) }».
log-admitted = Приём в коалицию ({ NAME($coalition) }): { NAME($other) }.
log-refused = Отказ в приёме ({ NAME($coalition) }): { NAME($other) }.
log-talks-on = { NAME($power) } { AGREE($power) ->
    [plural] хотят
   *[other] хочет
} говорить дальше.
log-rules-2 = Новое в правилах: стол может назначить время на переговоры перед голосованием (RE-4.3). За этим столом ничего не меняется.
