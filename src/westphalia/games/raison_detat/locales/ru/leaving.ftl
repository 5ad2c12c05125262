# RE-10.4 Leaving players

ask-become_minor = { NAME($power) } { AGREE($power) ->
    [plural] остаются
   *[other] остаётся
} без игрока. Сделать эту державу малой? Нужно согласие всех.
log-left = { NAME($seat) } { AGREE($seat) ->
    [plural] выходят
   *[other] выходит
} из игры (держава: { NAME($power) }).
log-stays-major = { NAME($power) } { AGREE($power) ->
    [plural] остаются
   *[other] остаётся
} главной державой.
log-becomes-minor = { NAME($power) } { AGREE($power) ->
    [plural] становятся
   *[other] становится
} малой державой.
