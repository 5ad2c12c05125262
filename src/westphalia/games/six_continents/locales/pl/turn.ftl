# SC-3 Przebieg tury i menu kroku S7

ask-action = Twoja tura: co robisz?
option-end = Zakończ turę
option-give_up = Zrezygnuj z czegoś

ask-give_up = Z czego rezygnujesz?

log-round = Kolejka { $number }
log-turn = { NAME($seat) }, tura { $number }
