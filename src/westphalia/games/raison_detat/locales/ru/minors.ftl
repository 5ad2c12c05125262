# RE-9 Minor Powers

ask-bid = Сколько боевого духа вы предлагаете за контроль? Держава: { NAME($other) }.
log-bid = { NAME($power) }: ставка { $n } ({ NAME($other) }).
log-controls = { NAME($power) }: контроль за { $n } боевого духа – { NAME($other) }.
log-sees-hand = { NAME($power) }, карты на руке: { $cards }
log-minor-skips = { NAME($power) }: малая держава не расширяет влияние.
