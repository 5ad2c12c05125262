# Celé rozkazy

form-mobilise = Mobilizace
form-mobilise-go = Koupit
form-move = Tah generála
form-move-go = Táhnout
form-exchange = Předání oddílů
form-exchange-go = Předat
form-fight_on = Vykládat dál, dokud…
form-fight_on-go = Vykládat nejsilnější karty
form-fight_on-losses = nevyložím tolik karet
form-fight_on-odds = má šance neklesne pod
form-percent = %
form-fight_on-stopped-losses = Teď je rozhodnutí na vás: { $n ->
    [one] vyložena { $n } karta
    [few] vyloženy { $n } karty
   *[other] vyloženo { $n } karet
}.
form-fight_on-stopped-odds = Teď je rozhodnutí na vás: šance na vítězství klesla pod { $odds } %.
form-close = … a to je vše

# Trvalé rozkazy
form-pass_battles = V bitvách nevykládat karty a nikoho nepodporovat
form-pass_battles-go = Odteď pasovat
form-give_consent = Nechat spojence projít
form-give_consent-go = Odteď souhlasit
