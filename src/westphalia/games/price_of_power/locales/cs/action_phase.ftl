# Tah

ask-turn = { $left ->
    [last] Váš poslední tah v tomto kole. Co uděláte?
    [last_but_event] Váš poslední volný tah v tomto kole; nevyhodnotíte-li teď událost, čeká vás ještě jeden tah pro ni. Co uděláte?
    [event] Tento tah patří události, kterou ještě musíte vyhodnotit.
    [more] V tomto kole vám { $n ->
        [one] zbývá { $n } tah
        [few] zbývají { $n } tahy
       *[other] zbývá { $n } tahů
    }. Co uděláte?
   *[any] Jste na tahu. Co uděláte?
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
log-turn = Na tahu: { NAME($seat, case: "the") }.
log-passed = { NAME($seat) } { AGREE($seat) ->
    [plural] pasují
   *[other] pasuje
} jako { $number }. v pořadí.
log-finished = { NAME($seat) } { AGREE($seat) ->
    [plural] mají
   *[other] má
} za sebou poslední tah kola.
log-rules-2 = Od této chvíle se hra věrněji drží revidovaných pravidel (pravidla 2): změnila se volání do zbraně, možnosti událostí, mise a to, co uvádí záznam.
