# SC-3 Przebieg tury i menu kroku S7

ask-action = Twoja tura: co robisz?
option-end = Zakończ turę
option-give_up = Pozbądź się czegoś

ask-give_up = Czego się pozbywasz?

log-round = Kolejka { $number }
log-turn = { NAME($seat) }, tura { $number }
