# Что говорит сама страница

motto = Большие исторические игры за одним столом.
loading = Минуту…
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
play-friends = Играть с друзьями — по сети или за одним экраном
my-tables = Ваши столы
table-round = Раунд { $n }
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
bot-about-random = делает любой допустимый ход. Годится, чтобы осмотреться, но это не соперник.
bot-about-novice = думает как управляющий, но в одном решении из четырёх ошибается.
bot-about-steward = разумный соперник, который отвечает сразу.
bot-about-strategist = сначала проверяет замыслы управляющего на воображаемых партиях; думает над решением секунду-другую.
hot-seat-hint = Несколько человек у этого экрана: между их ходами опускается занавес.
visibility = Кто может смотреть
visibility-link = те, у кого есть ссылка
visibility-public = все
visibility-private = больше никто
pace = Темп
pace-live = все за столом
open-table = Открыть стол
send-links = Пошлите каждому другу ссылку; место закреплено за ней.
to-table = К столу

table-lost = Этот стол нельзя открыть.
reconnecting = Связь прервалась, пробуем снова…
kept-answer = ваш ответ
kept-waits = Нет связи: «{ $answer }» сохранено и будет отправлено, как только она появится.
kept-drop = Не отправлять
kept-sent = Связь вернулась, ответ отправлен.
kept-not-taken = Связь вернулась, но игра за столом тем временем пошла дальше: ваш ответ не принят.
map = Карта
zoom-in = Ближе
zoom-out = Дальше
zoom-fit = Вся карта
panels = Панели
tab-log = Журнал
tab-seats = Игроки
tab-words = Описание
tab-chat = Чат
decision = Решение
aside = А пока вы можете…
waiting-for = Ждём: { $names }
waits-since = уже { $time }
waits-left = осталось { $time }
waits-late = время вышло
looking-back = Перед вами более раннее положение.
back-to-now = Вернуться
history = Ход партии
undo = Отменить
confirm = Подтвердить
less = Меньше
more = Больше
amount = Сколько
own-words = Своими словами, не более { $length } { $length ->
    [one] знака
   *[other] знаков
}
why-not = { $n ->
    [one] { $n } действие недоступно: почему?
    [few] { $n } действия недоступны: почему?
   *[many] { $n } действий недоступно: почему?
}
rule = Правило { $id }
you = вы
decides = решение
sit-here = Смотреть с этого места
log-filter = Игрок
log-everybody = Все
log-empty = Пока ничего не случилось.
log-earlier = Более ранние строки: { $n }
chat-empty = Пока никто ничего не сказал.
chat-say = Скажите что-нибудь
chat-send = Послать
curtain = { $name }, решение за вами
curtain-others = Остальные, пожалуйста, отвернитесь.
curtain-open = Это я: { $name }
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
record = Скачать запись
see-board = Посмотреть на поле
vote-open = { $name } спрашивает: { $what } (за: { $yes } из { $needed })
vote-open-late = Время вышло ({ $seat }): { $what } (за: { $yes } из { $needed })
vote-takeback = отменить последний ответ?
vote-pause = приостановить игру?
vote-resume = продолжить игру?
vote-extend = добавить времени?
vote-end = закончить игру на этом?
vote-bot = отдать боту место отсутствующего игрока?
vote-unseat = освободить место бота для другого игрока?
vote-yes = За
vote-no = Против
search = Поиск
search-nothing = Ничего не найдено.
# words of every question, passed over in a search; then families of stems that stand for one another
search-skip = как что где когда кто который какой какая мне я вы мы мой можно могу ли это в во на до из с о и а есть делать сделать
search-alike = победи побежд выигр цель цели | проигр выбы пораж | еда еды корм голод ферм амбар | деньг денег золот дукат доход налог | бой битв сраж напад войн | купи набра набор рекрут мобилиз | лодк катер корабл плав мор флот | начал начать начин сначал подготов перв | очк престиж влиян | союз коалиц друз | мир договор перемир | восста мятеж беспоряд повстан | религи вера веры обра
contents = Содержание
tab-office = Стол
your-chair = Ваше место
chair-to-bot = Пусть дальше играет бот
chair-back = Вернуться за стол
chair-kept = Вас замещает бот: ваше время вышло.
resign = Сдаться
resign-sure = Покинуть игру насовсем
proposals = Предложения всем за столом
propose-takeback = Отменить мой последний ответ
propose-pause = Перерыв
propose-resume = Играем дальше
propose-extend = Больше времени
propose-end = Закончить
fair-dice = Честные кубики
note = Ваши заметки
seat-kept = { $name } (нет на месте, замещает бот)
seat-vacation = { $name } (отпуск до { $date })
seat-left = { $name } (играет бот)
choose = Выбрать: { $name }

