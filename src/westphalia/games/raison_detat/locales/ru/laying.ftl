# RE-6.13 Laying cards

ask-lay = { NAME($power) }: битва { NAME($place, case: "in") }. Что вы кладёте?
option-face_down = Закрытая карта
option-reveal = Открытая двойка: открыть карту врага
option-discard = Открытая тройка: сбросить карту врага
option-pass = Пас
ask-lay_on = { NAME($power) }: на чью стопку кладёте карту?
ask-lay_card = { NAME($power) }: какую карту кладёте?
ask-target_pile = { NAME($power) }: из какой стопки выбираете карту?
ask-target_card = { NAME($power) }: какую по счёту карту выбираете из стопки { NAME($other, case: "gen") }?
no-two-in-hand = На руке нет двойки.
no-card-to-reveal = У другой стороны нет закрытой карты.
no-three-in-hand = На руке нет тройки.
no-card-to-discard = У другой стороны ещё нет карт.
log-passes = { NAME($power) } { AGREE($power) ->
    [plural] пасуют
   *[other] пасует
}.
log-lays = { NAME($power) } { AGREE($power) ->
    [plural] кладут
   *[other] кладёт
} закрытую карту.
log-lays-up = { NAME($power) } { AGREE($power) ->
    [plural] кладут
   *[other] кладёт
} открытую карту{ $card ->
    [hidden] { "" }
   *[other] : { NAME($card) }
}.
log-reveals = { NAME($power) } { AGREE($power) ->
    [plural] открывают
   *[other] открывает
} карту { NAME($other, case: "gen") }{ $card ->
    [hidden] { "" }
   *[other] : { NAME($card) }
}.
log-discards = { NAME($power) } { AGREE($power) ->
    [plural] сбрасывают
   *[other] сбрасывает
} карту { NAME($other, case: "gen") }{ $card ->
    [hidden] { "" }
   *[other] : { NAME($card) }
}.
