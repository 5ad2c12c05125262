# RE-6.13 Laying cards

ask-lay = { NAME($power) }: bitwa { NAME($place, case: "in") }. Co wykładasz?
option-face_down = Wyłóż zakrytą kartę
option-reveal = Wyłóż odkrytą dwójkę i odkryj kartę wroga
option-discard = Wyłóż odkrytą trójkę i odrzuć kartę wroga
option-pass = Spasuj
ask-lay_on = { NAME($power) }: na czyj stos wykładasz?
ask-lay_card = { NAME($power) }: którą kartę wykładasz?
ask-target_pile = { NAME($power) }: z którego stosu wybierasz kartę?
ask-target_card = { NAME($power) }: którą kartę stosu wybierasz, licząc od pierwszej wyłożonej (stos: { NAME($other) })?
no-two-in-hand = Na ręce nie ma dwójki.
no-card-to-reveal = Druga strona nie ma zakrytej karty.
no-three-in-hand = Na ręce nie ma trójki.
no-card-to-discard = Druga strona nie ma jeszcze karty.
log-passes = { NAME($power) } { AGREE($power) ->
    [plural] pasują
   *[other] pasuje
}.
log-lays = { NAME($power) } { AGREE($power) ->
    [plural] wykładają
   *[other] wykłada
} zakrytą kartę.
log-lays-up = { NAME($power) } { AGREE($power) ->
    [plural] wykładają
   *[other] wykłada
} { $card ->
    [hidden] odkrytą kartę
   *[other] odkrytą kartę { NAME($card) }
}.
log-reveals = { NAME($power) } { AGREE($power) ->
    [plural] odkrywają
   *[other] odkrywa
} kartę { NAME($other, case: "gen") }{ $card ->
    [hidden] { "" }
   *[other] : { NAME($card) }
}.
log-discards = { NAME($power) } { AGREE($power) ->
    [plural] odrzucają
   *[other] odrzuca
} kartę { NAME($other, case: "gen") }{ $card ->
    [hidden] { "" }
   *[other] : { NAME($card) }
}.
