# Что страница говорит об игре

page-headline = Эпоха { $age } · Раунд { $round } из { $last } · { $phase }
phase-0 = Начальные карты
phase-1 = Добор карт
phase-2 = Действия
phase-3 = Мир и восстания
phase-4 = Доход и содержание
phase-5 = Очистка
phase-6 = Конец эпохи
phase-7 = Финальный подсчёт
phase-8 = Конец

group-cards = События и карты
group-generic = Общие
group-administrative = Административные
group-diplomatic = Дипломатические
group-military = Военные
group-office = Должности
group-minor = Малые действия
group-turn = Ход

overlay-owner = Владелец
overlay-religion = Религия
overlay-trade = Торговля
overlay-unrest = Беспорядки
overlay-influence = Влияние
overlay-claims = Претензии
overlay-hre = Империя

fact-yes = да
fact-area = Область
fact-areas = Области
fact-provinces = Провинции
fact-out-of-play = Вне игры в этом сценарии
fact-owner = Владелец
fact-vacant = пока ничья
fact-vassal-of = Сюзерен
fact-allies = Союзники
fact-wars = Враги
fact-occupied = Оккупант
fact-rebels = Повстанцы
fact-tax = Налоговая стоимость
fact-town = Город
fact-unrest = Беспорядки
fact-capital = Столица
fact-port = Порт
fact-gold = Золото
fact-hre = Священная Римская империя
fact-territory = Территория №
fact-religion = Религия
fact-state-religion = Государственная религия
fact-elector = Выборная область
fact-influence = Влияние
fact-imperial = Имперское влияние
fact-claims = Претензии
fact-claim = претензия
fact-core = основной жетон
fact-armies = Отряды
fact-levies = Поднимутся при нападении
tiding-capital = Столица пала.
fact-marks = Жетоны
fact-crusade = Крестовый поход
fact-plague = Чума
fact-battleground = Поле сражения
fact-fleets = Флоты
fact-light-ships = Лёгкие корабли
fact-slots = Ячейки защиты торговли
fact-protection = Защита торговли
fact-nodes = Торговые узлы
fact-node = Торговый узел
fact-ports = Порты
fact-merchants = Торговцы
fact-seas = Морские области
fact-pirates = Пираты
fact-expanded = Расширенная торговля
port-port = порт
port-large = большой порт
port-island = островной порт
port-inactive = порт ещё не действует
town-1 = малый
town-2 = большой
town-3 = два малых
town-4 = жетон
town-5 = малый и жетон
town-6 = два жетона

mat-realm = Ваше королевство
mat-hand = Карты на руке
mat-events = События
mat-ideas = Идеи
mat-aims = Цели
mat-offices = Курия и Империя
mat-realms = Другие королевства

block-standing = Положение
block-stability = Стабильность
block-power = Власть монарха
block-treasury = Казна
block-towns = Города и вассалы
block-manpower = Рекруты
block-court = Двор
block-forces = Армии и флот
block-ties = Дипломатия
block-bot = Бот
block-bot-charts = Цели
block-cards = Карты и идеи
block-mission = Миссии
block-missions-done = Выполненные миссии
block-milestone = Общие цели
block-struggle = Борьба за власть
block-curia = Курия
block-empire = Священная Римская империя
block-decks = Колоды

