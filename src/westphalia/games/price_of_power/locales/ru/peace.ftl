# Мир

option-enforce = Навязать условие
option-negotiate = Вести переговоры
option-white_peace = Белый мир
option-offer_white_peace = Предложить белый мир
option-surrender = Сдаться
option-keep_board = Сохранение текущего состояния
option-humiliate = Унижение
option-vassalize = Вассализация
option-convert = Насильственное обращение
option-succession = Обеспечение желаемого правопреемства
option-full_annexation = Полная аннексия
option-return = Вернуть её за дукаты
option-exchange = Обменять её
option-liberate = Освободить её
option-ally = Заключить союз
ask-war_to_end = Какую войну завершаете полной победой?
ask-total_victory = Как заканчиваете войну { NAME($realm, case: "with") }?
ask-remaining_war = Какую войну хотите закончить?
ask-peace_way = Как заканчиваете войну { NAME($realm, case: "with") }?
ask-white_peace_offer = { NAME($seat) } { AGREE($seat) ->
    [plural] предлагают
   *[other] предлагает
} белый мир. Что ответите?
ask-go_home = Куда уходят ваши отряды, стоящие { NAME($area, case: "in") }?
ask-peace_term = Какое условие навязываете { NAME($realm, case: "dat") }?
ask-peace_influence = Где размещаете влияние?
ask-imposed_ruler = Какой лидер становится новым правителем?
ask-succession_alliance = Заключаете союз?
ask-keep_province = Мир { NAME($realm, case: "with") }: что не назовёте, то оставляете себе. Какую провинцию отдаёте?
ask-keep_way = Что станет с провинцией { NAME($province) }?
ask-exchange_for = На какую провинцию её обмениваете?
ask-exchange_also = Какую ещё малую провинцию возвращаете за провинцию { NAME($province) }?
ask-liberated_ally = С каким освобождённым королевством заключаете союз?
ask-claim_discard = Сбрасываете претензию, чтобы убрать до 2 жетонов беспорядков в её области?
ask-claim_calms = Где прекращаются беспорядки?
ask-claim_loss = Размещаете претензию там, где потеряли земли?
ask-treaty_term = На каком условии предлагаете мир { NAME($seat, case: "dat") }?
ask-treaty_victor = Мир { NAME($seat, case: "with") }: кто победитель?
ask-treaty_province = Мир { NAME($seat, case: "with") }: какая оккупированная провинция возвращается? Остальные остаются у оккупанта.
ask-treaty_province_way = Что станет с провинцией { NAME($province) }?
ask-treaty_rider = Мир { NAME($seat, case: "with") }: действует ли кто-то из вас сразу, по условиям договора?
ask-treaty_rider_seat = Кто действует сразу?
ask-treaty_cut = Какой союз прекращается?
ask-treaty_cut_claim = От какой претензии отказываются?
ask-treaty_cut_influence = Из какой области возвращается кубик влияния?
ask-treaty_payer = Мир { NAME($seat, case: "with") }: кто платит дукаты?
ask-treaty_ducats = Сколько дукатов нужно заплатить?
ask-treaty_propose = Предлагаете этот договор { NAME($seat, case: "dat") }?
ask-treaty_answer = { NAME($seat) } { AGREE($seat) ->
    [plural] предлагают
   *[other] предлагает
} договор. Что ответите?
log-peace-term = { NAME($seat) } { AGREE($seat) ->
    [plural] навязывают
   *[other] навязывает
} { NAME($realm, case: "dat") } условие: { $term ->
    [humiliate] унижение
    [vassalize] вассализация
    [convert] насильственное обращение
    [succession] обеспечение желаемого правопреемства
    [full_annexation] полная аннексия
    [white_peace] белый мир
   *[other] сохранение текущего состояния
}.
log-peace = { NAME($seat) } { AGREE($seat) ->
    [plural] заключают
   *[other] заключает
} мир { NAME($realm, case: "with") }.
log-peace-others = Этот мир заканчивает для { NAME($seat, case: "gen") } войну ещё с { $n ->
    [one] { $n } королевством
   *[other] { $n } королевствами
} той же стороны.
log-white-peace = { NAME($seat) } { AGREE($seat) ->
    [plural] заключают
   *[other] заключает
} белый мир { NAME($realm, case: "with") }.
log-surrender = { NAME($seat) } { AGREE($seat) ->
    [plural] сдаются
   *[other] сдаётся
} { NAME($other, case: "dat") }.
log-ally-rests = { NAME($realm) } { AGREE($realm) ->
    [plural] прекращают воевать и остаются
   *[other] прекращает воевать и остаётся
} союзником { NAME($seat, case: "gen") }.
log-go-home = Отряды { NAME($seat, case: "gen") } уходят { NAME($area, case: "from") } { NAME($other_area, case: "to") }.
log-vassalized = { NAME($seat) } { AGREE($seat) ->
    [plural] делают
   *[other] делает
} { NAME($realm, case: "acc") } своим вассалом.
log-full-annexation = { NAME($seat) } полностью { AGREE($seat) ->
    [plural] аннексируют
   *[other] аннексирует
} { NAME($realm, case: "acc") }.
log-annexed = { NAME($seat) } { AGREE($seat) ->
    [plural] аннексируют
   *[other] аннексирует
} провинцию { NAME($province) }.
log-reparations = { NAME($seat) } { AGREE($seat) ->
    [plural] получают
   *[other] получает
} { $n } { $n ->
    [one] дукат
    [few] дуката
   *[many] дукатов
} от { NAME($realm, case: "gen") }.
log-exchanged = { NAME($seat) } { AGREE($seat) ->
    [plural] обменивают
   *[other] обменивает
} провинцию { NAME($province) }.
log-treaty = { NAME($seat) } { AGREE($seat) ->
    [plural] заключают
   *[other] заключает
} мир { NAME($other, case: "with") }. Условие: { $term ->
    [humiliate] унижение
    [convert] насильственное обращение
    [succession] обеспечение желаемого правопреемства
    [white_peace] белый мир
   *[other] сохранение текущего состояния
}.
log-treaty-failed = { NAME($seat) } не { AGREE($seat) ->
    [plural] договариваются
   *[other] договаривается
} о мире { NAME($other, case: "with") }.
