# SC-1.17–1.19 Мирная конференция

option-conference = Созвать мирную конференцию
option-occupied_land = Оккупированные провинции: уступка или возврат
option-cede = Уступается оккупанту
option-return = Возвращается владельцу
option-free_slaves = Освободить рабов
option-want_slaves_free = Попросить освободить рабов
option-text = Добавить текст
option-no_text = Без текста
option-amend = Отправить изменённый проект
option-end_talks = Прервать переговоры

ask-conference_with = С кем проводите конференцию?
ask-edit_draft = Ваш проект договора для { NAME($other, case: "gen") }: что в него входит?
ask-occupied_land = Судьбу какой оккупированной провинции решает договор?
ask-land_fate = { NAME($place) }: уступить или вернуть?
ask-slaves_freed = Скольких рабов из народа { NAME($other, case: "gen") } освобождаете?
ask-slaves_wanted = Скольких соотечественников просите { NAME($other, case: "acc") } освободить?
ask-treaty_text = Какой текст добавляете в договор? Он никого не обязывает.
ask-answer_draft = Проект № { $number } от { NAME($other, case: "gen") }: что ответите?
ask-evacuate = Куда уходят ваши отряды { NAME($origin, case: "from") }?

no-conference-nothing-to-settle = Вы не воюете, и ни одна сторона не оккупирует земель другой.
no-conference-twice = В этом ходу конференция с этим игроком уже была.
no-treaty-nothing-occupied = Ни одна сторона не оккупирует провинций другой.
no-treaty-land-unlisted = В проекте должно быть сказано о каждой оккупированной провинции: уступка или возврат.
no-treaty-slaves = Таких рабов нет.
no-treaty-last-draft = Десятый проект можно только принять или отклонить.

log-conference = { NAME($seat) } созывает мирную конференцию { NAME($other, case: "with") }.
log-talks-ended = Переговоры { NAME($seat, case: "gen") } { NAME($other, case: "with") } заканчиваются без договора.
log-peace = { NAME($seat) } заключает мир { NAME($other, case: "with") }.
log-land-returned = { NAME($seat) } возвращает { NAME($other, case: "dat") } провинцию { NAME($place) }.
log-land-ceded = { NAME($seat) } уступает { NAME($other, case: "dat") } провинцию { NAME($place) }.
log-evacuated = Отряды { NAME($seat, case: "gen") } уходят { NAME($origin, case: "from") } { NAME($place, case: "to") }.
log-evacuation-lost = Отрядам { NAME($seat, case: "gen") } некуда уйти { NAME($origin, case: "from") }: они потеряны.
log-slaves-home = К { NAME($nation, case: "dat") } { $n ->
    [one] возвращается { $n } освобождённый раб и пополняет
    [few] возвращаются { $n } освобождённых раба и пополняют
   *[many] возвращаются { $n } освобождённых рабов и пополняют
} пехоту { NAME($place, case: "in") }.
log-treaty-text = Договор { NAME($seat, case: "gen") } { NAME($other, case: "with") } гласит: «{ $text }»
log-slaves-released = { NAME($seat) } отпускает { NAME($place, case: "in") } { $n ->
    [one] { $n } раба
    [2] { $n } рабов
    [3] { $n } рабов
    [4] { $n } рабов
    [few] { $n } раба
   *[many] { $n } рабов
} из народа { NAME($nation, case: "gen") }.
