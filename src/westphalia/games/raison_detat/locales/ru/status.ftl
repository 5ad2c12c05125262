# RE-4 Status

ask-leave_to = { NAME($power) }: { NAME($general) } не может здесь остаться ({ NAME($place) }). Куда он уходит?
no-attack = Здесь держава, которую вы не можете атаковать и которая вам не друг.
no-units-no-fight = Генерал без отрядов не входит на территорию с генералом или гарнизоном соперника.
log-leaves = { NAME($power) }: { NAME($general) } уходит, { NAME($origin) } → { NAME($place) }.
log-leaves-board = { NAME($power) }: { NAME($general) } уходит за пределы поля ({ NAME($origin) }).
log-status = { NAME($power) }, статус: { NAME($status) }.
