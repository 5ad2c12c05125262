# Активация отрядов: сухопутное и морское перемещение, осады

option-activate = Активация отрядов
option-move = Сухопутное перемещение
option-siege = Осада
option-sail = Морское перемещение
option-undock = Выйти из порта
option-ship = Лёгкий корабль
option-form_army_1 = Новая армия 1
option-form_army_2 = Новая армия 2
option-form_army_3 = Новая армия 3
option-form_fleet = Новый флот
option-join_fleet = Присоединить лёгкий корабль
option-leave_fleet = Отделить лёгкий корабль
option-single = Одиночный отряд
option-pick_up = Взять отряды с собой
option-drop = Оставить отряды
option-pay_ducats = Заплатить 3 дуката
option-ask_consent = Попросить разрешения у игрока
option-occupy = Оккупировать её
option-set_free = Только прогнать повстанцев
option-spend_influence = Убрать оттуда 1 кубик влияния
option-turn_back = Не входить
ask-activate_way = Что делают ваши отряды?
ask-move_from = Из какой области выступают отряды?
ask-move_what = Что перемещается?
ask-march_to = Куда идут отряды?
ask-reorganise = Реорганизуете армию { NAME($area, case: "in") }?
ask-reorganise_army = Какие отряды реорганизуете?
ask-reorganise_unit = Какой отряд выбираете?
ask-access = Как получаете военный доступ в область { NAME($area) }?
ask-access_whom = У кого просите военный доступ?
ask-access_consent = { NAME($seat) } { AGREE($seat) ->
    [plural] просят
   *[other] просит
} пропустить отряды через область { NAME($area) }. Вы согласны?
ask-retreat_to = Куда отступают ваши отряды?
ask-sail_destination = Куда плывут корабли?
ask-sail_from = Откуда плывут корабли?
ask-sail_what = Что плывёт?
ask-undock_from = Из какого порта корабли выходят в море?
ask-undock_to = В какую морскую область они выходят?
ask-reorganise_fleet = Реорганизуете флот?
ask-hunt_pirates = Атакуете пиратов?
ask-embark = Из какой области перевозите отряды по морю?
ask-embark_what = Что перевозите?
ask-land_at = Где высаживаетесь?
ask-siege_area = В какой области ведёте осаду?
ask-siege_unit = Какой отряд участвует? Первый — бесплатно, каждый следующий — за 1 кубик военной власти.
ask-siege_target = Какую провинцию осаждаете?
ask-siege_drop = Идея «Оборонительный настрой»: вашей осадной силы не хватает. От какой провинции отказываетесь?
ask-siege_rebel_town = Оккупируете провинцию или только прогоняете повстанцев?
ask-hire_for_march = Нанимаете наёмников для этого перемещения?
no-activate-units = Ни один ваш отряд не может переместиться.
no-activate-ships = Ни один ваш корабль не может отплыть.
no-access = У вас нет военного доступа.
no-access-distant = Отрядам нельзя входить в эту дальнюю область.
no-mountain-mil = Чтобы перейти горы, нужно больше военной власти.
no-much-artillery = Армия, в которой артиллерии больше, чем кавалерии, не может совершить это перемещение.
no-siege = Вашим отрядам нечего осаждать.
no-siege-strength = Осадной силы не хватает.
no-siege-ship = Для осады островной провинции нужен ваш корабль в её водах.
log-march = { NAME($seat) } { AGREE($seat) ->
    [plural] ведут
   *[other] ведёт
} { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[many] { $n } отрядов
} из области { NAME($area) } в область { NAME($other_area) }.
log-access = { NAME($other) } { AGREE($other) ->
    [plural] пропускают
   *[other] пропускает
} { NAME($seat, case: "acc") } через область { NAME($area) }.
log-access-refused = { NAME($other) } не { AGREE($other) ->
    [plural] пропускают
   *[other] пропускает
} { NAME($seat, case: "acc") } через область { NAME($area) }.
log-access-paid = { NAME($seat) } { AGREE($seat) ->
    [plural] платят
   *[other] платит
} за проход через область { NAME($area) }.
log-sailed = Корабли { NAME($seat, case: "gen") } берут курс на { NAME($space, case: "acc") }.
log-occupied = { NAME($seat) } { AGREE($seat) ->
    [plural] оккупируют
   *[other] оккупирует
} провинцию { NAME($province) }.
log-siege-fails = { NAME($seat) } безуспешно { AGREE($seat) ->
    [plural] осаждают
   *[other] осаждает
} провинцию { NAME($province) }.
log-freed = { NAME($seat) } { AGREE($seat) ->
    [plural] освобождают
   *[other] освобождает
} провинцию { NAME($province) }.
log-rebels-expelled = { NAME($seat) } { AGREE($seat) ->
    [plural] прогоняют
   *[other] прогоняет
} повстанцев из провинции { NAME($province) }.
log-access-married = { NAME($seat) } { AGREE($seat) ->
    [plural] проходят
   *[other] проходит
} через область { NAME($area) } бесплатно благодаря королевскому браку.
log-fleet-changed = { NAME($seat) } { AGREE($seat) ->
    [plural] реорганизуют
   *[other] реорганизует
} флот { NAME($space, case: "in") }.
log-army-changed = { NAME($seat) } { AGREE($seat) ->
    [plural] реорганизуют
   *[other] реорганизует
} армию { NAME($area, case: "in") }.