count-bot-power = Доступная власть бота
count-bot-spent = Потраченная власть бота
count-bot-focus = Фокус этого раунда
count-bot-deck = Карты в колоде
count-bot-used = Уже открытые карты
bot-mark = бот
bot-chart-military = Военная схема
bot-chart-diplomatic = Дипломатическая схема
bot-why = { $why ->
    [quest] нет идеи, открывающей Новый Свет
    [claimed] претензии уже есть во всех областях
    [own] собственных земель не осталось
    [ally] союз
    [truce] перемирие
    [passed] этот игрок спасовал
    [patron] союзник спасовал или связан перемирием
    [emperor] защищает император
    [war] война уже идёт
    [vassal] вассал
    [influence] слишком большое влияние
    [strong] слишком большая сила
    [player] королевство игрока
    [large] слишком крупное динамическое неигровое королевство
   *[distant] дальнее королевство
}
bot-focus = { $focus ->
    [expansion] расширение
    [politics] политика
    [war] война
    [economy] экономика
   *[none] нет
}
count-cubes = Кубики в запасе
count-interest = Проценты
count-small-towns = Малые города
count-large-towns = Большие города
count-vassals = Жетоны вассалов
count-available = Доступные
count-deployed = Развёрнутые
count-exhausted = Истощённые
count-advisor = Советник
count-ill = плохое здоровье
count-fleet = Флот
count-truces = Перемирия
count-cb = Casus belli
count-controller = Папский контролёр
count-roma = Рим
count-excommunicated = Отлучение
count-imperial-manpower = Имперские рекруты
none-deployed = На карте никого.
none-army = ещё не на карте: новая армия
none-fleet = ещё не на карте
none-hand = У вас на руке нет карт.
none-empire = Империя распущена.
lead-events = Каждый игрок берёт за раунд одно событие вместе с дукатами на нём. В колоде этой эпохи { $n ->
    [one] осталась { $n } карта
    [few] осталось { $n } карты
   *[many] осталось { $n } карт
}.

tip-standing = Исход игры решает престиж; кубики служат влиянием и не только.
tip-prestige = Побеждает тот, у кого в конце больше всего престижа.
tip-religion = Ваша государственная религия. В областях другой религии возможны религиозные противоречия.
tip-cubes = Кубики служат влиянием, кардиналами и метками. Когда они кончатся, один придётся откуда-нибудь снять.
tip-stability = От −3 до +3. Высокая стабильность каждый раунд приносит дукаты, покой и власть монарха; низкая их отнимает.
tip-power = Кубики трёх видов, которыми вы платите за действия; не больше 10 каждого.
tip-adm = Административная власть: стабильность, обращение областей, колонии, идеи.
tip-dip = Дипломатическая власть: влияние, союзы, претензии, торговля.
tip-mil = Военная власть: рекрутирование, перемещение, осады, подавление беспорядков.
tip-treasury = Ваши деньги и долги.
tip-ducats = Дукаты в казне.
tip-interest = Жетон процентов за каждый заём: 1 дукат за раунд, пока заём не погашен.
tip-towns = Города стоят в ваших провинциях, жетоны вассалов — в провинциях вассалов.
tip-small-towns = Малый город даёт 1 дукат налога, два малых — 1 рекрута.
tip-large-towns = Большой город даёт 2 дуката налога и 1 рекрута.
tip-vassals = Два жетона вассалов дают 1 дукат налога и 1 рекрута.
tip-manpower = Где находятся рекруты вашего королевства.
tip-available = Готовы к рекрутированию.
tip-deployed = Регулярные отряды на карте.
tip-exhausted = Потеряны в сражениях; возвращаются при пополнении рекрутов и в фазе очистки.
tip-manpower-value = Сколько всего рекрутов может быть у вашего королевства.
tip-court = Правитель и советники дают власть монарха каждый раунд.
tip-ruler = Три навыка правителя — это власть монарха, которую вы получаете каждый раунд.
tip-advisor = Советник увеличивает один вид власти монарха.
tip-ill = Один жетон плохого здоровья; со вторым персонаж умирает.
tip-person = Навыки дают власть монарха каждый раунд, кубики бросают в сражении, символ показывает, какая смертность грозит персонажу.
tip-character = Вместо действия карта может дать вам этого персонажа.
tip-mortality = Когда событие показывает этот символ, персонаж получает жетон плохого здоровья; второй означает смерть.
tip-dice = Кубики, добавляемые в сражениях под началом этого персонажа.
tip-forces = До трёх армий и флот.
tip-ties = Что связывает вас с другими королевствами.
tip-alliance = Союзников можно призвать к оружию.
tip-marriage = Королевский брак считается за 1 кубик влияния и открывает путь к подчинению; война с партнёром стоит стабильности.
tip-war = Вы воюете с этим королевством.
tip-truce = Пока вы не можете объявить войну этому королевству.
tip-cb = Casus belli: повод к войне.
tip-merchants = Торговцы в торговых узлах зарабатывают дукаты при действии «Торговля».
tip-bot = Что у бота есть вместо власти монарха, карт на руке и двора. В свой ход он открывает до трёх карт своей колоды (PB-3).
tip-bot-charts = Против кого бот выступает и чьей дружбы ищет: кубик определяет строку, а в ней действует первая подходящая цель. В скобках — королевство, о котором сейчас идёт речь; зачёркнуто то, что сейчас невозможно (PB-4).
tip-cards = Что открыто известно о картах этого игрока.
tip-idea = Кто её изучит, тот получает престиж и постоянное преимущество; одну и ту же идею могут изучить несколько игроков.
tip-mission = Только ваша. Выполните её ради престижа и награды.
tip-missions-done = Выполненные миссии и кто их выполнил.
tip-controller = Тот, у кого больше всех кардиналов (при равенстве — тот, чей кардинал левее); он совершает папские действия.
tip-milestone = Общая для всех: первый, второй и третий, кто её выполнит, получают указанный престиж.
tip-struggle = Её начинает событие; очки за неё подсчитывают всем в конце того же раунда.
tip-trade-card = На карте торговли указано, какие узлы приносят доход и какой.
tip-curia = Кардиналы католических королевств. У кого их больше, тот папский контролёр.
tip-roma = Кардинал того, кто контролирует Рим.
tip-crusade = Папа призывает к оружию против мусульман в этой области. Итог подводят в конце раунда; если никто не откликнется, папский контролёр теряет 2 очка престижа.
tip-excommunicated = У каждого игрока-католика есть casus belli против этого королевства до конца раунда.
tip-empire = Император защищает провинции Империи и пользуется имперским авторитетом.
tip-emperor = Титул может перейти к другому королевству на выборах; их проводят, когда император теряет правителя.
tip-imperial-manpower = Рекруты, которые защищают Империю.
tip-decks = Карты, оставшиеся в колодах.
tip-event-deck = Когда она кончится, кончится и эпоха.
tip-event-ducats = Дукаты тому, кто возьмёт это событие.

