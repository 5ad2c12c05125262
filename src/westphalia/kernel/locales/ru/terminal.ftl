# Игра в терминале

terminal-welcome = { $game }, { $scenario }. Введите номер выбора; ? скажет, почему другие невозможны, help перечислит команды.
terminal-help =
    номер, id или имя  выбор
    ?                  что сейчас невозможно и почему
    undo               взять назад свой последний ответ
    board, map         стол; вся карта с соседями
    log [N]            последние строки журнала
    rules ID           параграф правил: rules SC-8.5
    talk               сказать слово, пока решает другой
    save ФАЙЛ, load ФАЙЛ
    resign             сдаться
    quit               выход
terminal-seat = { NAME($seat) }:
terminal-pass = { NAME($seat) }, решать вам. Enter, когда другие не смотрят.
terminal-not-an-option = { $text }: здесь этого нельзя выбрать. Введите ? или help.
terminal-refused = { $option }: { $reason } ({ $rule })
terminal-nothing-refused = Здесь ничего не запрещено.
terminal-amounts = число: { $numbers }
terminal-text = или свои слова, не больше { $length } знаков
terminal-more-log = … более ранние строки: { $n }, см. log { $all }
terminal-talk = Сейчас вы можете сказать слово; Enter продолжает игру.
terminal-nothing-to-say = Сейчас вам нечего сделать.
terminal-saved = Сохранено: { $file }
terminal-loaded = Загружено: { $file }
terminal-sure = Действительно сдаться? Введите resign ещё раз.
terminal-over = Игра окончена.
terminal-place = место
terminal-player = игрок
terminal-points = очки
terminal-dice = Кости произошли из секрета { $secret }; его обязательство: { $commitment }.
terminal-bye = До свидания. Команда save сохраняет игру; эта потеряна.
