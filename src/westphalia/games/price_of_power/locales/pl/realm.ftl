# Królestwo: dukaty, punkty władzy, prestiż, stabilność, pożyczki

ask-power_to_gain = Które punkty władzy zyskujesz?
ask-power_to_lose = Które punkty władzy tracisz?
ask-power_to_pay = Którymi punktami władzy płacisz?
no-ducats = Masz za mało dukatów.
no-power-adm = Masz za mało punktów administracji.
no-power-dip = Masz za mało punktów dyplomacji.
no-power-mil = Masz za mało punktów militarnych.
no-loan-limit = Mając 5 żetonów pożyczki, nie dostaniesz kolejnej.
log-power-gained = { NAME($seat) } zyskuje { COUNT($n, $power, case: "acc") }.
log-power-lost = { NAME($seat) } traci { COUNT($n, $power, case: "acc") }.
log-prestige = { NAME($seat) } zyskuje { $n } { $n ->
    [one] punkt prestiżu
    [few] punkty prestiżu
   *[many] punktów prestiżu
}.
log-prestige-lost = { NAME($seat) } traci { $n } { $n ->
    [one] punkt prestiżu
    [few] punkty prestiżu
   *[many] punktów prestiżu
}.
log-stability = Stabilność { NAME($seat, case: "gen") } wynosi teraz { $value }.
log-ducats = { NAME($seat) } zyskuje { $n } { $n ->
    [one] dukata
    [few] dukaty
   *[many] dukatów
}.
log-ducats-lost = { NAME($seat) } płaci { $n } { $n ->
    [one] dukata
    [few] dukaty
   *[many] dukatów
}.
log-loan = { NAME($seat) } bierze pożyczkę.
log-repaid = { NAME($seat) } spłaca pożyczkę.
log-bankrupt = { NAME($seat) } ogłasza bankructwo: skarbiec pustoszeje, znikają żetony pożyczki, odchodzą najemnicy i doradcy.
