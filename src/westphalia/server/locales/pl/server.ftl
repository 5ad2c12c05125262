# Co mówi serwer.

refused-stale = Gra poszła dalej; oto jej obecny stan.
refused-not-yours = To nie jest twoje miejsce.
refused-malformed = Serwer nie rozumie tej wiadomości.
refused-large = Wiadomość jest za długa.
refused-often = Za dużo wiadomości; poczekaj chwilę.
refused-paused = Gra jest wstrzymana.
refused-takeback = Nie ma twojej odpowiedzi, którą można by cofnąć.
refused-vote-open = Trwa inne głosowanie.
refused-no-vote = Nie trwa żadne głosowanie.
refused-no-chair = Nie ma takiego miejsca albo jest zajęte.
refused-broken = Coś poszło źle; stan gry jest taki jak przedtem.
refused-private = Ten stół jest prywatny.
refused-no-table = Nie ma takiego stołu.
refused-no-move = Gra jeszcze tam nie doszła.
refused-registered = Masz już konto.
refused-name = Nazwa musi mieć przynajmniej jedną literę.
refused-name-long = Ta nazwa jest za długa.
refused-name-taken = Ta nazwa jest zajęta.
refused-origin = Strona innej witryny nie może tu niczego zmienić.
refused-password = Nazwa i hasło nie pasują do siebie.
refused-not-over = Gra jeszcze się nie skończyła.
refused-hidden = Nikt nie ujawnił, co jest ukryte w tej grze.
refused-what-if = W tym ruchu nic innego nie pasuje do tego, co wiesz; spróbuj wcześniejszego.
refused-record-view = To jest to, co jeden gracz widział w trwającej grze. Sprawdzić można tylko cały zapis: pobierz go, gdy gra się skończy.
refused-record-what-if = To zapis stołu „co by było, gdyby”; zaczyna się w środku gry i nie da się go sprawdzić od początku.
refused-record-long = Ten zapis jest za długi.
