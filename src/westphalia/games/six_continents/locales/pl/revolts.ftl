# SC-20 Bunty

option-bribe = Przekup rebeliantów
option-contest = Stań do licytacji
option-pass = Spasuj

ask-revolt_where = Buntuje się { $count ->
    [one] { $count } żołnierz
   *[other] { $count } żołnierzy
}. W której prowincji?
ask-rebel_unit = Z której jednostki { NAME($place, case: "in") } żołnierz przechodzi do rebeliantów?
ask-militia_where = Za broń chwyta { $count ->
    [one] { $count } rebeliant
   *[other] { $count } rebeliantów
}. W której z twoich pustych prowincji?
ask-bribe = W której prowincji przekupujesz rebeliantów?
ask-contest_bribe = { NAME($seat) } proponuje rebeliantom { NAME($place, case: "in") } { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
}. Stajesz do licytacji?

no-bribe-anywhere = Żadna prowincja nie jest w rękach rebeliantów.
no-bribe-savages = Dzikusów nie można przekupić.
no-bribe-gold = Nie masz po 3 monety na każdego z tych rebeliantów.

log-incited-revolt = Agenci podżegają do buntu { $count ->
    [one] { $count } żołnierza
   *[other] { $count } żołnierzy
} { NAME($seat, case: "gen") }.
log-no-revolt = Żołnierze { NAME($seat, case: "gen") } dochowują wierności (rzut { $roll }, bunt przy { $chance } lub mniej).
log-revolt = Buntuje się { $count ->
    [one] { $count } żołnierz
   *[other] { $count } żołnierzy
} { NAME($seat, case: "gen") } (rzut { $roll }, bunt przy { $chance } lub mniej).
log-revolt-lapsed = Bunt { $count ->
    [one] { $count } żołnierza
   *[other] { $count } żołnierzy
} nie wybucha: { NAME($seat, case: "the") } nie ma już wojska, które mogłoby się zbuntować.
log-rebel-province = Władzę { NAME($place, case: "in") } przejmuje { $count ->
    [one] { $count } rebeliant
   *[other] { $count } rebeliantów
}.
log-fight-inside = { NAME($place) }: { $count ->
    [one] { $count } rebeliant
   *[other] { $count } rebeliantów
} atakuje { $defenders ->
    [one] { $defenders } wiernego żołnierza
   *[other] { $defenders } wiernych żołnierzy
} { NAME($seat, case: "gen") }.
log-rebels-beaten = Wierni żołnierze { NAME($seat, case: "gen") } tłumią bunt { NAME($place, case: "in") }.
log-bribe-offered = { NAME($seat) } proponuje rebeliantom { NAME($place, case: "in") } { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
}.
log-bribe-contested = { NAME($seat) } staje do licytacji o rebeliantów { NAME($place, case: "in") }.
log-bribed = { NAME($seat) } płaci { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
} i przeciąga na swoją stronę { $count ->
    [one] { $count } rebelianta
   *[other] { $count } rebeliantów
} { NAME($place, case: "in") }.
