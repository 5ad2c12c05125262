# Dopisy kurýra.

letter-game = { $game }, kolo { $round }
letter-turn = { $game }: jste na tahu
letter-over = { $game }: hra skončila
letter-time = { $game }: dochází vám čas
letter-late = { $game }: vypršel vám čas
letter-late-answer = Odpovídá se za vás obvyklým způsobem. Vraťte se, kdykoli chcete: od té chvíle zase rozhodujete vy.
letter-late-bot = Zastupuje vás bot. Vraťte se, kdykoli chcete: místo je hned zase vaše.
letter-late-wait = Stůl na vás čeká.
letter-late-vote = Ostatní hlasují, zda má za vás hrát bot. Vraťte se, kdykoli chcete: od té chvíle zase rozhodujete vy.
letter-vote = { $game }: čeká na vás hlasování
letter-attack = { $game }: někdo na vás útočí
letter-offer = { $game }: nabídka nebo smlouva pro vás
letter-talk = { $game }: nová zpráva v chatu
letter-digest = { $tables ->
    [one] Westphalia: novinky od { $tables } stolu
   *[other] Westphalia: novinky od { $tables } stolů
}
letter-decision = Vaše rozhodnutí: { $what }.
letter-time-left = { $hours ->
    [0] Zbývá méně než hodina.
    [one] Zbývá { $hours } hodina.
    [few] Zbývají { $hours } hodiny.
   *[other] Zbývá { $hours } hodin.
}
letter-waited = { $hours ->
    [one] Stůl čeká už hodinu.
    [few] Stůl čeká už { $hours } hodiny.
    [many] Stůl čeká už { $hours } hodiny.
   *[other] Stůl čeká už { $hours } hodin.
}
letter-others = Další, na koho se čeká: { $names }.
letter-try = Westphalia: takto vám budeme dávat vědět
letter-confirm = Westphalia: potvrďte tuto adresu
letter-confirmed = Adresa je potvrzena
letter-stopped = Další e-maily už nepřijdou
letter-unknown = Tento odkaz už nikam nevede
