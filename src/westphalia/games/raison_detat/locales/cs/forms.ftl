# Celé rozkazy

form-mobilise = Mobilizace
form-mobilise-go = Koupit
