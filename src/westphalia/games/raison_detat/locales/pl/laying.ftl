# RE-6.13 Laying cards

ask-lay = { NAME($power) }: bitwa ({ NAME($place) }). Co wykładasz?
option-face_down = Zakryta karta
option-reveal = Odkryta 2: odkryj kartę wroga
option-discard = Odkryta 3: odrzuć kartę wroga
option-pass = Spasuj
ask-lay_on = { NAME($power) }: na czyj stos?
ask-lay_card = { NAME($power) }: która karta?
ask-target_pile = { NAME($power) }: karta z którego stosu?
ask-target_card = { NAME($power) }: która karta stosu, licząc od pierwszej wyłożonej ({ NAME($other) })?
no-two-in-hand = Na ręce nie ma dwójki.
no-card-to-reveal = Druga strona nie ma zakrytej karty.
no-three-in-hand = Na ręce nie ma trójki.
no-card-to-discard = Druga strona nie ma jeszcze karty.
log-passes = { NAME($power) }: pas.
log-lays = { NAME($power) }: zakryta karta.
log-lays-up = { NAME($power) }: odkryta karta { NAME($card) }.
log-reveals = { NAME($power) }: odkryta karta wroga ({ NAME($other) }): { NAME($card) }.
log-discards = { NAME($power) }: odrzucona karta wroga ({ NAME($other) }): { NAME($card) }.