# Стол: вопрос, места, история, карта

answers-below = { $n ->
    [one] Ниже ещё { $n } ответ
    [few] Ниже ещё { $n } ответа
   *[other] Ниже ещё { $n } ответов
}
undo-key = Отменить (U)
steps = Уже выбрано
confirm-boundary = — это нельзя будет отменить.
confirm-go = Дальше
confirm-not = Пока нет
options-search = Искать среди вариантов ({ $n })
amount-bounds = от { $least } до { $most }
odds-win = Шанс на победу:
presence-online = за столом
presence-away = отсутствует
presence-bot = играет бот
seat-more = Подробнее: { $name }
history-back = На ход назад (,)
history-on = На ход вперёд (.)
film = Что произошло
film-skip = Пропустить
film-watch = Показать на карте
film-game = Посмотреть партию
history-play = Воспроизвести отсюда (P)
history-pause = Пауза
history-speed = Скорость
history-turns = Игрок
history-rounds = Раунд
history-turns-back = К предыдущему игроку ([)
history-turns-on = К следующему игроку (])
history-rounds-back = К предыдущему раунду (Shift+[)
history-rounds-on = К следующему раунду (Shift+])
keepsakes = Картинка и фильм
keepsakes-about = Создаются в вашем браузере из того, что вам позволено видеть.
keepsake-png = Картинка (PNG)
keepsake-svg = Картинка (SVG)
keepsake-film = Фильм (WebM)
keepsake-stop = Остановить
keepsake-failed = Не получилось: этот браузер так не умеет.
looking-at-move = Ход { $at } из { $last }
what-if-bots = Против ботов
what-if-alone = За всех
what-if-of = «Что, если…» с хода { $at }
digest = С вашего последнего визита
digest-close = Прочитано
digest-all = Всё, что произошло ({ $n })
chronicle = Тем временем:
overlays = Цвета карты
overlay-owner = Владельцы
overlay-region = Области
minimap = Перейти туда
neighbours = Соседи
places = Места
mats = Перед вами

## Главная страница, новые столы, учётная запись

problem-offline = Нет связи с сервером.
problem-form = Что-то в форме не заполнено или слишком длинное.
setting-ask-before-dice = Спрашивать перед шагом, который нельзя отменить
setting-answer-alone = Отвечать за меня, когда выбора нет
only-answer = Выбора нет: ответ будет дан за вас.
account = Учётная запись
account-of = Ваша учётная запись: { $name }
account-none = Зарегистрироваться или войти
account-guest = Вы играете без учётной записи, под именем { $name }. Этот браузер вас помнит; учётная запись сохранит ваши места и на других устройствах. Начатые сейчас партии перейдут в неё.
account-known = Вы вошли как { $name }.
register = Зарегистрироваться
register-about = Имя и пароль не короче восьми знаков; больше ничего.
log-in = Войти
log-in-about = Места, занятые гостем, перейдут к учётной записи.
log-out = Выйти
name = Имя
password = Пароль
rename = Ваше имя для других
rename-do = Сменить
renamed = Теперь вас зовут { $name }.

