# Words used by several chapters

option-done = Gotowe
option-end = Koniec
option-accept = Przyjmij
option-refuse = Odmów
option-yes = Tak
option-no = Nie
option-nothing = Nic
option-garrison = Garnizon
option-lose = Niech przepadną
option-off_board = Poza planszę
