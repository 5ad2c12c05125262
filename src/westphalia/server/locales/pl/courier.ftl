# Listy posłańca.

letter-turn = { $game }: twoja kolej
letter-over = { $game }: koniec gry
letter-time = { $game }: kończy ci się czas
letter-attack = { $game }: ktoś cię atakuje
letter-offer = { $game }: oferta lub traktat dla ciebie
letter-talk = { $game }: rozmowa przy stole
letter-digest = { $tables ->
    [one] Westphalia: wieści z { $tables } stołu
   *[other] Westphalia: wieści z { $tables } stołów
}
letter-time-left = { $hours ->
    [0] Została niecała godzina.
    [one] Została { $hours } godzina.
    [few] Zostały { $hours } godziny.
   *[other] Zostało { $hours } godzin.
}
letter-try = Westphalia: tak będziemy cię powiadamiać
letter-confirm = Westphalia: potwierdź ten adres
letter-confirmed = Adres potwierdzony
letter-stopped = Nie dostaniesz więcej listów
letter-unknown = Ten odsyłacz już donikąd nie prowadzi
