# What the table itself says, whatever the game.

seat-number = Игрок { $number }
    .gen = Игрока { $number }
    .dat = Игроку { $number }
    .acc = Игрока { $number }
    .ins = Игроком { $number }
    .loc = Игроке { $number }
    .with = с Игроком { $number }
    .gender = masculine

refused-over = Игра окончена.
refused-not-asked = Это не ваше решение.
refused-option = Сейчас это невозможно.
refused-resign = Сдаться может только участник идущей игры.
refused-resigned = Этот игрок уже сдался.
refused-undo = Ничего нельзя взять назад: мешает бросок костей, раскрытие или ответ другого игрока.
