# SC-13.1–13.9 Дороги, красные жетоны, хищническое хозяйство

option-robber = Хищническое хозяйство
option-stop_robber = Остановить хищническое хозяйство

ask-robber_place = Где начинаете хищническое хозяйство или закрываете уже начатое?

no-robber-not-controlled = Вы не контролируете эту провинцию.
no-robber-in-capital = В столице нельзя вести хищническое хозяйство.
no-robber-main-building = Здесь есть основное здание.
no-robber-road-or-port = Здесь есть дорога или порт.
no-robber-red-tokens = В провинции ещё лежат красные жетоны.
no-robber-mineral = Здесь есть рудник.
no-robber-tree = Здесь растёт кокосовая пальма.
no-robber-poisoned = Эта земля отравлена.
no-robber-expedition = Эту провинцию исследует экспедиция.
no-robber-nowhere = Ни одна ваша провинция не годится для хищнического хозяйства, и закрывать тоже нечего.
no-robber-runs = У вас сейчас нет хищнических хозяйств.

log-robber-started = { NAME($seat) } начинает хищническое хозяйство { NAME($place, case: "in") }.
log-robber-closed = { NAME($seat) } закрывает хищническое хозяйство { NAME($place, case: "in") }: там { $tokens ->
    [one] { $tokens } красный жетон
    [few] { $tokens } красных жетона
   *[many] { $tokens } красных жетонов
}.
log-land-recovers = Земля восстанавливается: { $n ->
    [1] с { $n } провинции { NAME($seat, case: "gen") } убран красный жетон
    [one] с { $n } провинции { NAME($seat, case: "gen") } убрано по одному красному жетону
   *[other] с { $n } провинций { NAME($seat, case: "gen") } убрано по одному красному жетону
}.
log-wild-land-recovers = Земля восстанавливается: { $n ->
    [1] с { $n } ничьей провинции убран красный жетон
    [one] с { $n } ничьей провинции убрано по одному красному жетону
   *[other] с { $n } ничьих провинций убрано по одному красному жетону
}.
log-robber-goes-on = Хищническое хозяйство { NAME($place, case: "in") } продолжается: там { $tokens ->
    [one] { $tokens } красный жетон
    [few] { $tokens } красных жетона
   *[many] { $tokens } красных жетонов
}.
