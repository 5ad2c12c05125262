# Co mówi sam stół, niezależnie od gry.
#
# Imię gracza się nie odmienia: poza mianownikiem stoi przy nim słowo „gracz”, zob. GENDER w tekstach gry.

seat-number = Gracz { $number }
    .gen = Gracza { $number }
    .dat = Graczowi { $number }
    .acc = Gracza { $number }
    .ins = Graczem { $number }
    .loc = Graczu { $number }
    .with = z Graczem { $number }
    .gender = masculine

refused-over = Gra jest skończona.
refused-not-asked = To nie twoja decyzja.
refused-option = To nie jest teraz możliwe.
refused-resign = Poddać się może tylko uczestnik trwającej gry.
refused-resigned = Ten gracz już się poddał.
refused-undo = Niczego nie można cofnąć: na przeszkodzie stoi rzut kośćmi, odkrycie albo odpowiedź innego gracza.