deck-trade = Торговля
deck-events = События эпохи { $age }
cost-adm = адм.
cost-dip = дип.
cost-mil = воен.
cost-ducats = дук.
kind-action = Действие
kind-display = Активная
kind-battle_action = Боевое действие
kind-reaction = Реакция
kind-covert = тайное
card-charges = Заряды: { $n }
card-age = Эпоха { $age }
card-prestige = Престиж { $n }
card-immediate = Сразу
struggle-active = Идёт: очки в конце этого раунда
struggle-next = Начнётся следующей
card-ruler-now = Ваш нынешний правитель
card-given-up = Вместо карты «{ $card }»
role-ruler = Правитель
role-general = генерал
role-admiral = адмирал
card-reward = Награда
card-income = Доход { $low }, с расширенной торговлей { $high }
price-ducats = { $n } { $n ->
    [one] дукат
    [few] дуката
   *[many] дукатов
}
price-mil = { $n } воен.
price-dip = { $n } дип.
die-infantry = пехота
die-cavalry = кавалерия
die-artillery = артиллерия
die-any = любые
category-expansion = Расширение
category-politics = Политика
category-war = Война
category-economy = Экономика
symbol-unrest = Беспорядки
symbol-attrition = Истощение
symbol-pirates = Пираты
symbol-lost_at_sea = Потеря в море
symbol-native_uprising = Восстание аборигенов
symbol-vassal_betrayal = Нелояльные вассалы
symbol-power_struggle = Борьба за власть
symbol-cardinal_death = Смерть кардинала
symbol-religious_spread = Распространение религиозных идей
symbol-revolution_spread = Распространение революции
symbol-dnpr_expansion = Расширение королевства ({ $colour })
symbol-mortality_1 = Смертность ■
symbol-mortality_2 = Смертность ●
symbol-mortality_3 = Смертность ✚
symbol-mortality_4 = Смертность ▲

