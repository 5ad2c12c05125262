# Что говорит сам стол, какой бы ни была игра.

# Как называется место за столом: именем игрока или номером. Имя не склоняется: в косвенных падежах склоняется стоящее
# перед ним слово «игрок». Текст говорит только { NAME($seat, case: "gen") }.
seat-named = { $name }
    .gen = игрока { $name }
    .dat = игроку { $name }
    .acc = игрока { $name }
    .ins = игроком { $name }
    .loc = игроке { $name }
    .with = с игроком { $name }
seat-number = Игрок { $number }
    .gen = игрока { $number }
    .dat = игроку { $number }
    .acc = игрока { $number }
    .ins = игроком { $number }
    .loc = игроке { $number }
    .with = с игроком { $number }
    .gender = masculine

refused-over = Игра окончена.
refused-not-asked = Сейчас решаете не вы.
refused-option = Сейчас это невозможно.
refused-resign = Сдаться может только участник идущей игры.
refused-resigned = Этот игрок уже сдался.
refused-undo = Отменить нельзя: мешает бросок кубиков, раскрытие тайного выбора или ответ другого игрока.

# A part of a number: what a limit takes away
part-limit = предел: { $n }
