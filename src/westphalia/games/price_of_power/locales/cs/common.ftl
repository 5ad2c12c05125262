# Slova mnoha otázek

option-accept = Přijmout
option-refuse = Odmítněte
option-decline = Ne, děkuji
option-done = Hotovo
option-stop = Dost
option-draw = Doberte
option-none = Nic
option-pay = Zaplaťte
