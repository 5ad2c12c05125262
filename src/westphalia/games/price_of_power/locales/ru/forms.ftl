# Приказы целиком

form-recruit = Рекрутирование отрядов
form-recruit-go = Рекрутировать
