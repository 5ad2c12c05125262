# Co mówi sama strona

motto = Wielkie gry historyczne przy jednym stole.
loading = Chwileczkę…
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
table-round = Runda { $n }
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
bot-about-random = wykonuje dowolny dozwolony ruch. Dobry, żeby się rozejrzeć, ale to żaden przeciwnik.
bot-about-novice = myśli jak zarządca, ale co czwarta decyzja mu się nie udaje.
bot-about-steward = rozsądny przeciwnik, który odpowiada od razu.
bot-about-strategist = najpierw wypróbowuje w wyobrażonych grach to, co zrobiłby zarządca; nad każdą decyzją chwilę się zastanawia.
seat-bot-style = Bot ({ $name }, { $style })
level-master = Wielki strateg
bot-about-master = myśli jak strateg, ale nad każdą decyzją spędza trzy sekundy. Najsilniejszy przeciwnik.
bot-style = Styl bota: { $name }
style-none = zrównoważony
style-trader = kupiec
style-conqueror = zdobywca
style-diplomat = dyplomata
style-guardian = strażnik
style-settler = osadnik
style-about-trader = najpierw inwestuje i unika wojen, które się nie opłacają.
style-about-conqueror = wcześnie się zbroi i atakuje nawet przy gorszych szansach.
style-about-diplomat = woli sojuszników i wpływy niż ziemię.
style-about-guardian = pilnuje tego, co ma, i woli trzymać się z dala od wojen.
style-about-settler = przede wszystkim zajmuje wolną ziemię i dba o jej wyżywienie.
hot-seat-hint = Kilka osób przy tym ekranie: między ich turami opada kurtyna.
visibility = Kto może patrzeć
visibility-link = każdy, kto ma odnośnik
visibility-public = wszyscy
visibility-private = nikt inny
pace = Tempo
pace-live = wszyscy przy stole
open-table = Otwórz stół
send-links = Wyślij każdej osobie odnośnik; jej miejsce będzie na nią czekać.
to-table = Do stołu

table-lost = Tego stołu nie da się otworzyć.
reconnecting = Brak połączenia, próbuję znowu…
kept-answer = twoja odpowiedź
kept-waits = Brak połączenia: „{ $answer }” zachowamy i wyślemy, gdy tylko połączenie wróci.
kept-drop = Nie wysyłaj
kept-sent = Połączenie wróciło, odpowiedź wysłana.
kept-not-taken = Połączenie wróciło, ale gra przy stole poszła tymczasem dalej: twoja odpowiedź nie została przyjęta.
map = Mapa
zoom-in = Bliżej
zoom-out = Dalej
zoom-fit = Cała mapa
panels = Panele
tab-log = Dziennik
tab-seats = Gracze
tab-words = Opis
tab-chat = Rozmowa
decision = Decyzja
aside = Tymczasem możesz…
waiting-for = Czekamy na: { $names }
waits-since = od { $time }
waits-left = zostało { $time }
waits-late = czas minął
looking-back = Oglądasz wcześniejszy stan gry.
back-to-now = Wróć do bieżącego stanu gry
history = Przebieg gry
undo = Cofnij
confirm = Zatwierdź
less = Mniej
more = Więcej
amount = Ile
own-words = Własnymi słowami, najwyżej { $length } { $length ->
    [one] znak
    [few] znaki
   *[many] znaków
}
why-not = { $n ->
    [one] Jedna rzecz jest niemożliwa: dlaczego?
    [few] { $n } rzeczy są niemożliwe: dlaczego?
   *[many] { $n } rzeczy jest niemożliwych: dlaczego?
}
rule = Zasada { $id }
you = ty
decides = decyzja
sit-here = Patrz z tego miejsca
log-filter = Gracz
log-everybody = Wszyscy
log-empty = Nic się jeszcze nie wydarzyło.
log-earlier = Wcześniejsze wpisy: { $n }
chat-empty = Nikt się jeszcze nie odezwał.
chat-say = Powiedz coś
chat-send = Wyślij
curtain = Decyzja: { $name }
curtain-others = Pozostali nie patrzą.
curtain-open = To ja: { $name }
points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
record = Pobierz zapis
see-board = Zobacz planszę
vote-open = { $name } pyta: { $what } (za: { $yes } z { $needed })
vote-open-late = { $seat }: skończył się czas. Wniosek: { $what } (za: { $yes } z { $needed })
vote-takeback = cofnąć ostatnią odpowiedź?
vote-pause = wstrzymać grę?
vote-resume = wznowić grę?
vote-extend = dodać czasu?
vote-end = zakończyć grę w tym miejscu?
vote-bot = oddać botowi miejsce nieobecnej osoby?
vote-unseat = zwolnić miejsce bota dla kogoś innego?
vote-yes = Zgoda
vote-no = Sprzeciw
search = Szukaj
search-nothing = Nic nie znaleziono.
# words of every question, passed over in a search; then families of stems that stand for one another
search-skip = jak czy co gdzie kiedy kto który która które się ja ty mogę można mam to w we na do z ze o i a jest są robić zrobić
search-alike = wygra zwycię cel wygryw | przegra elimin poraż | jedzeni żywn głod farm spichl | pieniąd złot dukat dochód podat | walcz bitw atak wojn | kupi rekrut mobiliz | łód kuter statk statek żeglu morz flot | zacz start początk przygot | punkt prestiż wpływ | sojusz koalicj przyjac | pokój pokoj traktat rozejm | bunt niepok rebel | religi wiar wyzn konwers
contents = Spis treści
tab-office = Stół
your-chair = Twoje miejsce
chair-to-bot = Niech dalej gra bot
chair-back = Wróć do gry
chair-kept = Zastępuje cię bot, bo skończył ci się czas.
resign = Poddaj się
resign-sure = Opuść grę na dobre
proposals = Wnioski do stołu
propose-takeback = Cofnij moją ostatnią odpowiedź
propose-pause = Wstrzymaj grę
propose-resume = Wznów grę
propose-extend = Dodaj czasu
propose-end = Zakończ grę tutaj
fair-dice = Uczciwe kości
note = Twoje notatki
seat-kept = { $name } (nieobecność, gra bot)
seat-vacation = { $name } (urlop do { $date })
seat-left = { $name } (gra bot)
choose = Wybierz: { $name }