fact-free = свободно
tip-authority = Имперский авторитет от 0 до 6: чем он выше, тем больше выгод у императора.
tip-army = Где стоит армия, какие в ней отряды и кто ею командует.
tip-fleet = Где стоит флот, какие в нём корабли и кто адмирал.
tip-hand = Сколько карт у игрока; какие именно — его тайна.
tip-charges = Сколько раз карту ещё можно использовать.
tip-cardinal = Кардинал
tip-cardinal-free = Свободная ячейка для кардинала.
tip-hre-religion = Религия Империи.
tip-cost-adm = Цена в кубиках административной власти.
tip-cost-dip = Цена в кубиках дипломатической власти.
tip-cost-mil = Цена в кубиках военной власти.
tip-cost-ducats = Цена в дукатах.
tip-price = Основная цена: { $price }.
tip-skill-adm = Административная власть каждый раунд.
tip-skill-dip = Дипломатическая власть каждый раунд.
tip-skill-mil = Военная власть каждый раунд.
tip-hire = Сколько стоит этот персонаж.
tip-action-card = Карта действия: разыграйте её и выполните то, что на ней написано, или назначьте персонажа, указанного внизу.
tip-event-ruler = Правитель, которого приносит событие: его получает игрок этого королевства, кто бы ни взял карту.
tip-event = Событие: кто его берёт, тот выбирает один из вариантов; символы внизу касаются всех.
tip-symbol-unrest = Там, где беспорядки, бросают кубики повстанцев.
tip-symbol-attrition = Отряды в поле тают от голода и болезней.
tip-symbol-pirates = В торговых узлах появляются пираты.
tip-symbol-native_uprising = Аборигены восстают против колоний.
tip-symbol-dnpr_expansion = Королевство этого цвета захватывает земли.
tip-symbol-mortality = Персонажи с этим символом заболевают; больные умирают.
tip-symbol-cardinal_death = Умирает один из кардиналов курии.
tip-symbol-religious_spread = Религия распространяется на соседнюю область.
tip-symbol-power_struggle = Начинается борьба за власть; очки за неё — в конце раунда.
tip-symbol-power_struggle_faded = Может начаться борьба за власть.
tip-symbol-lost_at_sea = Гибнут корабли вдали от дома.
tip-symbol-revolution_spread = Революция распространяется.
tip-symbol-vassal_betrayal = Вассалы могут стать нелояльными.
tip-realm = Королевство этого игрока.
tip-advisors = Советники дают власть монарха, и им платят каждый раунд.
tip-base-tax = Дукаты с городов каждый раунд.
tip-vassal-tax = Дукаты с вассалов каждый раунд.
tip-missions = Тайные цели, за которые дают престиж.
tip-allies = Союзников можно призвать к оружию.
tip-marriages = Королевские браки считаются за влияние; война с партнёром стоит стабильности.
tip-wars = Королевства, с которыми воюет этот игрок.

choice-place_claim = Претензия
choice-pay = Заплатить
choice-research = Изучить идею
choice-draw_cards = Взять карты
choice-action-call_crusade = Призвать к крестовому походу
choice-action-forge_alliance = Заключение союза
choice-action-activate_units = Активация отрядов
choice-action-recruit_units = Рекрутирование отрядов
choice-action-explore = Исследование
choice-action-trade = Торговля
choice-action-declare_war = Объявление войны
choice-declare_war = Объявить войну
choice-exhaust_manpower = Истощение рекрутов
choice-add_unrest = Беспорядки
choice-remove_unrest = Убрать беспорядки
choice-remove_rebels = Убрать повстанцев
choice-power-adm = административная власть
choice-power-dip = дипломатическая власть
choice-power-mil = военная власть
choice-gain_alliance = Союз
choice-offer = Предложить союз
choice-place_influence = Влияние
choice-develop_town = Большой город
choice-manpower_token = +1 к рекрутам
choice-stability = Стабильность
choice-prestige = Престиж
choice-ducats = Дукаты
choice-interest = Жетон процентов
choice-ill_health-ruler = Плохое здоровье
choice-disputed_succession = Оспариваемое наследование
choice-place_vassal = Вассалы
choice-place_cb_token = Casus belli
choice-merchant = Торговец
choice-swap_piece = Вассалы вместо городов
choice-gain_ships = Корабли
choice-gain_units = Отряды
choice-gain_cardinal = Кардинал
choice-play_card = Разыграть карту
choice-install_ruler = Смена правителя
choice-discard_character-advisor = Уходит советник
choice-discard_character-general = Уходит генерал

