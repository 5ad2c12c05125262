# Что говорит сама страница

motto = Большие исторические игры за одним столом.
loading = Минуту …
page-menu = Страница
rulebook = Правила
settings = Настройки
language = Язык
setting-patterns = Штриховка цветов
setting-help = Объяснять каждое решение
setting-theme = Вид
theme-auto = как в системе
theme-light = день
theme-dark = вечер
to-start = На главную
close = Закрыть

play-bots = { $n ->
    [one] Играть против { $n } бота
    [few] Играть против { $n } ботов
   *[many] Играть против { $n } ботов
}
opponents = Соперники
play-friends = Играть с друзьями или нескольким людям у одного экрана
my-tables = Ваши столы
my-tables-empty = Пока ни одного: его откроет кнопка выше.
public-tables = Открытые столы
your-move = Ваш ход
others-move = Другие думают
game-over = Игра окончена

new-table = Новый стол
scenario = Сценарий
players = Игроки
seat-number = Место { $n }
seat-me = кто-то у этого экрана
seat-friend = друг, по ссылке
seat-bot = Бот ({ $name })
seat-open = свободное место
seat-away = { $name } (нет на месте)
hot-seat-hint = Несколько человек у этого экрана: между их ходами падает занавес.
visibility = Кто может смотреть
visibility-link = у кого есть ссылка
visibility-public = все
visibility-private = больше никто
pace = Темп
pace-live = все за столом
pace-slow = { $n ->
    [one] { $n } день на ход
    [few] { $n } дня на ход
   *[many] { $n } дней на ход
}
open-table = Открыть стол
send-links = Пошлите каждому другу ссылку; она держит место.
to-table = К столу

table-lost = Этот стол нельзя открыть.
reconnecting = Связь прервалась, пробуем снова …
map = Карта
zoom-in = Ближе
zoom-out = Дальше
zoom-fit = Вся карта
panels = Панели
tab-log = Журнал
tab-seats = Игроки
tab-words = Словами
tab-chat = Разговор
decision = Решение
aside = Вы можете высказаться
waiting-for = Ждём: { $names }
looking-back = Вы смотрите в прошлое.
back-to-now = Вернуться
history = Назад по игре
undo = Взять назад
confirm = Подтвердить
less = Меньше
more = Больше
amount = Сколько
own-words = Своими словами, не более { $length } знаков
why-not = { $n ->
    [one] { $n } вещь невозможна: почему?
    [few] { $n } вещи невозможны: почему?
   *[many] { $n } вещей невозможно: почему?
}
rule = Правило { $id }
you = вы
decides = решает
sit-here = Смотреть с этого места
log-filter = Чьи строки
log-everybody = Все
log-empty = Пока ничего не случилось.
log-earlier = Более ранние строки: { $n }
chat-empty = Пока никто ничего не сказал.
chat-say = Скажите что-нибудь
chat-to = Кому
chat-everybody = всем
chat-send = Послать
curtain = Решает { $name }
curtain-others = Остальные не смотрят.
curtain-open = Это я: { $name }
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
dice-secret = Кости взяты из секрета { $secret }; его обязательство было { $commitment }.
record = Скачать запись
see-board = Посмотреть на доску
vote-open = { $name } спрашивает: { $what } (за: { $yes } из { $needed })
vote-takeback = взять последний ответ назад?
vote-pause = приостановить игру?
vote-resume = продолжить игру?
vote-extend = добавить времени?
vote-end = закончить игру здесь?
vote-bot = отдать боту место отсутствующего игрока?
vote-yes = За
vote-no = Против
search = Поиск
search-nothing = Ничего не найдено.
contents = Содержание
tab-office = Стол
your-chair = Ваше место
chair-to-bot = Пусть дальше играет бот
chair-back = Вернуться за стол
resign = Сдаться
resign-sure = Покинуть игру насовсем
proposals = Предложения столу
propose-takeback = Взять мой последний ответ назад
propose-pause = Перерыв
propose-resume = Играем дальше
propose-extend = Больше времени
propose-end = Закончить
fair-dice = Честные кости
commitment = Обязательство костей: { $commitment }
note = Ваши заметки
seat-left = { $name } (играет бот)
choose = Выбрать: { $name }
