# RE-10.4 Leaving players

ask-become_minor = Игрок ушёл: { NAME($power) }. Сделать её малой державой? Нужно согласие всех.
log-left = { NAME($seat) }: выход из игры ({ NAME($power) }).
log-stays-major = { NAME($power) }: остаётся главной державой.
log-becomes-minor = { NAME($power) }: становится малой державой.