# Stół: pytanie, miejsca, historia, mapa

answers-below = { $n ->
    [one] Niżej jeszcze jedna odpowiedź
   *[other] Niżej jeszcze { $n } odpowiedzi
}
undo-key = Cofnij (U)
steps = Dotychczasowy wybór
confirm-boundary = – tego nie da się cofnąć.
confirm-go = Dalej
confirm-not = Jeszcze nie
options-search = Szukaj wśród odpowiedzi ({ $n })
amount-bounds = od { $least } do { $most }
odds-win = Szansa na zwycięstwo:
presence-online = przy stole
presence-away = poza stołem
presence-bot = gra bot
seat-more = Więcej: { $name }
history-back = Ruch wstecz (,)
history-on = Ruch naprzód (.)
film = Co się działo
film-skip = Pomiń
film-watch = Pokaż na mapie
film-game = Obejrzyj grę
history-play = Odtwarzaj od tego miejsca (P)
history-pause = Pauza
history-speed = Szybkość
history-turns = Tura
history-rounds = Runda
history-turns-back = Do poprzedniej tury ([)
history-turns-on = Do następnej tury (])
history-rounds-back = Do poprzedniej rundy (Shift+[)
history-rounds-on = Do następnej rundy (Shift+])
keepsakes = Obraz i film
keepsakes-about = Powstają w twojej przeglądarce, z tego, co wolno ci widzieć.
keepsake-png = Obraz (PNG)
keepsake-svg = Obraz (SVG)
keepsake-film = Film (WebM)
keepsake-stop = Przerwij
keepsake-failed = Nie udało się: ta przeglądarka tego nie potrafi.
looking-at-move = Ruch { $at } z { $last }
what-if-bots = Przeciw botom
what-if-alone = Za wszystkich
what-if-of = Co by było, gdyby (od ruchu { $at })
digest = Od ostatniej wizyty
digest-close = Przeczytane
digest-all = Wszystko, co się wydarzyło ({ $n })
chronicle = Tymczasem:
overlays = Barwy mapy
overlay-owner = Właściciele
overlay-region = Regiony
minimap = Przejdź tam
neighbours = Sąsiedzi
places = Miejsca
mats = Przed tobą

## Strona główna, nowe stoły, konto

