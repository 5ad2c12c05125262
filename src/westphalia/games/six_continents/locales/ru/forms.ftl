# Приказы целиком

form-fight_on = Продолжать бой, пока…
form-fight_on-go = Продолжать бой
form-fight_on-losses = мои потери не достигнут
form-fight_on-odds = мой шанс не упадёт ниже
form-percent = %
form-fight_on-stopped-losses = Бой прерван: { $n ->
    [one] потерян { $n } солдат
    [few] потеряно { $n } солдата
   *[many] потеряно { $n } солдат
}.
form-fight_on-stopped-odds = Бой прерван: шанс на победу упал ниже { $odds } %.
form-stand_fast = Держаться
form-stand_fast-go = До конца боя нести потери так, как предложено
form-march = Марш
form-march-go = Выступить
form-attack = Нападение
form-attack-go = Напасть
form-exchange = Обмен отрядов
form-exchange-go = Обменять
form-explore = Экспедиции
form-explore-go = Отправить
form-sail = Плавание
form-sail-go = Отплыть
form-load = Погрузка
form-load-go = Погрузить
form-land = Высадка
form-land-go = Высадить
form-transfer = Переброска
form-transfer-go = Отправить
form-landing_ship = Десантный корабль
form-landing_ship-go = Отправить
form-construction_ship = Строительный корабль
form-construction_ship-go = Отправить
form-settle = Оккупированные провинции
form-settle-go = Внести в проект

# Постоянные приказы
form-no_bids = Не торговаться ни на одном аукционе
form-no_bids-go = Впредь выходить из торгов
