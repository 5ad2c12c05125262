# Co říká sám stůl, ať se hraje cokoli.

# Jak se říká místu u stolu: jménem hráče, nebo číslem. Jméno se neskloňuje: kromě prvního pádu stojí před ním slovo
# hráč v patřičném pádě. Text říká jen { NAME($seat, case: "gen") }.
seat-named = { $name }
    .gen = hráče { $name }
    .dat = hráči { $name }
    .acc = hráče { $name }
    .ins = hráčem { $name }
    .loc = hráči { $name }
    .with = s hráčem { $name }
seat-number = Hráč { $number }
    .gen = hráče { $number }
    .dat = hráči { $number }
    .acc = hráče { $number }
    .ins = hráčem { $number }
    .loc = hráči { $number }
    .with = s hráčem { $number }
    .gender = masculine

refused-over = Hra skončila.
refused-not-asked = Toto není vaše rozhodnutí.
refused-option = To teď není možné.
refused-resign = Vzdát se může jen hráč běžící hry.
refused-resigned = Tento hráč se už vzdal.
refused-undo = Nic nelze vzít zpět: brání tomu hod kostkou, odhalení nebo odpověď jiného hráče.

# A part of a number: what a limit takes away
part-limit = Limit { $n }
