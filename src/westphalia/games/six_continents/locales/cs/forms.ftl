# Celé rozkazy

form-fight_on = Bojovat dál, dokud…
form-fight_on-go = Bojovat dál
form-fight_on-losses = mé ztráty nedosáhnou
form-fight_on-odds = má šance neklesne pod
form-percent = %
form-fight_on-stopped-losses = Boj přerušen: { $n ->
    [one] padl { $n } voják
    [few] padli { $n } vojáci
   *[other] padlo { $n } vojáků
}.
form-fight_on-stopped-odds = Boj přerušen: šance na vítězství klesla pod { $odds } %.
form-stand_fast = Vydržet
form-stand_fast-go = Do konce bitvy přijímat ztráty podle návrhu
form-march = Pochod
form-march-go = Vytáhnout
form-attack = Útok
form-attack-go = Zaútočit
form-exchange = Výměna jednotek
form-exchange-go = Vyměnit
form-explore = Expedice
form-explore-go = Vyslat
form-sail = Plavba
form-sail-go = Vyplout
form-load = Nalodění
form-load-go = Nalodit
form-land = Vylodění
form-land-go = Vylodit
form-transfer = Přesun
form-transfer-go = Odeslat
form-landing_ship = Výsadková loď
form-landing_ship-go = Vyslat
form-construction_ship = Stavební loď
form-construction_ship-go = Vyslat
form-settle = Okupované provincie
form-settle-go = Zapsat do návrhu

# Trvalé rozkazy
form-no_bids = Nepřihazovat v žádné dražbě
form-no_bids-go = Odteď odstupovat
