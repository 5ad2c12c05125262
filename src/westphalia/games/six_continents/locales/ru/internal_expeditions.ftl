# SC-11 Внутренние экспедиции

option-explore = Отправить внутреннюю экспедицию
option-some = Только часть

ask-explore_place = Какую провинцию исследуете за 10 монет?
ask-buy_mineral = { $rare ->
    [1] Найден редкий минерал
   *[other] Найден обычный минерал
} { NAME($place, case: "in") }. Открываете рудник за { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}?
ask-face_savages = Экспедиция { NAME($place, case: "in") } наткнулась на { $n } { $n ->
    [one] дикаря
   *[many] дикарей
}. Что делают ваши отряды?
ask-leave_savages = Куда отходят отряды { NAME($origin, case: "from") }?
ask-who_leaves = Все ли отряды { NAME($origin, case: "from") } отходят { NAME($place, case: "to") }?

no-explore-gold = Экспедиция стоит 10 монет.
no-explore-anywhere = Ни одну вашу провинцию нельзя исследовать.
no-explore-not-yours = Исследовать можно только провинцию, которой вы владеете и которую контролируете.
no-explore-capital = Столицу исследовать нельзя.
no-explore-again = Эту провинцию уже исследовали.
no-explore-building = Здесь есть основное здание.
no-explore-road-or-port = Здесь есть дорога или порт.
no-explore-red = В провинции ещё лежат красные жетоны.
no-explore-tree = Здесь растёт кокосовая пальма.

log-explore = { NAME($seat) } отправляет экспедицию исследовать { NAME($place, case: "acc") }.
log-explored = { NAME($seat) }: экспедиция { NAME($place, case: "in") } шлёт вести (результат { $result }).
log-mineral-bought = { NAME($seat) } открывает рудник { NAME($place, case: "in") } за { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}: { $rare ->
    [1] редкий минерал
   *[other] обычный минерал
}.
log-mineral-lost = { NAME($seat) } отказывается от { $rare ->
    [1] редкого
   *[other] обычного
} минерала { NAME($place, case: "in") }.
log-explored-nothing = Экспедиция { NAME($place, case: "in") } ничего не находит.
log-artefact = { NAME($seat) } получает { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}: экспедиция { NAME($place, case: "in") } находит артефакт.
log-poisoned = Вода { NAME($place, case: "in") } отравлена навсегда.
log-savages = { NAME($seat) } теряет провинцию { NAME($place) }: экспедиция наткнулась там на { $n ->
    [one] { $n } дикаря
   *[other] { $n } дикарей
}.
log-left-savages = { NAME($seat) } отводит { $soldiers ->
    [one] { $soldiers } солдата
    [2] { $soldiers } солдат
    [3] { $soldiers } солдат
    [4] { $soldiers } солдат
    [few] { $soldiers } солдата
   *[many] { $soldiers } солдат
} { NAME($origin, case: "from") } { NAME($place, case: "to") }.
