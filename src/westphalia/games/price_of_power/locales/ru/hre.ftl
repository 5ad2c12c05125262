# Священная Римская империя

option-increase_authority = Повысить имперский авторитет
no-authority-not-emperor = Повысить имперский авторитет может только император.
no-authority-at-cap = Имперский авторитет уже достиг предела, который задают выборные области.

ask-imperial_influence = Где размещаете имперское влияние?
ask-imperial_to_remove = Откуда забираете имперское влияние?
ask-imperial_to_move = Какой кубик имперского влияния перемещаете?
ask-elector_tie = Область { NAME($area) }: голоса разделились поровну. За кого она голосует?
ask-election_tie = На имперских выборах ничья. Кто становится императором?
ask-new_emperor_cb = Против какого королевства, воюющего с Империей, размещаете жетон CB?
option-keep = Оставить на месте

log-authority = Имперский авторитет теперь равен { $value }.
log-imperial-influence = { NAME($seat) } { AGREE($seat) ->
    [plural] размещают
   *[other] размещает
} имперское влияние { NAME($area, case: "in") }.
log-defence-ends = Защита Империи завершена.
log-area-leaves = Область { NAME($area) } выходит из Империи.
log-area-rejoins = Область { NAME($area) } возвращается в Империю.
log-hre-religion = { $religion ->
    [none] У Империи больше нет официальной религии.
   *[other] Официальная религия Империи теперь — { NAME($religion) }.
}
log-hre-dissolved = Священная Римская империя прекращает существование.
log-emperor-die = Бросок на авторитет императора: { $n }.
log-no-candidate = На имперских выборах нет кандидатов.
log-vote = Область { NAME($area) } голосует за { NAME($seat, case: "acc") }.
log-elected = { NAME($seat) } { AGREE($seat) ->
    [plural] становятся
   *[other] становится
} императором по итогам выборов.
log-imperial-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] теряют
   *[other] теряет
} { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
} имперского влияния { NAME($area, case: "in") }.
log-imperial-removed = Имперское влияние убрано { NAME($area, case: "from") }.
