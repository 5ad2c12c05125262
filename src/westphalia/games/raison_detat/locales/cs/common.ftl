# Words used by several chapters

option-done = Hotovo
option-end = Ukončit
option-accept = Přijmout
option-refuse = Odmítnout
option-yes = Ano
option-no = Ne
option-nothing = Nic
option-garrison = Posádka
option-lose = Ztratit je
option-off_board = Mimo plán
