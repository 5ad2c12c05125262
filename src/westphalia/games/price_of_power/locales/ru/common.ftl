# Ответы на многие вопросы

option-accept = Принять
option-refuse = Отклоните
option-decline = Нет, спасибо
option-done = Готово
option-stop = Достаточно
option-draw = Возьмите из колоды
option-none = Ничего из этого
option-pay = Заплатите
