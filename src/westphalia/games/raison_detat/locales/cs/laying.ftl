# RE-6.13 Laying cards

ask-lay = { NAME($power) }: bitva ({ NAME($place) }). Co vyložíte?
option-face_down = Zakrytá karta
option-reveal = Odkrytá dvojka: odkrýt kartu nepřítele
option-discard = Odkrytá trojka: odhodit kartu nepřítele
option-pass = Pas
ask-lay_on = { NAME($power) }: na čí hromádku?
ask-lay_card = { NAME($power) }: která karta?
ask-target_pile = { NAME($power) }: karta ze které hromádky?
ask-target_card = { NAME($power) }: která karta hromádky, počítáno od první vyložené ({ NAME($other) })?
no-two-in-hand = V ruce není dvojka.
no-card-to-reveal = Druhá strana nemá zakrytou kartu.
no-three-in-hand = V ruce není trojka.
no-card-to-discard = Druhá strana ještě nemá kartu.
log-passes = { NAME($power) }: pas.
log-lays = { NAME($power) }: zakrytá karta.
log-lays-up = { NAME($power) }: odkrytá karta { NAME($card) }.
log-reveals = { NAME($power) }: odkryta karta nepřítele ({ NAME($other) }): { NAME($card) }.
log-discards = { NAME($power) }: odhozena karta nepřítele ({ NAME($other) }): { NAME($card) }.
