# Ответы на многие вопросы

option-accept = Принять
option-refuse = Отклонить
option-decline = Нет, спасибо
option-done = Готово
option-stop = Достаточно
option-draw = Взять из колоды
option-none = Ничего из этого
option-pay = Заплатить
