# Приказы целиком

form-recruit = Рекрутирование отрядов
form-recruit-go = Рекрутировать
form-march = Марш
form-march-go = Выступить
form-siege = Осада
form-siege-go = Осадить
form-losses = Потери
form-losses-go = Понести эти потери
form-influence = Влияние
form-influence-go = Разместить влияние
form-claims = Претензии
form-claims-go = Создать претензии
form-trade = Торговля
form-trade-go = Торговать
form-march-take = Пехота, которая присоединится
form-march-leave = Пехота, которая останется
form-march-take-army_1 = присоединится из 1-й армии
form-march-take-army_2 = присоединится из 2-й армии
form-march-take-army_3 = присоединится из 3-й армии
form-march-leave-army_1 = останется с 1-й армией
form-march-leave-army_2 = останется со 2-й армией
form-march-leave-army_3 = останется с 3-й армией
form-sail = Морское перемещение
form-sail-go = Поднять паруса
form-sail-further = присоединяются ещё корабли
form-undock = Выход из порта
form-undock-go = Выйти в море
form-cut_ties = Разрыв связей
form-cut_ties-go = Разорвать эти связи
form-draw = Взять все карты из одной колоды
form-draw-go = Взять
form-keep = Оставить карты
form-keep-go = Оставить эти
form-exchange = Обмен карт
form-exchange-go = Обменять эти
form-missions = Миссии
form-missions-go = Взять эти
form-discard = Сброс
form-discard-go = Сбросить эти
form-first_missions = Миссии
form-first_missions-go = Взять эти
form-fight_on = Продолжать бой, пока…
form-fight_on-go = Продолжать бой
form-fight_on-losses = мои потери не достигнут
form-fight_on-odds = мой шанс не упадёт ниже
form-percent = %
form-fight_on-stopped-losses = Сражение ждёт вашего решения: у вас уже { $n ->
    [one] { $n } потеря
    [few] { $n } потери
   *[many] { $n } потерь
}.
form-fight_on-stopped-odds = Сражение ждёт вашего решения: шанс на победу упал ниже { $odds } %.
form-close = … и завершить ход

# Постоянные приказы
form-no_reactions = Отказываться за меня от реакций
form-no_reactions-go = Впредь без реакций
form-pass_turns = Пасовать каждый ход
form-pass_turns-go = Пасовать сейчас и впредь
form-accept_calls = Принимать призывы к оружию
form-accept_calls-go = Впредь принимать
order-accept_calls-caller = от этого союзника
order-accept_calls-whoever = кто бы ни был врагом
order-lapsed-enemy = Призыв направлен против королевства, с которым вы не воюете: { NAME($realm) }.