courier = Когда придёт ваш ход
courier-about = Когда игра идёт много дней, мы даём знать, что стол ждёт вас: один раз за ход, с рассказом о том, что произошло.
courier-other-ways = Другие способы: вебхук, почта, лента
courier-push = Устройство
push-begin = Уведомлять на этом устройстве
push-is-on = Уведомления на этом устройстве включены.
push-end = Больше не уведомлять на этом устройстве
push-denied = Браузер не разрешает уведомления отсюда; это можно изменить в его настройках для этого сайта.
push-no-extra = Этот сервер не умеет присылать уведомления на устройства: его хозяину нужно установить «westphalia[notify]». Другие способы работают.
push-no-https = Для уведомлений на этом устройстве нужен адрес, который начинается с https. Другие способы работают.
push-no-browser = Этот браузер не покажет уведомлений отсюда; на iPhone страница должна быть на экране «Домой». Другие способы работают.
push-no-service = Служба уведомлений браузера недоступна.
wishes-what = О чём
wishes-when = Когда
wish-turn = Мой ход
wish-attack = На меня нападают
wish-offer = Предложение или договор для меня
wish-talk = Разговоры в чате
wish-time = Моё время на исходе или вышло
wish-over = Игра окончена
pace-of-once = Сразу
pace-of-hour = Сводкой, раз в час
pace-of-day = Сводкой, раз в день
wishes-hour = Во сколько
wishes-quiet = Не беспокоить ночью
wishes-from = С
wishes-to = До
wishes-not-there = Не уведомлять, когда я за столом
wishes-here = Новости этого стола
wishes-own = Особые пожелания для этого стола
call-me = Эта игра идёт много дней. Дать вам знать, когда придёт ваш ход?
call-me-more = Другие способы
call-me-not = Нет, спасибо
courier-kind = Способ уведомления
courier-webhook = Вебхук
courier-mail = Почта
courier-feed = Лента
courier-webhook-address = Его адрес
courier-mail-address = Ваш адрес
courier-webhook-about = Discord, Slack или любой адрес, принимающий JSON.
courier-mail-about = Адрес подтверждается ссылкой, которую мы туда пришлём.
courier-feed-about = Секретный адрес для программы чтения лент: столы, которые вас ждут. Читать ленту может каждый, кто знает этот адрес.
courier-feed-link = Адрес вашей ленты
courier-calendar-link = Адрес вашего календаря
courier-add = Добавить
courier-end = Убрать
courier-try = Проверить
courier-tried = Отправлено.
courier-confirm = Письмо в пути; откройте ссылку в нём.
courier-unconfirmed = Ещё не подтверждён: откройте ссылку из нашего письма.
courier-error = Последнее письмо не отправлено: { $why }
new-password = Другой пароль
new-password-about = Все, кто вошёл со старым паролем на других устройствах, будут отключены.
password-old = Нынешний пароль
password-new = Новый пароль
password-changed = У вас новый пароль.

public-tables-empty = Сейчас открытых столов нет.
records = Сыгранные игры
records-empty = Пока никто не открыл сыгранную игру для всех.
more-tables = Ещё { $n }
join = Сесть
over = окончена
paused = приостановлена
under-way = идёт
kind-what-if = что, если
kind-lesson = урок
kind-record = запись
what-if = Что, если…
what-if-about = Закрытый стол, который начинается с этого момента. То, чего выбранный игрок не знал, раздаётся заново; сама игра не меняется.
what-if-move = После хода
what-if-eyes = Глазами игрока
what-if-truth = того, кто знает всё
what-if-open = Попробовать
ways = Другие способы играть
way-invite = Играть с друзьями
way-invite-about = Откройте стол, оставьте места свободными и пошлите каждому ссылку. Учётная запись не нужна; а пока место может занять бот.
way-host = Устроить игру у себя
way-host-about = Друзья в той же сети могут играть на вашем компьютере: запустите программу вот так и дайте им показанный адрес, заменив 0.0.0.0 именем или номером компьютера.
way-record = Загрузить запись
way-record-about = Игра из файла будет сыграна заново и проверена вместе с кубиками; потом её можно пройти ход за ходом.
upload = Выбрать файл
verifying = Проверяю…
record-right = Запись верна. Ходов: { $moves }, бросков: { $dice }.
record-by-secret = Броски соответствуют секрету, отпечаток которого был опубликован заранее.
record-as-told = Запись не раскрывает секрета: броски приняты в том виде, в каком записаны.
replay = Посмотреть

