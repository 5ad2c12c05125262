# Приказы целиком

form-mobilise = Мобилизация
form-mobilise-go = Купить
