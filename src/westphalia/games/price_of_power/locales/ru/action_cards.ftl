# Карты действий

option-play_card = Разыграть карту
option-use_display = Использовать активную карту
ask-play_card = Какую карту разыгрываете?
ask-display_to_discard = В игре у вас может быть не больше двух активных карт. Какая уступит место?
ask-display_action = Какое действие своих активных карт выполняете?
ask-counter = { NAME($seat) } { AGREE($seat) ->
    [plural] выполняют
   *[other] выполняет
} тайное действие. Противодействуете?
option-war_taxes = Военные налоги
option-royal_intendants = Королевские интенданты
option-crown_audit = Королевская ревизия
option-support_rebels = Поддержка повстанцев
option-sow_discontent = Посеять недовольство
option-sabotage_reputation = Подрыв репутации
option-increase_manpower = Увеличение числа рекрутов
option-standing_regiments = Постоянные полки
option-officer_corps = Офицерский корпус
no-card-reaction = Эту карту разыгрывают не как действие хода, а как реакцию или в сражении.
no-display-twice = У вас в игре уже есть активная карта с таким названием.
no-card-to-play = Ни одну из ваших карт сейчас нельзя разыграть ради её действия.
no-display-action = У вас нет активной карты с действием для вашего хода.
no-charges = На карте осталось слишком мало зарядов.
log-card-played = { NAME($seat) } { AGREE($seat) ->
    [plural] разыгрывают
   *[other] разыгрывает
} карту «{ NAME($card) }».
log-display = Перед { NAME($seat, case: "ins") } лежит карта «{ NAME($card) }» { $n ->
    [0] без зарядов
    [one] с { $n } зарядом
   *[other] с { $n } зарядами
}.
log-display-used = { NAME($seat) } { AGREE($seat) ->
    [plural] используют
   *[other] использует
} карту «{ NAME($card) }».
log-display-discarded = { NAME($seat) } { AGREE($seat) ->
    [plural] сбрасывают
   *[other] сбрасывает
} из игры карту «{ NAME($card) }».
log-countered = { NAME($seat) } { AGREE($seat) ->
    [plural] отвечают
   *[other] отвечает
} на тайное действие { NAME($other, case: "gen") } картой «{ NAME($card) }».
ask-card_way = «{ NAME($card) }»: как используете карту?
ask-which_reaction = «{ NAME($card) }»: что делаете?
ask-react = { $where ->
    [area] Отряды { NAME($seat, case: "gen") } стоят { NAME($area, case: "in") }. Реагируете?
    [npr] { NAME($realm) } { AGREE($realm) ->
        [plural] вторгаются
       *[other] вторгается
    } в область { NAME($area) }. Реагируете?
    [npr_war] { NAME($realm) } { AGREE($realm) ->
        [plural] втягивают
       *[other] втягивает
    } вас в войну. Реагируете?
   *[none] { NAME($seat) } { AGREE($seat) ->
    [plural] втягивают
   *[other] втягивает
} вас в войну. Реагируете?
}
option-integrate_area = Интеграция области
option-missionaries = Миссионеры
option-urban_growth = Рост городов
option-grant_of_the_estates = Субсидия сословий
option-forced_levy = Принудительный сбор
option-red_hat = Кардинальская шапка
option-preaching = Проповедническая миссия
option-charter_of_settlement = Грамота на поселение
option-charter_of_the_company = Грамота компании
option-audit_of_revenues = Ревизия доходов
option-audit_of_debts = Ревизия долгов
option-expand_node = Расширение рынка
option-busy_season = Оживлённый сезон
option-swift_sailing = Быстрое плавание
option-withdraw = Отход
option-intercept = Перехват
option-pursue = Преследование
option-call_the_levies = Созыв ополчения
no-card-use = Сейчас нельзя сделать ничего из написанного на карте.
no-levy-towns = Нужны два города без беспорядков.
no-large-town-left = У вас не осталось больших городов, которые можно разместить.
no-war-taxes-peace = Военные налоги собирают только во время войны.
no-war-taxes-units = У вас на карте нет ни одного регулярного отряда.
no-own-leader = На этой стороне не командует ни ваш генерал, ни ваш адмирал.
no-own-regulars = В этом сражении у вас нет ни одного регулярного сухопутного отряда.
no-action-in-this-battle = Это боевое действие предназначено для сражений другого рода.
no-battle-action-twice = Это боевое действие в этом раунде сражения уже использовано.
log-card-target = { NAME($seat) } { AGREE($seat) ->
    [plural] выбирают
   *[other] выбирает
} целью { NAME($realm, case: "acc") }.
log-card-target-area = { NAME($seat) } { AGREE($seat) ->
    [plural] выбирают
   *[other] выбирает
} область { NAME($area) }.
log-reaction = { NAME($seat) } { AGREE($seat) ->
    [plural] отвечают
   *[other] отвечает
} картой «{ NAME($card) }».
log-charges-used = { NAME($seat) } { AGREE($seat) ->
    [plural] используют
   *[other] использует
} карту «{ NAME($card) }» и { AGREE($seat) ->
    [plural] тратят
   *[other] тратит
} { $n ->
    [one] { $n } заряд
    [few] { $n } заряда
   *[many] { $n } зарядов
}.
