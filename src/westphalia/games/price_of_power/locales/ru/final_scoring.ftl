# Финальный подсчёт

log-final-scoring = Финальный подсчёт.

# Из чего складывается: пункты PP-4.7.2
scoring-heading = Финальный подсчёт
scoring-part = Что считается
scoring-before = Престиж до финального подсчёта
scoring-a = выполненные миссии на руке
scoring-b = базовый налог и налог с вассалов
scoring-c = основные жетоны
scoring-d = королевские браки
scoring-e = союзы
scoring-f = папский контролёр
scoring-g = имперский авторитет
scoring-h = стабильность
scoring-i = свои города под оккупацией
scoring-j = проценты
scoring-bot = вместо миссий
scoring-objectives = цели сценария
scoring-strong-emperor = сильный император
scoring-goal = цель королевства
scoring-total = Престиж
