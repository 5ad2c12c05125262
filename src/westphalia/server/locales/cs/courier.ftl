# Dopisy kurýra.

letter-turn = { $game }: jste na tahu
letter-over = { $game }: hra skončila
letter-time = { $hours ->
    [0] Zbývá méně než hodina.
    [one] Zbývá { $hours } hodina.
    [few] Zbývají { $hours } hodiny.
   *[other] Zbývá { $hours } hodin.
}
letter-try = Westphalia: takhle vám budeme dávat vědět
letter-confirm = Westphalia: potvrďte tuto adresu
letter-confirmed = Adresa je potvrzena
letter-stopped = Další dopisy už nepřijdou
letter-unknown = Tento odkaz už nikam nevede
