# RE-9 Minor Powers

ask-bid = Ile morale oferujesz za kontrolę? Mocarstwo: { NAME($other) }.
log-bid = { NAME($power) }: oferta { $n } ({ NAME($other) }).
log-controls = { NAME($power) }: kontrola za { $n } morale – { NAME($other) }.
log-sees-hand = { NAME($power) }, karty na ręce: { $cards }
log-minor-skips = { NAME($power) }: pomniejsze mocarstwo nie poszerza wpływu.
