# Игра в терминале

terminal-which-game = Во что играем?
terminal-how-many = Сколько игроков ({ $numbers })?
terminal-welcome = { $game }, { $scenario }. Введите номер варианта; ? объяснит, почему недоступны другие, help перечислит команды.
terminal-help =
    номер, id или название  выбрать
    ?                       что сейчас невозможно и почему
    undo                    отменить свой последний ответ
    board, map              стол; вся карта с соседями
    log [N]                 последние строки журнала
    card НАЗВАНИЕ           что написано на карте
    rules ID                пункт правил; id стоит в скобках
    why [N]                 почему бот так сходил: последний ход или N-я строка с конца
    advice                  как бы здесь поступил бот и почему
    talk                    взять слово, пока решает другой игрок
    save ФАЙЛ, load ФАЙЛ    сохранить, загрузить
    resign                  сдаться и покинуть игру
    quit                    выйти
terminal-seat = { NAME($seat) }:
terminal-pass = { NAME($seat) }, решать вам. Нажмите Enter, когда остальные не смотрят.
terminal-not-an-option = { $text }: такого варианта здесь нет. Введите ? или help.
terminal-refused = { $option }: { $reason } ({ $rule })
terminal-nothing-refused = Здесь ничего не запрещено.
terminal-no-card = { $text }: карты с таким названием нет.
terminal-amounts = число: { $numbers }
terminal-text = или свой текст, не больше { $length ->
    [one] { $length } знака
   *[other] { $length } знаков
}
terminal-more-log = … ещё { $n ->
    [one] { $n } более ранняя строка
    [few] { $n } более ранние строки
   *[many] { $n } более ранних строк
}, см. log { $all }
terminal-talk = Можно взять слово; Enter продолжает игру.
terminal-nothing-to-say = Сейчас вы ничего не можете сделать.
terminal-why-line = «{ $line }»
terminal-why-none = Ни одна из этих строк не говорит о ходе бота.
terminal-why-secret = Это решалось тайно.
terminal-why-now = Исходя из того, что вы знаете сейчас, это нельзя взвесить заново.
terminal-why-random = Этот бот делает любой допустимый ход и ничего не взвешивает.
terminal-why-games = { $n ->
    [one] Обдумано заново в { $n } воображаемой партии исходя из того, что видно вам. Звёздочкой отмечен выбор бота; шансы на победу — оценка.
   *[other] Обдумано заново в { $n } воображаемых партиях исходя из того, что видно вам. Звёздочкой отмечен выбор бота; шансы на победу — оценка.
}
terminal-why-only = Ничего другого стоящего он не увидел.
terminal-advice-games = { $n ->
    [one] Опробовано в { $n } воображаемой партии исходя из того, что видно вам; шансы на победу — оценка.
   *[other] Опробовано в { $n } воображаемых партиях исходя из того, что видно вам; шансы на победу — оценка.
}
terminal-saved = Сохранено: { $file }
terminal-loaded = Загружено: { $file }
terminal-sure = Сдаться и покинуть игру? Введите resign ещё раз.
terminal-over = Игра окончена.
terminal-place = место
terminal-player = игрок
terminal-points = очки
terminal-dice = Броски кубиков получены из секрета { $secret }; его отпечаток: { $commitment }.
terminal-bye = До свидания. Игру сохраняет команда save; эта игра не сохранена.

# Where a sentence of a rulebook comes from, or when it holds: stands in brackets
mark-ruling = наша трактовка
mark-bot = боты
mark-advanced = продвинутое правило
mark-optional = дополнительное правило