problem-offline = Nie ma połączenia z serwerem.
problem-form = W formularzu czegoś brakuje albo coś jest za długie.
setting-ask-before-dice = Pytaj przed krokiem, którego nie da się cofnąć
setting-answer-alone = Odpowiadaj za mnie, gdy nie ma wyboru
only-answer = Nie ma tu wyboru: odpowiedź zostanie udzielona za ciebie.
account = Konto
account-of = Twoje konto: { $name }
account-none = Zarejestruj się lub zaloguj
account-guest = Grasz bez konta, pod nazwą { $name }. Ta przeglądarka cię pamięta; konto zachowa twoje miejsca także na innych urządzeniach. To, w co teraz grasz, przechodzi na konto.
account-known = Zalogowano jako { $name }.
register = Zarejestruj się
register-about = Nazwa i hasło z co najmniej ośmiu znaków; nic więcej.
log-in = Zaloguj się
log-in-about = Miejsca zajęte jako gość przejdą na konto.
log-out = Wyloguj się
name = Nazwa
password = Hasło
rename = Jak mają cię nazywać
rename-do = Zmień
renamed = Teraz nazywasz się { $name }.

courier = Gdy przyjdzie twoja kolej
courier-about = Gdy gra toczy się całymi dniami, dajemy znać, że stół na ciebie czeka: raz na turę, wraz z tym, co się tymczasem wydarzyło.
courier-other-ways = Inne sposoby: webhook, e-mail, kanał
courier-push = Urządzenie
push-begin = Powiadamiaj mnie na tym urządzeniu
push-is-on = Powiadomienia na tym urządzeniu są włączone.
push-end = Wyłącz na tym urządzeniu
push-denied = Przeglądarka nie pozwala na powiadomienia z tej strony; można to zmienić w jej ustawieniach.
push-no-extra = Ten serwer nie wysyła powiadomień na urządzenia: gospodarz musiałby zainstalować „westphalia[notify]”. Inne sposoby działają.
push-no-https = Powiadomienia na tym urządzeniu wymagają adresu, który zaczyna się od https. Inne sposoby działają.
push-no-browser = Ta przeglądarka nie pokaże stąd powiadomień; na iPhonie strona musi być na ekranie początkowym. Inne sposoby działają.
push-no-service = Nie ma połączenia z usługą powiadomień przeglądarki.
wishes-what = O czym
wishes-when = Kiedy
wish-turn = Moja kolej
wish-attack = Ktoś mnie atakuje
wish-offer = Oferta lub traktat dla mnie
wish-talk = Rozmowa przy stole
wish-time = Kończy mi się czas albo się skończył
wish-over = Koniec gry
pace-of-once = Od razu
pace-of-hour = Zbiorczo, co godzinę
pace-of-day = Zbiorczo, raz dziennie
wishes-hour = O godzinie
wishes-quiet = Nie w nocy
wishes-from = Od
wishes-to = Do
wishes-not-there = Nie wtedy, gdy siedzę przy stole
wishes-here = Powiadomienia z tego stołu
wishes-own = Inne ustawienia dla tego stołu
call-me = Ta gra potrwa wiele dni. Dać ci znać, gdy przyjdzie twoja kolej?
call-me-more = Inne sposoby powiadamiania
call-me-not = Nie, dziękuję
courier-kind = Sposób powiadamiania
courier-webhook = Webhook
courier-mail = E-mail
courier-feed = Kanał
courier-webhook-address = Jego adres
courier-mail-address = Twój adres
courier-webhook-about = Discord, Slack albo dowolny adres, który przyjmuje JSON.
courier-mail-about = Adres potwierdzasz odnośnikiem, który tam wyślemy.
courier-feed-about = Tajny adres dla czytnika kanałów: stoły, które na ciebie czekają. Kto go zna, może czytać kanał.
courier-feed-link = Adres twojego kanału
courier-calendar-link = Adres twojego kalendarza
courier-add = Dodaj
courier-end = Usuń
courier-try = Wypróbuj
courier-tried = Wysłano.
courier-confirm = List jest w drodze; otwórz zawarty w nim odnośnik.
courier-unconfirmed = Jeszcze niepotwierdzony: otwórz odnośnik z listu, który wysłaliśmy.
courier-error = Ostatniego listu nie wysłano: { $why }
new-password = Zmiana hasła
new-password-about = Wszędzie, gdzie użyto starego hasła, nastąpi wylogowanie.
password-old = Obecne hasło
password-new = Nowe hasło
password-changed = Masz nowe hasło.

