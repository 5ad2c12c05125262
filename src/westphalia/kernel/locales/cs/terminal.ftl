# Hra v terminálu

terminal-welcome = { $game }, { $scenario }. Napište číslo volby; ? řekne, proč jiné nejsou možné, help vypíše příkazy.
terminal-help =
    číslo, id nebo název  volba
    ?                     co teď není možné a proč
    undo                  vzít zpět svou poslední odpověď
    board, map            stůl; celá mapa se sousedy
    log [N]               poslední řádky záznamu
    rules ID              odstavec pravidel: rules SC-8.5
    talk                  promluvit, když rozhoduje jiný
    save SOUBOR, load SOUBOR
    resign                vzdát hru
    quit                  konec
terminal-seat = { NAME($seat) }:
terminal-pass = { NAME($seat) }, je to vaše rozhodnutí. Enter, až se ostatní nedívají.
terminal-not-an-option = { $text }: to zde nelze zvolit. Napište ? nebo help.
terminal-refused = { $option }: { $reason } ({ $rule })
terminal-nothing-refused = Nic zde není odmítnuto.
terminal-amounts = číslo: { $numbers }
terminal-text = nebo vlastní slova, nejvýše { $length } znaků
terminal-more-log = … dřívější řádky: { $n }, viz log { $all }
terminal-talk = Teď můžete promluvit; Enter pokračuje ve hře.
terminal-nothing-to-say = Teď nemůžete nic udělat.
terminal-saved = Uloženo: { $file }
terminal-loaded = Načteno: { $file }
terminal-sure = Opravdu vzdát hru? Napište resign ještě jednou.
terminal-over = Hra skončila.
terminal-place = místo
terminal-player = hráč
terminal-points = body
terminal-dice = Kostky vzešly z tajemství { $secret }; závazek byl { $commitment }.
terminal-bye = Na shledanou. Příkaz save hru uchová; tato je ztracena.
