# Приказы целиком

form-recruit = Рекрутирование отрядов
form-recruit-go = Рекрутировать
form-march = Марш
form-march-go = Выступить
form-siege = Осада
form-siege-go = Осадить
form-losses = Потери
form-losses-go = Понести эти потери
form-influence = Влияние
form-influence-go = Разместить влияние
form-claims = Претензии
form-claims-go = Создать претензии
form-trade = Торговля
form-trade-go = Торговать
form-march-take = Пехота, которая присоединится
form-march-leave = Пехота, которая останется
