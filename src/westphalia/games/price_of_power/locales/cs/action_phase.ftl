# Tah

ask-turn = Jste na tahu. Co uděláte?
ask-after_action = Provedete vedlejší akci, nebo tah ukončíte?
option-end = Ukončete tah
option-pass = Pasujte
no-pass-before-event = Než budete pasovat, musíte vyhodnotit událost.
no-action-but-event = Váš poslední tah patří události, kterou ještě musíte vyhodnotit.
log-actions = Kolo { $number }: začíná fáze akcí.
log-turn = Na tahu: { NAME($seat) }.
log-passed = { NAME($seat) } pasuje jako { $number }. v pořadí.
log-finished = { NAME($seat) } má za sebou poslední tah kola.
