# Co mówi sama strona

motto = Wielkie gry historyczne przy jednym stole.
loading = Chwileczkę …
page-menu = Strona
rulebook = Zasady
settings = Ustawienia
language = Język
setting-patterns = Kreskowanie barw
setting-help = Objaśniaj każdą decyzję
setting-theme = Wygląd
theme-auto = jak w systemie
theme-light = dzień
theme-dark = wieczór
to-start = Na stronę główną
close = Zamknij

play-bots = { $n ->
    [one] Zagraj z botem
    [few] Zagraj z { $n } botami
   *[many] Zagraj z { $n } botami
}
opponents = Przeciwnicy
play-friends = Zagraj ze znajomymi albo w kilka osób przy jednym ekranie
my-tables = Twoje stoły
my-tables-empty = Jeszcze żadnego: otworzy go przycisk powyżej.
public-tables = Stoły publiczne
your-move = Twój ruch
others-move = Inni się zastanawiają
game-over = Gra skończona

new-table = Nowy stół
scenario = Scenariusz
players = Gracze
seat-number = Miejsce { $n }
seat-me = ktoś przy tym ekranie
seat-friend = ktoś znajomy, przez odnośnik
seat-bot = Bot ({ $name })
seat-open = wolne miejsce
seat-away = { $name } (poza stołem)
hot-seat-hint = Kilka osób przy tym ekranie: między ich turami opada kurtyna.
visibility = Kto może patrzeć
visibility-link = kto ma odnośnik
visibility-public = wszyscy
visibility-private = nikt inny
pace = Tempo
pace-live = wszyscy przy stole
pace-slow = { $n ->
    [one] jeden dzień na ruch
    [few] { $n } dni na ruch
   *[many] { $n } dni na ruch
}
open-table = Otwórz stół
send-links = Wyślij każdej osobie odnośnik; trzyma on jej miejsce.
to-table = Do stołu

table-lost = Tego stołu nie da się otworzyć.
reconnecting = Brak połączenia, próbuję znowu …
map = Mapa
zoom-in = Bliżej
zoom-out = Dalej
zoom-fit = Cała mapa
panels = Panele
tab-log = Dziennik
tab-seats = Gracze
tab-words = Słowami
tab-chat = Rozmowa
decision = Decyzja
aside = Możesz zabrać głos
waiting-for = Czekamy: { $names }
looking-back = Oglądasz przeszłość.
back-to-now = Wróć do teraz
history = Wstecz przez grę
undo = Cofnij
confirm = Zatwierdź
less = Mniej
more = Więcej
amount = Ile
own-words = Własnymi słowami, najwyżej { $length } znaków
why-not = { $n ->
    [one] Jedna rzecz jest niemożliwa: dlaczego?
    [few] { $n } rzeczy są niemożliwe: dlaczego?
   *[many] { $n } rzeczy jest niemożliwych: dlaczego?
}
rule = Zasada { $id }
you = ty
decides = decyduje
sit-here = Patrz z tego miejsca
log-filter = Czyje wpisy
log-everybody = Wszyscy
log-empty = Nic się jeszcze nie wydarzyło.
log-earlier = Wcześniejsze wpisy: { $n }
chat-empty = Nikt się jeszcze nie odezwał.
chat-say = Powiedz coś
chat-to = Do kogo
chat-everybody = do wszystkich
chat-send = Wyślij
curtain = Decyduje { $name }
curtain-others = Pozostali nie patrzą.
curtain-open = To ja: { $name }
points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
dice-secret = Kości pochodziły z sekretu { $secret }; jego zobowiązanie to { $commitment }.
record = Pobierz zapis
see-board = Zobacz planszę
vote-open = { $name } pyta: { $what } (za: { $yes } z { $needed })
vote-takeback = cofnąć ostatnią odpowiedź?
vote-pause = wstrzymać grę?
vote-resume = wznowić grę?
vote-extend = dodać czasu?
vote-end = zakończyć grę w tym miejscu?
vote-bot = oddać botowi miejsce nieobecnej osoby?
vote-yes = Zgoda
vote-no = Sprzeciw
search = Szukaj
search-nothing = Nic nie znaleziono.
contents = Spis treści
tab-office = Stół
your-chair = Twoje miejsce
chair-to-bot = Niech dalej gra bot
chair-back = Wróć do gry
resign = Poddaj się
resign-sure = Opuść grę na dobre
proposals = Wnioski do stołu
propose-takeback = Cofnąć moją ostatnią odpowiedź
propose-pause = Przerwa
propose-resume = Gramy dalej
propose-extend = Więcej czasu
propose-end = Kończymy
fair-dice = Uczciwe kości
commitment = Zobowiązanie kości: { $commitment }
note = Twoje notatki
seat-left = { $name } (gra bot)
choose = Wybierz: { $name }
