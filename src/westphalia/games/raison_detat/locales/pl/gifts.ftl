# RE-5.5 Subsidies and Mercenaries

ask-gift = { NAME($power) }: subwencje czy najemnicy dla koalicji?
option-subsidies = Subwencje (pieniądze)
option-mercenaries = Najemnicy (karty)
ask-receiver = { NAME($power) }: kto otrzymuje dar?
ask-subsidy = { NAME($power) }: ile pieniędzy? Odbiorca: { NAME($other) }.
ask-mercenary = { NAME($power) }: która karta? Odbiorca: { NAME($other) }.
ask-accept_gift = { NAME($power) } → { NAME($other) }, { $gift ->
    [money] pieniądze: { $n }
   *[cards] karty: { $n }
 }. Przyjmujesz?
no-gift-outside-coalition = Tylko członkowie koalicji mogą sobie przekazywać dary.
no-money-to-give = Nie ma pieniędzy do rozdania.
no-cards-to-give = Nie ma kart do rozdania.
no-gift-so-large = Łącznie można dać najwyżej { $n }.
log-offers-money = { NAME($power) } → { NAME($other) }, oferowane pieniądze: { $n }.
log-offers-cards = { NAME($power) } → { NAME($other) }, oferowane karty: { $n }.
log-gift-accepted = { NAME($other) }: dar przyjęty ({ NAME($power) }).
log-gift-refused = Dar odrzucony: { NAME($power) } → { NAME($other) }.
log-mercenary = { NAME($power) } → { NAME($other) }, przekazana karta: { NAME($card) }.
