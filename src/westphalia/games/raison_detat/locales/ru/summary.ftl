# The board in words

summary-line = Раунд { $round }. { NAME($power) }, { NAME($status) }, { NAME($action) }. Влияние { $influence } из { $target }, деньги { $money }, боевой дух { $morale }, карты { $cards }.
summary-time = Время
summary-round = раунд
summary-last-round = последний раунд
summary-turn = ход действия
summary-target = порог победы
summary-emperor = император
summary-arbiter = арбитр
summary-deck = колода
summary-powers = Державы
summary-power = держава
summary-player = игрок
summary-action = действие
summary-status = статус
summary-influence = влияние
summary-influence-of = { $n } / { $target }
summary-money = деньги
summary-morale = боевой дух
summary-cards = карты
summary-tax = налог
summary-score = следующий прирост
summary-projected = после следующего подсчёта
summary-minor = малая держава
summary-minor-of = малая держава под контролем { NAME($power, case: "gen") }
summary-armies = Армии
summary-general = генерал
summary-where = где
summary-units = отряды
summary-off-board = вне поля
summary-hands = Карты на руке
summary-battle = Битва: { NAME($place) }
summary-side = сторона
summary-pile = стопка
summary-attack = атака
summary-defence = оборона
summary-garrison = гарнизон
summary-fortress = крепость
summary-card-up = { $card ->
    [hidden] открытая
   *[other] открытая { NAME($card) }
 }
summary-card-down = { $card ->
    [hidden] закрытая
   *[other] закрытая { NAME($card) }
 }
summary-lands = территории
summary-minors = малые державы
summary-map = Карта
summary-territory = территория
summary-value = ценность
summary-kind = вид
summary-controller = контроль
summary-pieces = фигуры
summary-neighbours = соседи
summary-routes = Морские пути
summary-route = морской путь
summary-end = конец
summary-other-end = другой конец
summary-capital-of = столица { NAME($power, case: "gen") }
summary-home-of = родная территория { NAME($power, case: "gen") }
summary-stripe = полоса { NAME($power, case: "gen") }
summary-elector = курфюрст
summary-empire = империя
summary-army = { NAME($general, case: "The") } ({ $n })

goal-extend = { $n ->
    [0] Расширение влияния: в этот ход действия
    [1] Расширение влияния: в следующий ход действия
    [one] Расширение влияния: через { $n } ход действия
    [few] Расширение влияния: через { $n } хода действия
   *[many] Расширение влияния: через { $n } ходов действия
}
goal-target = влияние для немедленной победы
part-influence = уже набранное влияние
part-land = { NAME($place) }
part-crown = корона
