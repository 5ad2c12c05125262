# Что страница говорит об игре

game-name = Шесть континентов
game-about = Основывайте столицу, хозяйствуйте и стройте, вооружайтесь и выходите в море; покорите мир раньше других. Для 2–6 игроков.

scenario-standard = Обычный, 20 раундов
scenario-short = Короткий, 12 раундов
scenario-bots = Против ботов
scenario-long = Длинный, 30 раундов
scenario-paper = Как на бумаге, без предела раундов
scenario-large = Большой, 5 или 6 игроков

group-war = Армия
group-sea = Море
group-land = Земля и экспедиции
group-talk = Дипломатия и агенты
group-turn = Ход

overlay-region = Континенты
overlay-buildings = Постройки
overlay-strength = Войска