game = Игра
homemade = Кто играет
homemade-group = Начало
how-many = Сколько
preset-bots = я и боты
preset-friends = друзья по ссылке
preset-screen = все у этого экрана
only-watch-hint = За этим столом вы только смотрите.
terms = Условия
pace-slow = много дней, каждый ходит, когда может
clock = Время на решение
away = Через какое время игрок считается отсутствующим
away-about = После этого остальные могут продолжать без его согласия, но только если его часы не идут.
absent = Когда время выйдет
absent-answer = даётся обычный ответ
absent-bot = бот играет, пока игрок не вернётся
absent-wait = стол ждёт
absent-vote = остальные сразу голосуют
absent-about-answer = Пока игрока нет; вернувшись, он снова решает сам.
absent-about-bot = Игрок снова на своём месте, как только откроет стол. Если никого нет, стол ждёт.
absent-about-wait = За игрока никто не решает, сколько бы это ни длилось.
absent-about-vote = Если остальные согласны, до возвращения игрока играет бот.
clock-none = без ограничения
table-language = Язык стола
options = Правила этого стола
options-usual = Как в сценарии.
options-all = Все настройки ({ $n })
options-other = Прочее
options-changed = изменено: { $n }
options-reset = Вернуть обычные настройки
option-reset = Как обычно: { $name }
value-on = да
value-off = нет
table-open = Стол открыт
send-watch = Эта ссылка — для тех, кто хочет только смотреть.
watchers = Для зрителей
copy = Копировать
copied = Скопировано

search-rules = Искать в правилах: слово или SC-8.5
rule-link = Адрес этого параграфа
mark-ruling = трактовка
mark-ruling-about = В источнике об этом не сказано; здесь играют так.
mark-bot = боты
mark-bot-about = О ботах из книги правил.
mark-advanced = продвинутое
mark-advanced-about = Продвинутое правило; его можно отключить при создании стола.
mark-optional = дополнительное
mark-optional-about = Дополнительное правило; его можно выбрать при создании стола.
help-about = О чём это?
help-stop = Больше не объяснять

chat-all = Все
chat-private-empty = Это читаете только вы двое.
chat-watcher = Зрители в чате не пишут.
notice-late-answer = Время игрока на этом месте вышло: за него даются обычные ответы.
notice-late-bot = Время игрока на этом месте вышло: пока он не вернётся, играет бот.
notice-late-wait = Время игрока на этом месте вышло. Стол ждёт.
notice-late-vote = Время игрока на этом месте вышло: остальные голосуют, играть ли за него боту.
notice-back = Игрок на этом месте вернулся.
notice-bot-failed = Бот на этом месте дал сбой, поэтому за него дан ответ по умолчанию. Игра продолжается.
pin = PIN
pin-title = PIN для ваших карт
pin-about = Его запросят на этом экране, прежде чем показать то, что видно только вам.
pin-new = Задать PIN
pin-choose = От четырёх до восьми цифр
pin-set = Задать
pin-is-set = У вас есть PIN.
pin-remove = Убрать
pin-wrong = Неверный PIN.
pin-forgotten = Забыли?
pin-forgotten-about = Любой у этого экрана может убрать PIN, но не тайком: каждый игрок здесь прочтёт, что его убрали и когда.
pin-remove-of = Убрать PIN: { $name }
pin-removed = PIN снят без ввода ({ $name }, { $time }).

