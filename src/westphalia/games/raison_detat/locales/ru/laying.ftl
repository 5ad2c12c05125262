# RE-6.13 Laying cards

ask-lay = { NAME($power) }: битва ({ NAME($place) }). Что вы кладёте?
option-face_down = Закрытая карта
option-reveal = Открытая 2: открыть карту врага
option-discard = Открытая 3: сбросить карту врага
option-pass = Пас
ask-lay_on = { NAME($power) }: на чью стопку?
ask-lay_card = { NAME($power) }: какую карту?
ask-target_pile = { NAME($power) }: карту из какой стопки?
ask-target_card = { NAME($power) }: какую карту стопки, считая с первой ({ NAME($other) })?
no-two-in-hand = На руке нет двойки.
no-card-to-reveal = У другой стороны нет закрытой карты.
no-three-in-hand = На руке нет тройки.
no-card-to-discard = У другой стороны ещё нет карт.
log-passes = { NAME($power) }: пас.
log-lays = { NAME($power) }: закрытая карта.
log-lays-up = { NAME($power) }: открытая карта { NAME($card) }.
log-reveals = { NAME($power) }: открыта карта врага ({ NAME($other) }): { NAME($card) }.
log-discards = { NAME($power) }: сброшена карта врага ({ NAME($other) }): { NAME($card) }.
