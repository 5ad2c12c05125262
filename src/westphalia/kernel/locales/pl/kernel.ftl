# Co mówi sam stół, niezależnie od gry.

# Jak nazywa się miejsce przy stole: imieniem gracza albo numerem. Imię się nie odmienia: poza mianownikiem odmienia się
# stojące przed nim słowo „gracz”. Tekst mówi tylko { NAME($seat, case: "gen") }; w środku zdania mianownik to
# { NAME($seat, case: "the") }: gracz 2.
seat-named = { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }
    .acc = gracza { $name }
    .ins = graczem { $name }
    .loc = graczu { $name }
    .with = z graczem { $name }
seat-number = Gracz { $number }
    .the = gracz { $number }
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

# Zasady, które zmieniły się w trakcie gry.
log-rules-again = Całą partię rozegrano ponownie według nowych zasad. Wszystkie decyzje nadal pasują, ale od ruchu { NUMBER($move, useGrouping: 0) } coś może wyglądać inaczej niż poprzednio.
log-rules-lost = { $n ->
    [one] Ostatni ruch nie pasuje do nowych zasad i trzeba go wykonać ponownie.
    [few] Ostatnie { $n } ruchy nie pasują do nowych zasad i trzeba je wykonać ponownie.
   *[many] Ostatnich { $n } ruchów nie pasuje do nowych zasad i trzeba je wykonać ponownie.
}
log-stuck-rules = Tę partię rozgrywano według zasad { $was }; według zasad { $now } nie da się jej kontynuować od ruchu { NUMBER($move, useGrouping: 0) }. Można ją oglądać i wyeksportować. Nic nie przepadło: gra potoczy się dalej, gdy tylko któraś wersja programu zdoła ją odczytać.
log-stuck-damaged = Zapis tej partii jest niespójny od ruchu { NUMBER($move, useGrouping: 0) }. Do tego miejsca można ją oglądać; naprawić ją może osoba prowadząca serwer.

# Stałe rozkazy: co postanowiono, zanim padło pytanie
form-usual = Zawsze tak, jak proponują zasady
form-usual-go = Odtąd odpowiadaj tak na to pytanie
form-lose_first = Zawsze najpierw trać…
form-lose_first-go = Odtąd trać je w pierwszej kolejności
form-refuse_offers = Odrzucaj wszystkie oferty
form-refuse_offers-go = Odtąd odrzucaj oferty
order-this_round = tylko w tej rundzie
order-wary = dopóki nikt mnie nie zaatakuje i nie spotka mnie nic poważnego
order-lapsed-round = Runda dobiegła końca.
order-lapsed-option = Tego, co nakazano, nie można tu zrobić.
order-lapsed-undo = Cofnięto odpowiedź, której udzielił ten rozkaz.
