# Celé rozkazy

form-recruit = Verbování jednotek
form-recruit-go = Verbovat
