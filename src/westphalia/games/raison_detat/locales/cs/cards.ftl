# RE-6.12, RE-7.1 Cards

ask-discard_excess = { NAME($power) }: nad limit karet v ruce, odhodit: { $n }. Která karta?
log-hand-limit = { NAME($power) }: limit karet v ruce, odhozené karty: { $n }.
log-draws = { NAME($power) }: dobrané karty: { $n }.
log-drew = { NAME($power) }: dobraná karta: { NAME($card) }.
log-reshuffle = Z odhazovacího balíčku je nový balíček, karet: { $n }.
