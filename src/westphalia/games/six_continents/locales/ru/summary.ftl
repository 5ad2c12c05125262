# Игровое поле в словах

summary-status = Раунд { $round }, { NAME($weather) }. Золото { $gold } (+{ $income }, −{ $upkeep }), еда { $supply } из { $need }, провинции { $provinces }, солдаты { $soldiers }.
summary-time = Время
summary-round = раунд
summary-weather = погода
summary-rounds-left = осталось раундов
summary-plague = чума
summary-plague-field = поле { $field }, носитель: { NAME($seat) }
summary-players = Игроки
summary-player = игрок
summary-colour = цвет
summary-gold = золото
summary-income = доход
summary-upkeep = содержание
summary-food = еда
summary-food-of = { $supply } из { $need }
summary-provinces = провинции
summary-soldiers = солдаты
summary-capital = столица
summary-level = уровень
summary-spies = шпионы
summary-war = враги
summary-points = очки
summary-hidden = скрыто
summary-eliminated = вне игры
summary-lands = Провинции
summary-province = провинция
summary-owner = владелец
summary-controller = контролирует
summary-army = войска
summary-units = { COUNT($n, $unit) }
summary-buildings = здания
summary-bunker = бункер { $level }
summary-marks = маркеры
summary-slaves = рабы
summary-slaves-of = { $n } из народа { GENDER($nation) ->
    [unknown] игрока { NAME($nation) }
   *[other] { NAME($nation, case: "gen") }
}
summary-rebels = мятежники
summary-savages = дикари
summary-capital-of = столица { GENDER($seat) ->
    [unknown] игрока { NAME($seat) }
   *[other] { NAME($seat, case: "gen") }
}
summary-red = красные жетоны: { $n }
summary-poisoned = отравленная земля
summary-robber = хищническое хозяйство
summary-mineral = обычный минерал
summary-rare-mineral = редкий минерал
summary-tree = кокосовая пальма
summary-seas = Моря
summary-zone = море
summary-ships = корабли
summary-fleet = { COUNT($n, $ship) }
summary-cargo = груз
summary-boats = рыболовство
summary-boat = катер
summary-under-way = В пути
summary-journey = что
summary-due = в раунде
summary-internal = внутренняя экспедиция, { NAME($place) }
summary-overseas = заморская экспедиция
summary-landing = десантный корабль, цель: { NAME($target) }
summary-landing-secret = десантный корабль, тайная цель
summary-transfer = перевозка, цель: { NAME($place) }
summary-construction = строительный корабль, цель: { NAME($place) }
summary-contracts = Договоры
summary-number = №
summary-parties = стороны
summary-text = текст
summary-words = { $text }
summary-map = Карта
summary-neighbours = соседи
summary-coasts = моря
