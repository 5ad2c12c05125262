# RE-4 Status

ask-leave_to = { NAME($power) }: { NAME($general) } не может остаться { NAME($place, case: "in") }. Куда он уходит?
no-attack = Здесь держава, которую вы не можете атаковать и которая вам не друг.
no-units-no-fight = Генерал без отрядов не входит на территорию с генералом или гарнизоном соперника.
log-leaves = { NAME($power) }: { NAME($general) } уходит { NAME($origin, case: "from") } { NAME($place, case: "to") }.
log-leaves-board = { NAME($power) }: { NAME($general) } уходит { NAME($origin, case: "from") } за пределы поля.
log-status = Статус { NAME($power, case: "gen") }: { NAME($status) }.