public-tables-empty = Teraz nie ma otwartego stołu.
records = Skończone gry
records-empty = Nikt jeszcze nie udostępnił skończonej gry.
more-tables = Pozostałe: { $n }
join = Usiądź
over = skończona
paused = wstrzymana
under-way = w toku
kind-what-if = co by było, gdyby
kind-lesson = lekcja
kind-record = zapis
what-if = Co by było, gdyby…
what-if-about = Prywatny stół od tego momentu. To, czego wybrany gracz nie wiedział, losuje się na nowo; właściwa gra się nie zmienia.
what-if-move = Po ruchu
what-if-eyes = Czyimi oczami
what-if-truth = ktoś, kto wie wszystko
what-if-open = Spróbuj
ways = Inne sposoby gry
way-invite = Zagraj ze znajomymi
way-invite-about = Otwórz stół, zostaw wolne miejsca i wyślij każdemu odnośnik. Konto nie jest potrzebne; bot może chwilowo zająć miejsce.
way-host = Uruchom grę na własnym komputerze
way-host-about = Znajomi w tej samej sieci mogą dołączyć do twojego komputera: uruchom program w ten sposób i podaj im wypisany adres, z nazwą lub numerem komputera zamiast 0.0.0.0.
way-record = Wczytaj zapis
way-record-about = Gra zapisana w pliku zostanie odtworzona i sprawdzona, z kośćmi włącznie; potem obejrzysz ją ruch po ruchu.
upload = Wybierz plik
verifying = Odtwarzam partię…
record-right = Zapis się zgadza. Ruchy: { $moves }, kości: { $dice }.
record-by-secret = Rzuty wynikają z sekretu, którego pieczęć jest w zapisie.
record-as-told = Zapis nie ujawnia sekretu: kości przyjęto tak, jak zapisano.
replay = Obejrzyj

game = Gra
homemade = Kto gra kim
homemade-group = Początek
how-many = Ile osób
preset-bots = ja i boty
preset-friends = znajomi przez odnośnik
preset-screen = wszyscy przy tym ekranie
only-watch-hint = Przy tym stole tylko patrzysz.
terms = Warunki
pace-slow = przez kilka dni, każdy wtedy, kiedy może
clock = Czas na decyzję
away = Po jakim czasie uznaje się gracza za nieobecnego
away-about = Potem inni mogą grać dalej bez pytania, ale nie wtedy, gdy temu graczowi biegnie jeszcze zegar.
absent = Gdy skończy się czas
absent-answer = pada odpowiedź domyślna
absent-bot = bot gra do powrotu gracza
absent-wait = stół czeka
absent-vote = reszta od razu głosuje
absent-about-answer = Dopóki gracza nie ma; gdy wróci, znów decyduje.
absent-about-bot = Gracz odzyskuje miejsce, gdy tylko otworzy stół. Gdy nie ma nikogo, stół czeka.
absent-about-wait = Nikt za gracza nie decyduje, choćby to trwało długo.
absent-about-vote = Jeśli reszta się zgodzi, do powrotu gracza gra bot.
clock-none = bez ograniczeń
table-language = Język stołu
options = Zasady tego stołu
options-usual = Takie jak w scenariuszu.
options-all = Wszystkie opcje ({ $n })
options-other = Inne
options-changed = zmienione: { $n }
options-reset = Przywróć domyślne
option-reset = Jak zwykle: { $name }
value-on = tak
value-off = nie
table-open = Stół jest otwarty
send-watch = Ten odnośnik jest dla tych, którzy chcą tylko patrzeć.
watchers = Dla widzów
copy = Kopiuj
copied = Skopiowano

search-rules = Szukaj w zasadach: słowo albo SC-8.5
rule-link = Adres tego akapitu
mark-ruling = rozstrzygnięcie
mark-ruling-about = Źródło tego nie rozstrzyga; tak gra się tutaj.
mark-bot = Boty
mark-bot-about = Dotyczy botów z instrukcji.
mark-advanced = zaawansowane
mark-advanced-about = Zasada zaawansowana; można ją wyłączyć, zakładając stół.
mark-optional = opcjonalne
mark-optional-about = Zasada opcjonalna; można ją wybrać, zakładając stół.
help-about = O co tu chodzi?
help-stop = Nie objaśniaj więcej

