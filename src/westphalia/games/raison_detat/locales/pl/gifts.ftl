# RE-5.5 Subsidies and Mercenaries

ask-gift = { NAME($power) }: dajesz koalicji subwencje czy najemników?
option-subsidies = Subwencje (pieniądze)
option-mercenaries = Najemnicy (karty)
ask-receiver = { NAME($power) }: kto otrzymuje dar?
ask-subsidy = { NAME($power) }: ile pieniędzy dajesz { NAME($other, case: "dat") }?
ask-mercenary = { NAME($power) }: którą kartę dajesz { NAME($other, case: "dat") }?
ask-accept_gift = { NAME($power) } { AGREE($power) ->
    [plural] dają
   *[other] daje
} { NAME($other, case: "dat") } { $gift ->
    [money] { $n } { $n ->
        [one] monetę
        [few] monety
       *[many] monet
    }
   *[cards] { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    }
 }. Przyjmujesz?
no-gift-outside-coalition = Tylko członkowie koalicji mogą sobie przekazywać dary.
no-money-to-give = Nie ma pieniędzy do rozdania.
no-cards-to-give = Nie ma kart do rozdania.
no-gift-so-large = Łączny limit darów: { $n }.
log-offers-money = { NAME($power) } { AGREE($power) ->
    [plural] oferują
   *[other] oferuje
} { NAME($other, case: "dat") } { $n } { $n ->
    [one] monetę
    [few] monety
   *[many] monet
}.
log-offers-cards = { NAME($power) } { AGREE($power) ->
    [plural] oferują
   *[other] oferuje
} { NAME($other, case: "dat") } { $n } { $n ->
    [one] kartę
    [few] karty
   *[many] kart
}.
log-gift-accepted = { NAME($other) } { AGREE($other) ->
    [plural] przyjmują
   *[other] przyjmuje
} dar od { NAME($power, case: "gen") }.
log-gift-refused = { NAME($other) } { AGREE($other) ->
    [plural] odrzucają
   *[other] odrzuca
} dar od { NAME($power, case: "gen") }.
log-mercenary = { NAME($power) } { AGREE($power) ->
    [plural] przekazują
   *[other] przekazuje
} { NAME($other, case: "dat") } { $card ->
    [hidden] zakrytą kartę
   *[other] kartę { NAME($card) }
}.
