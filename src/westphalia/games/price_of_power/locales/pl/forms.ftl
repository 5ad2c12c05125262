# Całe rozkazy

form-recruit = Rekrutacja jednostek
form-recruit-go = Rekrutuj
