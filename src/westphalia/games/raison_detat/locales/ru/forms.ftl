# Приказы целиком

form-mobilise = Мобилизация
form-mobilise-go = Купить
form-move = Ход генерала
form-move-go = Выступить
form-exchange = Обмен отрядами
form-exchange-go = Передать
form-fight_on = Выкладывать, пока…
form-fight_on-go = Выкладывать сильнейшие карты
form-fight_on-losses = не выложу столько карт
form-fight_on-odds = мой шанс не упадёт ниже
form-percent = %
form-fight_on-stopped-losses = Решение за вами: { $n ->
    [one] выложена { $n } карта
    [few] выложено { $n } карты
   *[many] выложено { $n } карт
}.
form-fight_on-stopped-odds = Решение за вами: шанс на победу упал ниже { $odds } %.
form-close = … и это всё

# Постоянные приказы
form-pass_battles = Не выкладывать карт в битвах и никого не поддерживать
form-pass_battles-go = Впредь пасовать
form-give_consent = Пропускать союзников
form-give_consent-go = Впредь соглашаться
