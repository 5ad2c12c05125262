# Что страница говорит об игре

game-about = Основайте столицу, хозяйствуйте и стройте, вооружайтесь и выходите в море; покорите мир раньше других. Для 2–6 игроков.

group-war = Армия
group-sea = Море
group-land = Земля и экспедиции
group-talk = Дипломатия и агенты
group-turn = Ход

overlay-region = Континенты
overlay-buildings = Здания
overlay-strength = Войска

tip-colour = Цвет земель этого игрока.
tip-gold = Золото на расходы.
tip-income = Золото, приходящее каждый раунд.
tip-upkeep = Золото, которое каждый ход уходит на порты, дороги, лагеря рабов и отряды сверх лимита.
tip-food = Сколько есть еды и сколько нужно; кому её не хватает, тот теряет солдат.
tip-provinces = Свои провинции.
tip-soldiers = Сила всех армий.
tip-capital = Кто потерял столицу, тот в опасности.
tip-level = Уровень развития: чем он выше, тем больше можно строить и набирать.
tip-spies = Шпионы, готовые к тайным действиям.
tip-war = С кем воюет этот игрок.
tip-points = В конце решают очки, если никто не покорил остальных.

# У варианта: сколько стоит и что даёт
note-price = { $gold ->
    [one] { $gold } монета
    [few] { $gold } монеты
   *[many] { $gold } монет
}
note-famine = голод: еды { $supply } из { $need }
what-infantry = сила: 1 солдат, очки движения: 2
what-cavalry = сила: 3 солдата, очки движения: 3
what-artillery = сила: 6 солдат, очки движения: 1
what-farm = монеты +1, еда +1
what-granary = еда +2
what-manufactory = монеты +2
what-bunker = +10 в обороне
what-bunker_2 = +20 в обороне
what-upgrade_bunker = +20 в обороне
what-slave_camp = рабы; содержание 1
what-port = открывает море; содержание 1
what-road = бесплатный переход; нужно содержание
what-frigate = сила: 1 солдат, очки движения: 2
what-corvette = сила: 3 солдата, очки движения: 1
what-cruiser = сила: 6 солдат, очки движения: 1
what-transport = везёт 5 солдат, очки движения: 2
what-landing_ship = 10 солдат на любой берег
what-construction_ship = порт на любом берегу
what-fishing_boat = монеты +1, еда +1
what-plunder = бесплатно, 2 красных жетона; здания гибнут
what-agents = шпион стоит 8 монет
what-bribe = 3 монеты за мятежника
name-no-plunder = Без разграбления
what-sabotage = следующий доход −6
what-incite = часть солдат восстаёт
what-free_slaves = один раб выходит на свободу
what-burn_food = следующий запас еды −1
what-counterintelligence = мешает картам против этого игрока

# Погода
weather-calm = Ни на что не влияет.
weather-early_winter = У атакующих −4.
weather-bright_spell = У атакующих +4, фермы приносят на 1 монету больше, переход бесплатный.
weather-hard_frost = У сухопутных отрядов на 1 очко движения больше, переход бесплатный.
weather-gale = Заморские экспедиции не отправляются, здания дороже на 3 монеты, переход вдвое дороже.
weather-severe_winter = У атакующих −8, фермы и мануфактуры приносят на 1 монету меньше, фермы не дают еды, переход бесплатный.
weather-left = { $rounds ->
    [1] Это последний раунд.
    [one] Продлится { $rounds } раунд, считая этот.
    [few] Продлится { $rounds } раунда, считая этот.
   *[many] Продлится { $rounds } раундов, считая этот.
}

# Что есть в провинции
mark-exploring = экспедиция, вернётся в раунде { $round }
mark-explored = исследована

# Бумаги: предложения, мир, договоры
paper-between = { NAME($seat) } → { NAME($other) }
paper-gives = { NAME($seat) } даёт
paper-cedes = { NAME($seat) } уступает
paper-returns = { NAME($seat) } возвращает
paper-unlisted = Ещё не решено
paper-frees = { NAME($seat) } освобождает рабов:
paper-goods = { COUNT($n, $goods) }
paper-empty = Пока ничего не обещано.
paper-contract = Договор № { $number }
paper-parties = Стороны
paper-signed = Подписали
paper-until = До раунда
paper-guarantor = Гарант
paper-guarantee = При нарушении
page-round = { $last ->
    [0] Раунд { $number }
   *[other] Раунд { $number } из { $last }
}
