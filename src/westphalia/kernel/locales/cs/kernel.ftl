# What the table itself says, whatever the game.

seat-number = Hráč { $number }
    .gen = Hráče { $number }
    .dat = Hráči { $number }
    .acc = Hráče { $number }
    .ins = Hráčem { $number }
    .loc = Hráči { $number }
    .with = s Hráčem { $number }
    .gender = masculine

refused-over = Hra skončila.
refused-not-asked = Toto není vaše rozhodnutí.
refused-option = To teď není možné.
refused-resign = Vzdát se může jen účastník běžící hry.
refused-resigned = Tento hráč se už vzdal.
refused-undo = Nic nelze vzít zpět: brání tomu hod kostkou, odhalení nebo odpověď jiného hráče.
