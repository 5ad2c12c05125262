# Slova mnoha otázek

option-accept = Přijmout
option-refuse = Odmítnout
option-decline = Ne, děkuji
option-done = Hotovo
option-stop = Dost
option-draw = Dobrat
option-none = Nic
option-pay = Zaplatit
