# Выбор на картах

option-A = А
option-B = Б
option-neither = Ни один
ask-event_option = «{ NAME($event) }»: какой вариант выбираете?
ask-card_option = Какой вариант карты выбираете?
ask-pick_area = Какую область выбираете?
ask-pick_province = Какую провинцию выбираете?
ask-pick_piece = Какой город или какого вассала выбираете?
ask-pick_realm = Какое королевство выбираете?
ask-pick_node = Какой торговый узел выбираете?
ask-pick_sea = Какую морскую область выбираете?
ask-pick_idea = Какую идею выбираете?
ask-may_pick = Делаете выбор, который предлагает карта?
no-event-option-must = Карта не оставляет вам выбора.
no-option-cost = Этот вариант вы оплатить не можете, а другой вам доступен.
no-option-requirement = Условие этого варианта не выполнено.
log-event-option = { $option ->
    [neither] { NAME($seat) } не { AGREE($seat) ->
    [plural] выбирают
   *[other] выбирает
} ни одного варианта события «{ NAME($event) }».
    [A] { NAME($seat) } { AGREE($seat) ->
    [plural] выбирают
   *[other] выбирает
} вариант А события «{ NAME($event) }».
   *[other] { NAME($seat) } { AGREE($seat) ->
    [plural] выбирают
   *[other] выбирает
} вариант Б события «{ NAME($event) }».
}
