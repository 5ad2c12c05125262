# Panovnická moc, stabilita, dukáty

ask-power_to_gain = Kterou panovnickou moc získáte?
ask-power_to_lose = Kterou panovnickou moc ztratíte?
no-ducats = Máte příliš málo dukátů.
no-power-adm = Máte příliš málo správy.
no-power-dip = Máte příliš málo diplomacie.
no-power-mil = Máte příliš málo vojenství.
no-loan-limit = S 5 žetony úroku další úvěr nedostanete.
log-power-gained = { NAME($seat) } { AGREE($seat) ->
    [plural] získávají
   *[other] získává
} { $n ->
    [one] { $n } kostku
    [few] { $n } kostky
   *[other] { $n } kostek
} { NAME($power, case: "gen") }.
log-power-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] ztrácejí
   *[other] ztrácí
} { $n ->
    [one] { $n } kostku
    [few] { $n } kostky
   *[other] { $n } kostek
} { NAME($power, case: "gen") }.
log-prestige = { NAME($seat) } { AGREE($seat) ->
    [plural] získávají
   *[other] získává
} { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} věhlasu.
log-prestige-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] ztrácejí
   *[other] ztrácí
} { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} věhlasu.
log-stability = Stabilita { NAME($seat, case: "gen") } je nyní { $value }.
log-ducats = { NAME($seat) } { AGREE($seat) ->
    [plural] získávají
   *[other] získává
} { $n ->
    [one] { $n } dukát
    [few] { $n } dukáty
   *[other] { $n } dukátů
}.
log-ducats-lost = { NAME($seat) } platí { $n ->
    [one] { $n } dukát
    [few] { $n } dukáty
   *[other] { $n } dukátů
}.
log-loan = { NAME($seat) } si { AGREE($seat) ->
    [plural] obstarávají
   *[other] obstarává
} úvěr.
log-repaid = { NAME($seat) } { AGREE($seat) ->
    [plural] splácejí
   *[other] splácí
} úvěr.
log-bankrupt = { NAME($seat) } { AGREE($seat) ->
    [plural] vyhlašují
   *[other] vyhlašuje
} bankrot: pokladna je prázdná, žetony úroku mizí, žoldnéři a rádci odcházejí.
