# Listy posłańca.

letter-turn = { $game }: twoja kolej
letter-over = { $game }: koniec gry
letter-time = { $hours ->
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
