# RE-6.12, RE-7.1 Cards

ask-discard_excess = { NAME($power) }: limit kart na ręce przekroczony, do odrzucenia: { $n }. Którą kartę odrzucasz?
log-hand-limit = { NAME($power) }: limit kart na ręce, odrzucone karty: { $n }.
log-draws = { NAME($power) }, dobrane karty: { $n }.
log-drew = { NAME($power) }, dobrana karta: { NAME($card) }.
log-reshuffle = Stos kart odrzuconych tworzy nową talię (liczba kart: { $n }).
