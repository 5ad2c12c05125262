# SC-3 Průběh tahu a nabídka akcí v S7

ask-action = Jste na tahu. Co uděláte?
option-end = Ukončit tah
option-give_up = Něčeho se vzdát

ask-give_up = Čeho se vzdáte?

log-round = Kolo { $number }
log-turn = { NAME($seat) }, tah { $number }
