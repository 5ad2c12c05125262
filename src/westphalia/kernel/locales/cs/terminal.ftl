# Hra v terminálu

terminal-which-game = Co budeme hrát?
terminal-how-many = Kolik hráčů ({ $numbers })?
terminal-welcome = { $game }, { $scenario }. Napište číslo volby; ? řekne, proč jiné nejsou možné, help vypíše příkazy.
terminal-help =
    číslo, id nebo název  volba
    ?                     co teď není možné a proč
    undo                  vzít zpět svou poslední odpověď
    board, map            stav hry; celá mapa se sousedy
    log [N]               poslední řádky záznamu
    card NÁZEV            co je na kartě
    rules ID              odstavec pravidel; id stojí v závorkách
    why [N]               proč to bot udělal: poslední tah, nebo N-tý řádek od konce
    advice                co by tu bot udělal a proč
    talk                  promluvit, když rozhoduje někdo jiný
    save SOUBOR, load SOUBOR
    resign                nadobro se vzdát
    quit                  konec
terminal-seat = { NAME($seat) }:
terminal-pass = { AGREE($seat) ->
    [plural] Rozhodují
   *[other] Rozhoduje
} { NAME($seat, case: "the") }. Stiskněte Enter, až se ostatní nebudou dívat.
terminal-not-an-option = { $text }: to zde nelze zvolit. Napište ? nebo help.
terminal-refused = { $option }: { $reason } ({ $rule })
terminal-nothing-refused = Žádná volba tu není zakázaná.
terminal-no-card = { $text }: tak se žádná karta nejmenuje.
terminal-amounts = číslo: { $numbers }
terminal-text = nebo vlastní slova, nejvýše { $length } { $length ->
    [one] znak
    [few] znaky
   *[other] znaků
}
terminal-more-log = … { $n ->
    [one] { $n } dřívější řádek
    [few] { $n } dřívější řádky
   *[other] { $n } dřívějších řádků
}: log { $all }
terminal-talk = Teď můžete promluvit; po stisknutí klávesy Enter hra pokračuje.
terminal-nothing-to-say = Teď nemůžete nic udělat.
terminal-why-line = „{ $line }“
terminal-why-none = Žádný z těchto řádků nemluví o tahu bota.
terminal-why-secret = O tom se rozhodlo tajně.
terminal-why-now = Podle toho, co teď víte, to nelze znovu zvážit.
terminal-why-random = Tento bot hraje jakýkoli povolený tah: nic nezvažoval.
terminal-why-games = { $n ->
    [one] Znovu zváženo na jedné pomyslné hře podle toho, co vidíte. Hvězdička značí, co bot zvolil; šance na výhru je odhad.
   *[other] Znovu zváženo na { $n } pomyslných hrách podle toho, co vidíte. Hvězdička značí, co bot zvolil; šance na výhru je odhad.
}
terminal-why-only = Nic jiného mu za to nestálo.
terminal-advice-games = { $n ->
    [one] Vyzkoušeno na jedné pomyslné hře podle toho, co vidíte; šance na výhru je odhad.
   *[other] Vyzkoušeno na { $n } pomyslných hrách podle toho, co vidíte; šance na výhru je odhad.
}
terminal-saved = Uloženo: { $file }
terminal-loaded = Načteno: { $file }
terminal-sure = Opravdu se chcete nadobro vzdát? Napište resign ještě jednou.
terminal-over = Hra skončila.
terminal-place = místo
terminal-player = hráč
terminal-points = body
terminal-dice = Hody kostkou vzešly z tajného klíče { $secret }; jeho předem zveřejněný otisk byl { $commitment }.
terminal-bye = Na shledanou. Hru uchová příkaz save; tato je ztracena.

# Where a sentence of a rulebook comes from, or when it holds: stands in brackets
mark-ruling = náš výklad
mark-bot = boti
mark-advanced = pokročilé pravidlo
mark-optional = volitelné pravidlo
