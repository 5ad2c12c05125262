# Królestwo: dukaty, punkty władzy, prestiż, stabilność, pożyczki

ask-power_to_gain = Które punkty władzy zyskujesz?
ask-power_to_lose = Które punkty władzy tracisz?
no-ducats = Masz za mało dukatów.
no-power-adm = Masz za mało punktów administracyjnych.
no-power-dip = Masz za mało punktów dyplomatycznych.
no-power-mil = Masz za mało punktów militarnych.
no-loan-limit = Masz już 5 żetonów pożyczki: kolejnej pożyczki nie dostaniesz.
log-power-gained = { NAME($seat) } { AGREE($seat) ->
    [plural] zyskują
   *[other] zyskuje
} { COUNT($n, $power, case: "acc") }.
log-power-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] tracą
   *[other] traci
} { COUNT($n, $power, case: "acc") }.
log-prestige = { NAME($seat) } { AGREE($seat) ->
    [plural] zyskują
   *[other] zyskuje
} { $n } { $n ->
    [one] punkt prestiżu
    [few] punkty prestiżu
   *[many] punktów prestiżu
}.
log-prestige-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] tracą
   *[other] traci
} { $n } { $n ->
    [one] punkt prestiżu
    [few] punkty prestiżu
   *[many] punktów prestiżu
}.
log-stability = Stabilność { NAME($seat, case: "gen") } wynosi teraz { $value }.
log-ducats = { NAME($seat) } { AGREE($seat) ->
    [plural] zyskują
   *[other] zyskuje
} { $n } { $n ->
    [one] dukata
    [few] dukaty
   *[many] dukatów
}.
log-ducats-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] płacą
   *[other] płaci
} { $n } { $n ->
    [one] dukata
    [few] dukaty
   *[many] dukatów
}.
log-loan = { NAME($seat) } { AGREE($seat) ->
    [plural] biorą
   *[other] bierze
} pożyczkę.
log-repaid = { NAME($seat) } { AGREE($seat) ->
    [plural] spłacają
   *[other] spłaca
} pożyczkę.
log-bankrupt = { NAME($seat) } { AGREE($seat) ->
    [plural] ogłaszają
   *[other] ogłasza
} bankructwo: skarbiec pustoszeje, znikają żetony pożyczki, odchodzą najemnicy i doradcy.
