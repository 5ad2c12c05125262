# RE-2 Setup

ask-choose_power = Какую державу вы возглавите?
no-power-taken = Эту державу уже возглавляет другой игрок.
no-minor-power = При таком числе игроков это малая держава.
log-leads = Главная держава: { NAME($power) }.
log-emperor-starts = Император Священной Римской империи: { NAME($power) }.
log-set-up = Фигуры расставлены по сценарию, карты розданы.
