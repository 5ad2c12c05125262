# RE-8 Election

ask-vote = { NAME($power) }: за кого вы голосуете? Нынешний император: { NAME($emperor) }.
ask-bribe = { NAME($power) }: сколько очков боевого духа отдадите на взятку? Каждое — ещё один голос.
no-land-in-empire = Она не контролирует ни одной территории империи.
no-minor-emperor = Малая держава не может быть кандидатом.
no-bribe-so-high = Взятка не может быть больше { $n ->
    [one] { $n } очка
   *[other] { $n } очков
} боевого духа.
log-election = Выборы императора. Правящий император: { NAME($emperor) }.
log-vote = { NAME($power) } { AGREE($power) ->
    [plural] голосуют
   *[other] голосует
} за { NAME($other, case: "acc") }{ $n ->
    [0] { "" }
    [one] , взятка — { $n } очко боевого духа
    [few] , взятка — { $n } очка боевого духа
   *[many] , взятка — { $n } очков боевого духа
}.
log-votes = { NAME($power) } { AGREE($power) ->
    [plural] получают
   *[other] получает
} { $n ->
    [one] { $n } голос
    [few] { $n } голоса
   *[many] { $n } голосов
}.
log-emperor = { NAME($power) } { AGREE($power) ->
    [plural] становятся
   *[other] становится
} императором.
