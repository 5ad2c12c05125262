# SC-9 Морские битвы, начало войны на море

option-sea_attack = Атаковать на море
option-declare = Объявить блокаду или атаку
option-blockade = Заблокировать порты игрока, с которым не воюете
option-sink_transports = Атаковать транспортные корабли без охраны
option-sink_boat = Потопить рыболовный катер

ask-sea_attack_zone = В какой морской провинции атакуете?
ask-sea_attack_target = Чьи боевые корабли атакуете { NAME($zone, case: "in") }?
ask-sea_attack_from = Откуда боевые корабли вступают в бой { NAME($zone, case: "in") }?
ask-sea_attack_ships = У вас { COUNT($count, $ship) } { $mp ->
    [0] без очков движения
    [one] с { $mp } очком движения
   *[other] с { $mp } очками движения
}. Сколько вступает в бой { NAME($zone, case: "in") }?
ask-ship_loss = Вы проиграли схватку { NAME($zone, case: "in") }. Какой корабль подбит?
ask-ship_loss_group = Подбит { NAME($ship) }. Из какой морской провинции он пришёл?
ask-continue_sea_battle = Продолжаете битву { NAME($other, case: "with") } { NAME($zone, case: "in") }?
ask-transports_back = Куда отходят транспортные корабли, стоящие { NAME($zone, case: "in") }?
ask-declaration = Что объявляете?
ask-blockade_whom = Чьи порты блокируете? Это означает войну.
ask-sink_transports_zone = В какой морской провинции атакуете транспортные корабли? Это означает войну.
ask-sink_transports_whose = Чьи транспортные корабли атакуете { NAME($zone, case: "in") }? Это означает войну.
ask-sink_boat_zone = В какой морской провинции топите рыболовный катер?
ask-sink_boat_ship = Какой боевой корабль топит катер { NAME($zone, case: "in") }?

no-warship-to-attack = Поблизости нет ваших боевых кораблей с очками движения.
no-warships-in-reach = Поблизости нет боевых кораблей, которые можно атаковать.
no-warships-of-theirs = У этого игрока нет боевых кораблей в этой морской провинции.
no-port-to-blockade = Ни один ваш боевой корабль не стоит у порта игрока, с которым вы не воюете.
no-lone-transports = Рядом с вашими боевыми кораблями нет неохраняемых транспортных кораблей игроков, с которыми вы не воюете.
no-sinking-boats = Рыболовные катера нельзя атаковать.
no-hostile-boat = Рядом с вашими боевыми кораблями, ещё способными сражаться, нет вражеских катеров.

log-sea-attack = { NAME($seat) } атакует боевые корабли { NAME($other, case: "gen") } { NAME($zone, case: "in") }.
log-sea-exchange = { NAME($zone) }: бросок { NAME($seat, case: "gen") } — { $roll } (всего { $total }), бросок { NAME($other, case: "gen") } — { $other_roll } (всего { $other_total }).
log-ship-loss = { NAME($seat) }: { NAME($zone, case: "in") } подбит { NAME($ship) }.
log-sea-withdrawal = { NAME($seat) } отходит и прекращает битву { NAME($other, case: "with") } { NAME($zone, case: "in") }.
log-sea-battle-won = { NAME($seat) } уничтожает боевые корабли { NAME($other, case: "gen") } { NAME($zone, case: "in") }.
log-blockade = { NAME($seat) } блокирует порты { NAME($other, case: "gen") }.
log-transports-attacked = { NAME($seat) } атакует транспортные корабли { NAME($other, case: "gen") } { NAME($zone, case: "in") }.
log-boat-sunk = { NAME($seat) } топит рыболовный катер { NAME($other, case: "gen") } { NAME($zone, case: "in") }.
log-ships-back = { NAME($seat) }: { $n ->
    [one] { $n } корабль возвращается
    [few] { $n } корабля возвращаются
   *[many] { $n } кораблей возвращаются
} { NAME($zone, case: "to") }.
