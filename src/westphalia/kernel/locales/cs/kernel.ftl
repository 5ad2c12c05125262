# Co říká sám stůl, ať se hraje cokoli.

# Jak se říká místu u stolu: jménem hráče, nebo číslem. Jméno se neskloňuje: kromě prvního pádu stojí před ním slovo
# hráč v patřičném pádě. Text říká jen { NAME($seat, case: "gen") }; uvnitř věty { NAME($seat, case: "the") }: hráč 2.
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
    .the = hráč { $number }
    .gender = masculine

refused-over = Hra skončila.
refused-not-asked = Toto není vaše rozhodnutí.
refused-option = To teď není možné.
refused-resign = Vzdát se lze jen v běžící hře.
refused-resigned = Tento hráč se už vzdal.
refused-undo = Nic nelze vzít zpět: brání tomu hod kostkou, odhalení nebo odpověď jiného hráče.

# A part of a number: what a limit takes away
part-limit = Limit { $n }

# Pravidla, která se změnila během hry.
log-rules-again = Celá partie byla znovu přehrána podle nových pravidel. Všechna rozhodnutí stále platí, ale od tahu { NUMBER($move, useGrouping: 0) } může něco vypadat jinak, než jste viděli.
log-rules-lost = { $n ->
    [one] Poslední tah neodpovídá novým pravidlům a je třeba ho provést znovu.
    [few] Poslední { $n } tahy neodpovídají novým pravidlům a je třeba je provést znovu.
   *[other] Posledních { $n } tahů neodpovídá novým pravidlům a je třeba je provést znovu.
}
log-stuck-rules = Tato partie se hrála podle pravidel verze { $was }; podle verze { $now } nemůže od tahu { NUMBER($move, useGrouping: 0) } pokračovat. Lze si ji prohlédnout a exportovat. Nic se neztratilo: bude pokračovat, jakmile ji některá verze programu dokáže přečíst.
log-stuck-damaged = Zápis této partie od tahu { NUMBER($move, useGrouping: 0) } nedává smysl. Do tohoto místa si ji lze prohlédnout; opravit ho může správce serveru.

# Trvalé rozkazy: o čem je rozhodnuto dřív, než padne otázka
form-usual = Vždy tak, jak navrhují pravidla
form-usual-go = Odteď na tuto otázku odpovídat takto
form-lose_first = Vždy nejdřív ztrácet…
form-lose_first-go = Odteď ztrácet nejdřív tyto
form-refuse_offers = Odmítat všechny nabídky
form-refuse_offers-go = Odteď odmítat
order-this_round = jen v tomto kole
order-wary = dokud na mě někdo nezaútočí nebo mě nepotká něco vážného
order-lapsed-round = Kolo skončilo.
order-lapsed-option = To, co bylo nařízeno, zde není možné.
order-lapsed-undo = Odpověď podle tohoto rozkazu byla vzata zpět.
