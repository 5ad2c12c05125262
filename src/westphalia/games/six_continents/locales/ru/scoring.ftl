# Откуда берутся очки

scoring-heading = Как сложились очки
scoring-part = что считается
scoring-provinces = Провинции во владении и под контролем, по 1
scoring-capitals = Контролируемые столицы, по { $each }
scoring-income = Доход следующего раунда
scoring-total = Очки
