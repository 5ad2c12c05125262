# Письма курьера.

letter-turn = { $game }: ваш ход
letter-over = { $game }: игра окончена
letter-time = { $hours ->
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
