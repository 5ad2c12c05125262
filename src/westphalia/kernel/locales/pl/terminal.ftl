# Gra w terminalu

terminal-which-game = W co gramy?
terminal-how-many = Ilu graczy ({ $numbers })?
terminal-welcome = { $game }, { $scenario }. Wpisz numer wyboru; ? wyjaśnia, czego nie można teraz wybrać i dlaczego, help wymienia polecenia.
terminal-help =
    numer, id lub nazwa  wybór
    ?                    co teraz nie jest możliwe i dlaczego
    undo                 cofnij swoją ostatnią odpowiedź
    board, map           stół; cała mapa z sąsiedztwem
    log [N]              ostatnie wiersze dziennika
    card NAZWA           co mówi karta
    rules ID             akapit zasad; id podano w nawiasie
    why [N]              dlaczego bot tak zagrał: ostatni ruch albo N-ty wiersz od końca
    advice               co bot zrobiłby na twoim miejscu i dlaczego
    talk                 zabierz głos, gdy decyduje ktoś inny
    save PLIK, load PLIK
    resign               poddaj grę
    quit                 wyjście
terminal-seat = { NAME($seat) }:
terminal-pass = { NAME($seat) }, twoja decyzja. Naciśnij Enter, gdy inni nie patrzą.
terminal-not-an-option = { $text }: tego tu nie można wybrać. Wpisz ? albo help.
terminal-refused = { $option }: { $reason } ({ $rule })
terminal-nothing-refused = Nic tu nie jest zabronione.
terminal-no-card = { $text }: żadna karta tak się nie nazywa.
terminal-amounts = liczba: { $numbers }
terminal-text = albo własne słowa, najwyżej { $length ->
    [one] { $length } znak
    [few] { $length } znaki
   *[many] { $length } znaków
}
terminal-more-log = … wcześniejsze wiersze: { $n } (polecenie log { $all })
terminal-talk = Możesz teraz zabrać głos; Enter wznawia grę.
terminal-nothing-to-say = Nie masz teraz nic do zrobienia.
terminal-why-line = „{ $line }”
terminal-why-none = Żaden z tych wierszy nie mówi o ruchu bota.
terminal-why-secret = Zdecydowano o tym w tajemnicy.
terminal-why-now = Na podstawie tego, co teraz wiesz, nie da się tego rozważyć.
terminal-why-random = Ten bot wykonuje dowolny dozwolony ruch: niczego nie rozważał.
terminal-why-games = { $n ->
    [one] Rozważone ponownie w jednej wyobrażonej grze, na podstawie tego, co widzisz. Gwiazdka oznacza wybór bota; szansa na zwycięstwo jest szacunkowa.
   *[other] Rozważone ponownie w { $n } wyobrażonych grach, na podstawie tego, co widzisz. Gwiazdka oznacza wybór bota; szansa na zwycięstwo jest szacunkowa.
}
terminal-why-only = Nie widział nic innego, co warto by zrobić.
terminal-advice-games = { $n ->
    [one] Wypróbowano w jednej wyobrażonej grze, na podstawie tego, co widzisz; szansa na zwycięstwo jest szacunkowa.
   *[other] Wypróbowano w { $n } wyobrażonych grach, na podstawie tego, co widzisz; szansa na zwycięstwo jest szacunkowa.
}
terminal-saved = Zapisano: { $file }
terminal-loaded = Wczytano: { $file }
terminal-sure = Naprawdę poddać grę? Wpisz resign jeszcze raz.
terminal-over = Gra skończona.
terminal-place = miejsce
terminal-player = gracz
terminal-points = punkty
terminal-dice = Rzuty wynikały z sekretu { $secret }; jego pieczęć: { $commitment }.
terminal-bye = Do widzenia. Polecenie save zachowuje grę; ta przepadła.

# Where a sentence of a rulebook comes from, or when it holds: stands in brackets
mark-ruling = nasze rozstrzygnięcie
mark-bot = boty
mark-advanced = zasada zaawansowana
mark-optional = zasada opcjonalna
