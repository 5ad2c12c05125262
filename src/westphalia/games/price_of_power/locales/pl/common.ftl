# Odpowiedzi wspólne wielu pytaniom

option-accept = Przyjmij
option-refuse = Odrzuć
option-decline = Nie, dziękuję
option-done = Gotowe
option-stop = Wystarczy
option-draw = Dobierz
option-none = Żadne z nich
option-pay = Zapłać
