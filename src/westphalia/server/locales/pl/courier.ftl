# Listy posłańca.

letter-game = { $game }, runda { $round }
letter-turn = { $game }: twoja kolej
letter-over = { $game }: koniec gry
letter-time = { $game }: kończy ci się czas
letter-late = { $game }: skończył ci się czas
letter-late-answer = Zamiast ciebie padają odpowiedzi domyślne. Wróć, kiedy zechcesz: od tej chwili znów ty decydujesz.
letter-late-bot = Zastępuje cię bot. Wróć, kiedy zechcesz: miejsce od razu znów będzie twoje.
letter-late-wait = Stół na ciebie czeka.
letter-late-vote = Reszta głosuje, czy ma za ciebie grać bot. Wróć, kiedy zechcesz: od tej chwili znów ty decydujesz.
letter-vote = { $game }: czeka na ciebie głosowanie
letter-attack = { $game }: ktoś cię atakuje
letter-offer = { $game }: oferta lub traktat dla ciebie
letter-talk = { $game }: rozmowa przy stole
letter-digest = { $tables ->
    [one] Westphalia: wieści z { $tables } stołu
   *[other] Westphalia: wieści z { $tables } stołów
}
letter-decision = Twoja decyzja: { $what }.
letter-time-left = { $hours ->
    [0] Została niecała godzina.
    [one] Została { $hours } godzina.
    [few] Zostały { $hours } godziny.
   *[other] Zostało { $hours } godzin.
}
letter-waited = { $hours ->
    [one] Stół czeka od godziny.
    [few] Stół czeka od { $hours } godzin.
    [many] Stół czeka od { $hours } godzin.
   *[other] Stół czeka od { $hours } godziny.
}
letter-others = Czekamy też na: { $names }.
letter-try = Westphalia: tak będziemy cię powiadamiać
letter-confirm = Westphalia: potwierdź ten adres
letter-confirmed = Adres potwierdzony
letter-stopped = Nie dostaniesz więcej listów
letter-unknown = Ten odnośnik już donikąd nie prowadzi
