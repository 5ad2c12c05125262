# SC-12 Заморские экспедиции

option-overseas = Отправить заморскую экспедицию
option-abandon = Отказаться от экспедиции
option-free_upgrade = Улучшить столицу на один уровень
option-take_gold = Взять монеты

ask-lose_road = Вспыхивают беспорядки. Какая дорога разрушена?
ask-plant_tree = Где сажаете кокосовую пальму?
ask-contrary_winds = Встречный ветер. Платите { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}, чтобы повторить попытку в следующем ходу?
ask-captains_idea = У капитана есть идея: бесплатное улучшение столицы или { $gold ->
    [one] { $gold } монета
    [few] { $gold } монеты
   *[many] { $gold } монет
}. Что выбираете?
ask-poison_place = Какая провинция будет отравлена?
ask-poison_building = Свободных провинций не осталось. Какая провинция будет отравлена и потеряет основное здание? Или заплатите { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}?

no-overseas-gale = В бурю экспедиции не отправляются.
no-overseas-gold = На экспедицию у вас не хватает монет.
no-overseas-port = Нужен собственный незаблокированный порт.
no-overseas-limit = В пути уже столько экспедиций, сколько разрешено, а купленных плодов у вас нет.

log-overseas = { NAME($seat) } отправляет заморскую экспедицию; она вернётся в раунде { $round }.
log-overseas-result = { NAME($seat) }: вести из-за моря (результат { $result }).
log-overseas-nothing = Экспедиция { NAME($seat, case: "gen") } возвращается ни с чем.
log-treasure = { NAME($seat) } получает сокровище: { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}.
log-lost-at-sea = Экспедиция пропадает в море: в течение { $turns ->
    [one] { $turns } хода
   *[other] { $turns } ходов
} доход { NAME($seat, case: "gen") } меньше на { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}.
log-mercenaries = К { NAME($seat, case: "dat") } прибывают наёмники: { $n ->
    [one] { $n } пушка
    [few] { $n } пушки
   *[many] { $n } пушек
} { NAME($place, case: "in") }.
log-no-mercenaries = К { NAME($seat, case: "dat") } прибывают наёмники, но разместить их негде.
log-riot = Беспорядки: толпа разрушает дорогу { NAME($seat, case: "gen") } { NAME($place, case: "in") }.
log-no-riot = Беспорядки: у { NAME($seat, case: "gen") } нет дорог, которые толпа могла бы разрушить.
log-tree-gold = { NAME($seat) } привозит кокосовую пальму и получает { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}.
log-tree = { NAME($seat) } сажает кокосовую пальму { NAME($place, case: "in") }.
log-tree-declined = { NAME($seat) } не сажает кокосовую пальму.
log-shot = { NAME($seat) } получает улучшенные снаряды против бункеров.
log-ghost-ship = Корабль-призрак: следующая заморская экспедиция { NAME($seat, case: "gen") } стоит на { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
} меньше.
log-engineers = { NAME($seat) } получает { $n ->
    [one] { $n } талон
    [few] { $n } талона
   *[many] { $n } талонов
} на дорогу.
log-disease = { NAME($seat) } теряет из-за тропической болезни { $n ->
    [one] { $n } солдата
    [2] { $n } солдат
    [3] { $n } солдат
    [4] { $n } солдат
    [few] { $n } солдата
   *[many] { $n } солдат
}.
log-rich-tribe = { NAME($seat) } получает от богатого племени по { $gold ->
    [one] { $gold } монете
    [few] { $gold } монеты
   *[many] { $gold } монет
} за ход в течение { $turns ->
    [one] { $turns } хода
   *[other] { $turns } ходов
}.
log-winds-paid = { NAME($seat) } платит { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}; экспедиция плывёт дальше против ветра.
log-winds-abandoned = { NAME($seat) } отказывается от экспедиции из-за встречного ветра.
log-farm-hands = { NAME($seat) } получает скидку на { $n ->
    [one] { $n } следующую ферму
    [few] { $n } следующие фермы
   *[many] { $n } следующих ферм
}: прибывают батраки.
log-ecologists = В течение { $n ->
    [one] { $n } хода
   *[other] { $n } ходов
} экологи следят за хищническими хозяйствами { NAME($seat, case: "gen") }.
log-idea-upgrade = Идея капитана: столица { NAME($seat, case: "gen") } улучшена до уровня { $level }.
log-idea-gold = { NAME($seat) } получает { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
} благодаря идее капитана.
log-cannibals = Каннибалы: следующая заморская экспедиция { NAME($seat, case: "gen") } стоит на { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
} больше.
log-new-weapon = { NAME($seat) } привозит новое оружие.
log-captain-for-sale = Капитан { NAME($seat, case: "gen") } выставляет экспедицию на аукцион.
log-poison = Земля { NAME($place, case: "in") } отравлена.
log-poison-paid = { NAME($seat) } платит { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}, чтобы уберечь землю от отравы.
log-poison-lapses = У { NAME($seat, case: "gen") } отраве больше нечего губить.
