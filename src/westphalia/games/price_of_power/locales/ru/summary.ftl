# Игровое поле в словах

summary-status = { NAME($realm) }, эпоха { $age }, раунд { $round }. Престиж { $prestige }, дукаты { $ducats }, административная власть { $adm }, дипломатическая { $dip }, военная { $mil }, стабильность { $stability }, рекруты { $available }.
summary-time = Время
summary-age = эпоха
summary-round = раунд
summary-first = первый игрок
summary-emperor = император
summary-authority = имперский авторитет
summary-realms = Королевства
summary-realm = королевство
summary-prestige = престиж
summary-ducats = дукаты
summary-interest = проценты
summary-adm = административная власть
summary-dip = дипломатическая власть
summary-mil = военная власть
summary-stability = стабильность
summary-religion = государственная религия
summary-ruler = правитель
summary-interregnum = междуцарствие
summary-advisors = советники
summary-base-tax = базовый налог
summary-vassal-tax = налог с вассалов
summary-manpower = рекруты
summary-available = доступные рекруты
summary-deployed = развёрнутые рекруты
summary-exhausted = истощённые рекруты
summary-cards = карты на руке
summary-missions = миссии на руке
summary-cubes = кубики в запасе
summary-allies = союзники
summary-marriages = королевские браки
summary-wars = враги
summary-projected = если бы игра кончилась сейчас
summary-turn = в этом раунде
summary-events-taken = { $n ->
    [one] взято { $n } событие
    [few] взято { $n } события
   *[other] взято { $n } событий
}
summary-passed = пас ({ $n }-й)
summary-colonists = колонисты
summary-merchants = торговцы
summary-merchants-used = { $n }, использовано { $used }
summary-display = активные карты
summary-displayed = { NAME($card) }, заряды: { $n }
summary-ill = плохое здоровье
summary-truces = перемирия
summary-events = События
summary-event = событие
summary-face-down = рубашкой вверх
summary-ideas = Идеи
summary-idea = идея
summary-researched = кто изучил
summary-forces = Отряды на карте
summary-area = область
summary-player = игрок
summary-troops = отряды
summary-units = { $n } × { NAME($unit) }
summary-hand = Карты действий
summary-own-cards = Ваши карты
summary-where = где
summary-map = Карта
summary-provinces = провинции
summary-held-by = контролирует
summary-beside = соседи
summary-rebels = повстанцы

# What a number is made of
part-small-towns = малые города ({ $n })
part-large-towns = большие города ({ $n })
part-vassals = жетоны вассалов ({ $n })
part-manpower-tokens = жетоны рекрутов
part-ideas = идеи
part-authority = имперский авторитет
summary-bot-power = Власть бота

win-objectives = Победа: ключевые провинции
win-crowns = Победа: Лондон и Париж
win-above_bots = Малая победа: боты с меньшим престижем
win-electors = Полная победа: первенство в выборных областях или титул императора
win-base_tax = Победа: базовый налог
win-emperor = Победа: имперский авторитет у императора
win-purple = Победа: Константинополь и земли вокруг проливов
win-europe = Победа: Европа без османских городов
