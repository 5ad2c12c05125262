# RE-6.12, RE-7.1 Cards

ask-discard_excess = { NAME($power) }: сверх лимита карт на руке, сбросить: { $n }. Какую карту?
log-hand-limit = { NAME($power) }: лимит карт на руке, сброшено карт: { $n }.
log-draws = { NAME($power) }, взято карт: { $n }.
log-drew = { NAME($power) }: взята карта { NAME($card) }.
log-reshuffle = Стопка сброса становится новой колодой (карт: { $n }).
