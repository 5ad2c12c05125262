# Dopisy kurýra.

letter-turn = { $game }: jste na tahu
letter-over = { $game }: hra skončila
letter-time = { $game }: dochází vám čas
letter-attack = { $game }: někdo na vás útočí
letter-offer = { $game }: nabídka nebo smlouva pro vás
letter-talk = { $game }: hovor u stolu
letter-digest = { $tables ->
    [one] Westphalia: novinky od { $tables } stolu
   *[other] Westphalia: novinky od { $tables } stolů
}
letter-time-left = { $hours ->
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
