# Tah

ask-turn = { $n ->
    [0] Jste na tahu. Co uděláte?
    [1] Váš poslední tah v tomto kole. Co uděláte?
   *[other] Zbývající tahy v tomto kole: { $n }. Co uděláte?
}
ask-after_action = Provedete vedlejší akci, nebo tah ukončíte?
option-end = Ukončit tah
option-pass = Pasovat
no-pass-before-event = Než budete pasovat, musíte vyhodnotit událost.
no-action-but-event = Váš poslední tah patří události, kterou ještě musíte vyhodnotit.
log-actions = Kolo { $number }: začíná fáze akcí.
log-phase = Fáze { $number }, { $number ->
    [3] mír a vzbouřenci
    [4] příjmy a výdaje
   *[other] úklid
}
log-turn = Na tahu: { NAME($seat) }.
log-passed = { NAME($seat) } { AGREE($seat) ->
    [plural] pasují
   *[other] pasuje
} jako { $number }. v pořadí.
log-finished = { NAME($seat) } { AGREE($seat) ->
    [plural] mají
   *[other] má
} za sebou poslední tah kola.
