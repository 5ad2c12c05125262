# RE-4 Diplomacy

option-ready = Можно голосовать
option-talk_on = Говорить дальше
ask-negotiation = { NAME($power) }: вы готовы голосовать? Голосование можно отложить ещё { $n ->
    [1] один раз
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}.
ask-ballot = { NAME($power) }: какой статус вы выбираете на этот раунд?
ask-admit = { NAME($other) } { AGREE($other) ->
    [plural] просят
   *[other] просит
} о приёме в коалицию «{ NAME($coalition) }» (в ней не более { $n ->
    [one] { $n } главной державы
   *[other] { $n } главных держав
}). Принять?
no-other-coalition-for-head = Глава коалиции может выбрать только свою.
log-ballot = { NAME($power) }: бюллетень «{ NAME($ballot) }».
log-admitted = { NAME($other, case: "acc") } принимают в коалицию «{ NAME($coalition) }».
log-refused = { NAME($other, case: "acc") } не принимают в коалицию «{ NAME($coalition) }».
log-talks-on = { NAME($power) } { AGREE($power) ->
    [plural] хотят
   *[other] хочет
} говорить дальше.
log-rules-2 = Новое в правилах: стол может назначить время на переговоры перед голосованием (RE-4.3). За этим столом ничего не меняется.
