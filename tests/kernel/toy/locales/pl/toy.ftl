ask-bid = Ile dajesz za pierwszą turę?
ask-turn = { NAME($seat) }, runda { $number }: co robisz?
ask-stash = Gdzie chowasz jedną z { $coins } monet?
ask-give_to = Kto coś dostaje?
ask-give = Ile monet?
ask-duel = Kogo wyzywasz?
ask-throw = Co rzucasz?
ask-gloat = Triumfujesz?
ask-speak = Co mówisz?
ask-call = Co wołasz?
option-roll = Rzuć kością
option-stash = Schowaj monetę
option-draw = Dobierz kartę
option-give = Daj monety
option-duel = Pojedynek
option-speak = Przemów
option-end = Zakończ turę
option-hush = Nic
option-tip = Napiwek
option-yes = Tak
option-no = Nie
option-rock = Kamień
option-paper = Papier
option-scissors = Nożyce
no-second-roll = W tej turze już był rzut.
no-coins = Nie masz monet.
no-cards = Talia jest pusta.
no-gift-to-self = Nie sobie.
no-duels = { NAME($seat) }, przy tym stole nie ma pojedynków.
log-round = Runda { $number }
log-bid = { NAME($seat) } daje { $amount } { $amount ->
    [one] monetę
    [few] monety
   *[many] monet
} i zaczyna.
log-tip = { NAME($seat) } daje napiwek { NAME($other, case: "dat") }.
log-roll = { NAME($seat) } rzuca { $n }.
log-stash = { NAME($seat) } chowa monetę.
log-stash-where = Moneta leży { NAME($place, case: "in") }.
log-draw = { NAME($seat) } dobiera kartę.
log-drawn = Dobierasz { COUNT(1, $card, case: "acc") }.
log-give = { NAME($seat) } daje { $n } { NAME($other, case: "dat") }.
log-duel = { NAME($seat) } pokonuje { NAME($other, case: "acc") }.
log-gloat = { NAME($seat) } triumfuje.
log-speech = { NAME($seat) }: „{ $words }”
log-out = { NAME($seat) } odpada.
table-players = gracze
table-player = gracz
table-coins = monety
table-points = punkty
table-cards = karty
table-places = miejsca
table-place = miejsce
table-hidden = ukryte monety
odds-duel = Kamień, papier, nożyce: nikt nie wie lepiej.

game-name = Kamyki
scenario-standard = Zwykła gra
