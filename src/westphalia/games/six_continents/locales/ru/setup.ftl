# SC-2 Подготовка к игре

ask-colour = Каким цветом играете?
ask-capital = Где будет ваша столица?
ask-secret_capital = Где будет ваша столица? Все выбирают тайно; при конфликте заново выбирает тот, кто ходит позже.

no-colour-taken = Этот цвет уже занят другим игроком.
no-capital-too-near = Слишком близко к другой столице.

log-order-roll = { NAME($seat) } бросает кубики на очерёдность хода: { $roll }.
log-first-player = Первый ход за { NAME($seat, case: "ins") }.
log-colour = { NAME($seat) } садится за стол.
log-capital = { NAME($seat) } основывает столицу { NAME($place, case: "in") }.
log-capital-conflict = { NAME($seat) } выбирает заново: провинция { NAME($place) } слишком близка к столице одного из предыдущих игроков.
