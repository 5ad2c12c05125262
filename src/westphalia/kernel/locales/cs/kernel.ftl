# Co říká sám stůl, ať se hraje cokoli.

# Jména hráčů se neskloňují. Kde věta žádá jiný pád než první, stojí před jménem slovo hráč v tom pádě a jméno
# s týmž pádem: „hráče { NAME($seat, case: "gen") }“ dá „hráče Honza“, „hráče 2“ nebo „hráče červeného“.
seat-number = Hráč { $number }
    .gen = { $number }
    .dat = { $number }
    .acc = { $number }
    .ins = { $number }
    .loc = { $number }
    .with = s hráčem { $number }
    .gender = masculine

refused-over = Hra skončila.
refused-not-asked = Toto není vaše rozhodnutí.
refused-option = To teď není možné.
refused-resign = Vzdát se může jen hráč běžící hry.
refused-resigned = Tento hráč se už vzdal.
refused-undo = Nic nelze vzít zpět: brání tomu hod kostkou, odhalení nebo odpověď jiného hráče.
