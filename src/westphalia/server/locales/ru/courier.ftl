# Письма курьера.

letter-game = { $game }, раунд { $round }
letter-turn = { $game }: ваш ход
letter-over = { $game }: игра окончена
letter-time = { $game }: ваше время на исходе
letter-late = { $game }: ваше время вышло
letter-late-answer = За вас даются обычные ответы. Вернитесь, когда захотите: с этого момента снова будете решать вы.
letter-late-bot = Вас замещает бот. Вернитесь, когда захотите: место сразу снова станет вашим.
letter-late-wait = Стол ждёт вас.
letter-late-vote = Остальные голосуют, играть ли за вас боту. Вернитесь, когда захотите: с этого момента снова будете решать вы.
letter-vote = { $game }: вас ждёт голосование
letter-attack = { $game }: на вас нападают
letter-offer = { $game }: вас ждёт предложение или договор
letter-talk = { $game }: новое сообщение в чате
letter-digest = { $tables ->
    [one] Westphalia: новости с { $tables } стола
   *[other] Westphalia: новости с { $tables } столов
}
letter-decision = Ваше решение: { $what }.
letter-time-left = { $hours ->
    [0] Осталось меньше часа.
    [one] Остался { $hours } час.
    [few] Осталось { $hours } часа.
   *[other] Осталось { $hours } часов.
}
letter-waited = { $hours ->
    [one] Стол ждёт уже { $hours } час.
    [few] Стол ждёт уже { $hours } часа.
    [many] Стол ждёт уже { $hours } часов.
   *[other] Стол ждёт уже { $hours } часа.
}
letter-others = Ждём также: { $names }.
letter-try = Westphalia: так выглядят уведомления
letter-confirm = Westphalia: подтвердите этот адрес
letter-confirmed = Адрес подтверждён
letter-stopped = Писем больше не будет
letter-unknown = Эта ссылка больше никуда не ведёт
