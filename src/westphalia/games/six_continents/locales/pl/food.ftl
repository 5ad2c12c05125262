# SC-13.10 do 13.14: jedzenie i głód

ask-famine_buy_off = Głód zabiera { $loss ->
    [one] { $loss } żołnierza
   *[other] { $loss } żołnierzy
}. Ilu ratujesz, płacąc po { $price ->
    [one] { $price } monecie
    [few] { $price } monety
   *[many] { $price } monet
}?

log-food = { NAME($seat) }, jedzenie: potrzeba { $need }, jest { $supply }.
log-food-bank = Bank odkupuje { $food ->
    [one] { $food } porcję
    [few] { $food } porcje
   *[many] { $food } porcji
} jedzenia od { NAME($seat, case: "gen") } za { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
}.
log-famine = Głód dotyka { NAME($seat, case: "gen") }: trzeba stracić lub wykupić { $n ->
    [one] { $n } żołnierza
   *[other] { $n } żołnierzy
}.
log-famine-paid = { NAME($seat) } płaci { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
} i ratuje { $n ->
    [one] { $n } żołnierza
   *[other] { $n } żołnierzy
}.

# Co przynosi koniec tury
brings-famine = Głód: ginie od 1 do { $n } { $n ->
    [one] żołnierza
   *[other] żołnierzy
}, chyba że ich wykupisz (cena za każdego w złocie: { $gold })
brings-famine-revolt = { $chance }% szans na bunt (rebelianci: od 1 do { $n })
brings-famine-revolt-unless-paid = { $chance }% szans na bunt (rebelianci: od 1 do { $n }), chyba że wszystko zostanie opłacone
brings-red-revolt = Czerwone żetony: { $chance }% szans na bunt (rebelianci: od 1 do { $n })