chat-all = Wszyscy
chat-private-empty = Czytacie to tylko we dwoje.
chat-watcher = Kto tylko patrzy, nie zabiera głosu.
notice-late-answer = Graczowi z tego miejsca skończył się czas: zamiast niego padają odpowiedzi domyślne.
notice-late-bot = Graczowi z tego miejsca skończył się czas: do jego powrotu gra bot.
notice-late-wait = Graczowi z tego miejsca skończył się czas. Stół czeka.
notice-late-vote = Graczowi z tego miejsca skończył się czas: reszta głosuje, czy ma grać bot.
notice-back = Gracz z tego miejsca wrócił.
notice-bot-failed = Bot na tym miejscu zawiódł, więc udzielono za niego odpowiedzi domyślnej. Gra toczy się dalej.
pin = PIN
pin-title = PIN do twoich kart
pin-about = Zapytamy o niego przy tym ekranie, zanim pokażemy twoje karty.
pin-new = Ustaw PIN
pin-choose = Od czterech do ośmiu cyfr
pin-set = Ustaw
pin-is-set = Masz PIN.
pin-remove = Usuń
pin-wrong = Nieprawidłowy PIN.
pin-forgotten = Nie pamiętasz PIN-u?
pin-forgotten-about = Każdy przy tym ekranie może usunąć PIN, ale nie po cichu: wszyscy grający tutaj przeczytają, że go usunięto i kiedy.
pin-remove-of = Usuń PIN: { $name }
pin-removed = PIN usunięto bez jego podania ({ $name }, { $time }).

seat-free = Jest wolne miejsce
sit-down = Usiądź: { $name }
you-watch = Patrzysz. Wszystkie miejsca są zajęte.
chair-is-bots = Teraz gra za ciebie bot.
which-bot = Który bot
resign-about = Twoje państwo się rozpada; do tej gry nie ma powrotu.
stand-up = Wstań
stand-up-about = Twoje miejsce się zwolni: może je zająć każdy, kto ma odnośnik.
stand-up-sure = Zwolnij miejsce
not-now = Nie
proposals-about = Muszą się zgodzić wszyscy grający.
propose-end-about = Gra kończy się tutaj i decydują obecne punkty.
propose-end-sure = Zakończ grę
propose-bot = Zastąp botem: { $name }
propose-unseat = Zwolnij miejsce bota: { $name }
vote-waits = Wniosek: { $what } Za: { $names } ({ $yes } z { $needed }).
vote-passed = Przyjęto: { $what }
vote-failed = Nie przyjęto: { $what }
this-table = Ten stół
what-if-origin = Odgałęzienie innej gry po ruchu { $n }
invite = Zaproś
seat-a-bot = Posadź bota
note-about = Tylko ty to czytasz.
note-kept = Zapisano.
record-title = Zapis
record-own-view = Póki gra trwa: to, co z niej widzisz. Potem cała gra.
record-whole = Cała gra, każda odpowiedź i każdy rzut; każdy może ją sprawdzić.
report-title = Coś jest nie tak?
report-about = Jeden plik, a w nim to, co pokazuje ci ten stół, dane twojej przeglądarki i pozycja, od której można grać dalej; nic, czego nie widać z twojego miejsca. Wyślij go osobie, która prowadzi ten serwer, albo autorom projektu.
report = Pobierz zgłoszenie
dice-sealed = Przed pierwszym ruchem serwer zapieczętował sekret, z którego biorą się kości. Oto pieczęć; nie da się jej już zmienić. Na końcu sekret zostanie ujawniony.
dice-opened = Sekret jest ujawniony. Musi pasować do pieczęci sprzed pierwszego ruchu, a wszystkie rzuty muszą z niego wynikać.
secret = Sekret
verify = Sprawdź
verdict-right = W porządku: odtworzono ruchy ({ $moves }) i kości ({ $dice }), wynik jest ten sam.
verdict-by-secret = Każdy rzut wynika z sekretu.
verdict-older = Ruchy od { $first } do { $last } rozegrano według zasad w wersji { $rules }: ich skróty się zgadzają, lecz same ruchy może sprawdzić tylko wersja { $rules }.
verdict-as-told = Kości przyjęto tak, jak zapisano.
verdict-here = Ta przeglądarka sprawdziła, że sekret pasuje do pieczęci.
verdict-wrong = Coś się nie zgadza:
verdict-other-secret = sekret nie pasuje do pieczęci.
see-result = Wynik
rematch = Jeszcze raz
rematch-call = Jeszcze jedna gra? Twoje miejsce:
curves = Jak przebiegła gra
axis-round = runda
axis-end = koniec
at-round = Na początku rundy { $n }
at-the-end = Na końcu