struggle-areas = За каждое поле сражения: 1 очко престижа за каждую единицу налоговой стоимости под вашим контролем, половина за вассалов, +1, если там нет других игроков, +1 за союз или брак с королевством, чья столица там находится.
struggle-standing = Поля сражений сейчас

battle-at = Сражение: { $place }
battle-round = Раунд { $n }
battle-leader = Лидер
battle-dice = Кубики
battle-imperial = Имперские отряды
roll-attacker = Атакующий
roll-defender = Защитник
face-0 = пехота
face-1 = пехота с контуром
face-2 = кавалерия
face-3 = артиллерия
face-4 = пустая грань
roll-die = Кубик ({ $die }): { $face } — { $hits ->
    [0] мимо
    [1] попадание
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}
roll-face = { $face }{ $hits ->
    [0] {""}
    [1] {" "}(попадание)
    [one] {" "}({ $hits } попадание)
    [few] {" "}({ $hits } попадания)
   *[many] {" "}({ $hits } попаданий)
}
roll-sure = { $n ->
    [one] { $n } автоматическое попадание тяжёлых кораблей
    [few] { $n } автоматических попадания тяжёлых кораблей
   *[other] { $n } автоматических попаданий тяжёлых кораблей
}
roll-hits = { $n ->
    [one] { $n } попадание
    [few] { $n } попадания
   *[other] { $n } попаданий
}

war-held = Под оккупацией { NAME($seat, case: "gen") }
war-units = Сухопутные отряды
term-enforce = Победа за вами: выберите условие, которым закончится эта война.
term-negotiate = Договор составляют вместе; он действует, только если его подтвердят обе стороны.
term-white_peace = Все оккупированные провинции возвращаются; каждый из участвующих игроков теряет 1 очко престижа.
term-offer_white_peace = Если другая сторона согласится, все оккупированные провинции возвращаются и каждый из участвующих игроков теряет 1 очко престижа.
term-accept = Все оккупированные провинции возвращаются; каждый из участвующих игроков теряет 1 очко престижа.
term-refuse = Война продолжается.
term-surrender = Вы теряете 2 очка престижа, победитель получает 2; он должен сразу закончить войну условием или договором.
term-keep_board = Вы аннексируете оккупированные провинции, а отдельные из них можете отдать за дукаты, обменять или освободить. Столица возвращается за дукаты.
term-treaty-keep_board = Оккупированные провинции остаются у оккупантов, кроме тех, что договор возвращает или освобождает. Столица возвращается за дукаты.
term-humiliate = Все оккупированные провинции возвращаются. Победитель получает престиж: удвоенную налоговую стоимость возвращённых игроку провинций, не больше 10; другая сторона теряет столько же.
term-vassalize = Королевство становится вашим вассалом; вы размещаете там 2 кубика влияния.
term-convert = Все оккупированные провинции возвращаются. Проигравший принимает религию победителя: победитель получает 3 очка престижа и размещает 2 кубика влияния; игрок, сменивший религию, теряет 5 очков престижа и 4 кубика влияния.
term-succession = Все оккупированные провинции возвращаются; соперники теряют там браки и союзы. Победитель получает престиж, влияние или выбор нового правителя и может заключить союз.
term-full_annexation = Всё королевство становится вашим вместе с вассалами.

