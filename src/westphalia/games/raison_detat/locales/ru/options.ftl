# What the lobby says: the game, its scenarios, options and bots

game-name = Raison d’État
game-about = Ведите европейскую державу в 1618 или 1702 году: каждый ход у каждой державы своё действие. Договаривайтесь, воюйте, торгуйтесь. Для 3–7 игроков.
scenario-1618 = 1618, Тридцатилетняя война
scenario-1702 = 1702, война за испанское наследство и Северная война
bot-novice = Новичок
bot-steward = Управляющий
bot-strategist = Стратег
bot-random = Шут (играет наугад)
setup-about-1618 = Семь держав, от 4 до 7 игроков, победа при 30 очках влияния.
setup-about-1702 = Шесть держав, от 3 до 6 игроков, победа при 25 очках влияния.
setup-powers = Державы
setup-powers-random = по жребию
setup-powers-choose = выбираются по очереди
setup-max_rounds = Последний раунд
setup-negotiation = Время на переговоры перед голосованием
setup-negotiation-off = нет