seat-free = Есть свободное место
sit-down = Сесть: { $name }
you-watch = Вы смотрите. Все места заняты.
chair-is-bots = Сейчас за вас играет бот.
which-bot = Какой бот
resign-about = Ваша держава распадётся; вернуться в эту игру нельзя.
stand-up = Встать
stand-up-about = Ваше место освободится: его сможет занять любой, у кого есть ссылка.
stand-up-sure = Освободить место
not-now = Нет
proposals-about = Должны согласиться все играющие.
propose-end-about = Игра на этом закончится; всё решат набранные очки.
propose-end-sure = Закончить игру
propose-bot = Заменить ботом: { $name }
propose-unseat = Освободить место бота: { $name }
vote-waits = Предложено: { $what } За: { $names } ({ $yes } из { $needed }).
vote-passed = Принято: { $what }
vote-failed = Не принято: { $what }
this-table = Этот стол
what-if-origin = Ответвление от другой игры после хода { $n }
invite = Пригласить
seat-a-bot = Посадить бота
note-about = Это читаете только вы.
note-kept = Сохранено.
record-title = Запись
record-own-view = Пока игра идёт — то, что видели вы; когда она закончится — вся игра.
record-whole = Вся игра, каждый ответ и каждый бросок; проверить может любой.
report-title = Что-то не так?
report-about = Один файл: то, что показывает вам этот стол, сведения о браузере и позиция, которую можно разыграть; ничего такого, чего не видно с вашего места. Отправьте его владельцу сервера или авторам проекта.
report = Скачать отчёт об ошибке
dice-sealed = До первого хода сервер выбрал секрет, из которого получаются все броски. Вот его отпечаток; секрет уже нельзя изменить. В конце он раскроется.
dice-opened = Секрет раскрыт. Он должен соответствовать отпечатку, опубликованному до первого хода, и все броски должны из него следовать.
secret = Секрет
verify = Проверить
verdict-right = Всё верно: заново сыграны ходы ({ $moves }) и броски ({ $dice }), итог тот же.
verdict-by-secret = Каждый бросок следует из секрета.
verdict-older = Ходы с { $first } по { $last } сыграны по правилам версии { $rules }: их хеши согласуются, но сами ходы может проверить только версия { $rules }.
verdict-as-told = Броски приняты в том виде, в каком записаны.
verdict-here = Этот браузер проверил, что секрет соответствует отпечатку.
verdict-wrong = Не сходится:
verdict-other-secret = секрет не соответствует отпечатку.
see-result = Итог
rematch = Ещё раз
rematch-call = Ещё партию? Ваше место:
curves = Как шла игра
axis-round = раунд
axis-end = конец
at-round = В начале раунда { $n }
at-the-end = В конце

commitment = Отпечаток
chat-to = С кем
clock-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}
clock-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
search-found = { $n ->
    [one] { $n } параграф
    [few] { $n } параграфа
   *[many] { $n } параграфов
}
unread = { $n ->
    [one] { $n } непрочитанная строка
    [few] { $n } непрочитанные строки
   *[many] { $n } непрочитанных строк
}
winner-none = Никто за столом не победил: игра оказалась сильнее.
winner = { $n ->
    [one] Победа: { $names }
   *[other] Победу делят { $names }
}

form-back = Назад
form-steps = Шаг за шагом
form-on-map = или на карте
form-add = Добавить
form-final = То, что последует, нельзя будет отменить.

orders-ahead = Решить это заранее…
orders = Постоянные приказы
orders-about = Они отвечают за вас спустя некоторое время после вопроса, чтобы поспешность никому не выдала, что вы уже всё решили. Что они сделали, написано в вашем журнале.
orders-none = Вы не отдали ни одного приказа. Где можно решить заранее, об этом сказано под ответами.
order-revoke = Отменить
order-done = По вашему приказу «{ $order }» дан ответ «{ $answer }» на вопрос: { $question }
order-lapsed = Ваш приказ «{ $order }» больше не действует: { $why }

vacation = Отпуск
vacation-about = Ваши часы стоят, и за каждым столом об этом знают. Отпуск длится не меньше дня, всего не больше 30 дней в год.
vacation-days = дней
vacation-go = Уйти в отпуск
vacation-end = Я снова здесь
vacation-until = Отпуск до { $date }.
vacation-left = { $n ->
    [one] В этом году остался { $n } день.
    [few] В этом году осталось { $n } дня.
   *[other] В этом году осталось { $n } дней.
}
reliability = Ходы вовремя: { $in_time } из { $turns }.
reliability-none = Ещё ни одного хода на время.
sitters = Кто здесь сидит

goals = Что может принести очки
goal-way = { $have } из { $need }
standing = Положение игроков