bundle-treaty = Договор
bundle-talk = Соглашение
bundle-victor = Победа за { NAME($seat, case: "ins") }
bundle-back = { NAME($province) }: провинция возвращается владельцу
bundle-freed = { NAME($province) }: провинция освобождается
bundle-stays = { NAME($province) }: провинция остаётся у { NAME($seat, case: "gen") }
bundle-pays = { NAME($seat) } { AGREE($seat) ->
    [plural] платят
   *[other] платит
} { $n ->
    [one] { $n } дукат
    [few] { $n } дуката
   *[other] { $n } дукатов
}
bundle-cut = { NAME($seat) } { AGREE($seat) ->
    [plural] разрывают
   *[other] разрывает
} союз { NAME($realm, case: "with") }
bundle-cut-claim = { NAME($seat) } { AGREE($seat) ->
    [plural] отказываются
   *[other] отказывается
} от претензии на { NAME($area, case: "acc") }
bundle-cut-influence = { NAME($seat) } { AGREE($seat) ->
    [plural] возвращают
   *[other] возвращает
} 1 кубик влияния { NAME($area, case: "from") }
bundle-sale = { NAME($seat) } { AGREE($seat) ->
    [plural] продают
   *[other] продаёт
} провинцию { NAME($province) } за { $n ->
    [one] { $n } дукат
    [few] { $n } дуката
   *[other] { $n } дукатов
}

done-reorganise = Без изменений
done-reorganise_fleet = Без изменений
done-call_to_arms = Никого не призывать
done-keep_card = Остальные сбросить
done-mission_step = Оставить как есть
done-exchange_card = Остальные оставить
done-discard_card = Остальные оставить
done-war_target = Больше никому
done-recruit_what = Закончить рекрутирование
done-hire_for_march = Никого не нанимать
done-claim_discard = Остальные оставить
done-siege_unit = Отрядов достаточно
done-siege_target = Провинций достаточно
done-remaining_war = Воевать дальше
done-keep_province = Остальные оставить
done-reduce_costs = Дальше
war-emperor = На помощь придёт император.

why-pp-4-3-1 = неиспользованный casus belli
why-pp-4-3-7 = незакреплённое оспариваемое наследование
why-pp-4-3-8 = оккупированные города
why-pp-4-3-9 = междуцарствие
why-pp-4-4-7 = имперский авторитет или идея
why-pp-4-6-5 = королевские браки в конце эпохи
why-pp-7-4-10 = банкротство
why-pp-9-1-5 = война без casus belli
why-pp-9-1-6 = война с партнёром по браку
why-pp-10-1-3 = белый мир
why-pp-10-2-9 = сдача
why-pp-10-5-4 = белый мир
why-pp-10-5-18 = унижение
why-pp-10-5-26 = насильственное обращение
why-pp-10-5-31 = обеспечение желаемого правопреемства
why-pp-10-5-36 = аннексия союзника
why-pp-11-2-7 = война с партнёром по браку
why-pp-11-3-23 = отказ от призыва к оружию
why-pp-11-3-33 = брошенный союзник
why-pp-19-2-3 = неоспоримый папский контролёр
why-pp-19-3-4 = отлучение от церкви
why-pp-19-3-8 = призыв к крестовому походу
why-pp-19-3-10 = крестовый поход

count-crusaders = Крестоносцы
tip-crusaders = Игроки, присоединившиеся к крестовому походу. В конце раунда они получают 2 очка престижа, если у них там есть отряд, а мусульманские королевства не владеют там провинциями; иначе теряют 2.
count-defending = Защищает Империю
tip-defending = Император ведёт войну за Империю и говорит от имени её подданных.
block-discard = { $deck ->
    [adm] Сброс административной колоды
    [dip] Сброс дипломатической колоды
    [mil] Сброс военной колоды
   *[other] Сброс, { NAME($deck) }
}
block-trade-discard = Сброс карт торговли
tip-discard = Пять верхних карт сброса, начиная с последней.
tip-projected = Каким был бы престиж вместе с финальным подсчётом, если бы игра кончилась сейчас.
tip-turn = Что игрок сделал в этом раунде.
cardinal-of = Кардинал: { $name } (место { $n })
