# RE-10.4 Leaving players

ask-become_minor = Игрок ушёл: { NAME($power) }. Сделать эту державу малой? Нужно согласие всех.
log-left = { NAME($seat) }: выход из игры ({ NAME($power) }).
log-stays-major = { NAME($power) }: по-прежнему главная держава.
log-becomes-minor = { NAME($power) }: отныне малая держава.
