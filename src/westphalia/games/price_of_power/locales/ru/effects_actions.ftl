# Действия, которые дают карты, и эффекты с собственным кодом

ask-take_action = Карта даёт вам действие: «{ $action ->
    [increase_stability] Повышение стабильности
    [convert_area] Обращение области
    [colonize] Колонизация
    [forge_alliance] Заключение союза
    [trade] Торговля
    [explore] Исследование
    [recruit_units] Рекрутирование отрядов
    [activate_units] Активация отрядов
    [declare_war] Объявление войны
    [call_crusade] Призыв к крестовому походу
   *[other] Отлучение правителя от церкви
}». Выполняете его сейчас?
ask-move_merchant = Передвигаете торговца перед торговлей?
ask-move_merchant_to = В какой торговый узел идёт торговец?
ask-study_idea = Какую идею изучаете?
ask-expedition_area = Из какой области отправляется экспедиция?
ask-expedition_army = Какая армия отправляется в экспедицию?
ask-expedition_goal = На какую область нападает экспедиция?
ask-privateer_node = У какого торгового узла подстерегают добычу ваши каперы?
ask-privateer_card = Какую карту торговли используете?
ask-war_to_stop = Какую войну завершаете?
ask-logistics_from = Из какой области выступает следующий отряд?
ask-logistics_what = Кто выступает?
ask-levies_area = Где созываете ополчение?
ask-marching_army = Какая армия выступает?
ask-withdraw_to = Куда отходит армия?
ask-intercept_by = Каким путём идёт армия?
log-merchant-moved = Торговец { NAME($seat, case: "gen") } прибывает в узел { NAME($node) }.
log-study = { NAME($seat) } { AGREE($seat) ->
    [plural] изучают
   *[other] изучает
} идею «{ NAME($idea) }».
