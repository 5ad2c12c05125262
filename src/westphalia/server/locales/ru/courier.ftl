# Письма курьера.

letter-turn = { $game }: ваш ход
letter-over = { $game }: игра окончена
letter-time = { $game }: ваше время на исходе
letter-attack = { $game }: на вас нападают
letter-offer = { $game }: вам предложение или договор
letter-talk = { $game }: разговор за столом
letter-digest = { $tables ->
    [one] Westphalia: новости с { $tables } стола
   *[other] Westphalia: новости с { $tables } столов
}
letter-time-left = { $hours ->
    [0] Осталось меньше часа.
    [one] Остался { $hours } час.
    [few] Осталось { $hours } часа.
   *[other] Осталось { $hours } часов.
}
letter-try = Westphalia: так мы будем вас звать
letter-confirm = Westphalia: подтвердите этот адрес
letter-confirmed = Адрес подтверждён
letter-stopped = Писем больше не будет
letter-unknown = Эта ссылка больше никуда не ведёт