lesson = Урок
lesson-begin = { $name }, { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
lesson-again = { $name }: ещё раз
lesson-step = Шаг { $step } из { $steps }
lesson-skip = Пропустить этот шаг
lesson-leave = Выйти из урока
lesson-finished = Урок окончен
lesson-next = Дальше: { $name }

tidings = Новости
tiding-read = Прочитано
tidings-more = ещё { $n }: отметить все прочитанными

setting-pace = Как быстро показывать ходы других
pace-instant = сразу
pace-brisk = быстро
pace-calm = спокойно

# Сначала фигура; клавиши

deeds-closed = Что сейчас невозможно: { $n }
drag-where = Отпустите там, где нужно
keys-title = Клавиши
keys-digits = 1 · … · 9
keys-digits-about = первый, второй, …, девятый ответ
keys-enter = Enter
keys-enter-about = выделенный ответ или заполненный приказ
keys-tab = Tab
keys-tab-about = к следующему ответу или полю
keys-arrows = ↑ · ↓ · ← · →
keys-arrows-about = больше, меньше; другой выбор в поле
keys-escape = Esc
keys-escape-about = назад; закрыть открытое
keys-u = U
keys-u-about = отменить
keys-q = Q
keys-q-about = к вопросу
keys-o = O
keys-o-about = другая раскраска карты
keys-history = , · .
keys-history-about = ход назад, ход вперёд
keys-jumps = [ · ]
keys-jumps-about = на игрока назад или вперёд; с Shift — на раунд
keys-film = P
keys-film-about = показать, что произошло, или историю отсюда; Esc — остановить
keys-help = ?
keys-help-about = этот список

# Лаборатория

lab = Лаборатория
lab-lead = Измените числа игры и посмотрите, что из этого выйдет. Каждая партия играется дважды с одними и теми же бросками: по обычным правилам и с вашими изменениями. Поэтому разница идёт от правил, а не от случая.
lab-way = Для тех, кто придумывает игры: измените цены, доходы и пределы, пусть боты сыграют сотню партий, и посмотрите, что из этого выйдет.
to-lab = В лабораторию
lab-setup = Во что играют
lab-bots = Кто играет
lab-games = Всего партий
lab-numbers = Что меняется
lab-unchanged = Пока ничего: тогда отчёт расскажет об игре без изменений.
lab-search = Искать среди чисел и настроек ({ $n })
lab-range = от { $low } до { $high }
lab-was = в игре: { $value }
lab-run = { $n ->
    [one] Сыграть { $n } партию
    [few] Сыграть { $n } партии
   *[many] Сыграть { $n } партий
}
lab-cancel = Прервать
lab-nothing = Пока идут партии, здесь растёт отчёт. Страницу тем временем можно покинуть: партии продолжатся.
lab-report = Отчёт
lab-progress = Партии: { $done } из { $games }
lab-left = { $n ->
    [one] осталась примерно { $n } минута
    [few] осталось примерно { $n } минуты
   *[many] осталось примерно { $n } минут
}
lab-done = готово
lab-cancelled = прервано; сыгранное учтено
lab-failed = сыграть не удалось
lab-as-it-is = Без изменений
lab-changed = После изменений
lab-moves = На что влияют изменения
lab-moves-about = Партии сравниваются попарно. Достоверное (95 %) выделено; для остального указано, сколько ещё пар партий понадобилось бы при такой разнице.
lab-difference = Разница
lab-same = без разницы
lab-interval = от { $low } до { $high }
lab-interval-about = С 95-процентными интервалами; тонкая черта — равная доля.
lab-more = { $n ->
    [one] нужна ещё { $n } пара
    [few] нужно ещё { $n } пары
   *[many] нужно ещё { $n } пар
}
lab-metric-rounds = Раунды
lab-metric-decisions = Решения
lab-metric-points-of-a-seat = Очки игрока
lab-metric-points-of-the-winner = Очки победителя
lab-metric-lead-of-the-winner = Отрыв победителя
lab-metric-victories-of-the-first-seat = Победы первого игрока
lab-metric-victories-of-the-last-seat = Победы последнего игрока
lab-seats = Победы по местам
lab-decided = Когда игра решается
lab-decided-about = В скольких партиях из ста в итоге побеждает тот, кто лидирует после раунда.
lab-growth = Раунд за раундом
lab-winners = { $side }: победители
lab-others = { $side }: остальные
lab-length = Длина партий
lab-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
}
lab-openings = Победы по дебютам
lab-openings-about = Первое место, которое кто-то выбрал; десять самых частых.
lab-uses = Что выбирают и чего это стоит
lab-uses-about = Ценность: насколько больше побед у тех, кто выбирает это чаще других за своим столом. Само по себе это не причина: лидер может делать всего больше.
lab-per-game = { $side }, за партию
lab-worth = Ценность