turns = Punkty zwrotne
turns-about = Szanse na zwycięstwo, tak jak z tury na turę szacuje je bot. Liczbami oznaczono największe spadki; wybierz jedną, aby zobaczyć planszę z tamtej chwili.
turns-chance = Szacowana szansa na zwycięstwo
turns-none = W tej grze niczyje szanse nagle nie spadły.
turn-go = Zobacz planszę po ruchu { $n }
turn-fell = { $name }, runda { $round }: spadek z { $before } do { $after }
in-round = W rundzie { $n }
commitment = Pieczęć
chat-to = Z kim
clock-minutes = { $n ->
    [one] jedna minuta
    [few] { $n } minuty
   *[many] { $n } minut
}
clock-days = { $n ->
    [one] jeden dzień
    [few] { $n } dni
   *[many] { $n } dni
}
search-found = { $n ->
    [one] Jeden akapit
    [few] { $n } akapity
   *[many] { $n } akapitów
}
unread = { $n ->
    [one] jeden nieprzeczytany wpis
    [few] { $n } nieprzeczytane wpisy
   *[many] { $n } nieprzeczytanych wpisów
}
winner-none = Nikt przy stole nie wygrał: gra okazała się silniejsza.
winner = { $n ->
    [one] Zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
}

form-back = Wróć
form-steps = Krok po kroku
form-on-map = albo na mapie
form-add = Dodaj
form-final = Tego, co nastąpi, nie da się cofnąć.

orders-ahead = Zdecyduj o tym z góry…
orders = Stałe rozkazy
orders-about = Odpowiadają za ciebie chwilę po tym, jak padnie pytanie, żeby pośpiech nikomu nie zdradził, że decyzja już zapadła. O tym, co zrobiły, przeczytasz w swoim dzienniku.
orders-none = Nie wydano żadnych rozkazów. Gdy o czymś można zdecydować z góry, informacja o tym pojawia się pod odpowiedziami.
order-revoke = Odwołaj
order-done = Pytanie: { $question } Zgodnie z rozkazem „{ $order }” padła odpowiedź „{ $answer }”.
order-lapsed = Rozkaz „{ $order }” już nie obowiązuje: { $why }

vacation = Urlop
vacation-about = Twoje zegary stoją, a każdy stół się o tym dowiaduje. Za każdym razem co najmniej dzień, łącznie 30 dni w roku.
vacation-days = dni
vacation-go = Idę na urlop
vacation-end = Jestem z powrotem
vacation-until = Urlop do { $date }.
vacation-left = { $n ->
    [one] W tym roku został jeden dzień.
    [few] W tym roku zostały { $n } dni.
   *[other] W tym roku zostało { $n } dni.
}
reliability = Tury na czas: { $in_time } z { $turns }.
reliability-none = Jeszcze żadnej tury z zegarem.
sitters = Kto tu siedzi

goals = Cele
goal-way = { $have } z { $need }
standing = Jak komu idzie

