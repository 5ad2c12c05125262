# Całe rozkazy

form-mobilise = Mobilizacja
form-mobilise-go = Kup
