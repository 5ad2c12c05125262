# Words used by several chapters

option-done = Готово
option-end = Закончить
option-accept = Принять
option-refuse = Отказать
option-yes = Да
option-no = Нет
option-nothing = Ничего
option-garrison = Гарнизон
option-lose = Потерять их
option-off_board = За пределы поля