lesson = Lekcja
lesson-begin = { $name }, { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
lesson-again = { $name }: jeszcze raz
lesson-step = Krok { $step } z { $steps }
lesson-skip = Pomiń ten krok
lesson-leave = Opuść lekcję
lesson-finished = Lekcja ukończona
lesson-next = Dalej: { $name }

tidings = Wieści
tiding-read = Przeczytane
tidings-more = jeszcze { $n }; oznacz wszystkie jako przeczytane

setting-pace = Jak szybko pokazywać ruchy innych
pace-instant = od razu
pace-brisk = żwawo
pace-calm = spokojnie

# Najpierw figura; klawisze

deeds-closed = Działania teraz niemożliwe: { $n }
drag-where = Upuść w miejscu docelowym
keys-title = Klawisze
keys-digits = 1 · … · 9
keys-digits-about = pierwsza, druga, …, dziewiąta odpowiedź
keys-enter = Enter
keys-enter-about = wyróżniona odpowiedź albo wypełniony rozkaz
keys-tab = Tab
keys-tab-about = do następnej odpowiedzi lub pola
keys-arrows = ↑ · ↓ · ← · →
keys-arrows-about = więcej, mniej; inny wybór w polu
keys-escape = Esc
keys-escape-about = wstecz; zamknij to, co otwarte
keys-u = U
keys-u-about = cofnij
keys-q = Q
keys-q-about = do pytania
keys-o = O
keys-o-about = inne kolory mapy
keys-history = , · .
keys-history-about = ruch wstecz, ruch naprzód
keys-jumps = [ · ]
keys-jumps-about = turę wstecz lub naprzód; z Shiftem rundę
keys-film = P
keys-film-about = odtwórz, co się działo, albo historię od tego miejsca; Esc kończy
keys-help = ?
keys-help-about = ta lista

# Laboratorium

lab = Laboratorium
lab-lead = Zmień liczby gry i zobacz, co z tego wyniknie. Każda partia rozgrywana jest dwa razy, z tymi samymi wynikami rzutów: raz według zwykłych zasad, raz z twoimi zmianami. Różnica bierze się więc z zasad, a nie z przypadku.
lab-way = Dla projektantów: zmień ceny, dochody i limity, każ botom rozegrać sto partii i zobacz, co z tego wyniknie.
to-lab = Do laboratorium
lab-setup = Co jest rozgrywane
lab-bots = Kto gra
lab-games = Liczba partii
lab-numbers = Co się zmienia
lab-unchanged = Na razie nic: wyniki opiszą wtedy grę taką, jaka jest.
lab-search = Szukaj wśród liczb i opcji ({ $n })
lab-range = od { $low } do { $high }
lab-was = w grze: { $value }
lab-run = { $n ->
    [one] Rozegraj { $n } partię
    [few] Rozegraj { $n } partie
   *[many] Rozegraj { $n } partii
}
lab-cancel = Przerwij
lab-nothing = Tu pojawi się raport i będzie rósł z każdą partią. Możesz tymczasem opuścić stronę: partie potoczą się dalej.
lab-report = Raport
lab-progress = Partie: { $done } z { $games }
lab-left = { $n ->
    [one] zostało około minuty
    [few] zostało około { $n } minut
   *[many] zostało około { $n } minut
}
lab-done = zakończono
lab-cancelled = przerwano; to, co rozegrano, się liczy
lab-failed = partii nie dało się rozegrać
lab-as-it-is = Bez zmian
lab-changed = Po zmianie
lab-moves = Na co wpływają zmiany
lab-moves-about = Porównane para po parze. To, co pewne (95%), jest wyróżnione; przy reszcie podano, ile jeszcze par partii trzeba, by potwierdzić taką różnicę.
lab-difference = Różnica
lab-same = bez różnicy
lab-interval = od { $low } do { $high }
lab-interval-about = Z 95-procentowymi przedziałami; cienka linia to równy udział.
lab-more = { $n ->
    [one] potrzeba jeszcze { $n } pary
   *[many] potrzeba jeszcze { $n } par
}
lab-metric-rounds = Rundy
lab-metric-decisions = Decyzje
lab-metric-points-of-a-seat = Punkty gracza
lab-metric-points-of-the-winner = Punkty zwycięzcy
lab-metric-lead-of-the-winner = Przewaga zwycięzcy
lab-metric-victories-of-the-first-seat = Zwycięstwa pierwszego miejsca
lab-metric-victories-of-the-last-seat = Zwycięstwa ostatniego miejsca
lab-seats = Zwycięstwa według miejsca
lab-decided = Kiedy rozstrzyga się gra
lab-decided-about = W ilu partiach na sto ten, kto prowadzi po danej rundzie, wygrywa na końcu.
lab-growth = Runda po rundzie
lab-winners = { $side }: zwycięzcy
lab-others = { $side }: pozostali
lab-length = Długość partii
lab-rounds = { $n ->
    [one] { $n } runda
    [few] { $n } rundy
   *[many] { $n } rund
}
lab-openings = Zwycięstwa według otwarcia
lab-openings-about = Pierwsze miejsce, które ktoś wybrał; dziesięć najczęstszych.
lab-uses = Co się wybiera i ile to warte
lab-uses-about = Wartość: o ile więcej zwycięstw mają ci, którzy wybierają to częściej niż inni przy tym samym stole. Samo w sobie nie jest to przyczyna: kto prowadzi, może robić wszystkiego więcej.
lab-per-game = { $side }, na partię
lab-worth = Wartość

# people

device = Drugie urządzenie
device-about = Graj na tych samych miejscach w telefonie i tutaj: wpisz ten kod na drugim urządzeniu, raz, w ciągu dziesięciu minut.
device-show = Pokaż kod
device-minutes = { $n ->
    [one] ważny { $n } minutę, jeden raz
    [few] ważny { $n } minuty, jeden raz
   *[other] ważny { $n } minut, jeden raz
}
device-link = Albo otwórz tam ten odnośnik
device-code = Kod z drugiego urządzenia
device-enter = Graj dalej tutaj
device-here = Graj dalej tutaj na miejscach z drugiego urządzenia. To, co jest na tym urządzeniu, przejdzie razem z nimi.
device-other = Mam kod z innego urządzenia
blocked = Zablokowani
blocked-about = Nie słyszysz, co mówią, a do twoich stołów nie mogą usiąść.
unblock = Odblokuj
own-data = Twoje dane
own-data-get = Pobierz wszystko, co o mnie zapisano
delete-me = Usuń mnie
delete-me-about = Usuniemy twoją nazwę, hasło, rozmowy, notatki i sposoby powiadamiania. Będą za ciebie grać boty; to, co zrobiono w grach, zostanie bez twojej nazwy. Tego nie da się cofnąć.
delete-me-sure = Usuń mnie na zawsze
people = Ludzie przy tym stole
block = Zablokuj
block-about = Nie usłyszysz, co ta osoba mówi, a ona nie usiądzie do twoich stołów.
block-done = Zablokowano: { $name }. Lista jest na stronie konta.
report-person = Zgłoś gospodarzowi
report-text = Co się stało?
reported = Gospodarz to przeczyta.
reports = Zgłoszenia do ciebie
report-settled = Załatwione
remove-about = Kto zostanie usunięty, nie wróci starym odnośnikiem i trafi na twoją listę zablokowanych.
remove-person = Usuń
remove-person-sure = Usuń na dobre
replace-person = Zastąp botem
replace-person-sure = Tak, niech gra bot
make-host = Przekaż rolę gospodarza
make-host-about = Przekaż stół tej osobie: odtąd ona decyduje, kto tu siedzi, a ty już nie.
make-host-sure = Przekaż stół
close-table = Zamknij stół
close-table-about = Gra skończy się tutaj dla wszystkich.
close-table-sure = Zamknij dla wszystkich
ask-name = Jak mają cię nazywać inni?
ask-name-do = Tak się nazywam
chair-taken = Ktoś tu siedzi
chair-taken-about = Miejsce, do którego prowadzi ten odnośnik, jest zajęte. Jeśli to ty zajmujesz je na innym urządzeniu, graj dalej tutaj:
chair-taken-move = To moje miejsce
chair-taken-move-about = Na urządzeniu, na którym zajmujesz to miejsce, otwórz konto i poproś o kod.
chair-taken-log-in = Zaloguj się, a miejsce będzie twoje także tutaj.
chair-taken-watch = Tylko patrz
notice-removed = Gospodarz usunął gracza z tego miejsca.
notice-closed = Gospodarz zamknął stół.
notice-host = Odtąd gospodarzem stołu jest gracz z tego miejsca.
notice-gone = Gracz z tego miejsca opuścił Westphalię.

# Co rozważał bot

why-ask = Dlaczego tak zagrał?
why-thinking = Rozważam to jeszcze raz…
why-done = wybrane
why-for = W porównaniu z drugą w kolejności możliwością:
why-compared = W porównaniu z tym:
why-chance = Szacowana szansa na zwycięstwo:
why-way-random = Ten bot wykonuje dowolny dozwolony ruch: niczego nie rozważał.
why-way-novice = Ten bot myśli jak zarządca, ale myli się w co czwartej decyzji. Oto, z czego mógł wybierać:
why-way-steward = Ten bot wybiera to, co jego proste zasady stawiają na pierwszym miejscu, i nie patrzy naprzód. Oto, co z tego wynikło i co dałyby inne możliwości:
why-way-strategist = Ten bot wypróbowuje w wyobrażonych grach to, co przyszłoby na myśl zarządcy. Oto, z czego mógł wybierać:
why-games = { $n ->
    [one] Rozważone ponownie w jednej wyobrażonej grze.
   *[other] Rozważone ponownie w { $n } wyobrażonych grach.
}
why-only = Nie widział nic innego, co warto by zrobić.
why-same = w wypróbowanych grach nie robi różnicy
why-soon = (od razu)
why-hidden = Dopóki gra trwa, wyjaśnienie opiera się na tym, co widzisz: karty, których nie widzisz, rozdano na nowo.
why-known = Na podstawie tego, co bot wtedy wiedział.
why-more = więcej
why-less = mniej

advice = Co bym zrobił
advice-ask = Co byś zrobił?
advice-about = Bot rozważa twoje pytanie na podstawie tego, co widzisz. Wszyscy przy stole przeczytają, że padło takie pytanie.
advice-off = Przy tym stole porady są wyłączone.
advice-mark = porada nr { $n }
advice-games = { $n ->
    [one] Wypróbowano w jednej wyobrażonej grze; karty, których nie widzisz, rozdano na nowo.
   *[other] Wypróbowano w { $n } wyobrażonych grach; karty, których nie widzisz, rozdano na nowo.
}
advice-only = Nie widzę nic innego, co warto by zrobić.
advice-terms = Porady
advice-allow = Gracze mogą prosić bota o radę
advice-terms-about = „Co byś zrobił?” zaznacza najwyżej trzy odpowiedzi i mówi dlaczego. Wszyscy przeczytają, że ktoś o to poprosił.
notice-advice = Gracz na tym miejscu poprosił bota o radę.
