# Co mówi sam stół, niezależnie od gry.

# Jak nazywa się miejsce przy stole: imieniem gracza albo numerem. Imię się nie odmienia: poza mianownikiem odmienia się
# stojące przed nim słowo „gracz”. Tekst mówi tylko { NAME($seat, case: "gen") }.
seat-named = { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }
    .acc = gracza { $name }
    .ins = graczem { $name }
    .loc = graczu { $name }
    .with = z graczem { $name }
seat-number = Gracz { $number }
    .gen = gracza { $number }
    .dat = graczowi { $number }
    .acc = gracza { $number }
    .ins = graczem { $number }
    .loc = graczu { $number }
    .with = z graczem { $number }
    .gender = masculine

refused-over = Gra jest skończona.
refused-not-asked = To nie twoja decyzja.
refused-option = To nie jest teraz możliwe.
refused-resign = Poddać się może tylko uczestnik trwającej gry.
refused-resigned = Ten gracz już się poddał.
refused-undo = Niczego nie można cofnąć: na przeszkodzie stoi rzut kośćmi, odkrycie albo odpowiedź innego gracza.

# A part of a number: what a limit takes away
part-limit = limit: { $n }