# people

device = Второе устройство
device-about = Играйте на тех же местах и на телефоне, и здесь: введите этот код на другом устройстве, один раз, в течение десяти минут.
device-show = Показать код
device-minutes = { $n ->
    [one] действует { $n } минуту, один раз
    [few] действует { $n } минуты, один раз
   *[other] действует { $n } минут, один раз
}
device-link = Или откройте там эту ссылку
device-code = Код с другого устройства
device-enter = Продолжить здесь
device-here = Играйте здесь на тех же местах, что и на другом устройстве. То, что есть на этом устройстве, останется за вами.
device-other = У меня есть код с другого устройства
blocked = Заблокированные
blocked-about = Вы не видите, что они пишут, и за ваши столы они не сядут.
unblock = Разблокировать
own-data = Ваши данные
own-data-get = Скачать всё, что обо мне хранится
delete-me = Удалить меня
delete-me-about = Мы удалим ваше имя, пароль, разговоры, заметки и способы уведомления. За вас доиграют боты; сделанное в играх останется без вашего имени. Отменить это нельзя.
delete-me-sure = Удалить меня навсегда
people = Люди за этим столом
block = Заблокировать
block-about = Вы не увидите, что пишет этот человек, и за ваши столы он не сядет.
block-done = Заблокировано: { $name }. Список на странице учётной записи.
report-person = Пожаловаться хозяину
report-text = Что случилось?
reported = Хозяин стола это прочтёт.
reports = Поступившие жалобы
report-settled = Улажено
remove-about = Удалённый игрок не вернётся по старой ссылке и окажется в вашем списке заблокированных.
remove-person = Удалить
remove-person-sure = Удалить насовсем
replace-person = Заменить ботом
replace-person-sure = Да, пусть играет бот
make-host = Сделать хозяином
make-host-about = Передать стол этому игроку: решать, кто здесь сидит, будет уже он, а не вы.
make-host-sure = Передать стол
close-table = Закрыть стол
close-table-about = Игра на этом закончится для всех.
close-table-sure = Закрыть для всех
ask-name = Как остальным вас называть?
ask-name-do = Это моё имя
chair-taken = Место занято
chair-taken-about = На месте, к которому ведёт эта ссылка, уже кто-то сидит. Если его заняли вы сами с другого устройства, продолжайте здесь:
chair-taken-move = Это моё место
chair-taken-move-about = На устройстве, где вы сели за стол, откройте учётную запись и получите код.
chair-taken-log-in = Войдите, и место будет вашим и здесь.
chair-taken-watch = Только смотреть
notice-removed = Хозяин удалил игрока с этого места.
notice-closed = Хозяин закрыл стол.
notice-host = Теперь хозяин стола — игрок на этом месте.
notice-gone = Игрок на этом месте покинул Westphalia.

# Что взвешивал бот

why-ask = Почему он так сходил?
why-thinking = Обдумываю заново…
why-done = выбрано
why-for = В пользу этого:
why-compared = По сравнению с этим:
why-chance = Оценка шансов на победу:
why-way-random = Этот бот делает любой допустимый ход и ничего не взвешивает.
why-way-novice = Этот бот думает как управляющий, но ошибается в одном решении из четырёх. Вот из чего он мог выбирать:
why-way-steward = Этот бот берёт то, что его простые правила ставят на первое место, и не заглядывает вперёд. Вот что из этого вышло и что дали бы другие варианты:
why-way-strategist = Этот бот пробует в воображаемых партиях то, что пришло бы в голову управляющему. Вот из чего он мог выбирать:
why-games = { $n ->
    [one] Обдумано заново в { $n } воображаемой партии.
   *[other] Обдумано заново в { $n } воображаемых партиях.
}
why-only = Ничего другого стоящего он не увидел.
why-hidden = Пока партия идёт, объяснение исходит из того, что видно вам: карты, которых вы не видите, розданы заново.
why-known = По тому, что бот знал тогда.
why-more = больше
why-less = меньше
